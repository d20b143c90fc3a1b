// landscape.ts - a field painted on a canvas: meadow, hills, woods, water, roads, hamlets, walls. Lengths are millimetres of the table,
// y runs down the screen; everything is sown from fixed seeds, so that a field looks the same on every screen. The outline that
// counts for the rules is always inked.
import { bridge, fence, house, rampart, road, roadside, ruins, village } from "./landscape/built";
import { rocks, wood } from "./landscape/growth";
import { hill, steep, terrace } from "./landscape/hills";
import { meadow } from "./landscape/meadow";
import { boundsOf, type Brush, type Feature, type Landscape, type Window } from "./landscape/shapes";
import { marsh, water } from "./landscape/water";

export type { Feature, Landscape, Point, Window } from "./landscape/shapes";

const PAINTERS: Record<string, (brush: Brush, feature: Feature) => void> = {
  terrace, hill, steep, lake: water, river: water, stream: water, marsh, road, bridge, village, ruins, rocks, fence, rampart, house, wood,
};
const ORDER = Object.keys(PAINTERS); // what lies lowest first; levels of a hill from below
const rank = (feature: Feature): number => ORDER.indexOf(feature.kind) * 10 + feature.level;

export function paint(ctx: CanvasRenderingContext2D, land: Landscape, window: Window): void {
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
  const roads = sorted.filter(({ kind }) => kind === "road");
  for (const feature of sorted) {
    if (feature === roads[0]) for (const each of roads) roadside(brush, each);
    const [x1, y1, x2, y2] = boundsOf(feature.corners);
    if (brush.sees((x1 + x2) / 2, (y1 + y2) / 2, Math.max(x2 - x1, y2 - y1))) PAINTERS[feature.kind]?.(brush, feature);
  }
}
