// landscape.ts - a field painted on a canvas: meadow, hills, woods, water, roads, hamlets, walls. Lengths are millimetres of the table,
// y runs down the screen; everything is sown from fixed seeds, so that a field looks the same on every screen. The outline that
// counts for the rules is always inked.
import { dice } from "./workshop";
import { noiseTile, treeSprites } from "./brushes";

export type Point = [x: number, y: number];

export interface Feature {
  kind: string;
  level: number;
  corners: Point[];
}

export interface Landscape {
  width: number;
  depth: number;
  features: Feature[];
}

// What of it is painted: its upper left corner, pixels in a millimetre, and how much lengths along the line of sight are shortened.
export interface Window {
  left: number;
  top: number;
  scale: number;
  tilt: number;
  wide: number; // pixels
  high: number;
}

type Context = CanvasRenderingContext2D;

interface Brush {
  ctx: Context;
  window: Window;
  x: (x: number) => number; // to pixels
  y: (y: number, height?: number) => number;
  px: (millimetres: number) => number;
  sees: (x: number, y: number, round: number) => boolean;
}

const RIM = 26; // of the table's wooden edge

// ---- Shapes ----

function trace({ ctx, x, y }: Brush, corners: Point[], height = 0): void {
  ctx.beginPath();
  corners.forEach(([cx, cy], index) => (index ? ctx.lineTo(x(cx), y(cy, height)) : ctx.moveTo(x(cx), y(cy, height))));
  ctx.closePath();
}

// The same outline with its corners worn off.
function traceSoft({ ctx, x, y }: Brush, corners: Point[], wear = 0.3): void {
  ctx.beginPath();
  corners.forEach(([cx, cy], index) => {
    const [px, py] = corners[(index + corners.length - 1) % corners.length]!;
    const [nx, ny] = corners[(index + 1) % corners.length]!;
    const [ax, ay, bx, by] = [cx + (px - cx) * wear, cy + (py - cy) * wear, cx + (nx - cx) * wear, cy + (ny - cy) * wear];
    if (index) ctx.lineTo(x(ax), y(ay));
    else ctx.moveTo(x(ax), y(ay));
    ctx.quadraticCurveTo(x(cx), y(cy), x(bx), y(by));
  });
  ctx.closePath();
}

const middle = (corners: Point[]): Point => [corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length];

const towards = (corners: Point[], [mx, my]: Point, part: number): Point[] => corners.map(([x, y]) => [mx + (x - mx) * part, my + (y - my) * part]);

export function holds(corners: Point[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const boundsOf = (corners: Point[]): [left: number, top: number, right: number, low: number] => [
  Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y)),
];

// Places inside an outline, no two nearer than `gap`, at most `most` of them.
function sown(corners: Point[], seed: number, gap: number, most: number, edge = 0): Point[] {
  const random = dice(seed);
  const [left, top, right, low] = boundsOf(corners);
  const inner = edge > 0 ? towards(corners, middle(corners), 1 - edge) : corners;
  const found: Point[] = [];
  for (let tries = 0; tries < most * 14 && found.length < most; tries++) {
    const [x, y] = [left + random() * (right - left), top + random() * (low - top)];
    if (holds(inner, x, y) && found.every(([ox, oy]) => Math.hypot(ox - x, oy - y) > gap)) found.push([x, y]);
  }
  return found.sort((one, other) => one[1] - other[1]);
}

const seedOf = (feature: Feature): number => Math.round(feature.corners.reduce((sum, [x, y]) => sum + 3 * x + 7 * y, 17)) % 100000;

// Lines along the longer way of an outline, from edge to edge: currents, ruts, planks.
function along(corners: Point[]): { angle: number; long: number; across: number; centre: Point } {
  let best = { angle: 0, long: 0 };
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const long = Math.hypot(bx - ax, by - ay);
    if (long > best.long) best = { angle: Math.atan2(by - ay, bx - ax), long };
  });
  const [cos, sin] = [Math.cos(best.angle), Math.sin(best.angle)];
  const sides = corners.map(([x, y]) => y * cos - x * sin);
  return { ...best, across: Math.max(...sides) - Math.min(...sides), centre: middle(corners) };
}

