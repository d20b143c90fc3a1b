// fit.ts - tiles as large as there is room for them, and all of one field nearly alike.
import { useLayoutEffect, useRef } from "preact/hooks";

// As large as they fit; traits have words where there is room for them.
const FITS: [scale: number, hasWords: boolean][] = [[1.25, true], [1.12, true], [1, true], [0.92, true], [1.12, false], [1, false], [0.92, false], [0.84, true], [0.84, false], [0.76, false], [0.68, false], [0.6, false], [0.52, false], [0.46, false], [0.4, false], [0.35, false], [0.3, false]];
const ALIKE = 1.25; // tiles of one field differ no more than this, where all can be read
const READABLE = 0.84;
const WORDLESS = 0.75; // below this a tile's name cannot be read: its numbers take the room

function fitOne(units: HTMLElement, most: number): number {
  const cell = units.parentElement!;
  const least = Number(units.dataset.least ?? 0); // smaller than this it scrolls
  for (const [scale, hasWords] of FITS) {
    if (scale > most || scale < least) continue;
    units.style.setProperty("zoom", String(scale));
    units.classList.toggle("wordless", !hasWords);
    units.classList.toggle("brief", scale < WORDLESS);
    if (cell.scrollHeight <= cell.clientHeight && cell.scrollWidth <= cell.clientWidth) return scale;
  }
  return FITS.at(-1)![0];
}

// A zone's name that would be half hidden by a unit is not written.
function hideCovered(field: HTMLElement | null) {
  for (const name of field?.querySelectorAll<HTMLElement>(".zone-name") ?? []) {
    const box = name.getBoundingClientRect();
    const covers = ({ left, right, top, bottom }: DOMRect) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    name.classList.toggle("covered", [...name.parentElement!.querySelectorAll(".unit-card")].some((card) => covers(card.getBoundingClientRect())));
  }
}

// A zone holds any number of units. First each as large as it can be, then those far larger than the smallest come down to it.
export function useFit<T extends HTMLElement>(drawn: unknown) {
  const field = useRef<T>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const all = [...(field.current?.querySelectorAll<HTMLElement>(".fits") ?? [])].filter((units) => units.childElementCount > 0);
      const scales = all.map((units) => fitOne(units, Infinity));
      const most = Math.max(READABLE, ALIKE * Math.min(...scales));
      all.forEach((units, at) => scales[at]! > most && fitOne(units, most));
      hideCovered(field.current);
    };
    fit();
    const watcher = new ResizeObserver(fit);
    if (field.current) watcher.observe(field.current);
    return () => watcher.disconnect();
  }, [drawn]);
  return field;
}
