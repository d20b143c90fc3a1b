// coin.tsx - coins of War Chest: a rim, an enamel face with its icon, a metal back with the faction's emblem. The Wolf's are cut
// with eight corners, the Raven's are round, so that shape tells the side.
import { materials } from "./materials";
import { icon, keep, round } from "./workshop";

export const COIN = 40; // the radius, in units of the drawing
export const THICK = 6.5; // of one coin in a stack

export const emblems = ["wolf", "raven"] as const;
export const EMBLEM = "emblem"; // instead of a unit: the sign of the side itself

export function coinShape(team: number, radius: number): string {
  const [r, a] = [round(radius), round(radius * 0.96)];
  const b = round(a * 0.4142);
  return team === 0
    ? `M${-b} ${-a}H${b}L${a} ${-b}V${b}L${b} ${a}H${-b}L${-a} ${b}V${-b}Z`
    : `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

// What is seen of a coin's edge below its face.
function edgeShape(team: number, radius: number, thick: number): string {
  const a = round(radius * 0.96);
  const b = round(a * 0.4142);
  return team === 0
    ? `M${-a} ${-b}V${round(b + thick)}L${-b} ${round(a + thick)}H${b}L${a} ${round(b + thick)}V${-b}Z`
    : `M${-radius} 0v${thick}a${radius} ${radius} 0 0 0 ${2 * radius} 0v${-thick}Z`;
}

type Side = "face" | "back" | "royal";

function drawFace(id: string, team: number, name: string, side: Side): string {
  const r = COIN;
  const size = r * (side === "back" ? 0.95 : 1.18);
  const ink = side === "back" ? "#0e0805" : side === "royal" ? `url(#enamel${team})` : "url(#ivory)";
  const field = side === "face" ? "enamel" : "metal";
  return (
    `<g id="${id}"><path d="${coinShape(team, r)}" fill="url(#rim${team})" stroke="#140b06" stroke-width=".9"/>` +
    `<path d="${coinShape(team, r * 0.965)}" fill="none" stroke="#fff" stroke-opacity=".4"/>` +
    `<path d="${coinShape(team, r * 0.8)}" fill="url(#${field}${team})" stroke="#120a06" stroke-opacity=".75" stroke-width="2"/>` +
    `<path d="${coinShape(team, r * 0.72)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.4" stroke-dasharray="1.4 3.6"/>` +
    icon(name, 1.4, 2.2, size, "#0a0503", `opacity="${side === "face" ? 0.6 : 0.25}"`) +
    icon(name, -1, -1.2, size, "#fff", `opacity="${side === "back" ? 0.6 : 0.3}"`) +
    icon(name, 0, 0, size, ink, side === "back" ? 'opacity=".72"' : "") +
    `<path d="${coinShape(team, r * 0.98)}" fill="url(#gloss)"/></g>`
  );
}

// A fourth and a third seat carry a mark on the rim: two players of one side are told apart.
const drawSecond = (id: string, team: number): string =>
  `<g id="${id}">${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn + 45})" d="M0 ${-COIN * 0.99}l4.6 5.4l-4.6 5.4l-4.6 -5.4Z" fill="${team === 0 ? "#ffe394" : "#ffe394"}" stroke="#2a1a05" stroke-width="1.1"/>`).join("")}</g>`;

const drawEdge = (id: string, team: number): string =>
  `<path id="${id}" d="${edgeShape(team, COIN, THICK)}" fill="url(#edge${team})" stroke="#140b06" stroke-width=".9"/>`;

interface CoinProps {
  team: number;
  type: string; // the code of a unit, "ro", EMBLEM, or "?" for a hidden one
  second?: boolean; // of the third or fourth seat
  height?: number;
  flat?: boolean; // without shadow and edge
}

export function Coin({ team, type, second = false, height = 1, flat = false }: CoinProps) {
  materials();
  const side: Side = type === "?" ? "back" : type === "ro" ? "royal" : "face";
  const name = type === "?" || type === EMBLEM ? emblems[team]! : type;
  const faceId = `coin${team}-${type === "?" ? "back" : type}`;
  const face = keep(faceId, () => drawFace(faceId, team, name, side));
  const edge = keep(`edge-of-coin${team}`, () => drawEdge(`edge-of-coin${team}`, team));
  const top = flat ? 0 : -(height - 1) * THICK;
  return (
    <g class="coin">
      {!flat && <ellipse cx="4" cy={THICK + 7} rx={COIN * 1.16} ry={COIN * 1.12} fill="url(#shade)" />}
      {!flat && Array.from({ length: height }, (_, level) => <use key={level} href={edge} y={round(-level * THICK)} />)}
      <g transform={`translate(0 ${round(top)})`}>
        <use href={face} />
        {second && <use href={keep(`second${team}`, () => drawSecond(`second${team}`, team))} />}
      </g>
    </g>
  );
}

// A number on a dark disc: how many.
export function Count({ x, y, number, radius = 13 }: { x: number; y: number; number: number; radius?: number }) {
  return (
    <g class="count" transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="#1b110a" stroke="#f3e5c0" stroke-width="1.8" />
      <text y={radius * 0.42} text-anchor="middle" font-size={radius * 1.3} font-weight="700" fill="#fff6dc">{number}</text>
    </g>
  );
}
