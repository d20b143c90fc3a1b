// drag.tsx - clicks, drags, keys and hovering on whatever a game draws. Things carry their name in data-thing.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ground } from "../games/face";

const DRAG_START = 8; // pixels before a press becomes a drag

// The things that hold an element, the innermost first. A card may stand for the thing whose button
// it holds.
function thingsOf(element: Element | null): string[] {
  const things: string[] = [];
  let found = element?.closest<HTMLElement>("[data-thing], [data-card]");
  for (; found; found = found.parentElement?.closest<HTMLElement>("[data-thing], [data-card]"))
    things.push(found.dataset.thing ?? found.dataset.card!);
  return things;
}

const isNear = (from: { x: number; y: number }, { clientX, clientY }: PointerEvent): boolean => Math.hypot(clientX - from.x, clientY - from.y) <= DRAG_START;

// What is dragged keeps the pointer, so what lies under it must be looked for.
const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
const thingAt = (event: PointerEvent): string | null => thingsOf(under(event))[0] ?? null;

// What a press means: a zone that can be chosen, although the pointer is on a unit in it that cannot.
function meant(element: Element | null, next: Set<string>): string | null {
  const things = thingsOf(element);
  return things.find((thing) => next.has(thing)) ?? things[0] ?? null;
}

// Moves the focus to the nearest thing in the direction of an arrow key.
function moveFocus(board: Element, from: Element, key: string): void {
  const directions: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key];
  if (!direction) return;
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: HTMLElement | SVGElement | null = null;
  let bestCost = Infinity;
  for (const other of board.querySelectorAll<HTMLElement | SVGElement>("[data-thing][tabindex]")) {
    if (other === from) continue;
    const [ox, oy] = centre(other);
    const along = (ox - x) * direction[0] + (oy - y) * direction[1];
    const across = Math.abs((ox - x) * direction[1]) + Math.abs((oy - y) * direction[0]);
    if (along <= 1) continue;
    const cost = along + 3 * across;
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  best?.focus();
}

export interface Pointing {
  chosen: string[];
  next: Set<string>;
  first: Set<string>; // what could be begun instead
  point: (thing: string) => void;
  hover: (thing: string | null) => void;
}

// A board with places without an element says in `ground` what lies under the pointer, and draws what is carried over it.
export function useDrag(root: { current: HTMLElement | null }, pointing: Pointing, ground: { current: Ground | null }) {
  const latest = useRef(pointing);
  latest.current = pointing;
  const [ghost, setGhost] = useState<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const board = root.current!;
    let pressed: { thing: string; x: number; y: number; dragging: boolean } | null = null;
    // On open ground a piece that is carried over another which is no target goes on.
    const isTarget = (thing: string | null) => thing !== null && latest.current.next.has(thing);
    const down = (event: PointerEvent) => {
      const thing = meant(event.target as Element, latest.current.next); // a finger beside a small thing is taken for a press on it
      if (thing && event.button === 0) pressed = { thing, x: event.clientX, y: event.clientY, dragging: false };
    };
    const move = (event: PointerEvent) => {
      if (!pressed) return latest.current.hover(thingAt(event));
      const far = !isNear(pressed, event);
      const isChosen = latest.current.chosen.at(-1) === pressed.thing;
      if (far && !pressed.dragging && (isChosen || latest.current.next.has(pressed.thing) || latest.current.first.has(pressed.thing))) {
        pressed.dragging = true;
        if (!isChosen) latest.current.point(pressed.thing);
        board.setPointerCapture(event.pointerId);
      }
      if (!pressed.dragging) return;
      const place = isTarget(thingAt(event)) ? null : ground.current?.placeAt(event, pressed.thing);
      if (place) ground.current?.carry(place, pressed.thing);
      setGhost(place ? null : { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      const thing = meant(pressed?.dragging ? under(event) : (event.target as Element), latest.current.next);
      if (pressed?.dragging) {
        const place = isTarget(thing) ? null : ground.current?.placeAt(event, pressed.thing);
        const goal = place ?? thing;
        if (goal && goal !== pressed.thing && (!place || !ground.current?.drop(place))) latest.current.point(goal);
      } else if (pressed && (thing === pressed.thing || isNear(pressed, event))) latest.current.point(pressed.thing); // what was seen when the press began
      pressed = null;
      setGhost(null);
    };
    const leave = () => latest.current.hover(null);
    const cancel = () => {
      pressed = null;
      setGhost(null);
    };
    const key = (event: KeyboardEvent) => {
      const target = (event.target as Element).closest<SVGElement>("[data-thing], [data-card]");
      if (!target) return;
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
      if (event.key === "Enter" || event.key === " ") latest.current.point((target.dataset.thing ?? target.dataset.card)!);
      else if (event.key.startsWith("Arrow")) moveFocus(board, target, event.key);
      else return;
      event.preventDefault();
    };
    const focus = (event: FocusEvent) =>
      latest.current.hover((event.target as Element).closest<SVGElement>("[data-thing]")?.dataset.thing ?? null);
    const listening = new AbortController();
    const { signal } = listening;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", up, { signal });
    board.addEventListener("pointercancel", cancel, { signal });
    board.addEventListener("pointerleave", leave, { signal });
    board.addEventListener("keydown", key, { signal });
    board.addEventListener("focusin", focus, { signal });
    return () => listening.abort();
  }, []);

  return {
    ghost: ghost && <div class="ghost" style={{ left: `${ghost.x}px`, top: `${ghost.y}px` }} />,
  };
}