// The outline that the rules know.
function ink(brush: Brush, corners: Point[], colour = "#2c2410b0", dash: number[] = [5, 4]): void {
  const { ctx } = brush;
  trace(brush, corners);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.2;
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.setLineDash([]);
}

function shaded(brush: Brush, far: number, blur: number, paint: () => void, colour = "#141a0a99"): void {
  const { ctx, px } = brush;
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = px(blur);
  ctx.shadowOffsetX = px(far * 0.7);
  ctx.shadowOffsetY = px(far) * 0.8;
  paint();
  ctx.restore();
}

// ---- The meadow ----

function meadow(brush: Brush, { width, depth }: Landscape): void {
  const { ctx, x, y, px, sees, window } = brush;
  const table: Point[] = [[0, 0], [width, 0], [width, depth], [0, depth]];
  shaded(brush, 10, 30, () => {
    trace(brush, [[-RIM, -RIM], [width + RIM, -RIM], [width + RIM, depth + RIM], [-RIM, depth + RIM]]);
    ctx.fillStyle = "#5b3a1e";
    ctx.fill();
  }, "#000c");
  trace(brush, [[-RIM * 0.5, -RIM * 0.5], [width + RIM * 0.5, -RIM * 0.5], [width + RIM * 0.5, depth + RIM * 0.5], [-RIM * 0.5, depth + RIM * 0.5]]);
  ctx.strokeStyle = "#8a6038";
  ctx.lineWidth = Math.max(1.5, px(5));
  ctx.stroke();
  trace(brush, table);
  ctx.save();
  ctx.clip();
  const light = ctx.createLinearGradient(x(0), y(0), x(width * 0.3), y(depth));
  light.addColorStop(0, "#919e56");
  light.addColorStop(0.5, "#7f9249");
  light.addColorStop(1, "#758a45");
  ctx.fillStyle = light;
  ctx.fill();
  patches(brush, "dry", 900, 4);
  patches(brush, "lush", 640, 19);
  patches(brush, "grain", 150, 8);
  const random = dice(7);
  const blades: [string, string, string] = ["#46602a99", "#c6c17a8c", "#35502a77"];
  const tufts = blades.map(() => new Path2D());
  for (let index = 0; index < 2600; index++) {
    const [bx, by, high] = [random() * width, random() * depth, 4 + random() * 5];
    if (!sees(bx, by, 12)) continue;
    const [sx, sy, h] = [x(bx), y(by), px(high)];
    const tuft = tufts[index % 3]!;
    tuft.moveTo(sx - h * 0.45, sy - h);
    tuft.quadraticCurveTo(sx - h * 0.15, sy - h * 0.6, sx, sy);
    tuft.quadraticCurveTo(sx + h * 0.1, sy - h * 0.7, sx + h * 0.4, sy - h * 0.85);
  }
  ctx.lineWidth = Math.max(0.7, px(1));
  ctx.lineCap = "round";
  tufts.forEach((tuft, index) => {
    ctx.strokeStyle = blades[index]!;
    ctx.stroke(tuft);
  });
  for (let index = 0; index < 120; index++) {
    const [sx, sy, size, tone] = [random() * width, random() * depth, 2 + random() * 4, random()];
    if (!sees(sx, sy, 8)) continue;
    if (tone < 0.45) {
      ctx.fillStyle = tone < 0.2 ? "#f3e7ac" : "#e9d7e2";
      for (let each = 0; each < 4; each++) ctx.fillRect(x(sx + random() * 14), y(sy + random() * 9), px(2), px(2));
      continue;
    }
    ellipse(brush, sx + 1.5, sy + 1.5, size, size * 0.7, "#2f3a1c88");
    ellipse(brush, sx, sy, size, size * 0.7, "#b9b197");
  }
  if (window.scale > 1.4) blade(brush, width, depth);
  ctx.restore();
  trace(brush, table);
  ctx.strokeStyle = "#1f1408";
  ctx.lineWidth = Math.max(1, px(2));
  ctx.stroke();
}

