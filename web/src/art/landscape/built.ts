// built.ts - roads, bridges, houses, hamlets, walls and ruins.
import { dice } from "../workshop";
import { along, bush, ink, middle, seedOf, shaded, sown, stone, towards, trace, traceSoft, type Brush, type Feature, type Point } from "./shapes";

// The worn edge of a road, below all stretches of it: where two meet there is no seam.
export function roadside(brush: Brush, { corners }: Feature): void {
  trace(brush, corners);
  brush.ctx.strokeStyle = "#6d5f34b0";
  brush.ctx.lineWidth = brush.px(6);
  brush.ctx.stroke();
}

export function road(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px } = brush;
  const { corners } = feature;
  const { angle, long, across, centre } = along(corners);
  trace(brush, corners);
  ctx.fillStyle = "#c6ab79";
  ctx.fill();
  ctx.save();
  ctx.clip();
  const line = (aside: number, colour: string, wide: number, dash: number[]) => {
    const [sx, sy] = [-Math.sin(angle) * aside, Math.cos(angle) * aside];
    ctx.beginPath();
    ctx.moveTo(x(centre[0] - Math.cos(angle) * long + sx), y(centre[1] - Math.sin(angle) * long + sy));
    ctx.lineTo(x(centre[0] + Math.cos(angle) * long + sx), y(centre[1] + Math.sin(angle) * long + sy));
    ctx.strokeStyle = colour;
    ctx.lineWidth = px(wide);
    ctx.setLineDash(dash.map(px));
    ctx.stroke();
    ctx.setLineDash([]);
  };
  line(-across * 0.22, "#9c8052", across * 0.16, []);
  line(across * 0.22, "#9c8052", across * 0.16, []);
  line(0, "#8f9a4f88", across * 0.14, [14, 9]);
  line(-across * 0.42, "#e2cd9c99", 2, [9, 23, 3, 31]);
  ctx.restore();
}

export function bridge(brush: Brush, { corners }: Feature): void {
  const { ctx, x, y, px } = brush;
  const { angle, long, across, centre } = along(corners);
  shaded(brush, 5, 5, () => {
    trace(brush, corners);
    ctx.fillStyle = "#a5865a";
    ctx.fill();
  });
  ctx.save();
  trace(brush, corners);
  ctx.clip();
  ctx.beginPath();
  for (let at = -long; at < long; at += 6) {
    const [bx, by] = [centre[0] + Math.cos(angle) * at, centre[1] + Math.sin(angle) * at];
    ctx.moveTo(x(bx - Math.sin(angle) * across), y(by + Math.cos(angle) * across));
    ctx.lineTo(x(bx + Math.sin(angle) * across), y(by - Math.cos(angle) * across));
  }
  ctx.strokeStyle = "#5d4424b0";
  ctx.lineWidth = Math.max(0.8, px(1.2));
  ctx.stroke();
  ctx.restore();
  trace(brush, corners);
  ctx.strokeStyle = "#4a3318";
  ctx.lineWidth = Math.max(1.5, px(3));
  ctx.stroke();
}

export interface Walls {
  wall: [lit: string, dim: string];
  roof?: [lit: string, dim: string];
  height: number;
}

// An outline raised to a height, with a hipped roof over it where it has one.
export function raise(brush: Brush, corners: Point[], { wall, roof, height }: Walls): void {
  const { ctx, x, y } = brush;
  const at = middle(corners);
  ctx.beginPath();
  const shadow = corners.map(([cx, cy]): Point => [cx + height * 0.7, cy + height * 0.6]);
  trace(brush, [...corners.slice(0, 1), ...shadow.slice(0, 1), ...shadow.slice(1), ...corners.slice(-1)]);
  ctx.fillStyle = "#1d241270";
  ctx.fill();
  const edges = corners.map((corner, index): [Point, Point] => [corner, corners[(index + 1) % corners.length]!]);
  const sorted = [...edges].sort((one, other) => one[0][1] + one[1][1] - other[0][1] - other[1][1]);
  for (const [a, b] of sorted) {
    ctx.beginPath();
    ctx.moveTo(x(a[0]), y(a[1]));
    ctx.lineTo(x(b[0]), y(b[1]));
    ctx.lineTo(x(b[0]), y(b[1], height));
    ctx.lineTo(x(a[0]), y(a[1], height));
    ctx.closePath();
    ctx.fillStyle = (a[0] + b[0]) / 2 < at[0] ? wall[0] : wall[1];
    ctx.fill();
  }
  if (!roof) {
    trace(brush, corners, height);
    ctx.fillStyle = wall[0];
    ctx.fill();
    ctx.strokeStyle = "#2b241a90";
    ctx.lineWidth = 1;
    ctx.stroke();
    return;
  }
  const { angle, long, across } = along(corners);
  const half = Math.max(long * 0.3, (long - across) / 2); // even a square house has a ridge
  const ridge = (end: number): Point => [at[0] + Math.cos(angle) * half * end, at[1] + Math.sin(angle) * half * end];
  const top = height * 1.9;
  for (const [a, b] of sorted) {
    const near = (corner: Point) => [ridge(1), ridge(-1)].reduce((one, other) => (Math.hypot(one[0] - corner[0], one[1] - corner[1]) <= Math.hypot(other[0] - corner[0], other[1] - corner[1]) ? one : other));
    const [ra, rb] = [near(a), near(b)];
    ctx.beginPath();
    ctx.moveTo(x(a[0]), y(a[1], height));
    ctx.lineTo(x(b[0]), y(b[1], height));
    ctx.lineTo(x(rb[0]), y(rb[1], top));
    ctx.lineTo(x(ra[0]), y(ra[1], top));
    ctx.closePath();
    ctx.fillStyle = (a[0] + b[0]) / 2 + (a[1] + b[1]) / 2 < at[0] + at[1] ? roof[0] : roof[1];
    ctx.fill();
    ctx.strokeStyle = "#00000040";
    ctx.lineWidth = 0.8;
    ctx.stroke();
  }
}

