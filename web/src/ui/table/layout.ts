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

export function useLayout(): { layout: Layout; hasColumns: boolean } {
  const [found, setFound] = useState(() => layoutOf(innerWidth, innerHeight));
  useEffect(() => {
    const look = () =>
      setFound((old) => {
        const now = layoutOf(innerWidth, innerHeight);
        return old.layout === now.layout && old.hasColumns === now.hasColumns ? old : now;
      });
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  return found;
}
