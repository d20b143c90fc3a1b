// board.tsx - the table that is being drawn: painted ground, zones and objectives over it, and handles on what is chosen.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { paint } from "../../art/landscape";
import { CENTIMETRE, move, pullCorner, pullZone, remove, resize, turn, type Chosen, type Kind, type MapModel, type Point } from "./model";
import type { Words } from "./words";

const REST = 60; // ms: painted anew when the hand rests

export interface BoardProps {
  map: MapModel;
  kinds: Kind[];
  chosen: Chosen | null;
  choose: (what: Chosen | null) => void;
  change: (map: MapModel) => void;
  word: Words;
}

interface Drag {
  what: Chosen;
  handle: string; // "": the whole thing; "turn", "size", or the number of a corner
  from: Point;
  base: MapModel;
}

// Where the pointer is on the table.
export function pointOn(svg: SVGSVGElement, depth: number, event: { clientX: number; clientY: number }): Point {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return [at.x, depth - at.y];
}

const boundsOf = (corners: Point[]) => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
};

function dragged({ what, handle, from, base }: Drag, to: Point): MapModel {
  if (handle === "") return move(base, what, to[0] - from[0], to[1] - from[1]);
  if (what.kind === "zone") return pullZone(base, what.at, Number(handle), to);
  const { left, right, near, far } = boundsOf(base.ground[what.at]!.corners);
  const [mx, my] = [(left + right) / 2, (near + far) / 2];
  if (handle === "turn") {
    const angle = ([x, y]: Point) => Math.atan2(x - mx, y - my);
    return turn(base, what.at, Math.round((((angle(to) - angle(from)) * 180) / Math.PI) / 5) * 5);
  }
  if (handle === "size") return resize(base, what, Math.max(0.2, Math.hypot(to[0] - mx, to[1] - my) / Math.max(1, Math.hypot(from[0] - mx, from[1] - my))));
  return pullCorner(base, what.at, Number(handle), to);
}

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

// What a key does to what it is pressed on; null: nothing.
export function byKey(map: MapModel, what: Chosen, key: string, isFar: boolean): MapModel | null {
  const step = STEPS[key];
  const by = CENTIMETRE * (isFar ? 5 : 1);
  if (step) return move(map, what, step[0] * by, step[1] * by);
  if (key === "Delete" || key === "Backspace") return remove(map, what);
  if (key === "+" || key === "=") return resize(map, what, 1.1);
  if (key === "-") return resize(map, what, 1 / 1.1);
  if (what.kind === "ground" && (key === "[" || key === "]")) return turn(map, what.at, key === "[" ? -15 : 15);
  return null;
}

function Painted({ map }: { map: MapModel }) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const [wide, setWide] = useState(0);
  const land = useMemo(
    () => ({ width: map.width, depth: map.depth, features: map.ground.map(({ key, level, corners }) => ({ kind: key, level, corners: corners.map(([x, y]): Point => [x, map.depth - y]) })) }),
    [map.ground, map.width, map.depth],
  );
  useEffect(() => {
    const watch = new ResizeObserver(() => setWide((width) => sheet.current?.clientWidth ?? width));
    watch.observe(sheet.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (wide === 0) return;
    const rest = setTimeout(() => {
      const canvas = sheet.current;
      if (!canvas) return;
      const scale = (wide * Math.min(1.5, devicePixelRatio || 1)) / map.width;
      Object.assign(canvas, { width: Math.round(map.width * scale), height: Math.round(map.depth * scale) });
      paint(canvas.getContext("2d")!, land, { left: 0, top: 0, scale, tilt: 1, wide: canvas.width, high: canvas.height });
    }, REST);
    return () => clearTimeout(rest);
  }, [land, wide]);
  return <canvas ref={sheet} aria-hidden="true" />;
}

