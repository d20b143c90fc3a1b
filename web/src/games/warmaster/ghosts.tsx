// ghosts.tsx - where pieces would stand, drawn over those that stand there now, and the ruler to it. A ghost that is dragged is drawn
// once and then only shifted, on a layer of its own.
import { useMemo } from "preact/hooks";
import { armsOf, escutcheon } from "../../art/heraldry";
import type { SlotProps } from "../face";
import type { Aiming } from "./aiming";
import { Figures, lieAt, onPlane, outline, unitArt, type Field } from "./figures";
import { memo } from "./memo";
import { Flag } from "./plane";
import { armyOf, CENTIMETRE, characterOf, isPlace, measured, middleOf, personsOf, profileOf, unitsOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";

type Slot = SlotProps<Scene, Facts>;

interface Window {
  viewBox: string;
  style: Record<string, number>;
}

interface Props extends Slot {
  aiming: Aiming;
  field: Field;
  window: Window;
  pixel: number; // its size on the plane
}

export function Ghosts(props: Props) {
  const { scene, facts, ghost, field, window, pixel, aiming: { mover, walker, aim, isHeld, isLegal } } = props;
  const facing = aim?.[2] ?? 0;
  const seen = ghost && !isHeld ? ghost : null;
  const units = useMemo(() => (seen ? movedUnits(scene, seen) : aim && mover ? [turnedTo(mover, facing)] : []), [seen, scene, mover?.name, mover?.at, aim === null, facing]);
  const persons = useMemo(() => (seen ? movedPersons(scene, seen) : aim && walker ? [walker] : []), [seen, scene, walker?.name, aim === null]);
  if (units.length + persons.length === 0) return null;
  const shift = seen ? [0, 0] : shiftOf(props, aim!);
  return (
    <svg class={`ghost-layer${isLegal ? "" : " refused"}`} {...window} style={{ ...window.style, transform: `translate(${shift[0]! / pixel}px, ${(shift[1]! * field.tilt) / pixel}px)` }} aria-hidden="true">
      <Drawn units={units} persons={persons} scene={scene} facts={facts} field={field} isLegal={isLegal} />
    </svg>
  );
}

const Drawn = memo(function Drawn({ units, persons, scene, facts, field, isLegal }: Pick<Props, "scene" | "facts" | "field"> & { units: Unit[]; persons: Person[]; isLegal: boolean }) {
  return (
    <g transform={`scale(1 ${field.tilt})`}>
      {units.map((unit) => (
        <g key={unit.name} class={`ghost-unit side${unit.side}${isLegal ? "" : " refused"}`}>
          {unit.at.map((pose, index) => <path key={index} d={outline(unit)} style={{ transform: lieAt(field, pose) }} />)}
          <Figures unit={unit} art={unitArt(unit, profileOf(unit, scene, facts))} army={armyOf(scene, facts, unit.side)?.key ?? ""} field={field} />
        </g>
      ))}
      {persons.map((person) => {
        const [x, y] = onPlane(field, person.x, person.y);
        const army = armyOf(scene, facts, person.side)?.key ?? "";
        return <Flag key={person.name} x={x} y={y} class="ghost-person"><use href={escutcheon(army, person.side, characterOf(person, scene, facts)?.role ?? armsOf(army).emblem)} transform="translate(0 -10) scale(.82)" /></Flag>;
      })}
    </g>
  );
});

// How far the dragged piece is from where it stands, on the plane.
function shiftOf({ field, aiming: { mover, walker } }: Props, aim: Pose): [number, number] {
  const [fromX, fromY] = onPlane(field, ...placeOf(mover, walker, aim));
  const [toX, toY] = onPlane(field, aim[0], aim[1]);
  return [toX - fromX, toY - fromY];
}

const placeOf = (mover: Unit | undefined, walker: Person | undefined, aim: Pose): [number, number] =>
  mover ? (mover.at.length > 0 ? middleOf(mover.at) : [0, 0]) : walker?.where === "table" ? [walker.x, walker.y] : [aim[0], aim[1]];

// The unit where it is, turned bodily; one that stands nowhere yet as a single stand at the corner of the field.
function turnedTo(unit: Unit, facing: number): Unit {
  if (unit.at.length === 0) return { ...unit, at: [[0, 0, facing]] };
  const [mx, my] = middleOf(unit.at);
  const turn = ((facing - unit.at[0]![2]) * Math.PI) / 1800;
  const at = unit.at.map(([x, y, was]): Pose => {
    const [dx, dy] = [x - mx, y - my];
    return [mx + dx * Math.cos(turn) + dy * Math.sin(turn), my - dx * Math.sin(turn) + dy * Math.cos(turn), was + facing - unit.at[0]![2]];
  });
  return { ...unit, at };
}

function movedUnits(scene: Scene, ghost: Scene): Unit[] {
  const before = new Map(unitsOf(scene).map((unit) => [unit.name, JSON.stringify(unit.at)]));
  return unitsOf(ghost).filter((unit) => unit.where === "table" && JSON.stringify(unit.at) !== before.get(unit.name));
}

function movedPersons(scene: Scene, ghost: Scene): Person[] {
  const before = new Map(personsOf(scene).map((person) => [person.name, `${person.x} ${person.y}`]));
  return personsOf(ghost).filter((person) => person.where === "table" && `${person.x} ${person.y}` !== before.get(person.name));
}

// ---- The ruler ----

interface RulerProps extends Slot {
  aiming: Aiming;
  inPixels: (x: number, y: number) => [number, number];
}

export function Ruler(props: RulerProps) {
  const { scene, next, ghost, inPixels, aiming: { mover, walker, aim, isLegal } } = props;
  const from: [number, number] | null = mover ? (mover.at.length > 0 ? middleOf(mover.at) : null) : walker?.where === "table" ? [walker.x, walker.y] : null;
  const meant = ghost && mover && [...next].some(isPlace) ? movedUnits(scene, ghost).find((unit) => unit.name === mover.name.split(".")[0]) : undefined;
  const to: [number, number] | null = aim ? [aim[0], aim[1]] : meant ? middleOf(meant.at) : null;
  const length = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) / CENTIMETRE : 0;
  if (!from || !to || length < 0.5) return null;
  const [[x1, y1], [x2, y2]] = [inPixels(...from), inPixels(...to)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const line = `M${x1} ${y1}L${x2} ${y2}M${x2 - 9 * ux - 5 * uy} ${y2 - 9 * uy + 5 * ux}L${x2} ${y2}L${x2 - 9 * ux + 5 * uy} ${y2 - 9 * uy - 5 * ux}`;
  const told = ofPace(Number(length.toFixed(1)), props);
  const half = told.length * 3.9 + 10;
  const [mx, my] = [(x1 + x2) / 2 + (half + 8) * Math.abs(uy), (y1 + y2) / 2 - 20 * Math.abs(ux)];
  return (
    <svg class={`ruler${isLegal ? "" : " refused"}`} aria-hidden="true">
      <rect class="sheet" width="100%" height="100%" />
      <path class="under" d={line} />
      <path d={line} />
      <rect x={mx - half} y={my - 13} width={2 * half} height="26" rx="13" />
      <text x={mx} y={my + 5}>{told}</text>
    </svg>
  );
}

// "16 cm", and of a move by order out of how many.
function ofPace(length: number, { scene, aiming: { mover }, say }: RulerProps): string {
  const pace = mover && scene.moving ? scene.order?.paces[scene.order.units.indexOf(mover.name)] : undefined;
  return pace ? `${measured(length, scene, say)} / ${measured(pace / CENTIMETRE, scene, say)}` : measured(length, scene, say);
}
