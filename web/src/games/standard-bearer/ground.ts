// ground.ts - the board of Standard-Bearer before a warrior stands on it: a sheet of vellum with cells in ink. Made once as text.
import { dice, inked, round } from "../../art/workshop";

export const CELL = 100;
export const COLUMNS = 7;
export const ROWS = 8;
export const EDGE = 40; // of vellum around the cells

export const WIDE = COLUMNS * CELL + 2 * EDGE;
export const HIGH = ROWS * CELL + 2 * EDGE;

// The sheet, cut by hand.
function sheet(random: () => number): string {
  const points: string[] = [];
  const add = (x: number, y: number) => points.push(`${round(x)} ${round(y)}`);
  for (let index = 0; index <= 24; index++) add((WIDE * index) / 24, random() * 7);
  for (let index = 1; index <= 26; index++) add(WIDE - random() * 7, (HIGH * index) / 26);
  for (let index = 23; index >= 0; index--) add((WIDE * index) / 24, HIGH - random() * 7);
  for (let index = 25; index > 0; index--) add(random() * 7, (HIGH * index) / 26);
  return `M${points.join("L")}Z`;
}

function cells(random: () => number): string {
  let fields = "";
  let strokes = "";
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const [x, y] = [EDGE + column * CELL, EDGE + row * CELL];
      const isDark = (column + row) % 2 === 1;
      fields += `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${isDark ? "#b08848" : "#fff6da"}" fill-opacity="${isDark ? 0.4 : 0.45}"/>`;
      for (let index = 0; isDark && index < 6; index++)
        strokes += `M${x + 4} ${y + 12 + index * 15}l${round(7 + random() * 6)} -7M${x + CELL - 4} ${y + 9 + index * 15}l${round(-7 - random() * 6)} 7`;
    }
  return `${fields}<path d="${strokes}" stroke="#6d4c22" stroke-opacity=".5" fill="none"/>`;
}

function lines(random: () => number): string {
  let path = "";
  for (let column = 1; column < COLUMNS; column++) path += inked(EDGE + column * CELL, EDGE, EDGE + column * CELL, HIGH - EDGE, random, 1.2);
  for (let row = 1; row < ROWS; row++) path += inked(EDGE, EDGE + row * CELL, WIDE - EDGE, EDGE + row * CELL, random, 1.2);
  const [left, right, top, bottom] = [EDGE - 5, WIDE - EDGE + 5, EDGE - 5, HIGH - EDGE + 5];
  const frame = inked(left, top, right, top, random) + inked(right, top, right, bottom, random) + inked(right, bottom, left, bottom, random) + inked(left, bottom, left, top, random);
  const frontier = inked(EDGE, HIGH / 2, WIDE - EDGE, HIGH / 2, random, 1.4);
  return `<g fill="none"><path d="${path}" stroke="#5b3f1b" stroke-width="1.8"/><path d="${frame}" stroke="#4a2f10" stroke-width="3.6"/><path d="${frontier}" stroke="#7b1f1a" stroke-width="4.4" stroke-dasharray="17 7 4 7"/></g>`;
}

function names(turned: boolean): string {
  const columns = Array.from({ length: COLUMNS }, (_, index) => {
    const name = "abcdefg"[turned ? COLUMNS - 1 - index : index];
    return `<text x="${EDGE + (index + 0.5) * CELL}" y="${HIGH - 13}">${name}</text>`;
  });
  const rows = Array.from({ length: ROWS }, (_, index) => `<text x="18" y="${EDGE + (index + 0.5) * CELL + 7}">${turned ? index + 1 : ROWS - index}</text>`);
  return `<g class="cell-names">${[...columns, ...rows].join("")}</g>`;
}

export function drawGround(turned: boolean): string {
  const random = dice(7);
  const edge = sheet(random);
  const shadows = [26, 18, 10].map((width) => `<path d="${edge}" transform="translate(3 8)" fill="#000" fill-opacity=".09" stroke="#000" stroke-opacity=".07" stroke-width="${width}" stroke-linejoin="round"/>`).join("");
  return (
    shadows +
    `<path d="${edge}" fill="#efe0b8"/><path d="${edge}" fill="url(#vellum)"/><path d="${edge}" fill="none" stroke="#8a6433" stroke-opacity=".7" stroke-width="3"/>` +
    cells(random) + lines(random) + names(turned)
  );
}
