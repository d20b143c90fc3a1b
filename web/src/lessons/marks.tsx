// marks.tsx - what a lesson speaks of, shown on the board: a ring around each thing and an arrow between two of them. They follow
// their things wherever the board draws them.
import { useEffect, useState } from "preact/hooks";
import { BOARD_MOVES } from "../games/face";
import { boxOf } from "../ui/table/overlay";
import type { LessonStep } from "./lesson";

interface Ring {
  thing: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Arrow {
  name: string;
  path: string;
}

const ROOM = 3; // pixels between a thing and its ring
const MOVES = ["resize", BOARD_MOVES, "transitionend", "animationend", "scroll"];
const PERIOD = 250; // milliseconds: a board that is still being laid out tells nobody

const ringOf = (root: Element, thing: string): Ring | null => {
  const box = boxOf(root, thing);
  return box && { thing, x: box.x - ROOM, y: box.y - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM };
};

// From edge to edge, so that neither end lies on what it points at.
function arrowOf(root: Element, [from, to]: [string, string]): Arrow | null {
  const [first, last] = [boxOf(root, from), boxOf(root, to)];
  if (!first || !last) return null;
  const middle = (box: typeof first) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [[fromX, fromY], [toX, toY]] = [middle(first), middle(last)];
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 1) return null;
  const [stepX, stepY] = [(toX - fromX) / length, (toY - fromY) / length];
  const reach = (box: typeof first) => Math.min(box.width, box.height, length) * 0.3;
  return { name: `${from} ${to}`, path: `M${fromX + stepX * reach(first)} ${fromY + stepY * reach(first)}L${toX - stepX * reach(last)} ${toY - stepY * reach(last)}` };
}

const found = <T,>(items: (T | null)[]): T[] => items.filter((item): item is T => item !== null);

export function LessonMarks({ root, step }: { root: { current: HTMLElement | null }; step: LessonStep | null }) {
  const [drawn, setDrawn] = useState({ rings: [] as Ring[], arrows: [] as Arrow[] });
  const isOpen = step !== null && !(step.isTask && step.isDone);
  useEffect(() => {
    let last = "";
    const put = () => {
      const frame = root.current;
      const next = frame && step && isOpen ? { rings: found(step.marks.map((thing) => ringOf(frame, thing))), arrows: found(step.arrows.map((ends) => arrowOf(frame, ends))) } : { rings: [], arrows: [] };
      if (JSON.stringify(next) === last) return;
      last = JSON.stringify(next);
      setDrawn(next);
    };
    put();
    for (const name of MOVES) addEventListener(name, put, true);
    const timer = setInterval(put, PERIOD);
    return () => {
      clearInterval(timer);
      for (const name of MOVES) removeEventListener(name, put, true);
    };
  }, [step?.name, step?.step, isOpen]);
  return (
    <svg class="lesson-marks" aria-hidden="true" data-wanted={isOpen ? step.marks.length + step.arrows.length : 0}>
      <defs><marker id="lesson-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0L10 5L0 10Z" /></marker></defs>
      {drawn.rings.map(({ thing, ...box }) => <rect key={thing} data-mark={thing} {...box} rx={Math.min(box.width, box.height) / 4} />)}
      {drawn.arrows.map(({ name, path }) => <g key={name} data-mark={name}><path class="under" d={path} /><path class="over" d={path} marker-end="url(#lesson-head)" /></g>)}
    </svg>
  );
}
