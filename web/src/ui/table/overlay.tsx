// overlay.tsx - what is told at a place of the board: what a press would do, why one was refused, where the machine would go.
// The place is the thing's own element, wherever its board draws it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BOARD_MOVES } from "../../games/face";
import type { Say } from "../../texts";
import type { Advice, Why } from "./state";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 8; // pixels between a pill and the edge of the window

// A button may stand for the whole card that it is on.
const wholeOf = (element: Element): Element => element.closest("[data-card]") ?? element;

export function boxOf(root: Element | null, thing: string | null): Box | null {
  if (!root || thing === null) return null;
  for (const element of root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
    const box = wholeOf(element).getBoundingClientRect();
    if (box.width > 0) return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return null;
}

// How much of a pill put there would lie over these.
function covered(at: Box, pieces: DOMRect[]): number {
  const along = (from: number, size: number, other: number, length: number) => Math.max(0, Math.min(from + size, other + length) - Math.max(from, other));
  return pieces.reduce((sum, piece) => sum + along(at.x, at.width, piece.x, piece.width) * along(at.y, at.height, piece.y, piece.height), 0);
}

const LIT = ".target.pick, .target.go, .target.strike, [data-thing].next, [data-thing].chosen, .advice-arrow path";
const LIT_WEIGHT = 4; // what may be pressed now is to be seen before all else
const PANEL_WEIGHT = 0.5; // words beside the board less than anything on it

const GAP = 8; // pixels between a pill and its thing

// Above, below or beside the thing: wherever it hides least of the pieces and stays inside; above where it makes no difference.
function bestPlace(frame: HTMLElement, around: DOMRect, bottom: number, at: Box, width: number, height: number): { x: number; y: number; side: string } {
  const boxes = (selector: string) => [...frame.querySelectorAll(selector)].map((piece) => wholeOf(piece).getBoundingClientRect());
  const [pieces, lit, panels] = [boxes("[data-piece]"), boxes(`${LIT}, .drawer:not([hidden])`), boxes(".column > *, .tray-box, .command-bar")];
  const [middle, level] = [at.x + at.width / 2 - width / 2, at.y + at.height / 2 - height / 2];
  const inside = (x: number) => Math.max(around.left + EDGE, Math.min(around.right - width - EDGE, x));
  const places = [
    { x: inside(middle), y: at.y - height - GAP, side: "above" },
    { x: inside(middle), y: at.y + at.height + GAP, side: "below" },
    { x: at.x + at.width + GAP, y: level, side: "right" },
    { x: at.x - width - GAP, y: level, side: "left" },
    { x: inside(at.x + at.width + GAP), y: at.y - height - GAP, side: "aside" },
    { x: inside(at.x - width - GAP), y: at.y - height - GAP, side: "aside" },
    { x: inside(at.x + at.width + GAP), y: at.y + at.height + GAP, side: "aside" },
    { x: inside(at.x - width - GAP), y: at.y + at.height + GAP, side: "aside" },
  ].filter(({ x, y }) => x >= around.left + EDGE && x + width <= around.right - EDGE && y >= around.top + 44 && y + height <= bottom - EDGE);
  const hidden = places.map(({ x, y }) => {
    const box = { x, y, width, height };
    return covered(box, pieces) + LIT_WEIGHT * covered(box, lit) + PANEL_WEIGHT * covered(box, panels);
  });
  return places[hidden.indexOf(Math.min(...hidden))] ?? { x: inside(middle), y: at.y + at.height + GAP, side: "below" };
}

const ROOM = 0.6; // of its thing, which stays to be told by the rest

const placed = new WeakMap<Element, Box>(); // where small pills were put, drawn there yet or not

// Those that stand before it in the page were put before it.
function putBefore(frame: HTMLElement, pill: Element): DOMRect[] {
  const all = [...frame.querySelectorAll(".pill.small")];
  const boxes = all.slice(0, all.indexOf(pill)).map((each) => placed.get(each)).filter((box) => box !== undefined);
  return boxes.map(({ x, y, width, height }) => new DOMRect(x, y, width, height));
}

// Inside its thing where that is large enough. Else over its lower edge, or over the upper one where less of what may be pressed or
// was chosen is hidden by that; over or under both where another pill is there.
function edgeOf(frame: HTMLElement, pill: Box, at: Box, pills: DOMRect[]): number {
  const ways = edgesOf(frame, pill, at);
  const hidden = ways.map((y) => covered({ ...pill, y }, pills));
  return ways[hidden.indexOf(Math.min(...hidden))]!;
}

function edgesOf(frame: HTMLElement, pill: Box, at: Box): number[] {
  if (pill.height <= at.height * ROOM) return [at.y + at.height - pill.height, at.y];
  const others = [...frame.querySelectorAll(`[data-piece], ${LIT}`)].map((piece) => piece.getBoundingClientRect()).filter((box) => Math.abs(box.y + box.height / 2 - at.y - at.height / 2) > at.height / 2);
  const [low, high] = [at.y + at.height - pill.height * 0.55, at.y - pill.height * 0.85];
  const ways = covered({ ...pill, y: high }, others) < covered({ ...pill, y: low }, others) ? [high, low] : [low, high];
  return [...ways, high - pill.height - 1, low + pill.height + 1];
}

interface PillProps {
  root: { current: HTMLElement | null };
  thing: string | null; // null: above the command bar
  kind: "effect" | "small" | "odds" | "why" | "advice";
  isMild?: boolean; // what is told does no harm
  drawn: unknown; // changes when the board may have moved
  role?: "alert" | "status";
  children: preact.ComponentChildren;
}

// At the thing, kept inside the window.
export function Pill({ root, thing, kind, isMild = false, drawn, role, children }: PillProps) {
  const pill = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; side: string } | null>(null);
  useLayoutEffect(() => {
    const put = () => {
      const element = pill.current;
      const frame = root.current;
      if (!element || !frame) return;
      const around = frame.getBoundingClientRect();
      const { width, height } = { width: element.offsetWidth, height: element.offsetHeight };
      const box = boxOf(frame, thing);
      const bar = frame.querySelector(".command-bar")?.getBoundingClientRect();
      const at = box ?? { x: (bar ?? around).x + (bar ?? around).width / 2, y: (bar?.y ?? around.bottom) - 4, width: 0, height: 0 };
      if (box && kind !== "small") {
        const isBelowBoard = bar !== undefined && bar.top > around.top + around.height / 2; // what is asked stays in sight
        const best = bestPlace(frame, around, kind === "odds" && isBelowBoard ? bar.top : around.bottom, box, width, height);
        return setPlace({ left: Math.round(best.x - around.x), top: Math.round(best.y - around.y), side: best.side });
      }
      const isBelow = box !== null && at.y - height - 10 < around.top + (kind === "small" ? 0 : 44);
      const left = at.x + at.width / 2 - width / 2;
      const top = kind === "small" ? edgeOf(frame, { x: left, y: 0, width, height }, at, putBefore(frame, element)) : isBelow ? at.y + at.height + 8 : at.y - height - 8;
      if (kind === "small") placed.set(element, { x: left, y: top, width, height });
      setPlace({
        left: Math.round(Math.max(EDGE, Math.min(around.width - width - EDGE, left - around.x))),
        top: Math.round(Math.max(EDGE, Math.min(around.height - height - EDGE, top - around.y))),
        side: isBelow ? "below" : "above",
      });
    };
    put();
    const moved = ["resize", BOARD_MOVES];
    for (const name of moved) addEventListener(name, put);
    return () => moved.forEach((name) => removeEventListener(name, put));
  }, [thing, kind, drawn]);
  const style = place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: "0", top: "0", visibility: "hidden" as const };
  return <div ref={pill} class={`pill ${kind}${isMild ? " mild" : ""} ${place?.side ?? ""}`} style={style} role={role}>{children}</div>;
}

