// overlay.tsx - what can be pressed while a piece is considered: the places it may take; and the lines of a spell. It lies in the plane:
// lengths are those of the rules. Signs stand upright (plane.tsx).
import { useMemo } from "preact/hooks";
import type { SlotProps } from "../face";
import type { Aiming } from "./aiming";
import { Sign } from "./plane";
import { isPlace, middleOf, poseOf, unitsOf, type Facts, type Person, type Scene } from "./scene";
import type { OnScreen } from "./terrain";

interface Props extends SlotProps<Scene, Facts> {
  aiming: Aiming;
  onScreen: OnScreen; // from a place of the rules to the plane
  pixel: number; // its size there
}

const APART = 13; // pixels between spots: of nearer ones a finger could not tell which it meant, and the piece itself can be dragged

function apart(places: string[], gap: number): string[] {
  const kept: [number, number][] = [];
  return places.filter((place) => {
    const [x, y] = poseOf(place);
    if (kept.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < gap)) return false;
    kept.push([x, y]);
    return true;
  });
}

export function Overlay(props: Props) {
  const { chosen, next, pixel, aiming: { walker, aim, isHeld } } = props;
  const places = useMemo(() => apart([...next].filter(isPlace), APART * pixel), [next, pixel]);
  return (
    <g class={isHeld ? "overlay held" : aim ? "overlay aimed" : "overlay"}>
      {walker?.where === "table" && chosen.length > 1 && linesOf(props, walker)}
      {places.map((thing) => <Place key={thing} {...props} thing={thing} />)}
    </g>
  );
}

// From the wizard to all whom the spell can strike, and to the places that it can reach; the one that is pointed at is bright.
function linesOf({ scene, next, hovered, goal, chosen, onScreen }: Props, { x, y }: Person) {
  const units = unitsOf(scene).filter((unit) => (next.has(unit.name) || chosen.includes(unit.name)) && unit.at.length > 0);
  const ends: [string, [number, number]][] = [
    ...[...next].filter(isPlace).map((thing): [string, [number, number]] => [thing, [poseOf(thing)[0], poseOf(thing)[1]]]),
    ...units.map((unit): [string, [number, number]] => [unit.name, middleOf(unit.at)]),
  ];
  const from = onScreen(x, y);
  return ends.map(([thing, to]) => {
    const [[x1, y1], [x2, y2]] = [from, onScreen(...to)];
    const isMeant = thing === hovered || thing === goal || chosen.includes(thing);
    return <path key={thing} class={`line-of-spell${isMeant ? " meant" : ""}`} d={`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - Math.hypot(x2 - x1, y2 - y1) / 6} ${x2} ${y2}`} />;
  });
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
