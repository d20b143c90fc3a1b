// use-keys.ts - keys that work wherever the focus is, and a focus that never falls to the body.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export interface Keys {
  cancel: () => void;
  confirm: (() => void) | null; // Enter, where nothing else has it
  undo: () => void;
  hint: () => void;
  flip: () => void;
  step: ((by: number | "first" | "last") => void) | null; // arrows step a replay or the past
  menu: () => void;
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest("button, a, summary, [data-thing]") !== null;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // With the first drawing, not after it: a key pressed at once, as when a curtain has gone up, is heard too.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const { cancel, confirm, undo, hint, flip, step, menu } = latest.current;
      const isOnThing = event.target instanceof Element && event.target.closest("[data-thing]") !== null;
      const steps: Record<string, number | "first" | "last"> = { ArrowLeft: -1, ArrowRight: 1, Home: "first", End: "last" };
      if (event.key === "Escape") cancel();
      else if (event.key === "Enter" && confirm && !isPressable(event.target)) confirm();
      else if (step && event.key in steps && !isOnThing) step(steps[event.key]!);
      else if (event.code === "KeyU") undo();
      else if (event.code === "KeyH") hint();
      else if (event.code === "KeyF") flip();
      else if (event.code === "KeyM") menu();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

// What had the focus may be gone after a press: then the nearest thing that can still be pressed gets it.
export function useKeptFocus(root: { current: HTMLElement | null }): void {
  const last = useRef<{ thing: string | undefined } | null>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true }); // what was pressed to come here is gone
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? { thing: event.target.closest<HTMLElement>("[data-thing]")?.dataset.thing } : null;
    };
    addEventListener("focusin", remember);
    return () => removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const page = root.current;
    if (!page || !last.current || (document.activeElement && document.activeElement !== document.body)) return;
    if (document.querySelector("dialog[open]")) return;
    const { thing } = last.current;
    const same = thing === undefined ? null : page.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
    (same ?? page.querySelector<HTMLElement>(".command-bar button, [data-thing].next") ?? page).focus({ preventScroll: true });
  });
}
