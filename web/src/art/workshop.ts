// workshop.ts - where drawings are made once and kept. A drawing is written as SVG text, put into one hidden sheet of the
// document under its name, and used from any board by that name: a coin on the table is one element, however rich its face.
import { paths } from "../icons.generated";

const SPACE = "http://www.w3.org/2000/svg";
const made = new Set<string>();
let sheet: SVGElement | null = null;

function open(): SVGElement {
  if (sheet) return sheet;
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("class", "art-sheet");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  sheet = document.createElementNS(SPACE, "defs");
  svg.append(sheet);
  document.body.prepend(svg);
  return sheet;
}

// Keeps what `draw` writes under this name, and says how to refer to it.
export function keep(name: string, draw: () => string): string {
  if (!made.has(name)) {
    made.add(name);
    open().insertAdjacentHTML("beforeend", draw());
  }
  return `#${name}`;
}

// A group of drawings under names of their own.
export const furnish = (name: string, draw: () => string): void => void keep(`set-${name}`, draw);

// ---- Shapes as text ----

export const round = (value: number): number => Math.round(value * 100) / 100;

export const iconPath = (name: string): string => paths[name] ?? "";

// An icon with its middle at x, y.
export function icon(name: string, x: number, y: number, size: number, fill: string, more = ""): string {
  const ref = keep(`icon-${name}`, () => `<path id="icon-${name}" d="${iconPath(name)}"/>`);
  return `<use href="${ref}" transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round((1000 * size) / 512) / 1000})" fill="${fill}" ${more}/>`;
}

type Stop = [offset: number, colour: string, opacity?: number];

const stops = (list: Stop[]): string =>
  list.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`).join("");

export const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
export const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const SLANTED = 'x1="0" y1="0" x2="1" y2="1"';
const LIT = 'cx=".38" cy=".3" r=".85"'; // as if the lamp stood on the upper left

export const linear = (id: string, list: Stop[], way = SLANTED): string => `<linearGradient id="${id}" ${way}>${stops(list)}</linearGradient>`;
export const radial = (id: string, list: Stop[], way = LIT): string => `<radialGradient id="${id}" ${way}>${stops(list)}</radialGradient>`;

// The same numbers every time: a board looks the same whenever it is laid out.
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

// A line as a pen draws it: not quite straight.
export function inked(x1: number, y1: number, x2: number, y2: number, random: () => number, play = 1.1): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const parts = Math.max(2, Math.round(length / 22));
  let path = `M${round(x1)} ${round(y1)}`;
  for (let part = 1; part <= parts; part++) {
    const [at, half] = [part / parts, (part - 0.5) / parts];
    const shift = () => (random() - 0.5) * 2 * play;
    path += `Q${round(x1 + (x2 - x1) * half + shift())} ${round(y1 + (y2 - y1) * half + shift())} ${round(x1 + (x2 - x1) * at)} ${round(y1 + (y2 - y1) * at)}`;
  }
  return path;
}

// A texture: noise of one colour on nothing, as the address of a tile that repeats without a seam.
export function texture(frequency: string, colour: string, strength: number, seed: number, wide = 320, high = 320): string {
  const value = parseInt(colour.slice(1), 16);
  const part = (shift: number) => round(((value >> shift) & 255) / 255);
  const matrix = `0 0 0 0 ${part(16)} 0 0 0 0 ${part(8)} 0 0 0 0 ${part(0)} 0 0 0 ${round(2.2 * strength)} ${round(-0.75 * strength)}`;
  const svg = `<svg xmlns="${SPACE}" width="${wide}" height="${high}"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
