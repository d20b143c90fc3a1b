// model.ts - a map while it is being drawn, and the text that the rules read. Lengths are millimetres, y runs away from the near edge.

export type Point = [number, number];

export interface Feature {
  key: string;
  level: number;
  corners: Point[];
}

export interface Goal {
  x: number;
  y: number;
  reach: number; // cm
  share: number; // percent
}

export interface Zone {
  left: number;
  near: number;
  right: number;
  far: number;
  drawn: boolean;
}

export interface MapModel {
  title: string;
  width: number;
  depth: number;
  turns: number; // 0: as agreed
  deploy: string; // "": as agreed
  ground: Feature[];
  zones: Zone[];
  goals: Goal[];
}

export type Chosen = { kind: "ground" | "zone" | "goal"; at: number };

const UNIT = 16; // of what the rules tell: units in a millimetre
export const CENTIMETRE = 10;

// What `map check` tells (docs/PROTOCOL.md).
export interface MapFault {
  line?: number;
  clause: string | null;
  en: string;
  ru: string;
}

export interface ToldMap {
  faults: MapFault[];
  legal: boolean;
  title: string;
  width?: number;
  depth: number;
  turns: number;
  deploy: string;
  ground: Feature[];
  zones: Zone[];
  objectives: Goal[];
  remarks: { en: string; ru: string }[];
  text: string;
  word: string;
}

export interface Kind extends Feature {
  name: string;
  clause: string;
  effect: string;
}

export const inMillimetres = (corners: Point[]): Point[] => corners.map(([x, y]) => [x / UNIT, y / UNIT]);

export function modelOf(told: ToldMap): MapModel | null {
  if (told.width === undefined) return null;
  const less = (zone: Zone): Zone => ({ left: zone.left / UNIT, near: zone.near / UNIT, right: zone.right / UNIT, far: zone.far / UNIT, drawn: zone.drawn });
  return {
    title: told.title, width: told.width / UNIT, depth: told.depth / UNIT, turns: told.turns, deploy: told.deploy,
    ground: told.ground.map((each) => ({ ...each, corners: inMillimetres(each.corners) })),
    zones: told.zones.map(less),
    goals: told.objectives.map(({ x, y, reach, share }) => ({ x: x / UNIT, y: y / UNIT, reach: reach / UNIT / CENTIMETRE, share })),
  };
}

const cm = (millimetres: number): string => String(Math.round(millimetres) / CENTIMETRE);
const place = (x: number, y: number): string => `${cm(x)},${cm(y)}`;

// The lines of the map, and beside each what it is about: faults are told by line.
export function linesOf(map: MapModel): { text: string; about: Chosen | null }[] {
  const lines: { text: string; about: Chosen | null }[] = [];
  const add = (text: string, about: Chosen | null = null) => lines.push({ text, about });
  if (map.title) add(`title ${map.title}`);
  add(`field ${cm(map.width)}x${cm(map.depth)}`);
  map.ground.forEach(({ key, level, corners }, at) => add([key, ...(level ? [level] : []), ...corners.map(([x, y]) => place(x, y))].join(" "), { kind: "ground", at }));
  map.zones.forEach((zone, at) => zone.drawn && add(`zone ${at + 1} ${place(zone.left, zone.near)} ${place(zone.right, zone.far)}`, { kind: "zone", at }));
  map.goals.forEach(({ x, y, reach, share }, at) => add(`objective ${place(x, y)} ${reach} ${share}`, { kind: "goal", at }));
  if (map.turns) add(`turns ${map.turns}`);
  if (map.deploy) add(`deploy ${map.deploy}`);
  return lines;
}

export const textOf = (map: MapModel): string => linesOf(map).map((line) => line.text).join("\n");

// One word, as options and links have it.
export const wordOf = (text: string): string => text.trim().replace(/\r/g, "").replace(/[ \t]+/g, "_").replace(/\n+/g, ";");

// ---- Moving, turning, resizing: what stays on the table ----

const middleOf = (corners: Point[]): Point => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

const onTable = (map: MapModel, corners: Point[]): Point[] => corners.map(([x, y]) => [within(x, map.width), within(y, map.depth)]);

const changed = <T,>(list: T[], at: number, made: (old: T) => T): T[] => list.map((each, index) => (index === at ? made(each) : each));

// The whole outline stops at the edge of the table instead of being pressed flat there.
function shifted(map: MapModel, corners: Point[], dx: number, dy: number): Point[] {
  const room = (values: number[], by: number, most: number) => Math.min(most - Math.max(...values), Math.max(-Math.min(...values), by));
  const x = room(corners.map(([each]) => each), Math.round(dx), map.width);
  const y = room(corners.map(([, each]) => each), Math.round(dy), map.depth);
  return corners.map(([cx, cy]) => [cx + x, cy + y]);
}

export function move(map: MapModel, what: Chosen, dx: number, dy: number): MapModel {
  if (what.kind === "ground") return { ...map, ground: changed(map.ground, what.at, (old) => ({ ...old, corners: shifted(map, old.corners, dx, dy) })) };
  if (what.kind === "goal") return { ...map, goals: changed(map.goals, what.at, (old) => ({ ...old, x: within(old.x + dx, map.width), y: within(old.y + dy, map.depth) })) };
  return { ...map, zones: changed(map.zones, what.at, (old) => movedZone(map, old, dx, dy)) };
}

