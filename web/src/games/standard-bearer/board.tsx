// The board of Standard-Bearer: 7 x 8 cells, a shield for each warrior.
import { Icon, StrikeMark } from "../../ui/icon";
import { useIdentities } from "../../ui/pieces";
import type { SlotProps } from "../face";
import { nameOf, type Facts, type Scene } from "./scene";
import "./board.css";

const CELL = 100;
const MARGIN = 34;
const COLUMNS = "abcdefg";
const ROWS = 8;

// Blue carries a heater shield, Red a round one: the shape tells the sides apart without colour.
const SHIELDS = [
  "M12 8H88V46C88 72 68 88 50 95C32 88 12 72 12 46Z",
  "M50 6A44 44 0 1 1 49.9 6Z",
];

export function Board(props: SlotProps<Scene, Facts>) {
  const { scene, facts, chosen, next, turned, marks, animate, say } = props;
  const pieces = useIdentities(
    scene.warriors.map((warrior) => ({ ...warrior, kind: `${warrior.side}${warrior.type}` })),
  );
  const x = (cell: string) => {
    const column = COLUMNS.indexOf(cell[0]!);
    return MARGIN + (turned ? COLUMNS.length - 1 - column : column) * CELL;
  };
  const y = (cell: string) => {
    const row = Number(cell[1]) - 1;
    return MARGIN + (turned ? row : ROWS - 1 - row) * CELL;
  };
  const cells = [...COLUMNS].flatMap((column) => Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`));
  const at = (cell: string) => pieces.find((piece) => piece.at === cell);
  const label = (cell: string) => {
    const warrior = at(cell);
    const words = warrior
      ? `${cell}: ${sideName(warrior.side, say)} ${nameOf(warrior, facts)} ${warrior.strength}, ♥${warrior.health - warrior.wounds}`
      : cell;
    const state = chosen.includes(cell) ? `, ${say("pressed")}` : next.has(cell) ? `, ${say("canChoose")}` : "";
    return words + state;
  };
  const wide = COLUMNS.length * CELL + 2 * MARGIN;
  const tall = ROWS * CELL + 2 * MARGIN;
  return (
    <svg
      class={`board standard-bearer${animate ? " animate" : ""}`}
      viewBox={`0 0 ${wide} ${tall}`}
      role="group"
      aria-label={say("board")}
    >
      <rect class="table-cloth" width={wide} height={tall} rx="14" />
      {cells.map((cell) => (
        <rect
          key={cell}
          class={`cell ${Number(cell[1]) <= ROWS / 2 ? "blue-land" : "red-land"} ${
            (COLUMNS.indexOf(cell[0]!) + Number(cell[1])) % 2 ? "odd" : "even"
          }${marks.includes(cell) ? " touched" : ""}`}
          x={x(cell)}
          y={y(cell)}
          width={CELL}
          height={CELL}
        />
      ))}
      <path class="frontier" d={`M${MARGIN} ${tall / 2}H${wide - MARGIN}`} />
      {[...COLUMNS].map((column) => (
        <g key={column} class="coordinate">
          <text x={x(`${column}1`) + CELL / 2} y={tall - 10}>{column}</text>
          <text x={x(`${column}1`) + CELL / 2} y={23}>{column}</text>
        </g>
      ))}
      {Array.from({ length: ROWS }, (_, row) => (
        <g key={row} class="coordinate">
          <text x={16} y={y(`a${row + 1}`) + CELL / 2 + 8}>{row + 1}</text>
          <text x={wide - 16} y={y(`a${row + 1}`) + CELL / 2 + 8}>{row + 1}</text>
        </g>
      ))}
      {pieces.map((warrior) => (
        <g
          key={warrior.id}
          class={`warrior side${warrior.side}${chosen.includes(warrior.at) ? " chosen" : ""}${
            warrior.line ? " in-line" : ""
          }${warrior.type === "standard-bearer" ? " standard" : ""}`}
          style={{ transform: `translate(${x(warrior.at)}px, ${y(warrior.at)}px)` }}
        >
          <path class="shield" d={SHIELDS[warrior.side]} />
          <Icon name={warrior.type} x={25} y={14} size={50} />
          <g class="strength">
            <circle cx="80" cy="20" r="15" />
            <text x="80" y="27">{warrior.strength}</text>
          </g>
          <g class="hearts">
            {Array.from({ length: warrior.health }, (_, index) => (
              <path
                key={index}
                class={index < warrior.health - warrior.wounds ? "full" : "empty"}
                transform={`translate(${50 + (index - (warrior.health - 1) / 2) * 15 - 7} 66) scale(0.6)`}
                d="M12 21C5 15 1 11 1 6.5A5.5 5.5 0 0 1 12 4A5.5 5.5 0 0 1 23 6.5C23 11 19 15 12 21Z"
              />
            ))}
          </g>
        </g>
      ))}
      {cells.map((cell) => {
        const warrior = at(cell);
        const kind = !next.has(cell) ? "" : !warrior ? "go" : chosen.length && warrior.side !== scene.side ? "strike" : "pick";
        return (
          <g
            key={cell}
            class={`target ${kind}`}
            style={{ transform: `translate(${x(cell)}px, ${y(cell)}px)` }}
            role="button"
            tabindex={cell === (chosen[chosen.length - 1] ?? "a1") ? 0 : -1}
            aria-label={label(cell)}
            aria-pressed={chosen.includes(cell)}
            data-thing={cell}
          >
            <rect width={CELL} height={CELL} rx="10" />
            {kind === "go" && <circle cx={CELL / 2} cy={CELL / 2} r="13" />}
            {kind === "strike" && <StrikeMark x={18} y={22} />}
          </g>
        );
      })}
    </svg>
  );
}

const sideName = (side: number, say: SlotProps<Scene, Facts>["say"]): string =>
  (say.language === "ru" ? ["синий", "красный"] : ["blue", "red"])[side] ?? "";
