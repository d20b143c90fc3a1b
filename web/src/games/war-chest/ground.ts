// ground.ts - the board of War Chest before a coin lies on it: parchment hexes with inked borders, in a frame of wood. Made once
// as text; nothing in it moves.
import { dice, icon, inked, round } from "../../art/workshop";

export const SIDE = 60; // of a hex, in units of the drawing
export const RISE = (SIDE * Math.sqrt(3)) / 2;

export interface Place {
  at: string;
  x: number;
  y: number;
  location: boolean;
}

export function hexShape(size: number, x = 0, y = 0): string {
  const rise = (size * Math.sqrt(3)) / 2;
  return `M${round(x - size)} ${round(y)}L${round(x - size / 2)} ${round(y - rise)}H${round(x + size / 2)}L${round(x + size)} ${round(y)}L${round(x + size / 2)} ${round(y + rise)}H${round(x - size / 2)}Z`;
}

const corner = (size: number, x: number, y: number, index: number): [number, number] => [x + size * Math.cos((index * Math.PI) / 3), y + size * Math.sin((index * Math.PI) / 3)];

// Each edge of the hexes once, so that no line is drawn over another.
function inkEdges(places: Place[], random: () => number): string {
  const seen = new Set<string>();
  let path = "";
  for (const { x, y } of places)
    for (let index = 0; index < 6; index++) {
      const [from, to] = [corner(SIDE, x, y, index), corner(SIDE, x, y, (index + 1) % 6)];
      const key = `${Math.round((from[0] + to[0]) / 4)} ${Math.round((from[1] + to[1]) / 4)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      path += inked(from[0], from[1], to[0], to[1], random);
    }
  return path;
}

// A small pen drawing: trees, hills, grass or water.
function doodle(x: number, y: number, random: () => number): string {
  const kind = Math.floor(random() * 5);
  let path = "";
  for (let index = 0; index < [3, 3, 3, 2, 0][kind]!; index++) {
    const px = round(x + (random() - 0.5) * SIDE * 0.9);
    const py = round(y + (random() - 0.3) * SIDE * 0.7);
    const h = round(SIDE * (0.1 + random() * 0.07));
    if (kind === 0) path += `M${px} ${py}v${-h}M${round(px - h * 0.6)} ${round(py - h * 0.6)}a${round(h * 0.62)} ${round(h * 0.8)} 0 1 1 ${round(h * 1.2)} 0q${round(-h * 0.6)} ${round(h * 0.5)} ${round(-h * 1.2)} 0Z`;
    else if (kind === 1) path += `M${px - h} ${py}q${round(h * 0.9)} ${round(-h * 1.9)} ${round(h * 2)} 0M${px} ${round(py - h * 0.7)}l${round(h * 0.3)} ${round(h * 0.7)}M${round(px + h * 0.35)} ${round(py - h * 0.6)}l${round(h * 0.25)} ${round(h * 0.5)}`;
    else if (kind === 2) path += `M${round(px - h * 0.6)} ${py}l${round(-h * 0.2)} ${round(-h * 0.6)}M${px} ${py}v${round(-h * 0.8)}M${round(px + h * 0.6)} ${py}l${round(h * 0.2)} ${round(-h * 0.6)}`;
    else path += `M${round(px - h * 2)} ${py}q${h} ${round(-h * 0.7)} ${round(h * 2)} 0t${round(h * 2)} 0`;
  }
  return path;
}

// A location: a green field in a double frame with studs, and a castle.
function drawLocation({ x, y }: Place): string {
  const studs = Array.from({ length: 6 }, (_, index) => {
    const [cx, cy] = corner(SIDE * 0.74, x, y, index);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="4.2" fill="#5d7434" stroke="#2f4018"/>`;
  }).join("");
  return (
    `<path d="${hexShape(SIDE * 0.93, x, y)}" fill="#7d8d4c" fill-opacity=".42"/>` +
    `<path d="${hexShape(SIDE * 0.87, x, y)}" fill="none" stroke="#3f5423" stroke-width="3"/><path d="${hexShape(SIDE * 0.8, x, y)}" fill="none" stroke="#3f5423" stroke-width="1.2"/>` +
    studs +
    icon("location", x, y, SIDE * 0.74, "#4d5f2c", 'opacity=".8"')
  );
}

// Wide and dark to narrow and light: the frame's shadow, its moulding and the edge of the parchment.
const FRAME: [colour: string, width: number][] = [["#2a170b", 26], ["#6b4524", 22], ["#8a5f35", 19.5], ["#3a2211", 12], ["#d9c08a", 7]];

function drawFrame(shape: string): string {
  const shadows = [44, 38, 32].map((width) => `<path d="${shape}" transform="translate(3 9)" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${width}" stroke-linejoin="round"/>`).join("");
  return shadows + FRAME.map(([colour, width]) => `<path d="${shape}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`).join("");
}

export function drawGround(places: Place[]): string {
  const random = dice(11);
  const shape = places.map(({ x, y }) => hexShape(SIDE, x, y)).join("");
  const shades = places.map(({ x, y }) => {
    const value = random();
    return `<path d="${hexShape(SIDE * 0.985, x, y)}" fill="${value > 0.5 ? "#fff6d8" : "#8d6430"}" fill-opacity="${round(Math.abs(value - 0.5) * 0.34)}"/>`;
  }).join("");
  const drawings = places.filter((place) => !place.location).map(({ x, y }) => doodle(x, y, random)).join("");
  const names = places.map(({ at, x, y }) => `<text x="${round(x)}" y="${round(y + SIDE * 0.66)}">${at}</text>`).join("");
  return (
    drawFrame(shape) +
    `<path d="${shape}" fill="#e9d6a8"/>${shades}<path d="${shape}" fill="url(#vellum)"/>` +
    `<path d="${drawings}" fill="none" stroke="#6b4c26" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/>` +
    places.filter((place) => place.location).map(drawLocation).join("") +
    `<path d="${inkEdges(places, random)}" fill="none" stroke="#3d2610" stroke-width="2.6" stroke-linecap="round"/>` +
    places.map(({ x, y }) => `<path d="${hexShape(SIDE * 0.945, x, y)}" fill="none" stroke="#7a5a30" stroke-opacity=".7" stroke-width=".8"/>`).join("") +
    `<g class="place-names">${names}</g>`
  );
}
