// scene.ts - what the rules tell of a battle, and places as they are written. Lengths are those of the
// rules, 1/16 mm.
// tests/web/types.mjs holds these types against what the program sends.
import type { Say } from "../../texts";

export const CENTIMETRE = 160;

export type Pose = [x: number, y: number, facing: number]; // facing in tenths of a degree, 0 away from seat 1

export interface Unit {
  key: string;
  name: string;
  side: number;
  where: "table" | "waiting" | "off" | "lost";
  front: number;
  depth: number;
  stands: number;
  started: number;
  wounds: number;
  struck: number;
  orders: number;
  confused: number;
  charged: number;
  laager: number;
  engaged: number;
  magic: number;
  extra?: string;
  item?: string;
  at: Pose[];
}

export interface Person {
  key: string;
  name: string;
  side: number;
  where: string;
  x: number;
  y: number;
  done: number;
  moved: number;
  radius: number;
  with?: string;
  mount?: string;
  boon?: string;
  item?: string;
}

export interface Side {
  key: string;
  cost: number;
  breaks: number;
  lost: number;
  scored: number;
  units: Unit[];
  persons: Person[];
}

// An order that may be given: what it must roll, and in how many of 100 throws it is obeyed.
export interface Order {
  person: string;
  units: string[];
  need: number;
  percent: number;
}

export interface Zone {
  left: number;
  near: number;
  right: number;
  far: number;
  drawn: boolean; // by the map; else the usual strip along the edge
}

// A place of the map that is worth points at the end; -1: nobody holds it now.
export interface Objective {
  x: number;
  y: number;
  reach: number;
  points: number;
  holder: number;
}

export interface Scene {
  key: string; // "setup" "command" "shooting" "combat" "over"
  step: string;
  points: number;
  turn: number;
  round: number;
  rounds: number;
  width: number;
  depth: number;
  measure: { per: number; en: string; ru: string };
  disc: number; // radius of a character
  zones: Zone[]; // where each side sets up
  objectives: Objective[];
  moving: number;
  ground: { key: string; level: number; corners: [number, number][] }[];
  sides: Side[];
  order?: { person: string; units: string[]; paces: number[] };
  again?: Order;
  whole?: Order; // the order that is being given, with everybody who could take part
  brigades?: Order[]; // to whom an order may be given together, or to one that stands alone
  task?: string;
  taskSide?: number;
  taskUnit?: string;
  taskStand?: number;
  suggested?: string[];
  plans?: { key: string; action: string; fits: boolean }[]; // ways to set the side up, what each does next, which suits it
  stock?: string[]; // pieces of ground that may still be laid out
}

// Something of an army list, with its price and its limits.
export interface Choosable {
  key: string;
  name: string;
  points?: number;
  minimum?: number;
  maximum?: number;
  armyMaximum?: number;
  keywords?: number[];
  rules?: string;
  attacks?: number;
  shots?: number;
  range?: number;
  hits?: number;
  armour?: number;
  move?: number;
  command?: number;
}

export interface Profile extends Choosable {
  type: string;
  attacks: number;
  shots: number;
  range: number;
  hits: number;
  armour: number;
  move: number;
  stands: number;
  points: number;
}

export interface CharacterProfile extends Choosable {
  role: string;
  attacks: number;
  command: number;
  points: number;
}

export interface Army {
  key: string;
  name: string;
  rules?: string;
  units: Profile[];
  characters: CharacterProfile[];
  mounts: Choosable[];
}

export interface Facts {
  armies: Army[];
  renown: Army; // whom any army may hire
  items: { key: string; name: string; clause?: string; points: number }[];
  spells: { key: string; name: string; clause?: string; need: number; range: number }[];
  keywords: { key: string; name?: string; clause?: string; text: string }[];
  terrains: { key: string; name: string; clause?: string; effect: string }[];
  stock: { key: string; name: string; kind: string }[]; // what players lay out themselves
  plans: { key: string; name: string; about: string }[]; // of deployment
  maps: { key: string; name: string; clause?: string }[];
  inches: [string, string][];
  words: Record<string, string>;
}