// Nearer by, single blades of grass.
function blade({ ctx, x, y, px, window }: Brush, width: number, depth: number): void {
  const CELL = 40;
  const [left, top] = [Math.max(0, Math.floor(window.left / CELL)), Math.max(0, Math.floor(window.top / CELL))];
  const right = Math.min(width, window.left + window.wide / window.scale) / CELL;
  const low = Math.min(depth, window.top + window.high / window.scale / window.tilt) / CELL;
  const [dark, pale] = [new Path2D(), new Path2D()];
  for (let row = top; row < low; row++)
    for (let column = left; column < right; column++) {
      const random = dice(row * 977 + column * 31 + 5);
      for (let each = 0; each < 9; each++) {
        const [bx, by, high] = [x((column + random()) * CELL), y((row + random()) * CELL), px(1.6 + random() * 2.4)];
        const path = random() < 0.6 ? dark : pale;
        path.moveTo(bx, by);
        path.lineTo(bx + (random() - 0.5) * high, by - high);
      }
    }
  ctx.lineWidth = Math.max(0.8, px(0.5));
  ctx.strokeStyle = "#3f5a2699";
  ctx.stroke(dark);
  ctx.strokeStyle = "#d2cc8299";
  ctx.stroke(pale);
}

function patches({ ctx, x, y, px, window }: Brush, tone: "dry" | "lush" | "grain", size: number, seed: number): void {
  const tile = noiseTile(tone, seed);
  const pattern = ctx.createPattern(tile, "repeat")!;
  const scale = px(size) / tile.width;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale * window.tilt, x(0), y(0)]));
  ctx.fillStyle = pattern;
  ctx.fill();
}

function ellipse({ ctx, x, y, px, window }: Brush, cx: number, cy: number, rx: number, ry: number, fill: string): void {
  ctx.beginPath();
  ctx.ellipse(x(cx), y(cy), Math.max(0.3, px(rx)), Math.max(0.3, px(ry) * window.tilt), 0, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

// ---- Hills: heights fall evenly from the middle to the outline, so the contours are what the rules count ----

function hill(brush: Brush, { corners }: Feature): void {
  const { ctx, x, y, px } = brush;
  const at = middle(corners);
  shaded(brush, 16, 22, () => {
    traceSoft(brush, corners, 0.22);
    ctx.fillStyle = "#8d9a4c";
    ctx.fill();
  }, "#1c260f8c");
  const reach = Math.max(...corners.map(([cx, cy]) => Math.hypot(cx - at[0], cy - at[1])));
  const light = ctx.createRadialGradient(x(at[0] - reach * 0.3), y(at[1] - reach * 0.35), px(4), x(at[0]), y(at[1]), px(reach * 1.05));
  light.addColorStop(0, "#d6c47d");
  light.addColorStop(0.55, "#a9a65b");
  light.addColorStop(1, "#76843f");
  traceSoft(brush, corners, 0.22);
  ctx.fillStyle = light;
  ctx.fill();
  patches(brush, "grain", 150, 8);
  for (const part of [0.75, 0.5, 0.26]) {
    const ring = towards(corners, [at[0] - reach * 0.05, at[1] - reach * 0.07], part);
    shaded(brush, 5, 7, () => {
      traceSoft(brush, ring, 0.34);
      ctx.fillStyle = part > 0.6 ? "#b5ad6088" : part > 0.4 ? "#c6b86b88" : "#dcca8488";
      ctx.fill();
    }, "#3d3a186b");
    traceSoft(brush, ring, 0.34);
    ctx.strokeStyle = "#5b441c7a";
    ctx.lineWidth = 1.1;
    ctx.stroke();
  }
  hachures(brush, corners, at, 12, "#3a2c1070", (angle) => Math.sin(angle - 0.6) > -0.15);
  traceSoft(brush, corners, 0.22);
  ctx.strokeStyle = "#4f3b16a8";
  ctx.lineWidth = 1.6;
  ctx.stroke();
}

// Short strokes down the slope.
function hachures({ ctx, x, y, px }: Brush, corners: Point[], [mx, my]: Point, length: number, colour: string, isDrawn: (angle: number) => boolean): void {
  ctx.beginPath();
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const steps = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 9));
    for (let step = 0; step < steps; step++) {
      const part = (step + 0.5) / steps;
      const [ex, ey] = [ax + (bx - ax) * part, ay + (by - ay) * part];
      const angle = Math.atan2(ey - my, ex - mx);
      if (!isDrawn(angle)) continue;
      const far = Math.hypot(ex - mx, ey - my);
      const long = (step % 3 ? 0.6 : 1) * length;
      ctx.moveTo(x(mx + ((ex - mx) * (far - 3)) / far), y(my + ((ey - my) * (far - 3)) / far));
      ctx.lineTo(x(mx + ((ex - mx) * (far - 3 - long)) / far), y(my + ((ey - my) * (far - 3 - long)) / far));
    }
  });
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(0.8, px(1.3));
  ctx.stroke();
}

