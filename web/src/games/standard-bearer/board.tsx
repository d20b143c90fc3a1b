// board.tsx - the board of Standard-Bearer: shields against discs on vellum, who may go and strike where, which line marched.
import { useMemo } from "preact/hooks";
import "../../art/art.css";
import "./standard-bearer.css";
import { Arrow, Blow as BlowMark, Origin, Strike } from "../../art/marks";
import { materials } from "../../art/materials";
import { Bonus, heartAt, HEART_Y, Piece, PIECE, pieceShape, Standard, Strength } from "../../art/shield";
import type { SlotProps } from "../face";
import { lastTurn, type Track } from "../last-turn";
import { CELL, COLUMNS, drawGround, EDGE, HIGH, ROWS, WIDE } from "./ground";
import { LineCords } from "./lines";
import { nameOf, typeOf, type Blow, type Facts, type Scene, type Warrior } from "./scene";

type Props = SlotProps<Scene, Facts>;

const OUTSIDE = 14; // for the shadow of the sheet
const FILES = "abcdefg";

const words = {
  en: { board: "The board", sides: ["blue", "red"], strength: "strength", health: "health" },
  ru: { board: "Поле", sides: ["синий", "красный"], strength: "сила", health: "здоровье" },
};

export interface Spot {
  x: number;
  y: number;
}

// The middle of a cell, seen from either side.
export const spotOf = (cell: string, turned: boolean): Spot => {
  const [column, row] = [FILES.indexOf(cell[0]!), Number(cell[1]) - 1];
  return { x: EDGE + (turned ? COLUMNS - 1 - column + 0.5 : column + 0.5) * CELL, y: EDGE + (turned ? row + 0.5 : ROWS - 1 - row + 0.5) * CELL };
};

const CELLS = [...FILES].flatMap((file) => Array.from({ length: ROWS }, (_, row) => `${file}${row + 1}`));

export function Board(props: Props) {
  const { turned, animate, say } = props;
  materials();
  const ground = useMemo(() => ({ __html: drawGround(turned) }), [turned]);
  const box = `${-OUTSIDE} ${-OUTSIDE} ${WIDE + 2 * OUTSIDE} ${HIGH + 2 * OUTSIDE}`;
  return (
    <div class="standard-bearer-table">
      <svg class="ground" viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={ground} />
      <svg class={`board standard-bearer${animate ? " animate" : ""}`} viewBox={box} role="group" aria-label={words[say.language].board}>
        <Pieces {...props} />
      </svg>
    </div>
  );
}

function Pieces(props: Props) {
  const { scene, facts, chosen, next, turned, past, seat, ghost, hovered, effect } = props;
  const spot = (cell: string) => spotOf(cell, turned);
  const pieces = [...scene.warriors].sort((one, other) => spot(one.at).y - spot(other.at).y); // the nearer over the farther
  const standing = new Map(pieces.map((piece) => [piece.at, piece]));
  const isAttack = scene.phase === "attack";
  const isLine = scene.phase === "move" && chosen.length === 2; // then every cell that leads on is a goal, one that the line leaves too
  const kindOf = (cell: string): string => {
    const warrior = standing.get(cell);
    return !next.has(cell) ? "" : !warrior || isLine ? "go" : chosen.length > 0 && warrior.side !== scene.side ? "strikes" : "pick";
  };
  const goals = CELLS.filter((cell) => kindOf(cell) === "go");
  const tracks = lastTurn(past, seat, scene.side === seat);
  const attacker = isAttack ? chosen[0] : undefined;
  const struck = hovered && kindOf(hovered) === "strikes" ? hovered : (chosen[1] ?? null);
  const blow = attacker ? blowOf(scene, attacker, struck) : null;
  return (
    <>
      <LastMoves tracks={tracks} spot={spot} />
      <LineCords {...props} layer="under" />
      {isLine && restOfLine(chosen, goals).map((cell) => <g key={cell} class="lit rest" data-rest={cell} transform={`translate(${spot(cell).x} ${spot(cell).y})`}><rect class="lit-field" {...square(45, 9)} /></g>)}
      {CELLS.map((cell) => kindOf(cell) === "pick" && <Ready key={cell} at={spot(cell)} isQuiet={scene.phase === "move" || chosen.length > 0} />)}
      {pickedOf(chosen).map((cell) => kindOf(cell) !== "strikes" && standing.get(cell)?.side === scene.side && <Picked key={cell} at={spot(cell)} />)}
      {goals.map((cell) => <Lit key={cell} at={spot(cell)} isCostly={effect(cell) !== ""} />)}
      {pieces.map((warrior) => (
        <g key={warrior.at} class={`warrior side${warrior.side}`} data-piece={warrior.at} style={placed(spot(warrior.at))}>
          <Piece warrior={warrior} weight={typeOf(warrior.type, facts)?.weight ?? 1} />
          {warrior.type === "standard-bearer" && <Standard side={warrior.side} />}
          <Badges warrior={warrior} blow={warrior.at === attacker ? blow : null} />
        </g>
      ))}
      {ghost && <Ghosts scene={scene} ghost={ghost} facts={facts} spot={spot} />}
      <LastBlows tracks={tracks} spot={spot} />
      {CELLS.map((cell) => kindOf(cell) === "strikes" && <Strike key={cell} {...spot(cell)} radius={PIECE + 4} isLeft />)}
      {attacker && struck && <Arrow from={spot(attacker)} to={spot(struck)} start={PIECE * 0.8} end={PIECE * 0.9} />}
      {[attacker, ...CELLS.filter((cell) => kindOf(cell) === "strikes")].map((cell) => cell && standing.has(cell) && (
        <g key={cell} class="warrior" data-badge={cell} style={placed(spot(cell))}><Badges warrior={standing.get(cell)!} blow={cell === attacker ? blow : null} /></g>
      ))}
      {CELLS.map((cell) => <Target key={cell} {...props} cell={cell} kind={kindOf(cell)} warrior={standing.get(cell)} />)}
      <LineCords {...props} layer="over" />
    </>
  );
}

