// overlay.tsx - what can be pressed while a piece is considered: the places it may take; and the lines of a spell. It lies in the plane:
// lengths are those of the rules. Signs stand upright (plane.tsx).
import type { SlotProps } from "../face";
import type { Aiming } from "./aiming";
import { Sign } from "./plane";
import { isPlace, poseOf, type Facts, type Scene } from "./scene";
import type { OnScreen } from "./terrain";

interface Props extends SlotProps<Scene, Facts> {
  aiming: Aiming;
  onScreen: OnScreen; // from a place of the rules to the plane
}

export function Overlay(props: Props) {
  const { chosen, next, aiming: { walker, aim, isHeld }, onScreen } = props;
  const places = [...next].filter(isPlace);
  return (
    <g class={isHeld ? "overlay held" : aim ? "overlay aimed" : "overlay"}>
      {walker && chosen.length > 1 && places.map((thing) => {
        const [x1, y1] = onScreen(walker.x, walker.y);
        const [x2, y2] = onScreen(...(poseOf(thing).slice(0, 2) as [number, number]));
        return <path key={thing} class="line-of-spell" d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      {places.map((thing) => <Place key={thing} {...props} thing={thing} />)}
    </g>
  );
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