export function MapBoard({ map: kept, kinds, chosen, choose, change, word }: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag | null>(null);
  const [held, setHeld] = useState<MapModel | null>(null); // while something is dragged
  const map = held ?? kept;
  const pixel = map.width / (svg.current?.clientWidth || 900);
  const isChosen = (kind: Chosen["kind"], at: number) => chosen?.kind === kind && chosen.at === at;
  const nameOf = (key: string) => kinds.find((kind) => kind.key === key)?.name ?? key;
  const begin = (event: PointerEvent, what: Chosen, handle = "") => {
    event.stopPropagation();
    svg.current!.setPointerCapture(event.pointerId);
    choose(what);
    drag.current = { what, handle, from: pointOn(svg.current!, kept.depth, event), base: kept };
  };
  const go = (event: PointerEvent) => drag.current && setHeld(dragged(drag.current, pointOn(svg.current!, kept.depth, event)));
  const end = (event: PointerEvent) => {
    if (!drag.current) return;
    const to = pointOn(svg.current!, kept.depth, event);
    const { from } = drag.current;
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 3 * pixel) change(dragged(drag.current, to));
    drag.current = null;
    setHeld(null);
  };
  const key = (event: KeyboardEvent, what: Chosen) => {
    const next = byKey(kept, what, event.key, event.shiftKey);
    if (event.key === "Enter" || event.key === " ") choose(what);
    else if (!next) return;
    else change(next);
    if (event.key === "Delete" || event.key === "Backspace") choose(null);
    event.preventDefault();
  };
  // Large enough to be pressed, named, and reached by the keyboard.
  const thing = (kind: Chosen["kind"], at: number, label: string) => ({
    "data-map-thing": `${kind}${at}`, tabIndex: 0, role: "button" as const, "aria-label": label, "aria-pressed": isChosen(kind, at),
    class: `map-${kind}${isChosen(kind, at) ? " chosen" : ""}`,
    onPointerDown: (event: PointerEvent) => begin(event, { kind, at }),
    onFocus: () => !drag.current && !isChosen(kind, at) && choose({ kind, at }),
    onKeyDown: (event: KeyboardEvent) => key(event, { kind, at }),
  });
  // Handles of corners on the edge lie within the table, where they can be grasped.
  const inside = (at: number, most: number) => Math.min(most - 10 * pixel, Math.max(10 * pixel, at));
  const handle = (name: string, x: number, y: number, what: Chosen) => (
    <g key={name} class={`map-handle ${Number.isNaN(Number(name)) ? name : "corner"}`} data-map-handle={name} transform={`translate(${inside(x, map.width)} ${map.depth - inside(y, map.depth)}) scale(${pixel})`} onPointerDown={(event) => begin(event, what, name)}>
      <circle class="finger" r="16" /><circle r="7" />
    </g>
  );
  const box = chosen?.kind === "ground" && map.ground[chosen.at] ? boundsOf(map.ground[chosen.at]!.corners) : null;
  return (
    <div class="map-board" style={{ "--wide": map.width, "--deep": map.depth }}>
      <Painted map={map} />
      <svg ref={svg} viewBox={`0 0 ${map.width} ${map.depth}`} role="group" aria-label={word.board} style={{ "--pixel": pixel }} onPointerDown={() => choose(null)} onPointerMove={go} onPointerUp={end} onPointerCancel={end}>
        {map.zones.map((zone, at) => (
          <rect key={`z${at}`} {...thing("zone", at, word.zone[at]!)} data-side={at} x={zone.left} y={map.depth - zone.far} width={Math.max(0, zone.right - zone.left)} height={Math.max(0, zone.far - zone.near)} />
        ))}
        {map.ground.map((each, at) => <polygon key={`g${at}`} {...thing("ground", at, nameOf(each.key))} points={each.corners.map(([x, y]) => `${x},${map.depth - y}`).join(" ")} />)}
        {map.goals.map((goal, at) => (
          <g key={`o${at}`} {...thing("goal", at, `${word.objective} ${at + 1}`)} transform={`translate(${goal.x} ${map.depth - goal.y})`}>
            <circle r={goal.reach * CENTIMETRE} />
            <g transform={`scale(${pixel})`}><path d="M0 0V-26" /><path class="cloth" d="M0-26L20-20L0-13Z" /><text x="4" y="14">{goal.share}%</text></g>
          </g>
        ))}
        {chosen && box && map.ground[chosen.at]!.corners.map(([x, y], corner) => handle(String(corner), x, y, chosen))}
        {chosen && box && handle("turn", (box.left + box.right) / 2, box.far + 30 * pixel > map.depth ? box.near - 30 * pixel : box.far + 30 * pixel, chosen)}
        {chosen && box && handle("size", box.right + 26 * pixel > map.width ? box.left - 26 * pixel : box.right + 26 * pixel, (box.near + box.far) / 2, chosen)}
        {chosen?.kind === "zone" && ([[map.zones[chosen.at]!.left, map.zones[chosen.at]!.near], [map.zones[chosen.at]!.right, map.zones[chosen.at]!.far]] as Point[]).map(([x, y], corner) => handle(String(corner), x, y, chosen))}
      </svg>
    </div>
  );
}