// What is chosen; of a line, whose two ends are, everybody between them too.
function pickedOf(chosen: string[]): string[] {
  const [one, other] = chosen;
  if (!one || !other || (one[0] !== other[0] && one[1] !== other[1])) return chosen;
  const [low, high] = [one, other].sort() as [string, string];
  return CELLS.filter((cell) => low[0]! <= cell[0]! && cell[0]! <= high[0]! && low[1]! <= cell[1]! && cell[1]! <= high[1]!);
}

// Where the others of a chosen line come to stand when its first end goes to one of its goals.
function restOfLine(chosen: string[], goals: string[]): string[] {
  const line = pickedOf(chosen);
  const [first = ""] = chosen;
  const code = (cell: string, at: number) => cell.charCodeAt(at);
  const moved = (cell: string, goal: string) => String.fromCharCode(code(cell, 0) + code(goal, 0) - code(first, 0), code(cell, 1) + code(goal, 1) - code(first, 1));
  const places = new Set(goals.flatMap((goal) => line.map((cell) => moved(cell, goal))));
  return CELLS.filter((cell) => places.has(cell) && !goals.includes(cell) && !line.includes(cell));
}

const placed = ({ x, y }: Spot) => ({ transform: `translate(${x}px, ${y}px)` });

// The blow that is considered; where none is, what all this warrior's blows have in common.
function blowOf(scene: Scene, from: string, to: string | null): Blow | null {
  const blows = (scene.blows ?? []).filter((blow) => blow.from === from && blow.may === 1);
  const [first] = blows;
  if (to !== null) return blows.find((blow) => blow.to === to) ?? null;
  return first && blows.every((blow) => blow.strength === first.strength) ? first : null;
}

function Badges({ warrior, blow }: { warrior: Warrior; blow: Blow | null }) {
  const bonus = blow ? blow.weight + blow.line : 0;
  return (
    <>
      <Strength value={blow ? blow.strength : warrior.strength} mood={blow && bonus > 0 ? "more" : warrior.wounds > 0 ? "less" : ""} />
      {bonus > 0 && <Bonus value={bonus} />}
    </>
  );
}

const square = (half: number, radius: number) => ({ x: -half, y: -half, width: 2 * half, height: 2 * half, rx: radius });

// A move that costs something has a minus where the others have a point.
const Lit = ({ at, isCostly }: { at: Spot; isCostly: boolean }) => (
  <g class={`lit${isCostly ? " costly" : ""}`} transform={`translate(${at.x} ${at.y})`}>
    <rect class="lit-field" {...square(45, 9)} />
    <rect class="lit-line" {...square(40, 7)} />
    <circle r="12" />
    {isCostly && <path class="minus" d="M-6 0H6" />}
  </g>
);

// Where most may be chosen it is only hinted at.
const Ready = ({ at, isQuiet }: { at: Spot; isQuiet: boolean }) => (
  <g class="ready" transform={`translate(${at.x} ${at.y})`}>
    <rect class={isQuiet ? "quiet-ready" : "ready-edge"} {...square(46, 9)} />
    {!isQuiet && <rect class="ready-line" {...square(46, 9)} />}
  </g>
);

