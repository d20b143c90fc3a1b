// layout.ts - which of three arrangements the window has room for.
import { useEffect, useState } from "preact/hooks";

// wide: board in the middle, panels beside it, tabs at the right edge. tall: board above, everything else below it. flat: a
// phone on its side, board left, everything else right of it.
export type Layout = "wide" | "tall" | "flat";

const FLAT = 560; // pixels of height below which a wide window is a phone on its side
const COLUMNS = 1100; // pixels of width from which there is room for panels on both sides

export function layoutOf(width: number, height: number): { layout: Layout; hasColumns: boolean } {
  const layout = width > height && height < FLAT ? "flat" : width < 700 || width < 0.95 * height ? "tall" : "wide";
  return { layout, hasColumns: layout === "wide" && width >= COLUMNS };
}

// `aside` pixels of a wide window's right belong to something else.
export function useLayout(aside = 0): { layout: Layout; hasColumns: boolean } {
  const [found, setFound] = useState(() => layoutBeside(aside));
  useEffect(() => {
    const look = () =>
      setFound((old) => {
        const now = layoutBeside(aside);
        return old.layout === now.layout && old.hasColumns === now.hasColumns ? old : now;
      });
    addEventListener("resize", look);
    look(); // the window may have changed since it was drawn
    return () => removeEventListener("resize", look);
  }, [aside]);
  return found;
}

function layoutBeside(aside: number): { layout: Layout; hasColumns: boolean } {
  const whole = layoutOf(innerWidth, innerHeight);
  return whole.layout === "wide" ? { layout: "wide", hasColumns: layoutOf(innerWidth - aside, innerHeight).hasColumns } : whole;
}
