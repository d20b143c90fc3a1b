// look.ts - the camera over the field. It looks down at an angle, so that a wide window shows both armies and their figures stand
// upright, or straight from above. Wheel, pinch, double press and buttons zoom, dragging the bare ground moves it, and a question
// about a few stands brings it near them and then back.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { BOARD_MOVES, type SlotProps } from "../face";
import { CENTIMETRE, isPlace, moverOf, personsOf, poseOf, unitsOf, type Facts, type Pose, type Scene } from "./scene";

type BoardProps = SlotProps<Scene, Facts>;

const SLANT = 0.68; // how much shorter lengths along the line of sight are drawn, at the most; a higher window needs less
const NEAREST = 4; // units of the field in a pixel
const FIRST = 14; // as near as few units are shown at first
const RIM = 3 * CENTIMETRE; // round the table
const ROUND = [12 * CENTIMETRE, 7 * CENTIMETRE]; // round what a question is about, in a large window and a small one
const SMALL = 700; // pixels of width below which a window is small
const MARGIN = { side: 14, top: 42, low: 50 }; // pixels that stay free round what is shown: banners stand above units, tools lie below
const GLIDE = 260; // ms

// The middle of what is seen, on the plane, and how many units of it are in a pixel.
export interface View {
  x: number;
  y: number;
  pixel: number;
}

type Box = [left: number, right: number, top: number, low: number];

export type Look = ReturnType<typeof useLook>;

