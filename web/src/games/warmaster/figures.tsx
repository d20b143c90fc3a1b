// figures.tsx - units stand by stand, and characters, with their names.
import { Icon } from "../../ui/icon";
import type { SlotProps } from "../face";
import { characterOf, middleOf, profileOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";
import type { OnScreen } from "./terrain";

type BoardProps = SlotProps<Scene, Facts>;

const LABEL = [10.5, 15]; // pixels, from afar and near

const words = {
  en: { confused: "confused", laager: "in a laager", engaged: "engaged", stands: "stands" },
  ru: { confused: "деморализован", laager: "табором", engaged: "в бою", stands: "баз" },
};

interface FigureProps extends BoardProps {
  unit: Unit;
  standTransform: (pose: Pose) => string;
  onScreen: OnScreen;
  pixel: number; // its size on the field
}

const lettersAt = (pixel: number): number => Math.min(Math.max(170, LABEL[0]! * pixel), LABEL[1]! * pixel);

// How far a unit reaches from its middle on the screen, across and down.
function extentOf(unit: Unit): [number, number] {
  const [mx, my] = middleOf(unit.at);
  const reach = (pose: Pose): [number, number] => {
    const angle = (pose[2] * Math.PI) / 1800;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    return [Math.abs(pose[0] - mx) + (cos * unit.front + sin * unit.depth) / 2, Math.abs(pose[1] - my) + (sin * unit.front + cos * unit.depth) / 2];
  };
  return [Math.max(...unit.at.map((pose) => reach(pose)[0])), Math.max(...unit.at.map((pose) => reach(pose)[1]))];
}

// The name stands on a unit of several stands while these are small, else below it; the side's letter is
// left out where there is no room.
function UnitLabel({ unit, pixel }: { unit: Unit; pixel: number }) {
  const [across, down] = extentOf(unit);
  const letters = lettersAt(pixel);
  const isSmall = unit.at.length > 1 && letters > 0.6 * unit.depth;
  const hearts = unit.wounds ? ` −${unit.wounds}♥` : "";
  const fits = letters * 0.62 * (unit.name.length + hearts.length) < 2 * across;
  return <text font-size={letters} y={isSmall ? letters * 0.35 : down + letters * 0.95}>{fits ? unit.name : unit.name.slice(1)}{hearts}</text>;
}

export function UnitFigure({ scene, facts, unit, next, chosen, goal, marks, seat, say, standTransform, onScreen, pixel }: FigureProps) {
  const profile = profileOf(unit, scene, facts);
  const word = words[say.language];
  const [x, y] = onScreen(...middleOf(unit.at));
  const isNext = next.has(unit.name);
  const isChosen = goal === unit.name || chosen.includes(unit.name);
  const removable = unit.at.map((_, index) => next.has(`${unit.name}.${index + 1}`));
  const isMeant = (stand: number) => chosen[0] === `${unit.name}.${stand}` || (scene.taskUnit === unit.name && scene.taskStand === stand);
  const ordered = scene.order?.units.includes(unit.name);
  const reach = Math.max(60, 4 * pixel);
  const sign = Math.max(380, 15 * pixel);
  const label = `${unit.name} ${profile?.name ?? unit.key}, ${unit.stands}/${unit.started} ${word.stands}${unit.confused ? `, ${word.confused}` : ""}${unit.laager ? `, ${word.laager}` : ""}${
    unit.engaged ? `, ${word.engaged}` : ""
  }${isNext ? `, ${say("canChoose")}` : ""}`;
  return (
    <g
      class={`wm-unit side${unit.side}${isNext ? (unit.side !== seat ? " next strikes" : " next") : ""}${isChosen ? " chosen" : ""}${
        marks.includes(unit.name) ? " touched" : ""
      }${ordered ? " ordered" : ""}${scene.taskUnit === unit.name ? " asked" : ""}${unit.confused ? " confused" : ""}`}
    >
      <g class={isNext ? "next" : ""} role="button" tabindex={isNext ? 0 : -1} aria-label={label} aria-pressed={isChosen} data-thing={unit.name} data-piece={unit.name}>
        {unit.at.map((pose, index) => (
          <g key={index} class={`stand${isMeant(index + 1) ? " meant" : ""}`} style={{ transform: standTransform(pose) }}>
            <rect x={-unit.front / 2 - reach} y={-unit.depth / 2 - reach} width={unit.front + 2 * reach} height={unit.depth + 2 * reach} class="reach" />
            <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} rx={unit.side ? 90 : 12} class="base" />
            {unit.side === 1 && <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} rx="90" class="hatch" />}
            <path class="front" d={`M${-unit.front / 2 + 20} ${-unit.depth / 2 + 22}h${unit.front - 40}`} />
            <path class="nose" d={`M-60 ${-unit.depth / 2 + 40}L0 ${-unit.depth / 2 - 50}L60 ${-unit.depth / 2 + 40}Z`} />
            <Icon name={profile?.type ?? "infantry"} x={-130} y={-110} size={260} />
          </g>
        ))}
      </g>
      {removable.map((can, index) => can && (
        <g key={index} class="stand-target next" style={{ transform: standTransform(unit.at[index]!) }} role="button" tabindex={0} aria-label={`${unit.name}.${index + 1}, ${say("canChoose")}`} data-thing={`${unit.name}.${index + 1}`}>
          <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} />
        </g>
      ))}
      <g class={`unit-label side${unit.side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <UnitLabel unit={unit} pixel={pixel} />
        {unit.confused > 0 && <Icon name="confused" x={-sign / 2} y={-sign * 1.35} size={sign} />}
        {unit.magic > 0 && <Icon name="magic" x={sign / 2} y={-sign * 1.35} size={sign} />}
      </g>
    </g>
  );
}

export function PersonFigure({ scene, facts, person, next, chosen, marks, say, onScreen, pixel }: BoardProps & { person: Person; onScreen: OnScreen; pixel: number }) {
  const profile = characterOf(person, scene, facts);
  const [x, y] = onScreen(person.x, person.y);
  const isNext = next.has(person.name);
  const isChosen = chosen.includes(person.name);
  const radius = Math.max(scene.disc, 7 * pixel);
  const letters = lettersAt(pixel);
  return (
    <g
      class={`wm-person side${person.side}${isNext ? " next" : ""}${isChosen ? " chosen" : ""}${marks.includes(person.name) ? " touched" : ""}${
        person.done ? " done" : ""
      }${chosen.length > 0 && next.size > 0 && !isNext ? " passed" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabindex={isNext ? 0 : -1}
      aria-label={`${person.name} ${profile?.name ?? person.key}${isNext ? `, ${say("canChoose")}` : ""}`}
      aria-pressed={isChosen}
      data-thing={person.name}
      data-piece={person.name}
    >
      <circle class="reach" r={radius * 1.6} />
      {person.side === 0 ? <circle class="base" r={radius} /> : <path class="base" d={`M0 ${-1.2 * radius}L${1.2 * radius} 0L0 ${1.2 * radius}L${-1.2 * radius} 0Z`} />}
      <Icon name={profile?.role ?? "hero"} x={-0.68 * radius} y={-0.68 * radius} size={1.36 * radius} />
      {(isNext || isChosen || letters < 1.2 * scene.disc) && <text font-size={letters} y={radius * 1.2 + letters * 0.9}>{person.name}</text>}
    </g>
  );
}
