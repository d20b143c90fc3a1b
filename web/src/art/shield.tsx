// shield.tsx - the warriors of Standard-Bearer: Blue has heater shields of steel, Red has round ones of bronze. Figure, chevrons
// for the weight, hearts for the health; a standard-bearer raises a flag above the outline.
import { materials } from "./materials";
import { icon, keep, linear, round } from "./workshop";

export const PIECE = 43; // the radius, where a cell is 100 wide

export const pieceShape = (side: number, r: number): string =>
  side === 0
    ? `M${round(-r * 0.84)} ${round(-r * 0.92)}Q0 ${round(-r * 1.08)} ${round(r * 0.84)} ${round(-r * 0.92)}V${round(r * 0.1)}Q${round(r * 0.78)} ${round(r * 0.72)} 0 ${round(r * 1.06)}Q${round(-r * 0.78)} ${round(r * 0.72)} ${round(-r * 0.84)} ${round(r * 0.1)}Z`
    : `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const HEART = "M0 7C-12 -2 -7 -9 -3 -8Q0 -7 0 -4Q0 -7 3 -8C7 -9 12 -2 0 7Z";

const heart = (x: number, y: number, isLeft: boolean): string =>
  `<path transform="translate(${round(x)} ${y}) scale(.74)" d="${HEART}" fill="${isLeft ? "#ff8f86" : "#2a0d0a"}" stroke="#fff" stroke-opacity="${isLeft ? 0.95 : 0.55}" stroke-width="1.7"/>`;

export interface Warlike {
  type: string;
  side: number;
  wounds: number;
  health: number;
}

export const heartAt = (index: number, health: number): number => (index - (health - 1) / 2) * 13.6;
export const HEART_Y = 25;

function drawPiece(id: string, { type, side, wounds, health }: Warlike, weight: number): string {
  const r = PIECE;
  const shape = (size: number) => pieceShape(side, round(r * size));
  const isStandard = type === "standard-bearer";
  const chevrons = Array.from({ length: weight }, (_, index) => `<path d="M-33 ${round(-1 + index * 7.6 - weight * 2.8)}l6 -4.800l6 4.800"/>`).join("");
  const figure = isStandard ? "" : icon(type, 5, -6, 47, "#080402", 'opacity=".6"') + icon(type, 3.2, -8.4, 47, "url(#ivory)");
  const hearts = Array.from({ length: health }, (_, index) => heart(heartAt(index, health), HEART_Y, index < health - wounds)).join("");
  return (
    `<g id="${id}"><ellipse cx="4" cy="9" rx="${round(r * 1.12)}" ry="${round(r * 1.08)}" fill="url(#shade)"/>` +
    `<path d="${shape(1)}" transform="translate(0 5)" fill="${side === 0 ? "#333c45" : "#3a2216"}"/>` +
    `<path d="${shape(1)}" fill="url(#${side === 0 ? "steel" : "rim1"})" stroke="#140b06" stroke-width="1.2"/><path d="${shape(0.965)}" fill="none" stroke="#fff" stroke-opacity=".4"/>` +
    `<path d="${shape(0.85)}" fill="url(#${side === 0 ? "field0" : "enamel1"})" stroke="#120a06" stroke-opacity=".8" stroke-width="1.7"/>` +
    (isStandard ? `<path d="${shape(0.77)}" fill="none" stroke="#f3e3b5" stroke-width="2.6"/>` : "") +
    `<g fill="none" stroke="#fff" stroke-opacity=".88" stroke-width="2.4">${chevrons}</g>${figure}${hearts}` +
    `<path d="${shape(0.98)}" fill="url(#gloss)" opacity=".8"/></g>`
  );
}

const drawMetals = (): string =>
  linear("steel", [[0, "#f4f8fa"], [0.5, "#9eabb5"], [1, "#5d6a75"]]) + linear("field0", [[0, "#3571c6"], [0.5, "#18458c"], [1, "#0b2656"]], 'x1="0" y1="0" x2=".6" y2="1"');

export function Piece({ warrior, weight }: { warrior: Warlike; weight: number }) {
  materials();
  keep("steels", drawMetals);
  const id = `warrior${warrior.side}-${warrior.type}-${warrior.health}-${warrior.wounds}`;
  return <use href={keep(id, () => drawPiece(id, warrior, weight))} />;
}

const drawStandard = (id: string, side: number): string =>
  `<g id="${id}"><path d="M15 16V-54" stroke="#000" stroke-opacity=".35" stroke-width="6"/><path d="M13 13V-58" stroke="#24150a" stroke-width="6" stroke-linecap="round"/><path d="M12.300 13V-58" stroke="#d0a868" stroke-width="2.300"/>` +
  `<path d="M12 -55q-13 -7 -24 0t-24 0l7 18l-7 18q11 7 24 0t24 0Z" fill="url(#cloth${side})" stroke="#f7ecd0" stroke-width="2.300"/>` +
  `<path d="M-9 -51v28M-23 -37h28" stroke="#fff6dc" stroke-width="5.600"/><circle cx="13" cy="-60" r="4.200" fill="#f3e3b5" stroke="#24150a"/></g>`;

// The flag of a standard-bearer, over everything that stands.
export function Standard({ side }: { side: number }) {
  return <use href={keep(`standard${side}`, () => drawStandard(`standard${side}`, side))} />;
}

// Strength on a dark disc; red where wounds have lessened it, gold where an attack adds to it.
export function Strength({ value, mood }: { value: number; mood: "" | "less" | "more" }) {
  return (
    <g class={`strength ${mood}`} transform="translate(30 -28)">
      <circle r="15" />
      <text y="7" text-anchor="middle">{value}</text>
    </g>
  );
}

// "+2" at the side of a piece.
export function Bonus({ value }: { value: number }) {
  return (
    <g class="bonus" transform="translate(-36 12)">
      <path d="M-17 -12h28l7 12l-7 12h-28Z" />
      <text x="-1" y="6.5" text-anchor="middle">+{value}</text>
    </g>
  );
}