interface EffectProps {
  root: PillProps["root"];
  thing: string;
  text: string;
  brief: string; // the same in a word or two, for one of several targets; "" where the first line of the text is short enough
  isSmall: boolean;
  drawn: unknown;
}

export function EffectPill({ root, thing, text, brief, isSmall, drawn }: EffectProps) {
  const isBrief = isSmall && brief !== "";
  const [title, ...lines] = (isBrief ? brief : text).split("\n").filter(Boolean);
  const isMild = root.current?.querySelector(`:is(.strikes, .harms)[data-thing="${CSS.escape(thing)}"]`) === null;
  return (
    <Pill root={root} thing={thing} kind={isSmall ? "small" : "effect"} isMild={isMild} drawn={drawn}>
      <b>{title}</b>
      {(!isSmall || isBrief) && lines.map((line) => <span key={line}>{line}</span>)}
    </Pill>
  );
}

interface WhyProps {
  root: PillProps["root"];
  why: { whys: Why[]; thing: string | null };
  openClause: (clause: string) => void;
  close: () => void;
  drawn: unknown;
  say: Say;
}

export function WhyNot({ root, why, openClause, close, drawn, say }: WhyProps) {
  return (
    <Pill root={root} thing={why.thing} kind="why" drawn={drawn} role="alert">
      <div class="refusal">
        {why.whys.map(({ who, clause, reason, lesson }) => (
          <p key={`${who}${reason}`}>
            {who && <b>{who}: </b>}
            {reason}{" "}
            {clause && <button class="link clause-link" onClick={() => openClause(clause)}>{say("ruleLink")} {clause}</button>}
            {lesson && <>{" · "}<a class="link" href={`#/learn/${lesson.game}/${lesson.name}`}>{say("learnThis", lesson.title)}</a></>}
          </p>
        ))}
        <button class="close" onClick={close} aria-label={say("close")}>×</button>
      </div>
    </Pill>
  );
}

// From the first thing of the advised action to its last, and a sentence. What lies beside the board, as a coin in the hand, counts only
// where fewer than two of them lie on it.
export function AdviceArrow({ root, advice, drawn }: { root: PillProps["root"]; advice: Advice; drawn: unknown }) {
  const [line, setLine] = useState<{ from: [number, number]; to: [number, number] } | null>(null);
  useLayoutEffect(() => {
    const frame = root.current;
    const around = frame?.getBoundingClientRect();
    const boxesIn = (part: HTMLElement | null) => advice.things.map((thing) => boxOf(part, thing)).filter((box) => box !== null);
    const onBoard = boxesIn(frame?.querySelector<HTMLElement>(".board-box") ?? null);
    const boxes = onBoard.length > 1 ? onBoard : boxesIn(frame);
    const [first, last] = [boxes[0], boxes.at(-1)];
    const middle = (box: Box): [number, number] => [box.x + box.width / 2 - around!.x, box.y + box.height / 2 - around!.y];
    setLine(around && first && last && first !== last ? { from: middle(first), to: middle(last) } : null);
  }, [advice, drawn]);
  const target = [...advice.things].reverse().find((thing) => boxOf(root.current, thing)) ?? null;
  return (
    <>
      {line && (
        <svg class="advice-arrow" aria-hidden="true">
          <defs><marker id="advice-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10Z" /></marker></defs>
          <path class="under" d={`M${line.from}L${line.to}`} />
          <path class="over" d={`M${line.from}L${line.to}`} marker-end="url(#advice-head)" />
        </svg>
      )}
      <Pill root={root} thing={target} kind="advice" drawn={drawn} role="status"><span>{advice.words}</span></Pill>
    </>
  );
}
