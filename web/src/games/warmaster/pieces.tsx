// pieces.tsx - everything that stands on the field: who is lit, chosen, under orders or idle, which marks it bears, and where there is
// room for its name.
import { useMemo } from "preact/hooks";
import type { SlotProps } from "../face";
import { extentOf, onPlane, PersonFigure, StandTarget, unitArt, UnitFigure, type Field } from "./figures";
import { failedIn, marksOf } from "./marks";
import { armyOf, characterOf, middleOf, personsOf, profileOf, unitsOf, type Facts, type Person, type Scene, type Unit } from "./scene";

type Props = SlotProps<Scene, Facts> & { field: Field; flag: number; areNamed: boolean }; // flag: a pixel of banners and names, on the plane; named where that can be read

const words = {
  en: { confused: "confused", laager: "in a laager", engaged: "engaged", stands: "stands", failed: "order failed", orders: "orders obeyed" },
  ru: { confused: "деморализован", laager: "табором", engaged: "в бою", stands: "баз", failed: "приказ не дошёл", orders: "приказов выполнено" },
};

export function Pieces(props: Props) {
  const { scene, facts, field, say, seat, next, chosen, goal, marks, flag } = props;
  const units = useMemo(() => unitsOf(scene).filter((unit) => unit.where === "table").sort((one, other) => depthOf(one, field) - depthOf(other, field)), [scene, field]);
  const persons = personsOf(scene).filter((person) => person.where === "table");
  const failed = useMemo(() => failedIn(props.past), [props.shown, scene]);
  const tags = useMemo(() => tagsOf(units, persons, props, failed), [units, Math.round(10 * Math.log(flag)), props.areNamed, failed]);
  const shifts = useMemo(() => shiftsOf(units, persons, props, failed), [units, Math.round(10 * Math.log(flag)), failed]);
  const word = words[say.language];
  const idle = idleOf(props);
  return (
    <>
      {units.map((unit) => {
        const isNext = next.has(unit.name);
        const profile = profileOf(unit, scene, facts);
        const told = [
          `${unit.name} ${profile?.name ?? unit.key}`, `${unit.stands}/${unit.started} ${word.stands}`,
          ...(unit.orders ? [`${word.orders} ${unit.orders}`] : []), ...(failed.has(unit.name) ? [word.failed] : []), ...(unit.confused ? [word.confused] : []), ...(unit.laager ? [word.laager] : []), ...(unit.engaged ? [word.engaged] : []), ...(isNext ? [say("canChoose")] : []),
        ];
        const state = [
          isNext ? (unit.side !== seat ? "next strikes" : "next") : "", goal === unit.name || chosen.includes(unit.name) ? "chosen" : "", marks.includes(unit.name) ? "touched" : "",
          scene.order?.units.includes(unit.name) ? "ordered" : "", scene.taskUnit === unit.name ? "asked" : "", unit.confused ? "confused" : "", idle.has(unit.name) ? "idle" : "",
        ].filter(Boolean);
        const isMeant = (stand: number) => chosen[0] === `${unit.name}.${stand}` || (scene.taskUnit === unit.name && scene.taskStand === stand);
        return (
          <UnitFigure
            key={unit.name}
            unit={unit}
            art={unitArt(unit, profile)}
            army={armyOf(scene, facts, unit.side)?.key ?? ""}
            field={field}
            state={state.map((name) => ` ${name}`).join("")}
            marks={marksOf(unit, failed).join(" ")}
            tag={tags.get(unit.name) ?? ""}
            label={told.join(", ")}
            meant={unit.at.findIndex((_, index) => isMeant(index + 1)) + 1}
            shift={shifts.get(unit.name) ?? 0}
          />
        );
      })}
      {persons.map((person) => {
        const profile = characterOf(person, scene, facts);
        const isNext = next.has(person.name);
        const state = [isNext ? "next" : "", chosen.includes(person.name) ? "chosen" : "", marks.includes(person.name) ? "touched" : "", person.done ? "done" : "", chosen.length > 0 && next.size > 0 && !isNext ? "passed" : ""].filter(Boolean);
        return (
          <PersonFigure
            key={person.name}
            person={person}
            profile={profile}
            army={armyOf(scene, facts, person.side)?.key ?? ""}
            field={field}
            disc={scene.disc}
            state={state.map((name) => ` ${name}`).join("")}
            label={`${person.name} ${profile?.name ?? person.key}${isNext ? `, ${say("canChoose")}` : ""}`}
          />
        );
      })}
      {units.flatMap((unit) => unit.at.flatMap((_, index) => (next.has(`${unit.name}.${index + 1}`) ? [<StandTarget key={`${unit.name}.${index + 1}`} unit={unit} stand={index + 1} field={field} label={`${unit.name}.${index + 1}, ${say("canChoose")}`} />] : [])))}
    </>
  );
}

