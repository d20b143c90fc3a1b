// pieces.tsx - everything that stands on the field: who is lit, chosen, under orders or idle, which marks it bears, and where there is
// room for its name.
import { useMemo } from "preact/hooks";
import type { SlotProps } from "../face";
import { bannerAside, extentOf, onPlane, PersonFigure, StandTarget, unitArt, UnitFigure, type Field } from "./figures";
import { failedIn, marksOf } from "./marks";
import { brigadeOf } from "./orders";
import { armyOf, characterOf, middleOf, personsOf, profileOf, titleOf, unitsOf, type Facts, type Person, type Scene, type Unit } from "./scene";

type Props = SlotProps<Scene, Facts> & { field: Field; flag: number; areNamed: boolean }; // flag: a pixel of banners and names, on the plane; named where that can be read

const words = {
  en: { confused: "confused", laager: "in a laager", engaged: "engaged", stands: "stands", failed: "order failed", orders: "orders obeyed" },
  ru: { confused: "деморализован", laager: "табором", engaged: "в бою", stands: "баз", failed: "приказ не дошёл", orders: "приказов выполнено" },
};

const MAGIC = ["casting", "rage", "freeze", "summon", "raise", "regain", "voice"]; // questions that a spell puts

export function Pieces(props: Props) {
  const { scene, facts, field, say, seat, next, chosen, goal, marks, flag } = props;
  const units = useMemo(() => unitsOf(scene).filter((unit) => unit.where === "table").sort((one, other) => depthOf(one, field) - depthOf(other, field)), [scene, field]);
  const persons = personsOf(scene).filter((person) => person.where === "table");
  const failed = useMemo(() => failedIn(props.past), [props.shown, scene]);
  const size = Math.round(10 * Math.log(flag));
  const spots = useMemo(() => markSpots(units, persons, props, failed), [units, size, failed]);
  const tags = useMemo(() => tagsOf(units, persons, props, spots, failed), [units, size, props.areNamed, failed]);
  const word = words[say.language];
  const idle = idleOf(props);
  const isOrdering = scene.step === "orders" && !scene.task && chosen.length === 0;
  const gathered = isOrdering && goal !== null ? brigadeOf(scene, goal) : []; // whom an order to it would take along
  const isCarried = ({ name }: Person) => scene.step === "characters" && (chosen.includes(name) || props.able.has(name)); // a hand may take hold of him
  const isLed = (unit: Unit) => isOrdering && unit.side === seat && props.able.has(unit.name); // a commander who may still order reaches it
  return (
    <>
      {units.map((unit) => {
        const isNext = next.has(unit.name);
        const profile = profileOf(unit, scene, facts);
        const told = [
          titleOf(unit, scene, facts), `${unit.stands}/${unit.started} ${word.stands}`,
          ...(unit.orders ? [`${word.orders} ${unit.orders}`] : []), ...(failed.has(unit.name) ? [word.failed] : []), ...(unit.confused ? [word.confused] : []), ...(unit.laager ? [word.laager] : []), ...(unit.engaged ? [word.engaged] : []), ...(isNext ? [say("canChoose")] : []),
        ];
        const state = [
          isNext ? (unit.side !== seat ? "next strikes" : "next") : "", goal === unit.name || chosen.includes(unit.name) ? "chosen" : "", gathered.includes(unit.name) ? "ordered" : "", marks.includes(unit.name) ? "touched" : "",
          scene.order?.units.includes(unit.name) ? "ordered" : "", scene.taskUnit === unit.name ? (MAGIC.includes(scene.task ?? "") ? "asked enchanted" : "asked") : "", isLed(unit) ? "led" : "", unit.confused ? "confused" : "", idle.has(unit.name) ? "idle" : "",
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
            aside={spots.get(unit.name)?.[0] ?? 0}
            below={spots.get(unit.name)?.[1] ?? 0}
          />
        );
      })}
      {persons.map((person) => {
        const profile = characterOf(person, scene, facts);
        const isNext = next.has(person.name);
        const state = [isNext ? "next" : "", chosen.includes(person.name) ? "chosen" : "", marks.includes(person.name) ? "touched" : "", person.done && !isNext && scene.step !== "characters" ? "done" : "", (chosen.length > 0 || scene.order) && next.size > 0 && !isNext && !isCarried(person) ? "passed" : ""].filter(Boolean);
        return (
          <PersonFigure
            key={person.name}
            person={person}
            profile={profile}
            army={armyOf(scene, facts, person.side)?.key ?? ""}
            field={field}
            disc={scene.disc}
            state={state.map((name) => ` ${name}`).join("")}
            label={`${titleOf(person, scene, facts)}${isNext ? `, ${say("canChoose")}` : ""}`}
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

// ---- Marks and names that cover nothing ----

type Box = [left: number, right: number, top: number, low: number];
const meet = (one: Box, other: Box): boolean => one[0] < other[1] && one[1] > other[0] && one[2] < other[3] && one[3] > other[2];
const HIGH = 20; // pixels: a row of marks

// What stands on the field, in lengths of the plane, `flag` of them to a pixel: stands, banners, characters.
function bodiesOf(units: Unit[], persons: Person[], { field, flag }: Props): { stands: Box[]; banners: Box[]; people: Box[] } {
  const { tilt } = field;
  const stands = units.map((unit): Box => {
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const [across, down] = extentOf(unit);
    return [x - across, x + across, y - down, y + down];
  });
  const banners = units.map((unit): Box => {
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const foot = x + bannerAside(extentOf(unit)[0]);
    return [foot - 4 * flag, foot + 22 * flag, y - (33 * flag) / tilt, y];
  });
  const people = persons.map((person): Box => {
    const [x, y] = onPlane(field, person.x, person.y);
    return [x - 16 * flag, x + 16 * flag, y - (28 * flag) / tilt, y + (18 * flag) / tilt];
  });
  return { stands, banners, people };
}

const rowOf = (x: number, y: number, marks: number, { field, flag }: Props): Box => [x - 9 * marks * flag, x + 9 * marks * flag, y - (HIGH * flag) / 2 / field.tilt, y + (HIGH * flag) / 2 / field.tilt];

// Where the marks of each unit lie, from its middle: below it, or wherever beside it they cover least.
function markSpots(units: Unit[], persons: Person[], props: Props, failed: Set<string>): Map<string, [number, number]> {
  const { field, flag } = props;
  const { stands, banners, people } = bodiesOf(units, persons, props);
  const laid: Box[] = [];
  const spots = new Map<string, [number, number]>();
  for (const unit of units) {
    const marks = marksOf(unit, failed).length;
    if (marks === 0) continue;
    const [x, y] = onPlane(field, ...middleOf(unit.at));
    const [across, down] = extentOf(unit);
    const [under, side, half] = [down + ((HIGH / 2 + 1) * flag) / field.tilt, Math.max(across - 9 * marks * flag, 24 * flag), across + (9 * marks + 2) * flag];
    const places: [number, number][] = [[0, under], [-side, under], [side, under], [half, 0], [-half, 0], [-side, -under], [side, -under]];
    const covered = ([dx, dy]: [number, number]): number => {
      const row = rowOf(x + dx, y + dy, marks, props);
      const hit = (boxes: Box[]) => boxes.filter((box) => meet(row, box)).length;
      return 4 * hit(people) + 3 * hit(laid) + 2 * hit(banners) + hit(stands);
    };
    const best = places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
    laid.push(rowOf(x + best[0], y + best[1], marks, props));
    spots.set(unit.name, best);
  }
  return spots;
}

// A name stands below its unit, if nothing else is there.
function tagsOf(units: Unit[], persons: Person[], props: Props, spots: Map<string, [number, number]>, failed: Set<string>): Map<string, string> {
  const { scene, facts, field, flag, areNamed } = props;
  const { stands, banners, people } = bodiesOf(units, persons, props);
  const tags = new Map<string, string>();
  if (!areNamed) return tags;
  const middles = units.map((unit): [number, number] => onPlane(field, ...middleOf(unit.at)));
  const rows = units.flatMap((unit, index) => {
    const spot = spots.get(unit.name);
    return spot ? [rowOf(middles[index]![0] + spot[0], middles[index]![1] + spot[1], marksOf(unit, failed).length, props)] : [];
  });
  const taken = [...stands, ...banners, ...people, ...rows];
  units.forEach((unit, index) => {
    const [x, y] = middles[index]!;
    const [, down] = extentOf(unit);
    const tag = titleOf(unit, scene, facts);
    const half = (tag.length * 6.6 * flag) / 2;
    const box: Box = [x - half, x + half, y + down + flag / field.tilt, y + down + (16 * flag) / field.tilt];
    if (taken.some((other) => meet(box, other))) return;
    taken.push(box);
    tags.set(unit.name, tag);
  });
  return tags;
}
