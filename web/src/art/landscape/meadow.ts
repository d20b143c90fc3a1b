// meadow.ts - the table with its wooden edge, the grass on it, and the country that lies round it in the shade.
import { dice } from "../workshop";
import { bush, ellipse, patches, shaded, trace, type Brush, type Landscape, type Point } from "./shapes";

const RIM = 16; // of the table's wooden edge
const FAR = 1400; // how far round the table the country is sown

// Beyond the edge the land goes on, dim and without anything that counts: a high window shows it above and below the table.
function country(brush: Brush, width: number, depth: number): void {
  const { ctx, window } = brush;
  const all = () => {
    ctx.beginPath();
    ctx.rect(0, 0, window.wide, window.high);
  };
  all();
  ctx.fillStyle = "#5f7038";
  ctx.fill();
  patches(brush, "dry", 1200, 4);
  patches(brush, "lush", 760, 19);
  const random = dice(53);
  for (let grove = 0; grove < 110; grove++) {
    const [gx, gy, trees] = [random() * (width + 2 * FAR) - FAR, random() * (depth + 2 * FAR) - FAR, 8 + random() * 26];
    for (let tree = 0; tree < trees; tree++) {
      const [tx, ty, size] = [gx + (random() + random() - 1) * 150, gy + (random() + random() - 1) * 90, 13 + random() * 12];
      const isOutside = tx < -60 || ty < -60 || tx > width + 60 || ty > depth + 60;
      if (isOutside && brush.sees(tx, ty, 30)) bush(brush, tx, ty, size);
    }
  }
  all();
  ctx.fillStyle = "#14160a80";
  ctx.fill();
}

export function meadow(brush: Brush, { width, depth }: Landscape): void {
  const { ctx, x, y, px, sees, window } = brush;
  const table: Point[] = [[0, 0], [width, 0], [width, depth], [0, depth]];
  country(brush, width, depth);
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
export function blade({ ctx, x, y, px, window }: Brush, width: number, depth: number): void {
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