const Picked = ({ at }: { at: Spot }) => (
  <g class="picked" transform={`translate(${at.x} ${at.y})`}>
    <rect fill="url(#glow)" {...square(66, 30)} />
    <rect class="picked-edge" {...square(48, 11)} />
    <rect class="picked-line" {...square(48, 11)} />
  </g>
);

interface Marked {
  tracks: Track[];
  spot: (cell: string) => Spot;
}

const LastMoves = ({ tracks, spot }: Marked) => (
  <g class="last-turn">
    {tracks.map(({ kind, from, to, way, by, isOwn }, index) => (
      <g key={index} class={`side${by}${isOwn ? " own" : ""}`}>
        {kind === "move" && <rect class="origin" transform={`translate(${spot(from).x} ${spot(from).y})`} {...square(45, 8)} />}
        {kind === "move" && <Origin from={spot(from)} to={spot(to)} way={way.map(spot)} short={PIECE * 0.9} />}
        {kind === "loss" && to && <g transform={`translate(${spot(to).x} ${spot(to).y})`}><rect class="origin loss" {...square(45, 8)} /><path class="fell" d="M-16 -16L16 16M16 -16L-16 16" /></g>}
      </g>
    ))}
  </g>
);

const LastBlows = ({ tracks, spot }: Marked) => (
  <g class="last-turn">{tracks.map(({ kind, from, to, by }, index) => kind === "blow" && <g key={index} class={`side${by}`}><BlowMark from={spot(from)} to={spot(to)} step={CELL} /></g>)}</g>
);

// The scene after the action that is considered: who would stand elsewhere, which hearts would go, who would fall.
function Ghosts({ scene, ghost, facts, spot }: { scene: Scene; ghost: Scene; facts: Facts; spot: (cell: string) => Spot }) {
  const after = new Map(ghost.warriors.map((warrior) => [warrior.at, warrior]));
  const now = new Map(scene.warriors.map((warrior) => [warrior.at, warrior]));
  const isMove = scene.phase === "move";
  return (
    <g class="foreseen">
      {isMove && ghost.warriors.filter((warrior) => now.get(warrior.at)?.type !== warrior.type || now.get(warrior.at)?.side !== warrior.side).map((warrior) => (
        <g key={warrior.at} class="ghost-piece" transform={`translate(${spot(warrior.at).x} ${spot(warrior.at).y})`}>
          <Piece warrior={warrior} weight={typeOf(warrior.type, facts)?.weight ?? 1} />
          {warrior.type === "standard-bearer" && <Standard side={warrior.side} />}
        </g>
      ))}
      {!isMove && scene.warriors.map((warrior) => {
        const later = after.get(warrior.at);
        const lost = later ? later.wounds - warrior.wounds : warrior.health - warrior.wounds;
        if (lost <= 0) return null;
        return (
          <g key={warrior.at} transform={`translate(${spot(warrior.at).x} ${spot(warrior.at).y})`}>
            {!later && <path class="doomed" d="M-30 -30L30 30M30 -30L-30 30" />}
            {Array.from({ length: lost }, (_, index) => <circle key={index} class="heart-goes" cx={heartAt(warrior.health - warrior.wounds - 1 - index, warrior.health)} cy={HEART_Y} r="10" />)}
          </g>
        );
      })}
    </g>
  );
}

function Target({ cell, kind, warrior, facts, chosen, next, turned, effect, say }: Props & { cell: string; kind: string; warrior: Warrior | undefined }) {
  const word = words[say.language];
  const isChosen = chosen.includes(cell);
  const label = warrior ? `${cell}: ${word.sides[warrior.side]} ${nameOf(warrior, facts)}, ${word.strength} ${warrior.strength}, ${word.health} ${warrior.health - warrior.wounds}` : cell;
  const state = isChosen ? say("pressed") : next.has(cell) ? say("canChoose") : "";
  const { x, y } = spotOf(cell, turned);
  return (
    <g
      class={`target ${kind}${kind === "go" && effect(cell) ? " harms" : ""}${next.has(cell) ? " next" : ""}${isChosen ? " chosen" : ""}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabindex={cell === (chosen.at(-1) ?? "a1") || next.has(cell) ? 0 : -1}
      aria-label={[label, state].filter(Boolean).join(", ")}
      aria-pressed={isChosen}
      data-thing={cell}
    >
      <rect {...square(CELL / 2, 8)} />
      {warrior && <path class="halo" d={pieceShape(warrior.side, PIECE)} />}
    </g>
  );
}
