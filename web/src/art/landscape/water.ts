// water.ts - rivers, streams, lakes and marshes with their reeds.
import { dice } from "../workshop";
import { along, ellipse, ink, seedOf, sown, stone, trace, type Brush, type Feature, type Point } from "./shapes";

export function water(brush: Brush, feature: Feature): void {
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

export function reeds({ ctx, x, y, px, sees }: Brush, corners: Point[], seed: number): void {
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

export function marsh(brush: Brush, feature: Feature): void {
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
