// effects.ts - things that are drawn for a moment only: a number that floats up, a ripple, an arrow's way, dice.
import type { GameEvent } from "./event";
import { centre, type Point } from "./stage";

export interface Part {
  element: Element;
  frames: Keyframe[];
}

const SVG = "http://www.w3.org/2000/svg";

// The layer above all boards: it catches no press and is there while something is played.
function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".motion-layer");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "motion-layer";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

function put(element: HTMLElement, at: Point): HTMLElement {
  element.style.left = `${at.x}px`;
  element.style.top = `${at.y}px`;
  layer().append(element);
  return element;
}

function label(className: string, text: string): HTMLElement {
  const made = document.createElement("span");
  made.className = className;
  made.textContent = text;
  return made;
}

export function floatUp(target: Element, text: string): Part[] {
  const element = put(label("motion-number", text), centre(target));
  return [{ element, frames: [{ translate: "0 0", opacity: 0 }, { translate: "0 -14px", opacity: 1, offset: 0.25 }, { translate: "0 -44px", opacity: 0 }] }];
}

export function ripple(target: Element | null): Part[] {
  if (!target) return [];
  const element = put(label("motion-ripple", ""), centre(target));
  return [{ element, frames: [{ scale: "0.3", opacity: 1 }, { scale: "1.6", opacity: 0 }] }];
}

// A copy of what is drawn there, without its number, that goes from one distance of it to another.
export function flyingCopy(original: Element, from: Point, to: Point): Part[] {
  const picture = original.querySelector("svg") ?? original;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const element = label("motion-copy", "");
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  const copy = picture.cloneNode(true) as Element;
  for (const name of ["id", "data-thing", "data-spot", "data-piece"]) copy.removeAttribute(name);
  element.append(copy);
  put(element, { x: left, y: top });
  return [{ element, frames: [{ translate: `${from.x}px ${from.y}px`, opacity: 1 }, { translate: `${(from.x + to.x) / 2}px ${(from.y + to.y) / 2 - 18}px`, opacity: 1 }, { translate: `${to.x}px ${to.y}px`, opacity: 0.85 }] }];
}

// A shot flies, a spell or an order reaches its unit; an order that is refused breaks off.
export function streak(from: Element, to: Element, event: GameEvent): Part[] {
  const [start, end] = [centre(from), centre(to)];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `motion-streak ${event.kind}${event.kind === "order" && (event.number ?? 1) <= 0 ? " refused" : ""}`);
  const line = document.createElementNS(SVG, "line");
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  for (const [name, value] of Object.entries({ x1: start.x, y1: start.y, x2: end.x, y2: end.y, "stroke-dasharray": length })) line.setAttribute(name, String(value));
  svg.append(line);
  layer().append(svg);
  const reach = event.kind === "order" && (event.number ?? 1) <= 0 ? length * 0.4 : 0;
  return [
    { element: line, frames: [{ strokeDashoffset: length }, { strokeDashoffset: reach, offset: 0.7 }, { strokeDashoffset: reach }] },
    { element: svg, frames: [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }] },
  ];
}

const PIPS: Record<number, number[]> = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function die(face: number | null, isHit: boolean): HTMLElement {
  const made = document.createElement("span");
  made.className = `motion-die${isHit ? " hit" : ""}`;
  for (let at = 0; face !== null && at < 9; at++) {
    const pip = document.createElement("i");
    if (PIPS[face]!.includes(at)) pip.className = "pip";
    made.append(pip);
  }
  if (face === null) made.append(label(isHit ? "tick" : "miss", isHit ? "✓" : "·"));
  return made;
}

// Dice tumble and settle: their faces, or how many of them succeed. Hits come first.
export function diceOf(root: HTMLElement, event: GameEvent): Part[] {
  const box = document.createElement("div");
  box.className = "motion-dice";
  const faces = [...(event.faces ?? "")].map(Number);
  const count = faces.length || Math.min(event.against ?? 0, 24);
  for (let at = 0; at < count; at++) box.append(faces.length ? die(faces[at]!, false) : die(null, at < (event.number ?? 0)));
  if (count === 0) return [];
  const board = root.querySelector(".board") ?? root;
  const element = put(box, centre(board));
  const dice = [...box.children].map((element, index) => ({
    element,
    frames: [
      { rotate: `${-200 - 70 * index}deg`, translate: `${index % 2 ? 30 : -30}px -40px`, opacity: 0 },
      { rotate: "15deg", translate: "0 0", opacity: 1, offset: 0.45 },
      { rotate: "0deg", translate: "0 0", offset: 0.6 },
      { rotate: "0deg", translate: "0 0" },
    ],
  }));
  return [...dice, { element, frames: [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }] }];
}
