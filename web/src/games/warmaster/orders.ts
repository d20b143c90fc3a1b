// orders.ts - orders to several units for one press: a brigade, the same units again, those in a box. Who may take part and what must be
// rolled is said by the rules.
import type { Say } from "../../texts";
import type { Shortcut } from "../face";
import { characterOf, middleOf, personsOf, titleOf, unitsOf, type Facts, type Order, type Scene } from "./scene";

const words = {
  en: { odds: "{0} or less: {1}%", again: "The same again", order: "Order all {0}", brigade: "Order {0}" },
  ru: { odds: "{0} или меньше: {1}%", again: "Те же ещё раз", order: "Приказ всем: {0}", brigade: "Приказ: {0}" },
};

const SHOWN = 3; // brigades that are offered at once, the likeliest first

const oddsOf = ({ need, percent }: Order, say: Say): string => words[say.language].odds.replace("{0}", String(need)).replace("{1}", String(percent));

// The order, everybody who takes part, and the throw.
const given = (label: string, { person, units: [first, ...others] }: Order): Shortcut => ({ label, series: [[person, first!]], closing: [...others.map((unit) => `with ${unit}`), "give"] });

export function theSameAgain(scene: Scene, say: Say): Shortcut[] {
  return scene.again ? [given(`${words[say.language].again}, ${oddsOf(scene.again, say)}`, scene.again)] : [];
}

// Where nobody else commands, his brigades need no press on him.
export function loneCommander(scene: Scene, facts: Facts, say: Say): Shortcut[] {
  const lords = new Set((scene.brigades ?? []).map(({ person }) => person));
  const last = scene.again?.units.slice().sort().join(" "); // they have a button of their own
  const brigades = (scene.brigades ?? []).filter(({ units }) => units.slice().sort().join(" ") !== last);
  return lords.size === 1 ? brigadeOrders({ ...scene, brigades }, [...lords], facts, say) : [];
}

// The order that is being given, to everybody who touches, and the throw.
export function toAll(scene: Scene, whole: Order, say: Say): Shortcut {
  const others = whole.units.filter((unit) => !scene.order?.units.includes(unit));
  return { label: `${words[say.language].order.replace("{0}", String(whole.units.length))}, ${oddsOf(whole, say)}`, series: [], closing: [...others.map((unit) => `with ${unit}`), "give"] };
}

// With a commander chosen his brigades, with a unit chosen its brigade under each commander.
export function brigadeOrders(scene: Scene, [first]: string[], facts: Facts, say: Say): Shortcut[] {
  const found = (scene.brigades ?? []).filter(({ person, units }) => person === first || units.includes(first!));
  const most = Math.max(...found.map(({ units }) => units.length));
  const lord = (order: Order) => `${lordName(order, scene, facts)}${order.units.length < most ? ` (${order.units.length}/${most})` : ""}`; // he reaches only so many of them
  return [...found].sort((one, other) => other.percent - one.percent || other.units.length - one.units.length).slice(0, SHOWN).map((order) => given(`${order.person === first ? words[say.language].brigade.replace("{0}", brigadeName(order, scene, facts)) : lord(order)}: ${order.percent}%`, order));
}

// With whom a unit would be ordered, itself first: the most that any commander could.
export function brigadeOf(scene: Scene, unit: string): string[] {
  const most = (scene.brigades ?? []).filter(({ units }) => units.includes(unit)).reduce((best: string[], { units }) => (units.length > best.length ? units : best), [unit]);
  return [unit, ...most.filter((other) => other !== unit)];
}

// Short, for a phone has room for one of them beside the others: the pill at the unit says the rest.
function brigadeName({ units: [first, ...others] }: Order, scene: Scene, facts: Facts): string {
  const name = titleOf(unitsOf(scene).find(({ name }) => name === first)!, scene, facts);
  return others.length > 0 ? `${name} +${others.length}` : name;
}

function lordName({ person }: Order, scene: Scene, facts: Facts): string {
  const lord = personsOf(scene).find((other) => other.name === person);
  return (lord && characterOf(lord, scene, facts)?.name) ?? person;
}

export interface Box {
  from: [number, number];
  to: [number, number];
}

// The order of this commander to the units in the box, up to the throw: its odds are looked at first. Null where they are no brigade.
export function boxedOrder(scene: Scene, person: string, { from, to }: Box): Shortcut | null {
  const isInside = (x: number, y: number) => x >= Math.min(from[0], to[0]) && x <= Math.max(from[0], to[0]) && y >= Math.min(from[1], to[1]) && y <= Math.max(from[1], to[1]);
  const inside = unitsOf(scene).filter((unit) => unit.where === "table" && isInside(...middleOf(unit.at))).map((unit) => unit.name);
  const brigade = (scene.brigades ?? []).find((order) => order.person === person && order.units.some((unit) => inside.includes(unit)));
  const units = brigade?.units.filter((unit) => inside.includes(unit)) ?? inside.slice(0, 1);
  const [first, ...others] = units;
  return first ? { label: "", series: [[person, first]], closing: others.map((unit) => `with ${unit}`) } : null;
}