function terrace(brush: Brush, { corners, level }: Feature): void {
  const { ctx } = brush;
  const at = middle(corners);
  shaded(brush, 14, 14, () => {
    trace(brush, corners);
    ctx.fillStyle = ["#a3a256", "#a3a256", "#b9ae64", "#cbbb74"][Math.min(3, level)]!;
    ctx.fill();
  }, "#1c260fa0");
  trace(brush, corners);
  patches(brush, "grain", 150, 8);
  hachures(brush, corners, at, 10, "#3a2c1090", () => true);
  trace(brush, corners);
  ctx.strokeStyle = "#4f3b16c0";
  ctx.lineWidth = 1.8;
  ctx.stroke();
}

function steep(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  const { corners } = feature;
  shaded(brush, 14, 14, () => {
    trace(brush, corners);
    ctx.fillStyle = "#8d8766";
    ctx.fill();
  });
  trace(brush, corners);
  patches(brush, "grain", 110, 8);
  hachures(brush, corners, middle(corners), 22, "#2c2414b0", () => true);
  boulders(brush, feature, 16, 10);
  ink(brush, corners, "#2c2414d0", []);
}

// ---- Water ----

function water(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px } = brush;
  const { corners, kind } = feature;
  const [deep, shallow, pale] = kind === "lake" ? ["#1f5068", "#2f6c82", "#4d8c9c"] : kind === "river" ? ["#2a5f78", "#3d7c92", "#5f9dab"] : ["#5d98a4", "#7db2b6", "#a6cfc9"];
  trace(brush, corners);
  ctx.lineJoin = "round";
  ctx.strokeStyle = "#5d6a3c";
  ctx.lineWidth = px(kind === "lake" ? 16 : 9);
  ctx.stroke();
  ctx.strokeStyle = "#a99c66";
  ctx.lineWidth = px(kind === "lake" ? 8 : 5);
  ctx.stroke();
  ctx.fillStyle = deep!;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = shallow!;
  ctx.lineWidth = px(14);
  ctx.stroke();
  ctx.strokeStyle = pale!;
  ctx.lineWidth = px(4);
  ctx.stroke();
  const { angle, long, across, centre } = along(corners);
  const random = dice(seedOf(feature));
  ctx.beginPath();
  for (let index = 0; index < (kind === "lake" ? 60 : 26); index++) {
    const [forth, aside, far] = [(random() - 0.5) * long * 1.1, (random() - 0.5) * across, 8 + random() * 22];
    const [cos, sin] = kind === "lake" ? [1, 0] : [Math.cos(angle), Math.sin(angle)];
    const [wx, wy] = [centre[0] + forth * Math.cos(angle) - aside * Math.sin(angle), centre[1] + forth * Math.sin(angle) + aside * Math.cos(angle)];
    ctx.moveTo(x(wx), y(wy));
    ctx.quadraticCurveTo(x(wx + (far * cos) / 2 - 3 * sin), y(wy + (far * sin) / 2 + 3 * cos), x(wx + far * cos), y(wy + far * sin));
  }
  ctx.strokeStyle = "#e2f3ec80";
  ctx.lineWidth = Math.max(0.8, px(1.5));
  ctx.stroke();
  ctx.restore();
  if (kind === "stream") for (const [sx, sy] of sown(corners, seedOf(feature), 11, 30)) stone(brush, sx, sy, 3.2);
  reeds(brush, corners, seedOf(feature) + 1);
  ink(brush, corners, "#23384090", []);
}

