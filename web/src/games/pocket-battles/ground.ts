// ground.ts - the campaign map under the three sectors: woods, fields with a road, hills. Drawn once, in ink.
import { dice, keep, round } from "../../art/workshop";

const WIDE = 360;
const HIGH = 640;

const tree = (x: number, y: number, k: number): string =>
  `M${round(x)} ${round(y)}v${round(-5 * k)}M${round(x - 5 * k)} ${round(y - 5 * k)}q${round(-2 * k)} ${round(-6 * k)} ${round(3 * k)} ${round(-7 * k)}q${round(2 * k)} ${round(-5 * k)} ${round(5 * k)} 0q${round(5 * k)} ${round(k)} ${round(2 * k)} ${round(7 * k)}z`;
const hill = (x: number, y: number, k: number): string =>
  `M${round(x - 16 * k)} ${round(y)}q${round(8 * k)} ${round(-18 * k)} ${round(16 * k)} ${round(-16 * k)}q${round(9 * k)} ${round(2 * k)} ${round(16 * k)} ${round(16 * k)}M${round(x + 3 * k)} ${round(y - 13 * k)}l${round(3 * k)} ${round(6 * k)}M${round(x + 7 * k)} ${round(y - 10 * k)}l${round(3 * k)} ${round(6 * k)}`;

function woods(random: () => number): string {
  const trees = Array.from({ length: 110 }, () => [10 + random() * 340, 24 + random() * 600, 0.8 + random() * 0.6] as const).sort((one, other) => one[1] - other[1]);
  return `<rect width="${WIDE}" height="${HIGH}" fill="#bcc98a"/><path d="${trees.map(([x, y, k]) => tree(x, y, k)).join("")}" fill="#8fae62" fill-opacity=".75" stroke="#4d6130" stroke-opacity=".8" stroke-width="1"/>`;
}

function fields(random: () => number): string {
  let furrows = "";
  for (let field = 0; field < 18; field++) {
    const [x, y] = [16 + random() * 280, 20 + random() * 580];
    for (let line = 0; line < 5; line++) furrows += `M${round(x)} ${round(y + line * 6)}l46 -8`;
  }
  const road = "M190 640C215 540 130 470 160 380S240 260 190 200S120 110 185 0";
  return `<rect width="${WIDE}" height="${HIGH}" fill="#e6cf96"/><path d="${furrows}" fill="none" stroke="#8a6a2e" stroke-opacity=".55"/><path d="${road}" fill="none" stroke="#7d5a2a" stroke-opacity=".4" stroke-width="12"/><path d="${road}" fill="none" stroke="#f0dfb4" stroke-width="8"/>`;
}

function hills(random: () => number): string {
  const all = Array.from({ length: 46 }, () => [20 + random() * 320, 30 + random() * 590, 0.8 + random() * 0.8] as const).sort((one, other) => one[1] - other[1]);
  return `<rect width="${WIDE}" height="${HIGH}" fill="#dcc4a0"/><path d="${all.map(([x, y, k]) => hill(x, y, k)).join("")}" fill="#cdae80" fill-opacity=".55" stroke="#6e5130" stroke-opacity=".7" stroke-width="1"/>`;
}

// How to refer to the map of a sector, 1 to 3.
export function sectorMap(sector: number): string {
  const name = `pb-map-${sector}`;
  return keep(name, () => `<symbol id="${name}" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice">${[woods, fields, hills][sector - 1]!(dice(6 + sector))}</symbol>`);
}
