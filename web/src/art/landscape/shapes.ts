// shapes.ts - what every painter of the field needs: the brush, outlines, places sown inside them, shadows, stones and bushes.
import { noiseTile } from "../brushes";
import { dice } from "../workshop";

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

export type Context = CanvasRenderingContext2D;

export interface Brush {
  ctx: Context;
  window: Window;
  x: (x: number) => number; // to pixels
  y: (y: number, height?: number) => number;
  px: (millimetres: number) => number;
  sees: (x: number, y: number, round: number) => boolean;
}

export function trace({ ctx, x, y }: Brush, corners: Point[], height = 0): void {
  ctx.beginPath();
  corners.forEach(([cx, cy], index) => (index ? ctx.lineTo(x(cx), y(cy, height)) : ctx.moveTo(x(cx), y(cy, height))));
  ctx.closePath();
}

// The same outline with its corners worn off.
export function traceSoft({ ctx, x, y }: Brush, corners: Point[], wear = 0.3): void {
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

export const middle = (corners: Point[]): Point => [corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length];

export const towards = (corners: Point[], [mx, my]: Point, part: number): Point[] => corners.map(([x, y]) => [mx + (x - mx) * part, my + (y - my) * part]);

export function holds(corners: Point[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export const boundsOf = (corners: Point[]): [left: number, top: number, right: number, low: number] => [
  Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y)),
];

// Places inside an outline, no two nearer than `gap`, at most `most` of them.
export function sown(corners: Point[], seed: number, gap: number, most: number, edge = 0): Point[] {
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

export const seedOf = (feature: Feature): number => Math.round(feature.corners.reduce((sum, [x, y]) => sum + 3 * x + 7 * y, 17)) % 100000;

// Lines along the longer way of an outline, from edge to edge: currents, ruts, planks.
export function along(corners: Point[]): { angle: number; long: number; across: number; centre: Point } {
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
export function ink(brush: Brush, corners: Point[], colour = "#2c2410b0", dash: number[] = [5, 4]): void {
  const { ctx } = brush;
  trace(brush, corners);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.2;
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.setLineDash([]);
}

export function shaded(brush: Brush, far: number, blur: number, paint: () => void, colour = "#141a0a99"): void {
  const { ctx, px } = brush;
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = px(blur);
  ctx.shadowOffsetX = px(far * 0.7);
  ctx.shadowOffsetY = px(far) * 0.8;
  paint();
  ctx.restore();
}

export function patches({ ctx, x, y, px, window }: Brush, tone: "dry" | "lush" | "grain", size: number, seed: number): void {
  const tile = noiseTile(tone, seed);
  const pattern = ctx.createPattern(tile, "repeat")!;
  const scale = px(size) / tile.width;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale * window.tilt, x(0), y(0)]));
  ctx.fillStyle = pattern;
  ctx.fill();
}

export function ellipse({ ctx, x, y, px, window }: Brush, cx: number, cy: number, rx: number, ry: number, fill: string): void {
  ctx.beginPath();
  ctx.ellipse(x(cx), y(cy), Math.max(0.3, px(rx)), Math.max(0.3, px(ry) * window.tilt), 0, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

export function stone(brush: Brush, sx: number, sy: number, size: number): void {
  if (!brush.sees(sx, sy, 10)) return;
  ellipse(brush, sx + size * 0.4, sy + size * 0.4, size, size * 0.8, "#20281680");
  ellipse(brush, sx, sy, size, size * 0.75, "#a8a18a");
  ellipse(brush, sx - size * 0.25, sy - size * 0.25, size * 0.5, size * 0.35, "#d2ccb4");
}

export function bush({ ctx, x, y, px, sees }: Brush, bx: number, by: number, size: number): void {
  if (!sees(bx, by, 10)) return;
  for (const [dx, dy, part, colour] of [[1.5, 1.5, 1, "#1d2a10a0"], [0, -1, 1, "#3f5c28"], [-1.2, -2, 0.55, "#6a8c42"]] as const) {
    ctx.beginPath();
    ctx.arc(x(bx) + px(dx), y(by) + px(dy), px(size * part), 0, 2 * Math.PI);
    ctx.fillStyle = colour;
    ctx.fill();
  }
}

export function boulders({ ctx, x, y, px, sees }: Brush, feature: Feature, count: number, size: number): void {
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
      at.forEach(([cx, cy], index) => {
        const [tx, ty] = [x(bx) + (cx - x(bx)) * part + px(shift), y(by) + (cy - y(by)) * part + px(shift)];
        if (index) ctx.lineTo(tx, ty);
        else ctx.moveTo(tx, ty);
      });
      ctx.closePath();
      ctx.fillStyle = colour;
      ctx.fill();
    };
    fill(big * 0.3, "#1c1f1280", 1);
    fill(0, "#857d6b", 1);
    fill(-big * 0.15, "#b3ab95", 0.6);
  }
}

// Short strokes down the slope.
export function hachures({ ctx, x, y, px }: Brush, corners: Point[], [mx, my]: Point, length: number, colour: string, isDrawn: (angle: number) => boolean): void {
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