function reeds({ ctx, x, y, px, sees }: Brush, corners: Point[], seed: number): void {
  const random = dice(seed);
  ctx.beginPath();
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const count = Math.round(Math.hypot(bx - ax, by - ay) / 16);
    for (let each = 0; each < count; each++) {
      const part = random();
      const [rx, ry] = [ax + (bx - ax) * part + (random() - 0.5) * 9, ay + (by - ay) * part + (random() - 0.5) * 9];
      if (!sees(rx, ry, 12)) continue;
      for (const lean of [-2, 1, 4]) {
        ctx.moveTo(x(rx), y(ry));
        ctx.lineTo(x(rx) + px(lean), y(ry) - px(7 + random() * 5));
      }
    }
  });
  ctx.strokeStyle = "#3e4f22";
  ctx.lineWidth = Math.max(0.8, px(1.2));
  ctx.stroke();
}

function marsh(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  const { corners } = feature;
  trace(brush, corners);
  ctx.fillStyle = "#66794099";
  ctx.fill();
  ctx.save();
  ctx.clip();
  const random = dice(seedOf(feature));
  for (const [mx, my] of sown(corners, seedOf(feature), 22, 40)) {
    ellipse(brush, mx, my, 14 + random() * 10, 9 + random() * 5, "#4f7f80c0");
    ellipse(brush, mx - 2, my - 2, 8, 4, "#9cc4bd66");
  }
  ctx.restore();
  for (const [mx, my] of sown(corners, seedOf(feature) + 2, 13, 90)) reeds(brush, [[mx - 5, my], [mx + 5, my], [mx, my + 3]], Math.round(mx * 13 + my));
  ink(brush, corners, "#23384090", [2, 4]);
}

// ---- Roads and bridges ----

function road(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px } = brush;
  const { corners } = feature;
  const { angle, long, across, centre } = along(corners);
  trace(brush, corners);
  ctx.strokeStyle = "#6d5f3499";
  ctx.lineWidth = px(5);
  ctx.stroke();
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