export function useLook(props: BoardProps, frame: { current: Element | null }) {
  const { scene, turned } = props;
  const { width, depth } = scene;
  const [size, setSize] = useState<[number, number]>([1, 1]);
  const [isLevel, setLevel] = useState(false); // as seen from straight above
  const [wide, high] = size;
  const isSmall = wide < SMALL;
  const tilt = isLevel ? 1 : Math.min(1, Math.max(SLANT, (0.9 * high * width) / (wide * depth)));
  const whole: Box = [-RIM, width + RIM, -RIM, depth + RIM];

  const around = ([left, right, top, low]: Box, margin = MARGIN): View => {
    const pixel = Math.max((right - left) / Math.max(60, wide - 2 * margin.side), ((low - top) * tilt) / Math.max(60, high - margin.top - margin.low), NEAREST);
    return { x: (left + right) / 2, y: (top + low) / 2 - ((margin.top - margin.low) * pixel) / 2 / tilt, pixel };
  };
  const farthest = around(whole, { side: 0, top: 0, low: 0 }).pixel;
  const within = (at: number, seen: number, from: number, to: number) => (seen >= to - from ? (from + to) / 2 : Math.min(to - seen / 2, Math.max(from + seen / 2, at)));
  const clamp = ({ x, y, pixel }: View): View => {
    const scale = Math.min(Math.max(NEAREST, pixel), farthest);
    const top = -RIM - (MARGIN.top * scale) / tilt; // there is room for the banners of those at the far edge
    return { x: within(x, wide * scale, whole[0], whole[1]), y: within(y, (high * scale) / tilt, top, whole[3]), pixel: scale };
  };
  const boxOf = (poses: Pose[], round: number): Box => {
    const across = poses.map(([x]) => (turned ? width - x : x));
    const down = poses.map(([, y]) => (turned ? y : depth - y));
    return [Math.min(...across) - round, Math.max(...across) + round, Math.min(...down) - round, Math.max(...down) + round];
  };

  // Both armies; the whole table while they are set up.
  const everybody = (): View => {
    const poses = [
      ...unitsOf(scene).flatMap((unit) => (unit.where === "table" ? unit.at : [])),
      ...personsOf(scene).flatMap((person): Pose[] => (person.where === "table" ? [[person.x, person.y, 0]] : [])),
    ];
    return clamp(scene.key === "setup" || poses.length === 0 ? around(whole, { side: 0, top: 4, low: 4 }) : atLeast(around(boxOf(poses, 3 * CENTIMETRE)), FIRST));
  };

  const [view, setView] = useState<View>(everybody);
  const now = useRef(view);
  const flight = useRef(0);
  const put = (next: View) => {
    now.current = next;
    setView(next);
  };
  const jump = (next: View) => {
    cancelAnimationFrame(flight.current);
    put(clamp(next));
  };
  const glide = (goal: View) => {
    const [from, to] = [now.current, clamp(goal)];
    cancelAnimationFrame(flight.current);
    if (!props.animate) return put(to);
    const start = performance.now();
    const frame = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - start) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      put({ x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, pixel: from.pixel * (to.pixel / from.pixel) ** eased });
      if (part < 1) flight.current = requestAnimationFrame(frame);
    };
    flight.current = requestAnimationFrame(frame);
  };
  useEffect(() => () => cancelAnimationFrame(flight.current), []);
  useLayoutEffect(() => void dispatchEvent(new Event(BOARD_MOVES)), [view]);

  const zoomAt = (x: number, y: number, factor: number) => {
    const old = now.current;
    const { pixel } = clamp({ ...old, pixel: old.pixel / factor });
    const keep = pixel / old.pixel;
    jump({ x: x - (x - old.x) * keep, y: y - (y - old.y) * keep, pixel });
  };
  const moveBy = (x: number, y: number) => jump({ ...now.current, x: now.current.x - x, y: now.current.y - y });
  const centre = (x: number, y: number) => jump({ ...now.current, x, y });
  const step = (factor: number) => glide({ ...now.current, pixel: now.current.pixel / factor });
  const fit = () => glide(everybody());
  // A double press goes near, and from near back to everybody.
  const nearOrFit = (x: number, y: number) => {
    const far = everybody().pixel;
    glide(now.current.pixel < 0.75 * far ? everybody() : { x, y, pixel: far / (isSmall ? 3 : 2.2) });
  };
  const show = (poses: Pose[]) => {
    if (poses.length === 0) return;
    const [left, right, top, low] = boxOf(poses, 0);
    const { x, y, pixel } = now.current;
    const [halfWide, halfHigh] = [(wide * pixel) / 2, (high * pixel) / 2 / tilt];
    const isSeen = left > x - 0.9 * halfWide && right < x + 0.9 * halfWide && top > y - 0.85 * halfHigh && low < y + 0.85 * halfHigh;
    if (!isSeen || isSmall) glide({ x: (left + right) / 2, y: (top + low) / 2, pixel: isSmall ? Math.min(pixel, everybody().pixel / 1.8) : pixel });
  };

  // The window fits its frame from the first picture on; until the camera is moved, everybody is seen at any size.
  const untouched = useRef(true);
  const everything = useRef<View | null>(null); // what was seen of all before a question
  useLayoutEffect(() => {
    const box = frame.current!.getBoundingClientRect();
    setSize([Math.max(1, box.width), Math.max(1, box.height)]);
    const watcher = new ResizeObserver(([entry]) => setSize([Math.max(1, entry!.contentRect.width), Math.max(1, entry!.contentRect.height)]));
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  const isSetUp = scene.key !== "setup";
  useLayoutEffect(() => {
    untouched.current = true;
    jump(everybody());
  }, [isSetUp, turned, width, depth]);
  useLayoutEffect(() => jump(untouched.current ? everybody() : now.current), [wide, high, tilt]);
  useEffect(() => {
    if (scene.key === "over") glide(around(whole));
  }, [scene.key]);

  // Near the stands in question while one is asked about them; then back to where one looked before. A moment is looked at once:
  // a camera that was moved is left alone.
  const before = useRef<View | null>(null);
  const looked = useRef<Scene | string | null>(null);
  useEffect(() => {
    const orderer = isSmall && scene.step === "orders" && !scene.task && props.next.size > 0 ? props.chosen.find((thing) => /^[AB]c/.test(thing)) : undefined;
    const moment = orderer ?? scene;
    if (looked.current === moment || props.next.size === 0 || wide === 1) return;
    const near = nearOf(props, isSmall);
    if (near.length === 0 && CLOSE.includes(scene.task ?? "")) return; // its places show when the piece is chosen
    looked.current = moment;
    if (near.length === 0) {
      if (before.current) glide(before.current);
      if (before.current && before.current === everything.current) untouched.current = true;
      before.current = null;
      return;
    }
    if (!before.current) before.current = now.current;
    if (untouched.current) everything.current = before.current;
    untouched.current = false;
    const goal = around(boxOf(near, ROUND[isSmall ? 1 : 0]!));
    const pixel = Math.min(goal.pixel, before.current.pixel);
    const aside = !isSmall && scene.key === "combat" ? ACCOUNT * wide * pixel : 0;
    glide({ ...goal, x: goal.x + aside, pixel });
  });

  const touched = <Rest extends unknown[]>(act: (...rest: Rest) => void) => (...rest: Rest) => {
    untouched.current = false;
    act(...rest);
  };
  return {
    view, size, tilt, isSmall, isLevel, whole,
    level: () => setLevel(!isLevel),
    zoomAt: touched(zoomAt), moveBy: touched(moveBy), centre: touched(centre), step: touched(step), nearOrFit: touched(nearOrFit), show: touched(show),
    fit: () => {
      untouched.current = true;
      fit();
    },
  };
}

const atLeast = (view: View, pixel: number): View => ({ ...view, pixel: Math.max(view.pixel, pixel) });

// What of the plane is seen.
export const seenOf = ({ view, size, tilt }: Pick<Look, "view" | "size" | "tilt">): { left: number; top: number; wide: number; high: number } => {
  const [wide, high] = [size[0] * view.pixel, (size[1] * view.pixel) / tilt];
  return { left: view.x - wide / 2, top: view.y - high / 2, wide, high };
};

const ahead = ([x, y, facing]: Pose, far: number): Pose => {
  const angle = (facing * Math.PI) / 1800;
  return [x + far * Math.sin(angle), y + far * Math.cos(angle), facing];
};

const ACCOUNT = 0.22; // of the window: a fight is looked at beside the account of it

// Questions about single stands or places next to them.
const CLOSE = ["aim", "casualties", "pursuit", "onset", "arrange", "fallback", "flight", "winners", "way", "answer", "draw", "raise", "drive"];

// The stands that are in question: of the unit asked about, or of all units that may answer. In a small window those under orders,
// with what lies ahead of them, and on initiative too.
function nearOf({ scene, next, chosen }: BoardProps, isSmall: boolean): Pose[] {
  const units = unitsOf(scene);
  const of = (names: string[]) => names.flatMap((name) => moverOf(name, units)?.at ?? []);
  if (isSmall && scene.moving && scene.order) return of(scene.order.units).flatMap((pose) => [pose, ahead(pose, Math.max(...scene.order!.paces))]);
  if (isSmall && scene.step === "initiative") return of([...next]);
  if (isSmall && scene.step === "brigade" && scene.order) return of([...scene.order.units, ...next]);
  if (isSmall && scene.step === "orders" && !scene.task && chosen.some((thing) => /^[AB]c/.test(thing))) return of([...next, ...personsOf(scene).filter((person) => chosen.includes(person.name)).flatMap((person) => person.with ?? [])]);
  if (!CLOSE.includes(scene.task ?? "")) return [];
  return [...of([scene.taskUnit ?? "", ...next]), ...[...next].filter(isPlace).map(poseOf)];
}