const whole = (value: number): number => Math.round(value / CENTIMETRE) * CENTIMETRE;

function movedZone(map: MapModel, zone: Zone, dx: number, dy: number): Zone {
  const [[left, near], [right, far]] = shifted(map, [[zone.left, zone.near], [zone.right, zone.far]], whole(dx), whole(dy)) as [Point, Point];
  return { left, near, right, far, drawn: true };
}

export function turn(map: MapModel, at: number, degrees: number): MapModel {
  const [sine, cosine] = [Math.sin((-degrees * Math.PI) / 180), Math.cos((-degrees * Math.PI) / 180)];
  return reshape(map, at, (corners) => {
    const [mx, my] = middleOf(corners);
    return corners.map(([x, y]) => [mx + (x - mx) * cosine - (y - my) * sine, my + (x - mx) * sine + (y - my) * cosine]);
  });
}

export function resize(map: MapModel, what: Chosen, factor: number): MapModel {
  if (what.kind === "goal") return { ...map, goals: changed(map.goals, what.at, (old) => ({ ...old, reach: Math.min(30, Math.max(1, old.reach + (factor > 1 ? 1 : -1))) })) };
  if (what.kind === "zone") return { ...map, zones: changed(map.zones, what.at, (old) => grownZone(map, old, factor > 1 ? CENTIMETRE : -CENTIMETRE)) };
  return reshape(map, what.at, (corners) => {
    const [mx, my] = middleOf(corners);
    return corners.map(([x, y]) => [mx + (x - mx) * factor, my + (y - my) * factor]);
  });
}

const grownZone = (map: MapModel, zone: Zone, by: number): Zone => ({
  left: within(zone.left - by, map.width), near: within(zone.near - by, map.depth), right: within(zone.right + by, map.width), far: within(zone.far + by, map.depth), drawn: true,
});

export const reshape = (map: MapModel, at: number, made: (corners: Point[]) => Point[]): MapModel =>
  ({ ...map, ground: changed(map.ground, at, (old) => ({ ...old, corners: onTable(map, made(old.corners)) })) });

export const pullCorner = (map: MapModel, at: number, corner: number, to: Point): MapModel => reshape(map, at, (corners) => changed(corners, corner, () => to));

// Corner 0 is the near left one, 1 the far right one.
export function pullZone(map: MapModel, at: number, corner: number, [x, y]: Point): MapModel {
  const to: Point = [within(whole(x), map.width), within(whole(y), map.depth)];
  return { ...map, zones: changed(map.zones, at, (old) => (corner === 0 ? { ...old, left: to[0], near: to[1], drawn: true } : { ...old, right: to[0], far: to[1], drawn: true })) };
}

export function addCorner(map: MapModel, at: number): MapModel {
  return reshape(map, at, (corners) => {
    const length = (index: number) => Math.hypot(...([0, 1] as const).map((axis) => corners[index]![axis] - corners[(index + 1) % corners.length]![axis]));
    const longest = corners.reduce((best, _, index) => (length(index) > length(best) ? index : best), 0);
    const [one, other] = [corners[longest]!, corners[(longest + 1) % corners.length]!];
    return [...corners.slice(0, longest + 1), [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], ...corners.slice(longest + 1)];
  });
}

export const dropCorner = (map: MapModel, at: number): MapModel => reshape(map, at, (corners) => (corners.length > 3 ? corners.slice(0, -1) : corners));

// Half a turn round the middle of the table.
export function twin(map: MapModel, what: Chosen): MapModel {
  const over = ([x, y]: Point): Point => [map.width - x, map.depth - y];
  if (what.kind === "ground") return { ...map, ground: [...map.ground, { ...map.ground[what.at]!, corners: map.ground[what.at]!.corners.map(over) }] };
  if (what.kind === "goal") {
    const { x, y, ...rest } = map.goals[what.at]!;
    return { ...map, goals: [...map.goals, { ...rest, x: map.width - x, y: map.depth - y }] };
  }
  const { left, near, right, far } = map.zones[what.at]!;
  return { ...map, zones: changed(map.zones, 1 - what.at, () => ({ left: map.width - right, near: map.depth - far, right: map.width - left, far: map.depth - near, drawn: true })) };
}

export function remove(map: MapModel, what: Chosen): MapModel {
  const without = <T,>(list: T[]): T[] => list.filter((_, index) => index !== what.at);
  if (what.kind === "ground") return { ...map, ground: without(map.ground) };
  if (what.kind === "goal") return { ...map, goals: without(map.goals) };
  return { ...map, zones: changed(map.zones, what.at, (old) => ({ ...old, drawn: false })) };
}

export function addKind(map: MapModel, kind: Kind, [x, y]: Point): MapModel {
  const corners = shifted(map, kind.corners.map(([cx, cy]): Point => [cx + x, cy + y]), 0, 0);
  return { ...map, ground: [...map.ground, { key: kind.key, level: kind.level, corners: onTable(map, corners) }] };
}

export const addGoal = (map: MapModel, [x, y]: Point): MapModel => ({ ...map, goals: [...map.goals, { x: within(x, map.width), y: within(y, map.depth), reach: 10, share: 10 }] });
