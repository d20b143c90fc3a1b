// stand-row.tsx - the stands of a unit side by side with their figures, as on the field: on its card, and in the account of a fight
// with those that fell crossed out.
import { armsOf } from "../../art/heraldry";
import { ranks } from "../../art/troops";
import { unitArt } from "./figures";
import type { Profile, Unit } from "./scene";

const MILLIMETRE = 16;
const TILT = 0.75;

interface Props {
  unit: Unit;
  profile: Profile | undefined;
  army: string;
  count: number;
  lost?: number; // of them, the last
}

export function Stands({ unit, profile, army, count, lost = 0 }: Props) {
  const [front, depth] = [unit.front / MILLIMETRE, unit.depth / MILLIMETRE];
  const href = ranks(unitArt(unit, profile), army, armsOf(army), unit.side, front, depth, 180, TILT);
  const low = (depth * TILT) / 2 + 1;
  return (
    <svg class="ranks" viewBox={`${(-front * count) / 2 - 1} ${-low - 12} ${front * count + 2} ${2 * low + 12}`} aria-hidden="true">
      {Array.from({ length: count }, (_, stand) => {
        const isLost = stand >= count - lost;
        return (
          <g key={stand} transform={`translate(${(stand - (count - 1) / 2) * front} 0)`} class={isLost ? "fallen" : ""}>
            <rect class="tray-base" x={-front / 2 + 0.4} y={-low + 1} width={front - 0.8} height={2 * low - 1} />
            <use href={href} />
            {isLost && <path class="cross" d={`M${-front / 4} ${-low - 3}L${front / 4} ${low}M${front / 4} ${-low - 3}L${-front / 4} ${low}`} />}
          </g>
        );
      })}
    </svg>
  );
}
