// scene.ts - what the rules tell of a battle, and places as they are written. Lengths are those of the
// rules, 1/16 mm.
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
  orders: number;
  confused: number;
  laager: number;
  engaged: number;
  magic: number;
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
  item?: string;
}

export const unitsOf = (scene: any): Unit[] => scene.sides.flatMap((side: any) => side.units);
export const personsOf = (scene: any): Person[] => scene.sides.flatMap((side: any) => side.persons);
const armyOf = (scene: any, facts: any, side: number) =>
  facts.armies.find((army: any) => army.key === scene.sides[side].key);
export const profileOf = (unit: Unit, scene: any, facts: any) =>
  armyOf(scene, facts, unit.side)?.units.find((profile: any) => profile.key === unit.key);
export const characterOf = (person: Person, scene: any, facts: any) =>
  armyOf(scene, facts, person.side)?.characters.find((profile: any) => profile.key === person.key);

// A length in centimetres of the rules, as the players of this battle measure; the rules say how.
export function measured(length: number, scene: any, say: Say): string {
  const { per, [say.language]: sign } = scene.measure;
  return `${Number((length / per).toFixed(2))}${sign}`;
}

// A sentence of the facts, told so.
export function told(text: string, scene: any, facts: any): string {
  const inches: [string, string] | undefined = scene.measure.per === 1 ? undefined : facts.inches.find(([other]: [string, string]) => other === text);
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
