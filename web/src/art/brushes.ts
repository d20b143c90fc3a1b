// brushes.ts - what the painter of fields dips into: tiles of noise and crowns of trees, each made once.
import { dice } from "./workshop";

const made = new Map<string, HTMLCanvasElement>();

function once(name: string, size: number, draw: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const found = made.get(name);
  if (found) return found;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  draw(canvas.getContext("2d")!);
  made.set(name, canvas);
  return canvas;
}

// ---- Noise that repeats without a seam ----

const TILE = 256;

// Random heights on a lattice of `cells`, blended between them.
function layer(random: () => number, cells: number): (x: number, y: number) => number {
  const heights = Array.from({ length: cells * cells }, random);
  const soft = (part: number) => part * part * (3 - 2 * part);
  return (x, y) => {
    const [fx, fy] = [(x / TILE) * cells, (y / TILE) * cells];
    const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
    const [px, py] = [soft(fx - ix), soft(fy - iy)];
    const at = (column: number, row: number) => heights[(row % cells) * cells + (column % cells)]!;
    const upper = at(ix, iy) * (1 - px) + at(ix + 1, iy) * px;
    const lower = at(ix, iy + 1) * (1 - px) + at(ix + 1, iy + 1) * px;
    return upper * (1 - py) + lower * py;
  };
}

const TONES = {
  dry: { colour: [204, 184, 107], from: 0.5, steep: 2.6, most: 0.62 },
  lush: { colour: [56, 87, 33], from: 0.47, steep: 2.8, most: 0.5 },
  grain: { colour: [52, 66, 24], from: 0.44, steep: 1, most: 0.15 },
} as const;

export function noiseTile(tone: keyof typeof TONES, seed: number): HTMLCanvasElement {
  return once(`noise ${tone} ${seed}`, TILE, (ctx) => {
    const { colour, from, steep, most } = TONES[tone];
    const random = dice(seed * 7919 + 3);
    const layers = (tone === "grain" ? [16, 32, 64] : [4, 8, 16, 32, 64]).map((cells) => layer(random, cells));
    const image = ctx.createImageData(TILE, TILE);
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        let [sum, weight, all] = [0, 1, 0];
        for (const each of layers) {
          sum += each(x, y) * weight;
          all += weight;
          weight *= 0.55;
        }
        const alpha = Math.min(most, Math.max(0, (sum / all - from) * steep));
        image.data.set([...colour, alpha * 255], 4 * (y * TILE + x));
      }
    ctx.putImageData(image, 0, 0);
  });
}

// ---- Crowns of trees, lit from the upper left ----

const CROWNS = [
  ["#24401c", "#456b2f", "#6d9144", "#a3bb62"],
  ["#1d3a19", "#37602c", "#56823a", "#85a653"],
  ["#414a1c", "#6e7a2c", "#97a040", "#c4c266"],
  ["#18322a", "#2c5338", "#437450", "#6f9c68"],
];
const SPRITE = 96;

function bumpy(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, random: () => number, fill: string): void {
  ctx.beginPath();
  for (let bump = 0; bump < 11; bump++) {
    const angle = (bump / 11) * 2 * Math.PI;
    const far = radius * (0.74 + random() * 0.1);
    ctx.moveTo(x, y);
    ctx.arc(x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * (0.24 + random() * 0.08), 0, 2 * Math.PI);
  }
  ctx.arc(x, y, radius * 0.82, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

export const treeSprites = (): HTMLCanvasElement[] =>
  CROWNS.map(([dark, green, light, pale], index) =>
    once(`crown ${index}`, SPRITE, (ctx) => {
      const random = dice(40 + index);
      const half = SPRITE / 2;
      bumpy(ctx, half, half, 43, random, dark!);
      bumpy(ctx, half - 3, half - 4, 37, random, green!);
      bumpy(ctx, half - 8, half - 10, 25, random, light!);
      for (let leaf = 0; leaf < 60; leaf++) {
        const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * 40];
        const [x, y] = [half + Math.cos(angle) * far, half + Math.sin(angle) * far];
        const isLit = x + y < SPRITE - 14;
        ctx.globalAlpha = 0.75;
        ctx.fillStyle = isLit ? pale! : dark!;
        ctx.beginPath();
        ctx.arc(x, y, 1.5 + random() * 2.2, 0, 2 * Math.PI);
        ctx.fill();
      }
    }),
  );
