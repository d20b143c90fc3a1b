// marks.tsx - marks on a board: who may be struck, what moved from where, where a blow fell.
import { icon, keep, round } from "./workshop";

interface Spot {
  x: number;
  y: number;
}

// A crimson ring with crossed swords: harm, and who it is stays in sight.
export function Strike({ x, y, radius, isLeft = false }: Spot & { radius: number; isLeft?: boolean }) {
  const swords = keep("strike-swords", () => `<g id="strike-swords"><circle r="17" fill="#d3213d" stroke="#fff3d0" stroke-width="2"/>${icon("swords", 0, 0, 22, "#fff")}</g>`);
  const far = radius * (isLeft ? 0.64 : 0.78); // in a square cell it would touch the neighbour
  return (
    <g class="strike-mark" transform={`translate(${round(x)} ${round(y)})`}>
      <circle class="strike-edge" r={radius} />
      <circle class="strike-ring" r={radius} />
      <use href={swords} x={round(isLeft ? -far : far)} y={round(-far)} />
    </g>
  );
}

// Where a piece came from, to where it is: dots along its way, which end short of it.
export function Origin({ from, to, way = [], short }: { from: Spot; to: Spot; way?: Spot[]; short: number }) {
  const last = way.at(-1) ?? from;
  const length = Math.hypot(to.x - last.x, to.y - last.y) || 1;
  const end = { x: to.x - ((to.x - last.x) * short) / length, y: to.y - ((to.y - last.y) * short) / length };
  return <path class="track" d={`M${[from, ...way, end].map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`} />;
}

function drawBurst(id: string): string {
  const points = Array.from({ length: 20 }, (_, index) => {
    const [angle, radius] = [(index / 20) * 2 * Math.PI, index % 2 ? 11 : 18];
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  }).join("L");
  return `<g id="${id}"><path d="M${points}Z" fill="#8e221d" stroke="#fff3d0" stroke-width="2" stroke-linejoin="round"/>${icon("swords", 0, 0, 17, "#fff")}</g>`;
}

// A blow that has fallen: a burst between the two; of a shot, at the edge of the piece that was hit and over nobody else.
export function Blow({ from, to, step }: { from: Spot; to: Spot; step: number }) {
  const burst = keep("burst", () => drawBurst("burst"));
  const near = 1 - step / 2 / Math.max(step, Math.hypot(to.x - from.x, to.y - from.y));
  return (
    <g class="blow">
      <path class="track" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
      <use href={burst} x={round(from.x + (to.x - from.x) * near)} y={round(from.y + (to.y - from.y) * near)} />
    </g>
  );
}

// From the one who strikes to the one who is struck.
export function Arrow({ from, to, start, end }: { from: Spot; to: Spot; start: number; end: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x1, y1, x2, y2] = [from.x + dx * start, from.y + dy * start, to.x - dx * end, to.y - dy * end].map(round) as [number, number, number, number];
  const turn = round((Math.atan2(dy, dx) * 180) / Math.PI);
  if (length <= start + end + 4) return null;
  return (
    <g class="arrow">
      <path class="arrow-edge" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path class="arrow-shaft" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path class="arrow-head" transform={`translate(${x2} ${y2}) rotate(${turn})`} d="M14 0L-8 -12V12Z" />
    </g>
  );
}
