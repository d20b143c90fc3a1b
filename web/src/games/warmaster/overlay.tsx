// overlay.tsx - what is drawn over the pieces while one is considered: places it may take, its ghost, the ruler, the line of a spell.
// It lies in the plane: lengths are those of the rules. Words and signs stand upright (plane.tsx).
import { useMemo } from "preact/hooks";
import type { SlotProps } from "../face";
import type { Aiming } from "./aiming";
import { Sign } from "./plane";
import { CENTIMETRE, isPlace, measured, middleOf, poseOf, unitsOf, type Facts, type Pose, type Scene, type Unit } from "./scene";
import { Ruler, type OnScreen } from "./terrain";

interface Props extends SlotProps<Scene, Facts> {
  aiming: Aiming;
  onScreen: OnScreen; // from a place of the rules to the plane
  standTransform: (pose: Pose) => string;
  pixel: number; // its size on the plane
}

export function Overlay(props: Props) {
  const { scene, chosen, next, aiming, onScreen, standTransform } = props;
  const { mover, walker, aim, isLegal, isHeld } = aiming;
  const ghosts = useMemo(() => ghostsOf(props, mover, aim), [props.ghost, mover, aim, isHeld, scene]);
  const places = [...next].filter(isPlace);
  const meant = ghosts.find((ghost) => ghost.name === mover?.name.split(".")[0]);
  const to = aim ?? (meant && places.length > 0 ? middleOf(meant.at) : null);
  const from = mover ? (mover.at.length > 0 ? middleOf(mover.at) : null) : walker?.where === "table" ? [walker.x, walker.y] as [number, number] : null;
  return (
    <g class={isHeld ? "overlay held" : "overlay"}>
      {walker && chosen.length > 1 && places.map((thing) => {
        const [x1, y1] = onScreen(walker.x, walker.y);
        const [x2, y2] = onScreen(...(poseOf(thing).slice(0, 2) as [number, number]));
        return <path key={thing} class="line-of-spell" d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {places.map((thing) => <Place key={thing} {...props} thing={thing} />)}
      {ghosts.map((ghost) => (
        <g key={ghost.name} class={`ghost-unit${isLegal ? "" : " refused"}`}>
          {ghost.at.map((pose, index) => (
            <g key={index} style={{ transform: standTransform(pose) }}>
              <rect x={-ghost.front / 2} y={-ghost.depth / 2} width={ghost.front} height={ghost.depth} rx="30" />
              <path d={`M${-ghost.front / 2} ${-ghost.depth / 2}h${ghost.front}`} />
            </g>
          ))}
        </g>
      ))}
      {to && from && <Ruler from={from} to={to} onScreen={onScreen} told={(length: number) => ofPace(length, props)} isLegal={isLegal} />}
    </g>
  );
}

// "16 cm", and of a move by order out of how many.
function ofPace(length: number, { scene, aiming: { mover }, say }: Props): string {
  const pace = mover && scene.moving ? scene.order?.paces[scene.order.units.indexOf(mover.name)] : undefined;
  return pace ? `${measured(length, scene, say)} / ${measured(pace / CENTIMETRE, scene, say)}` : measured(length, scene, say);
}

// Where a piece may go, and which way it would face there.
function Place({ thing, chosen, turned, say, onScreen, scene, effect }: Props & { thing: string }) {
  const [x, y, facing] = poseOf(thing);
  const [sx, sy] = onScreen(x, y);
  const way = facing / 10 + (turned ? 180 : 0);
  return (
    <g class={`place-target next${chosen.includes(thing) ? " chosen" : ""}`} role="button" tabindex={0} aria-label={`${effect(thing) || thing}, ${say("canChoose")}`} data-thing={thing} data-scene={scene.key}>
      <Sign x={sx} y={sy}>
        <circle r="8" />
        <path transform={`rotate(${way})`} d="M-3.6 2.8L0 -4.8L3.6 2.8Z" />
      </Sign>
    </g>
  );
}

// What moves in the scene to come; or the chosen unit shifted bodily to where it is aimed.
function ghostsOf({ scene, ghost, aiming: { isHeld } }: Props, mover: Unit | undefined, aim: Pose | null): Unit[] {
  if (ghost && !isHeld) {
    const before = new Map(unitsOf(scene).map((unit) => [unit.name, JSON.stringify(unit.at)]));
    return unitsOf(ghost).filter((unit) => unit.where === "table" && JSON.stringify(unit.at) !== before.get(unit.name));
  }
  if (!aim || !mover) return [];
  if (mover.at.length === 0) return [{ ...mover, at: [aim] }];
  const [mx, my] = middleOf(mover.at);
  const turn = ((aim[2] - mover.at[0]![2]) * Math.PI) / 1800;
  const shifted = mover.at.map(([x, y, facing]): Pose => {
    const [dx, dy] = [x - mx, y - my];
    return [aim[0] + dx * Math.cos(turn) + dy * Math.sin(turn), aim[1] - dx * Math.sin(turn) + dy * Math.cos(turn), facing + aim[2] - mover.at[0]![2]];
  });
  return [{ ...mover, at: shifted }];
}