function bridge(brush: Brush, { corners }: Feature): void {
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

// ---- What is built ----

interface Walls {
  wall: [lit: string, dim: string];
  roof?: [lit: string, dim: string];
  height: number;
}

// An outline raised to a height, with a hipped roof over it where it has one.
function raise(brush: Brush, corners: Point[], { wall, roof, height }: Walls): void {
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
  const half = Math.max(0, (long - across) / 2);
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

const ROOFS: [string, string][] = [["#bd5d40", "#8a3a28"], ["#b48748", "#7d5a30"], ["#97604a", "#683d2e"]];

const boxAt = ([x, y]: Point, wide: number, deep: number, turn: number): Point[] =>
  ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as Point[]).map(([sx, sy]) => {
    const [dx, dy] = [(sx * wide) / 2, (sy * deep) / 2];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });

function village(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  const { corners } = feature;
  traceSoft(brush, corners, 0.2);
  ctx.fillStyle = "#b59d6890";
  ctx.fill();
  const random = dice(seedOf(feature));
  const places = sown(corners, seedOf(feature), 44, 9, 0.26);
  const plot = places.filter((_, index) => index % 3 === 2);
  for (const at of plot) {
    trace(brush, boxAt(at, 46, 34, random() * 0.8 - 0.4));
    ctx.fillStyle = "#8a9a4a";
    ctx.fill();
    ctx.strokeStyle = "#4a5a2a";
    ctx.lineWidth = 1.5;
    ctx.setLineDash([3, 2]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  for (const at of places.filter((_, index) => index % 3 !== 2)) {
    const roof = ROOFS[Math.floor(random() * 3)]!;
    raise(brush, boxAt(at, 34 + random() * 12, 24 + random() * 6, random() * 1.2 - 0.6), { wall: ["#e8d9b4", "#c5b48c"], roof, height: 9 });
  }
  ink(brush, corners, "#43381cc0", [7, 5]);
}

const house = (brush: Brush, { corners }: Feature): void => raise(brush, corners, { wall: ["#d9cdb0", "#b3a585"], roof: ["#7c8b96", "#53626d"], height: 16 });

const rampart = (brush: Brush, { corners }: Feature): void => {
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
function fence(brush: Brush, feature: Feature): void {
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

function ruins(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px } = brush;
  const { corners } = feature;
  trace(brush, corners);
  ctx.fillStyle = "#a3987480";
  ctx.fill();
  const random = dice(seedOf(feature));
  const [left, top, right, low] = boundsOf(towards(corners, middle(corners), 0.72));
  for (const [ax, ay, bx, by] of [[left, top, right, top], [right, top, right, low], [left, low, right, low], [left, top, left, low]] as const) {
    for (let part = 0; part < 0.95; part += 0.24) {
      if (random() < 0.3) continue;
      const high = 6 + random() * 14;
      const [cx, cy, dx, dy] = [ax + (bx - ax) * part, ay + (by - ay) * part, ax + (bx - ax) * (part + 0.17), ay + (by - ay) * (part + 0.17)];
      ctx.beginPath();
      ctx.moveTo(x(cx), y(cy));
      ctx.lineTo(x(dx), y(dy));
      ctx.lineTo(x(dx), y(dy, high * 0.6));
      ctx.lineTo(x((cx + dx) / 2), y((cy + dy) / 2, high));
      ctx.lineTo(x(cx), y(cy, high * 0.8));
      ctx.closePath();
      ctx.fillStyle = ax === bx ? "#8b826c" : "#b0a68c";
      ctx.fill();
      ctx.strokeStyle = "#3f382a90";
      ctx.lineWidth = Math.max(0.8, px(1));
      ctx.stroke();
    }
  }
  for (const [sx, sy] of sown(corners, seedOf(feature) + 3, 12, 18)) stone(brush, sx, sy, 3);
  ink(brush, corners, "#43381cc0", [7, 5]);
}

// ---- Stones and trees ----

function stone(brush: Brush, sx: number, sy: number, size: number): void {
  if (!brush.sees(sx, sy, 10)) return;
  ellipse(brush, sx + size * 0.4, sy + size * 0.4, size, size * 0.8, "#20281680");
  ellipse(brush, sx, sy, size, size * 0.75, "#a8a18a");
  ellipse(brush, sx - size * 0.25, sy - size * 0.25, size * 0.5, size * 0.35, "#d2ccb4");
}

function bush({ ctx, x, y, px, sees }: Brush, bx: number, by: number, size: number): void {
  if (!sees(bx, by, 10)) return;
  for (const [dx, dy, part, colour] of [[1.5, 1.5, 1, "#1d2a10a0"], [0, -1, 1, "#3f5c28"], [-1.2, -2, 0.55, "#6a8c42"]] as const) {
    ctx.beginPath();
    ctx.arc(x(bx) + px(dx), y(by) + px(dy), px(size * part), 0, 2 * Math.PI);
    ctx.fillStyle = colour;
    ctx.fill();
  }
}

function boulders({ ctx, x, y, px, sees }: Brush, feature: Feature, count: number, size: number): void {
  const random = dice(seedOf(feature) + 9);
  for (const [bx, by] of sown(feature.corners, seedOf(feature) + 4, size * 1.7, count, 0.08)) {
    const big = size * (0.6 + random() * 0.7);
    if (!sees(bx, by, 30)) continue;
    const at = Array.from({ length: 7 }, (_, corner): Point => {
      const [angle, far] = [(corner / 7) * 2 * Math.PI, big * (0.75 + random() * 0.4)];
      return [x(bx) + px(Math.cos(angle) * far), y(by) + px(Math.sin(angle) * far * 0.75 - big * 0.3)];
    });
    const fill = (shift: number, colour: string, part: number) => {
      ctx.beginPath();
      at.forEach(([cx, cy], index) => (index ? ctx.lineTo : ctx.moveTo).call(ctx, x(bx) + (cx - x(bx)) * part + px(shift), y(by) + (cy - y(by)) * part + px(shift)));
      ctx.closePath();
      ctx.fillStyle = colour;
      ctx.fill();
    };
    fill(big * 0.3, "#1c1f1280", 1);
    fill(0, "#857d6b", 1);
    fill(-big * 0.15, "#b3ab95", 0.6);
  }
}

function rocks(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  traceSoft(brush, feature.corners, 0.15);
  ctx.fillStyle = "#8f8a6090";
  ctx.fill();
  boulders(brush, feature, 22, 11);
  const random = dice(seedOf(feature) + 1);
  for (const [bx, by] of sown(feature.corners, seedOf(feature) + 8, 14, 26)) bush(brush, bx, by, 4 + random() * 3);
  ink(brush, feature.corners, "#43381cc0", [4, 4]);
}

function wood(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px, sees } = brush;
  const { corners } = feature;
  shaded(brush, 6, 10, () => {
    trace(brush, corners);
    ctx.fillStyle = "#4a5f28d0";
    ctx.fill();
  }, "#17210ca0");
  const random = dice(seedOf(feature) + 5);
  const trees = sown(corners, seedOf(feature), 17, 150, 0.05).map(([tx, ty]) => ({ tx, ty, size: 12 + random() * 8, kind: random() }));
  ctx.fillStyle = "#131c0a5c";
  for (const { tx, ty, size } of trees) {
    if (!sees(tx, ty, 40)) continue;
    ctx.beginPath();
    ctx.ellipse(x(tx) + px(size * 0.5), y(ty) + px(size * 0.45), px(size), px(size * 0.75), 0, 0, 2 * Math.PI);
    ctx.fill();
  }
  const crowns = treeSprites();
  for (const { tx, ty, size, kind } of trees) {
    if (!sees(tx, ty, 40)) continue;
    const crown = crowns[kind < 0.42 ? 0 : kind < 0.74 ? 1 : kind < 0.9 ? 2 : 3]!;
    const far = px(size * 2.3);
    ctx.drawImage(crown, x(tx) - far / 2, y(ty, size * 0.5) - far / 2, far, far);
  }
  ink(brush, corners, "#1f2c10e0", [3, 4]);
}

// ---- All of it ----

const PAINTERS: Record<string, (brush: Brush, feature: Feature) => void> = {
  terrace, hill, steep, lake: water, river: water, stream: water, marsh, road, bridge, village, ruins, rocks, fence, rampart, house, wood,
};
const ORDER = Object.keys(PAINTERS); // what lies lowest first; levels of a hill from below
const rank = (feature: Feature): number => ORDER.indexOf(feature.kind) * 10 + feature.level;

export function paint(ctx: Context, land: Landscape, window: Window): void {
  const { left, top, scale, tilt, wide, high } = window;
  const lift = Math.sqrt(1 - tilt * tilt) * 0.8 + 0.25; // how much of a height is seen
  const brush: Brush = {
    ctx, window,
    x: (x) => (x - left) * scale,
    y: (y, height = 0) => (y - top) * scale * tilt - height * lift * scale,
    px: (millimetres) => millimetres * scale,
    sees: (x, y, round) => (x + round - left) * scale > 0 && (x - round - left) * scale < wide && (y + round - top) * scale * tilt > 0 && (y - round - top) * scale * tilt < high,
  };
  ctx.clearRect(0, 0, wide, high);
  ctx.lineJoin = "round";
  meadow(brush, land);
  const sorted = [...land.features].sort((one, other) => rank(one) - rank(other));
  for (const feature of sorted) {
    const [x1, y1, x2, y2] = boundsOf(feature.corners);
    if (brush.sees((x1 + x2) / 2, (y1 + y2) / 2, Math.max(x2 - x1, y2 - y1))) PAINTERS[feature.kind]?.(brush, feature);
  }
}
