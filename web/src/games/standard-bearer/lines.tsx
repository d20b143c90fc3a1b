// lines.tsx - lines and standards: the line that marched this turn, and whom a standard can lead.
import type { SlotProps } from "../face";
import { spotOf } from "./board";
import { WIDE } from "./ground";
import type { Facts, Scene } from "./scene";

const words = { en: { line: "the line: +1", leads: "the standard leads these" }, ru: { line: "строй: +1", leads: "знамя ведёт этих" } };

type Layer = "under" | "over"; // the pieces

interface CordProps {
  cells: string[];
  side: number;
  turned: boolean;
  words: string;
  kind: "marched" | "may";
  layer: Layer;
}

// A cord around warriors that stand in a row or a column.
function Cord({ cells, side, turned, words: said, kind, layer }: CordProps) {
  const spots = cells.map((cell) => spotOf(cell, turned));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 49, Math.min(...ys) - 49];
  const [wide, high] = [Math.max(...xs) + 49 - left, Math.max(...ys) + 49 - top];
  const room = said.length * 8.6 + 26;
  return (
    <g class={`cord side${side} ${kind}`}>
      {layer === "under" && <rect class="cord-field" x={left} y={top} width={wide} height={high} rx="17" />}
      {layer === "under" && <rect class="cord-line" x={left + 5} y={top + 5} width={wide - 10} height={high - 10} rx="13" />}
      {layer === "over" && said && (
        <g class="cord-words" transform={`translate(${Math.max(room / 2, Math.min(WIDE - room / 2, left + wide / 2))} ${top + high})`}>
          <rect x={-room / 2} y="-13" width={room} height="26" rx="13" />
          <text y="6" text-anchor="middle">{said}</text>
        </g>
      )}
    </g>
  );
}

export function LineCords({ scene, chosen, hovered, turned, say, layer }: SlotProps<Scene, Facts> & { layer: Layer }) {
  const word = words[say.language];
  const marched = scene.phase === "attack" ? scene.warriors.filter((warrior) => warrior.line === 1).map(({ at }) => at) : [];
  const sideAt = (cell: string) => scene.warriors.find(({ at }) => at === cell)?.side ?? 0;
  const asked = [chosen.at(-1), hovered].filter((thing): thing is string => Boolean(thing));
  const led = scene.phase === "move" ? (scene.lines ?? []).filter(({ standard }) => asked.includes(standard)) : [];
  return (
    <>
      {led.flatMap(({ standard, row, column }) =>
        [row, column].filter((cells) => cells.length > 1).map((cells, index) => (
          <Cord key={`${standard}${cells[0]}${cells.length}`} cells={cells} side={sideAt(standard)} turned={turned} words={index === 0 ? word.leads : ""} kind="may" layer={layer} />
        )),
      )}
      {marched.length > 0 && <Cord cells={marched} side={scene.side} turned={turned} words={word.line} kind="marched" layer={layer} />}
    </>
  );
}
