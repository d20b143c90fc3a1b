// bar.tsx - the command bar: one sentence, its buttons, and two tools. It is as high whatever it says; buttons for which there
// is no room wait behind one that opens them above the bar.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Say } from "../../texts";
import { InlineIcon } from "../icon";

export interface BarButton {
  key: string;
  label: string;
  name?: string; // for those who hear it, where the label is a sign
  kind: "primary" | "choice" | "shortcut" | "closed" | "cancel" | "prepare";
  thing?: string; // it stands for this thing: the table hears the press
  press?: () => void;
  title?: string;
  keys?: string; // the key that does the same
  stays?: boolean; // not behind the button that opens the rest, if there is room for it and one other
}

interface Props {
  sentence: ComponentChildren;
  isWarning: boolean;
  stakes: string; // a line of odds
  buttons: BarButton[];
  undo: (() => void) | null;
  hint: (() => void) | null;
  isSearching: boolean;
  deed: ComponentChildren; // what happened last: it stands where no button does
  zoom: { isNear: boolean; turn: () => void } | null; // on a small window the board can be looked at nearer
  say: Say;
}

export function CommandBar({ sentence, isWarning, stakes, buttons, undo, hint, isSearching, deed, zoom, say }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { count: fits, isTight, isMeasuring } = useFits(row, buttons.map((button) => button.label).join("|"));
  const isPinned = ({ kind, stays }: BarButton) => stays === true && (kind === "cancel" || !isTight);
  const pinned = buttons.filter(isPinned);
  const free = buttons.filter((button) => !isPinned(button));
  const shown = free.slice(0, fits);
  const rest = free.slice(fits);
  return (
    <section class="command-bar action-bar" aria-label={say("commandBar")}>
      <div class="question">
        <p class={`hint${isWarning ? " warned" : ""}`} role={isWarning ? "alert" : undefined}>{sentence}</p>
        {stakes && <p class="stakes">{stakes}</p>}
      </div>
      {buttons.length === 0 && deed}
      <div class={`buttons${isMeasuring ? " measuring" : ""}`} ref={row}>
        {shown.map((button) => <OneButton key={button.key} button={button} />)}
        {rest.length > 0 && (
          <button class="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{say("moreButtons", rest.length)}</button>
        )}
        {pinned.map((button) => <OneButton key={button.key} button={button} />)}
      </div>
      {rest.length > 0 && isOpen && (
        <div class="more-buttons" onClick={() => setOpen(false)}>
          {rest.map((button) => <OneButton key={button.key} button={button} />)}
        </div>
      )}
      <div class="bar-tools">
        {zoom && <button class="tool zoom" aria-pressed={zoom.isNear} onClick={zoom.turn} aria-label={say(zoom.isNear ? "zoomOut" : "zoomIn")} title={say(zoom.isNear ? "zoomOut" : "zoomIn")}><InlineIcon name="zoom" size={20} /></button>}
        <button class="tool" disabled={!undo} onClick={undo ?? undefined} aria-label={say("undo")} title={`${say("undo")} (U)`}><InlineIcon name="undo" size={20} /></button>
        {(hint || isSearching) && <button class="tool" disabled={!hint} aria-busy={isSearching} onClick={hint ?? undefined} aria-label={say("hint")} title={`${say("hint")} (H)`}><InlineIcon name="hint" size={20} /></button>}
      </div>
    </section>
  );
}

function OneButton({ button }: { button: BarButton }) {
  const { kind, label, name, thing, press, title, keys, stays } = button;
  return (
    <button aria-label={name} class={`${kind === "choice" ? "" : kind}${stays ? " stays" : ""}`} title={name ?? title} data-thing={thing} onClick={thing === undefined ? press : undefined}>
      {label}{keys && <kbd>{keys}</kbd>}
    </button>
  );
}

const GAP = 8;
const MORE = 72; // pixels for the button that opens the rest
const QUESTION = 190; // the least that the sentence keeps, beside the buttons
const ROW = 660; // the most that the buttons take there

// What the buttons may take: it must not depend on how many are drawn.
function roomOf(row: HTMLElement): number {
  const bar = row.closest<HTMLElement>(".command-bar")!;
  if (row.closest(".tall, .flat")) return bar.clientWidth - 20; // a row of their own
  const tools = bar.querySelector<HTMLElement>(".bar-tools")?.offsetWidth ?? 0;
  return Math.min(ROW, bar.clientWidth - QUESTION - tools - 50);
}

interface Fits {
  count: number; // of the buttons that may be hidden
  isTight: boolean; // there is no room beside those that stay: only the one that cancels does
}

const TWO_LINES = 0.62; // of its width, with some to spare, is enough for a label in two lines

// The least that a button needs: in a small window its label may break in two, though no word of it.
function leastOf(button: HTMLElement): number {
  const label = button.textContent ?? "";
  const word = Math.max(...label.split(/\s/).map(({ length }) => length)) / Math.max(1, label.length);
  return button.closest(".tall, .flat") ? Math.max(44, button.offsetWidth * Math.max(TWO_LINES, Math.min(1, word + 0.12))) : button.offsetWidth;
}

const widthOf = (buttons: HTMLElement[]): number => buttons.reduce((sum, button) => sum + leastOf(button) + GAP, 0);

function fitsIn(room: number, free: HTMLElement[], pinned: HTMLElement[]): number {
  if (free.length === 1 || widthOf(free) + widthOf(pinned) - GAP <= room) return Infinity; // behind a button there is always more than one
  let count = 0;
  for (let used = MORE + widthOf(pinned); count < free.length && used + leastOf(free[count]!) + GAP <= room; count++) used += leastOf(free[count]!) + GAP;
  return count;
}

// How many buttons there is room for. All are drawn first and measured; then again when the bar changes its width.
function useFits(row: { current: HTMLElement | null }, key: string): Fits & { isMeasuring: boolean } {
  const [fits, setFits] = useState({ key: "", room: 0, count: Infinity, isTight: false });
  const isCurrent = fits.key === key;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    if (!isCurrent) {
      const room = roomOf(element);
      const children = [...element.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.classList.contains("more"));
      const is = (name: string) => (child: HTMLElement) => child.classList.contains(name);
      const [pinned, free] = [children.filter(is("stays")), children.filter((child) => !is("stays")(child))];
      const count = fitsIn(room, free, pinned);
      const isTight = count === 0 && free.length > 0 && pinned.length > 1;
      setFits({ key, room, isTight, count: isTight ? fitsIn(room, [...free, ...pinned.filter((child) => !is("cancel")(child))], pinned.filter(is("cancel"))) : count });
    }
    const watcher = new ResizeObserver(() => {
      if (Math.abs(roomOf(element) - fits.room) > 1) setFits({ key: "", room: 0, count: Infinity, isTight: false });
    });
    watcher.observe(element.closest(".command-bar")!);
    return () => watcher.disconnect();
  }, [key, isCurrent, fits.room]);
  return isCurrent ? { ...fits, isMeasuring: false } : { count: Infinity, isTight: false, isMeasuring: true };
}
