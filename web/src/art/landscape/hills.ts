// hills.ts - heights fall evenly from the middle of a hill to its outline, so the contours are what the rules count.
import { boulders, boundsOf, hachures, ink, middle, patches, shaded, towards, trace, traceSoft, type Brush, type Feature } from "./shapes";

export function hill(brush: Brush, { corners }: Feature): void {
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

// A level with a rim: its top lies within a band of slope, lit from the upper left.
export function terrace(brush: Brush, { corners, level }: Feature): void {
  const { ctx, x, y, px } = brush;
  const at = middle(corners);
  const top = ["#b3ab60", "#b3ab60", "#c4b76c", "#d3c47c"][Math.min(3, level)]!;
  shaded(brush, 16, 20, () => {
    traceSoft(brush, corners, 0.08);
    ctx.fillStyle = "#7f8746";
    ctx.fill();
  }, "#1c260fa0");
  hachures(brush, corners, at, 12, "#3a2c1078", () => true);
  const inner = towards(corners, [at[0] - 3, at[1] - 5], 0.87);
  const [left, high, right, low] = boundsOf(inner);
  const light = ctx.createLinearGradient(x(left), y(high), x(right), y(low));
  light.addColorStop(0, top);
  light.addColorStop(1, "#98994f");
  shaded(brush, 5, 8, () => {
    traceSoft(brush, inner, 0.2);
    ctx.fillStyle = light;
    ctx.fill();
  }, "#3d3a1890");
  traceSoft(brush, inner, 0.2);
  patches(brush, "grain", 150, 8);
  ctx.strokeStyle = "#5b441c90";
  ctx.lineWidth = Math.max(1, px(1.2));
  ctx.stroke();
  trace(brush, corners);
  ctx.strokeStyle = "#4f3b16c0";
  ctx.lineWidth = 1.6;
  ctx.stroke();
}

export function steep(brush: Brush, feature: Feature): void {
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
