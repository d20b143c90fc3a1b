// look.ts - the window on the field: wheel, pinch and buttons zoom, dragging the bare ground moves it,
// and a question about a few stands brings it near them.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { SlotProps } from "../face";
import { CENTIMETRE, isPlace, moverOf, poseOf, unitsOf, type Facts, type Pose, type Scene } from "./scene";

type BoardProps = SlotProps<Scene, Facts>;

const ZOOM_MOST = 8;
const MARGIN = 2 * CENTIMETRE; // round the table, for the names of those who stand at its edge
const ROUND = [14 * CENTIMETRE, 8 * CENTIMETRE]; // round what a question is about, on a wide screen and a narrow one

interface Window {
  x: number;
  y: number;
  scale: number; // 1 shows the whole field
}

export type Look = ReturnType<typeof useLook>;

// A narrow screen has a square window, at first as high as the field.
export function useLook(props: BoardProps) {
  const { scene, turned } = props;
  const [width, depth] = [scene.width + 2 * MARGIN, scene.depth + 2 * MARGIN];
  const isNarrow = useMemo(() => matchMedia("(max-width: 860px)").matches, []);
  const aspect = isNarrow ? 1 : width / depth;
  const within = (at: number, size: number, all: number) => (size >= all ? (all - size) / 2 : Math.min(all - size, Math.max(0, at + MARGIN))) - MARGIN;
  const clamp = ({ x, y, scale }: Window): Window => {
    const zoom = Math.min(ZOOM_MOST, Math.max(1, scale));
    const wide = width / zoom;
    return { x: within(x, wide, width), y: within(y, wide / aspect, depth), scale: zoom };
  };
  const first = width / (depth * aspect);
  const [window, setWindow] = useState<Window>(() => clamp({ x: (width - width / first) / 2, y: 0, scale: first }));
  const zoomAt = (x: number, y: number, factor: number) =>
    setWindow((old) => {
      const scale = Math.min(ZOOM_MOST, Math.max(1, old.scale * factor));
      const keep = old.scale / scale;
      return clamp({ x: x - (x - old.x) * keep, y: y - (y - old.y) * keep, scale });
    });
  const moveBy = (x: number, y: number) => setWindow((old) => clamp({ ...old, x: old.x - x, y: old.y - y }));

  // Near the stands in question while one is asked about them; then back to where one looked before.
  // A moment is looked at once: whoever moves the window himself is left alone.
  const before = useRef<Window | null>(null);
  const looked = useRef<Scene | null>(null);
  useEffect(() => {
    if (scene.key === "over") return setWindow(clamp({ x: 0, y: 0, scale: 1 }));
  }, [scene.key]);
  useEffect(() => {
    if (looked.current === scene || props.next.size === 0) return;
    const near = nearOf(props, isNarrow);
    if (near.length === 0 && CLOSE.includes(scene.task ?? "")) return; // its places show when the piece is chosen
    looked.current = scene;
    if (near.length === 0) {
      if (before.current) setWindow(before.current);
      before.current = null;
      return;
    }
    before.current ??= window;
    const round = ROUND[isNarrow ? 1 : 0]!;
    const across = near.map(([x]) => (turned ? scene.width - x : x));
    const down = near.map(([, y]) => (turned ? y : scene.depth - y));
    const [left, right, top, low] = [Math.min(...across) - round, Math.max(...across) + round, Math.min(...down) - round, Math.max(...down) + round];
    const scale = Math.max(before.current.scale, width / Math.max(right - left, (low - top) * aspect));
    const size = width / Math.min(ZOOM_MOST, scale);
    setWindow(clamp({ x: (left + right - size) / 2, y: (top + low - size / aspect) / 2, scale }));
  });

  return { window, wide: width / window.scale, aspect, zoomAt, moveBy, fit: () => setWindow(clamp({ x: 0, y: 0, scale: 1 })) };
}

const ahead = ([x, y, facing]: Pose, far: number): Pose => {
  const angle = (facing * Math.PI) / 1800;
  return [x + far * Math.sin(angle), y + far * Math.cos(angle), facing];
};

// Questions about single stands or places next to them.
const CLOSE = ["aim", "casualties", "pursuit", "onset", "arrange", "fallback", "flight", "winners", "way", "answer", "draw", "raise", "drive"];

// The stands that are in question: of the unit asked about, or of all units that may answer. On a narrow
// screen those under orders, with what lies ahead of them, and on initiative too.
function nearOf({ scene, next }: BoardProps, isNarrow: boolean): Pose[] {
  const units = unitsOf(scene);
  const of = (names: string[]) => names.flatMap((name) => moverOf(name, units)?.at ?? []);
  if (isNarrow && scene.moving && scene.order) return of(scene.order.units).flatMap((pose) => [pose, ahead(pose, Math.max(...scene.order!.paces))]);
  if (isNarrow && scene.step === "initiative") return of([...next]);
  if (!CLOSE.includes(scene.task ?? "")) return [];
  return [...of([scene.taskUnit ?? "", ...next]), ...[...next].filter(isPlace).map(poseOf)];
}

// How wide an element is on the screen, in pixels.
export function useWidth(element: { current: Element | null }): number {
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry!.contentRect.width)));
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, []);
  return width;
}