const depthOf = (unit: Unit, field: Field): number => onPlane(field, ...middleOf(unit.at))[1];

// Own units that nothing can be done with now, while others can act: the rules say why when one is pressed.
export function idleOf({ scene, seat, able, isOpenEnded, chosen }: SlotProps<Scene, Facts>): Set<string> {
  const own = unitsOf(scene).filter((unit) => unit.side === seat && unit.where === "table");
  const isAble = (unit: Unit) => able.has(unit.name) || chosen.includes(unit.name) || scene.order?.units.includes(unit.name) || scene.taskUnit === unit.name;
  if (!["command", "shooting"].includes(scene.key) || (scene.step === "move" && isOpenEnded)) return new Set();
  return own.some(isAble) ? new Set(own.filter((unit) => !isAble(unit)).map((unit) => unit.name)) : new Set();
}

// ---- Names that cover nothing ----

type Box = [left: number, right: number, top: number, low: number];
const meet = (one: Box, other: Box): boolean => one[0] < other[1] && one[1] > other[0] && one[2] < other[3] && one[3] > other[2];

// How far the marks of each unit go to the side, so that no character stands on them.
function shiftsOf(units: Unit[], persons: Person[], { field, flag }: Props, failed: Set<string>): Map<string, number> {
  const shifts = new Map<string, number>();
  const feet = persons.map((person): Box => {
    const [x, y] = onPlane(field, person.x, person.y);
    return [x - 15 * flag, x + 15 * flag, y - (26 * flag) / field.tilt, y + (6 * flag) / field.tilt];
  });
  for (const unit of units) {
    const marks = marksOf(unit, failed).length;
    if (marks === 0) continue;
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const [across, down] = extentOf(unit);
    const isFree = (shift: number) => feet.every((foot) => !meet(foot, [x + shift - 9 * marks * flag, x + shift + 9 * marks * flag, y + down, y + down + (20 * flag) / field.tilt]));
    const side = Math.max(across - 9 * marks * flag, 24 * flag);
    shifts.set(unit.name, [0, -side, side].find(isFree) ?? 0);
  }
  return shifts;
}

// In lengths of the plane, `flag` of them to a pixel: below a unit, if no stand, banner, character or other name is there.
function tagsOf(units: Unit[], persons: Person[], { scene, facts, field, flag: grown, areNamed }: Props, failed: Set<string>): Map<string, string> {
  const { tilt } = field;
  const taken: Box[] = [];
  for (const unit of units) {
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const [across, down] = extentOf(unit);
    taken.push([x - across, x + across, y - down, y + down], [x - 4 * grown, x + 22 * grown, y - (33 * grown) / tilt, y]);
    const marks = marksOf(unit, failed).length;
    if (marks > 0) taken.push([x - 9 * marks * grown, x + 9 * marks * grown, y + down, y + down + (20 * grown) / tilt]);
  }
  for (const person of persons) {
    const [x, y] = onPlane(field, person.x, person.y);
    taken.push([x - 16 * grown, x + 16 * grown, y - (28 * grown) / tilt, y + (18 * grown) / tilt]);
  }
  const tags = new Map<string, string>();
  if (!areNamed) return tags;
  for (const unit of units) {
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const [, down] = extentOf(unit);
    const name = profileOf(unit, scene, facts)?.name ?? unit.name;
    for (const tag of [`${name} ${unit.name}`, unit.name]) {
      const half = (tag.length * 6.6 * grown) / 2;
      const box: Box = [x - half, x + half, y + down + grown / tilt, y + down + (16 * grown) / tilt];
      if (taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      tags.set(unit.name, tag);
      break;
    }
  }
  return tags;
}