export const unitsOf = (scene: Scene): Unit[] => scene.sides.flatMap((side) => side.units);
export const personsOf = (scene: Scene): Person[] => scene.sides.flatMap((side) => side.persons);
export const armyOf = (scene: Scene, facts: Facts, side: number): Army | undefined => facts.armies.find((army) => army.key === scene.sides[side]?.key);
export const profileOf = (unit: Unit, scene: Scene, facts: Facts): Profile | undefined =>
  [armyOf(scene, facts, unit.side), facts.renown].flatMap((army) => army?.units ?? []).find((profile) => profile.key === unit.key);
export const characterOf = (person: Person, scene: Scene, facts: Facts): CharacterProfile | undefined =>
  [armyOf(scene, facts, person.side), facts.renown].flatMap((army) => army?.characters ?? []).find((profile) => profile.key === person.key);

const colours = { en: ["Blue", "Red"], ru: ["Синие", "Красные"] };

// A side is called by its army, where that tells the two apart.
export const armyName = (scene: Scene, facts: Facts, side: number): string =>
  scene.sides.every(({ units }) => units.length > 0) && scene.sides[0]!.key !== scene.sides[1]!.key ? (armyOf(scene, facts, side)?.name ?? "") : "";
export const sideName = (scene: Scene, facts: Facts, side: number, say: Say): string => armyName(scene, facts, side) || colours[say.language][side]!;

// As the rules call it in sentences: its kind, with its sign where others are of that kind too.
export function titleOf(piece: Unit | Person, scene: Scene, facts: Facts): string {
  const isUnit = "at" in piece;
  const nameOf = (other: Unit | Person) => ("at" in other ? profileOf(other, scene, facts) : characterOf(other, scene, facts))?.name ?? other.key;
  const all: (Unit | Person)[] = isUnit ? unitsOf(scene) : personsOf(scene);
  const name = nameOf(piece);
  return all.some((other) => other.name !== piece.name && nameOf(other) === name) ? `${name} ${piece.name}` : name;
}

// A length in centimetres of the rules, as the players of this battle measure; the rules say how.
export function measured(length: number, scene: Scene, say: Say): string {
  const { per, [say.language]: sign } = scene.measure;
  return `${Number((length / per).toFixed(2))}${sign}`;
}

// A sentence of the facts, told so.
export function told(text: string, scene: Scene, facts: Facts): string {
  const inches = scene.measure.per === 1 ? undefined : facts.inches.find(([other]) => other === text);
  return inches?.[1] ?? text;
}

export const isPlace = (thing: string): boolean => /^\d/.test(thing);

export function poseOf(thing: string): Pose {
  const [x, y, facing] = thing.split(",").map(Number);
  return [x! * CENTIMETRE, y! * CENTIMETRE, (facing ?? 0) * 10];
}

// As exactly as the rules know places.
const length = (units: number): string => String(Number((Math.round(units) / CENTIMETRE).toFixed(5)));

export function placeName([x, y, facing]: Pose): string {
  const degrees = (((Math.round(facing) % 3600) + 3600) % 3600) / 10;
  return `${length(x)},${length(y)},${degrees}`;
}

export const middleOf = (poses: Pose[]): [number, number] => [
  poses.reduce((sum, [x]) => sum + x, 0) / poses.length,
  poses.reduce((sum, [, y]) => sum + y, 0) / poses.length,
];

// A unit by its name, or one stand of it ("A3.2") as if it were a unit.
export function moverOf(thing: string | undefined, units: Unit[]): Unit | undefined {
  const [name, stand] = thing?.split(".") ?? [];
  const unit = units.find((other) => other.name === name);
  if (!unit || stand === undefined) return unit;
  const pose = unit.at[Number(stand) - 1];
  return pose && { ...unit, name: thing!, at: [pose] };
}
