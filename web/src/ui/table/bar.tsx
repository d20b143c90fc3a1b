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
}

interface Props {
  sentence: ComponentChildren;
  isWarning: boolean;
  stakes: string; // a line of odds
  buttons: BarButton[];
  undo: (() => void) | null;
  hint: (() => void) | null;
  isSearching: boolean;
  say: Say;
}

export function CommandBar({ sentence, isWarning, stakes, buttons, undo, hint, isSearching, say }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fits = useFits(row, buttons.map((button) => button.label).join("|"));
  const pinned = buttons.filter(({ kind }) => kind === "cancel"); // never behind the button that opens the rest
  const free = buttons.filter(({ kind }) => kind !== "cancel");
  const shown = free.slice(0, fits);
  const rest = free.slice(fits);
  return (
    <section class="command-bar action-bar" aria-label={say("commandBar")}>
      <div class="question">
        <p class={`hint${isWarning ? " warned" : ""}`} role={isWarning ? "alert" : undefined}>{sentence}</p>
        {stakes && <p class="stakes">{stakes}</p>}
      </div>
      <div class="buttons" ref={row}>
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
        <button class="tool" disabled={!undo} onClick={undo ?? undefined} aria-label={say("undo")} title={`${say("undo")} (U)`}><InlineIcon name="undo" size={20} /></button>
        {(hint || isSearching) && <button class="tool" disabled={!hint} aria-busy={isSearching} onClick={hint ?? undefined} aria-label={say("hint")} title={`${say("hint")} (H)`}><InlineIcon name="hint" size={20} /></button>}
      </div>
    </section>
  );
}

function OneButton({ button }: { button: BarButton }) {
  const { kind, label, name, thing, press, title, keys } = button;
  return (
    <button aria-label={name} class={kind === "choice" ? "" : kind} title={name ?? title} data-thing={thing} onClick={thing === undefined ? press : undefined}>
      {label}{keys && <kbd>{keys}</kbd>}
    </button>
  );
}

// How many buttons the row has room for. All are drawn first and measured; then again when the row changes its width.
function useFits(row: { current: HTMLElement | null }, key: string): number {
  const [fits, setFits] = useState({ key: "", width: 0, count: Infinity });
  const isCurrent = fits.key === key;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      const gap = 8;
      const children = [...element.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.classList.contains("more"));
      const widths = children.filter((child) => !child.classList.contains("cancel")).map((child) => child.offsetWidth);
      const pinned = children.filter((child) => child.classList.contains("cancel")).reduce((sum, child) => sum + child.offsetWidth + gap, 0);
      const all = widths.reduce((sum, width) => sum + width + gap, -gap);
      if (all + pinned <= room) return setFits({ key, width: room, count: Infinity });
      let used = 90 + pinned; // for the button that opens the rest
      let count = 0;
      while (count < widths.length && used + widths[count]! + gap <= room) used += widths[count++]! + gap;
      setFits({ key, width: room, count });
    };
    if (!isCurrent) measure();
    const watcher = new ResizeObserver(() => {
      if (Math.abs(element.clientWidth - fits.width) > 1) setFits({ key: "", width: 0, count: Infinity });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [key, isCurrent]);
  return isCurrent ? fits.count : Infinity;
}