export const ROOFS: [string, string][] = [["#bd5d40", "#8a3a28"], ["#b48748", "#7d5a30"], ["#97604a", "#683d2e"]];

export const boxAt = ([x, y]: Point, wide: number, deep: number, turn: number): Point[] =>
  ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as Point[]).map(([sx, sy]) => {
    const [dx, dy] = [(sx * wide) / 2, (sy * deep) / 2];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });

// A field beside the houses, ploughed along its longer side.
function plot(brush: Brush, at: Point, turn: number, isRipe: boolean): void {
  const { ctx, x, y, px } = brush;
  trace(brush, boxAt(at, 48, 34, turn));
  ctx.fillStyle = isRipe ? "#c0a957" : "#83984a";
  ctx.fill();
  ctx.strokeStyle = "#4a4a22";
  ctx.lineWidth = Math.max(1, px(1.4));
  ctx.stroke();
  ctx.beginPath();
  for (let row = -14; row <= 14; row += 4) {
    for (const end of [-1, 1]) {
      const [dx, dy] = [end * 22, row];
      const place: [number, number] = [x(at[0] + dx * Math.cos(turn) - dy * Math.sin(turn)), y(at[1] + dx * Math.sin(turn) + dy * Math.cos(turn))];
      if (end < 0) ctx.moveTo(...place);
      else ctx.lineTo(...place);
    }
  }
  ctx.strokeStyle = isRipe ? "#8d763488" : "#4f662c88";
  ctx.lineWidth = Math.max(0.8, px(1.3));
  ctx.stroke();
}

export function village(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  const { corners } = feature;
  traceSoft(brush, corners, 0.2);
  ctx.fillStyle = "#b59d6890";
  ctx.fill();
  const random = dice(seedOf(feature));
  const places = sown(corners, seedOf(feature), 42, 12, 0.24);
  for (const at of places.filter((_, index) => index % 3 === 2)) plot(brush, at, random() * 0.8 - 0.4, random() < 0.5);
  for (const at of places.filter((_, index) => index % 3 !== 2)) {
    const roof = ROOFS[Math.floor(random() * 3)]!;
    raise(brush, boxAt(at, 34 + random() * 12, 24 + random() * 6, random() * 1.2 - 0.6), { wall: ["#e8d9b4", "#c5b48c"], roof, height: 9 });
  }
  ink(brush, corners, "#43381cc0", [7, 5]);
}

export const house = (brush: Brush, { corners }: Feature): void => raise(brush, corners, { wall: ["#d9cdb0", "#b3a585"], roof: ["#7c8b96", "#53626d"], height: 16 });

export const rampart = (brush: Brush, { corners }: Feature): void => {
  raise(brush, corners, { wall: ["#9a8f78", "#6f6553"], height: 9 });
  const { ctx, x, y, px } = brush;
  ctx.beginPath();
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const steps = Math.floor(Math.hypot(bx - ax, by - ay) / 7);
    for (let step = 0; step < steps; step += 2) {
      ctx.moveTo(x(ax + ((bx - ax) * step) / steps), y(ay + ((by - ay) * step) / steps, 13));
      ctx.lineTo(x(ax + ((bx - ax) * (step + 1)) / steps), y(ay + ((by - ay) * (step + 1)) / steps, 13));
    }
  });
  ctx.strokeStyle = "#5b5040";
  ctx.lineWidth = Math.max(1.5, px(4));
  ctx.stroke();
};

// A low wall of stones with a hedge on it.
export function fence(brush: Brush, feature: Feature): void {
  const { corners } = feature;
  const { angle, long, centre } = along(corners);
  raise(brush, corners, { wall: ["#a59c86", "#786f5c"], height: 4 });
  const random = dice(seedOf(feature));
  for (let at = -long / 2; at <= long / 2; at += 7) {
    const [bx, by] = [centre[0] + Math.cos(angle) * at, centre[1] + Math.sin(angle) * at + (random() - 0.5) * 2];
    if (random() < 0.55) bush(brush, bx, by, 4 + random() * 2);
    else stone(brush, bx, by, 3.4);
  }
}

// What is left of a wall between two corners: pieces of different heights, with gaps.
function brokenWall(brush: Brush, from: Point, to: Point, random: () => number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const pieces = Math.max(2, Math.round(length / 22));
  for (let piece = 0; piece < pieces; piece++) {
    const part = (piece + 0.5) / pieces;
    const height = piece === 0 || piece === pieces - 1 ? 12 + random() * 8 : random() * 15;
    if (height > 4) raise(brush, boxAt([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], (length / pieces) * (0.75 + random() * 0.25), 5, turn), { wall: ["#c2b89b", "#8b826c"], height });
  }
}

export function ruins(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  const { corners } = feature;
  trace(brush, corners);
  ctx.fillStyle = "#a3987480";
  ctx.fill();
  const random = dice(seedOf(feature));
  const walls = towards(corners, middle(corners), 0.8);
  const sides = walls.map((corner, index): [Point, Point] => [corner, walls[(index + 1) % walls.length]!]).sort((one, other) => one[0][1] + one[1][1] - other[0][1] - other[1][1]);
  for (const [from, to] of sides) brokenWall(brush, from, to, random);
  for (const [sx, sy] of sown(corners, seedOf(feature) + 3, 12, 18)) stone(brush, sx, sy, 3);
  ink(brush, corners, "#43381cc0", [7, 5]);
}
