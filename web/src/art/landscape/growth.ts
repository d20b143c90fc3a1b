// growth.ts - woods and rocky ground.
import { treeSprites } from "../brushes";
import { dice } from "../workshop";
import { boulders, bush, ink, seedOf, shaded, sown, trace, traceSoft, type Brush, type Feature } from "./shapes";

export function rocks(brush: Brush, feature: Feature): void {
  const { ctx } = brush;
  traceSoft(brush, feature.corners, 0.15);
  ctx.fillStyle = "#8f8a6090";
  ctx.fill();
  boulders(brush, feature, 22, 11);
  const random = dice(seedOf(feature) + 1);
  for (const [bx, by] of sown(feature.corners, seedOf(feature) + 8, 14, 26)) bush(brush, bx, by, 4 + random() * 3);
  ink(brush, feature.corners, "#43381cc0", [4, 4]);
}

export function wood(brush: Brush, feature: Feature): void {
  const { ctx, x, y, px, sees } = brush;
  const { corners } = feature;
  shaded(brush, 6, 10, () => {
    trace(brush, corners);
    ctx.fillStyle = "#46592699";
    ctx.fill();
  }, "#17210c80");
  ink(brush, corners, "#16200ce0", [3, 4]);
  const random = dice(seedOf(feature) + 5);
  const trees = sown(corners, seedOf(feature), 21, 130, 0.07).map(([tx, ty]) => ({ tx, ty, size: 11 + random() * 8, kind: random() }));
  ctx.fillStyle = "#131c0a78";
  for (const { tx, ty, size } of trees) {
    if (!sees(tx, ty, 40)) continue;
    ctx.beginPath();
    ctx.ellipse(x(tx) + px(size * 0.6), y(ty) + px(size * 0.5), px(size), px(size * 0.75), 0, 0, 2 * Math.PI);
    ctx.fill();
  }
  const crowns = treeSprites();
  for (const { tx, ty, size, kind } of trees) {
    if (!sees(tx, ty, 40)) continue;
    const crown = crowns[kind < 0.5 ? 0 : kind < 0.86 ? 1 : kind < 0.95 ? 2 : 3]!;
    const far = px(size * 2.3);
    ctx.drawImage(crown, x(tx) - far / 2, y(ty, size * 0.5) - far / 2, far, far);
  }
  
}
