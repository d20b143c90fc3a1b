// use-staged.ts - holds a new moment back until what led to it has been seen: first everything that goes, strikes and falls on
// the scene drawn now, then the new scene, then what has come. Moments that arrive meanwhile wait their turn; skipping draws the
// latest of them at once.
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import type { GameEvent } from "./event";
import { Stage } from "./stage";
import { timelineOf } from "./timeline";

export interface Staged {
  log: { events?: GameEvent[] }[];
  shown: number; // entries of the log in what is drawn
  thinking?: boolean; // the same side goes on
}

export interface Manner {
  isMoving: boolean; // false: reduced motion or switched off
  isLoud: boolean;
  speed: number;
}

// What has happened since the scene drawn now; null where the new one is no continuation: a jump, an undo, another match.
export function newsOf(drawn: Staged | null, next: Staged): GameEvent[] | null {
  if (!drawn || next.shown <= drawn.shown || drawn.log.length > next.log.length) return null;
  return next.log.slice(drawn.shown, next.shown).flatMap((entry) => entry.events ?? []);
}

const LONGEST = 14; // entries: more than these at once, after a long absence say, are not played

export interface Show<T> {
  drawn: T | null;
  coming: T | null; // what the motion seen now leads to
  skip: (isWholeTurn: boolean) => void; // what is waiting, or all until the other side has done
}

export function useStaged<T extends Staged>(latest: T | null, root: RefObject<HTMLElement | null>, manner: Manner): Show<T> {
  const [drawn, setDrawn] = useState<T | null>(latest);
  const [coming, setComing] = useState<T | null>(null);
  const waiting = useRef<T[]>([]);
  const stage = useRef<Stage | null>(null);
  const afterDrawing = useRef<(() => void) | null>(null);
  const isBusy = useRef(false);
  const isSkipping = useRef(false);
  const skipsTurn = useRef(false);
  const now = useRef<T | null>(latest);
  const how = useRef(manner);
  how.current = manner;

  const draw = useCallback((next: T) => {
    now.current = next;
    return new Promise<void>((resolve) => {
      afterDrawing.current = resolve;
      setDrawn(next);
    });
  }, []);

  const playOne = useCallback(async (next: T) => {
    const news = newsOf(now.current, next);
    const isShort = next.shown - (now.current?.shown ?? 0) <= LONGEST;
    if (!news?.length || !root.current || !isShort || document.hidden || isSkipping.current) return draw(next);
    const { isMoving, isLoud, speed } = how.current;
    if (isMoving) setComing(next);
    const beats = timelineOf(news);
    const here = new Stage(root.current, isMoving ? speed : Infinity, isLoud);
    stage.current = here;
    await here.play(beats.filter((beat) => !beat.isArrival));
    here.remember(beats);
    await draw(next);
    here.release();
    await here.play(beats.filter((beat) => beat.isArrival));
    stage.current = null;
  }, []);

  const run = useCallback(async () => {
    isBusy.current = true;
    while (waiting.current.length > 0) {
      if (isSkipping.current) waiting.current.splice(0, waiting.current.length - 1);
      await playOne(waiting.current.shift()!);
    }
    setComing(null);
    isBusy.current = false;
    skipsTurn.current &&= now.current?.thinking === true;
    isSkipping.current = skipsTurn.current;
  }, []);

  useLayoutEffect(() => {
    if (!latest || latest === now.current || waiting.current.includes(latest)) return;
    waiting.current.push(latest);
    if (!isBusy.current) void run();
  }, [latest]);

  useLayoutEffect(() => {
    afterDrawing.current?.();
    afterDrawing.current = null;
  }, [drawn]);

  const skip = useCallback((isWholeTurn: boolean) => {
    skipsTurn.current ||= isWholeTurn;
    isSkipping.current = isBusy.current || skipsTurn.current;
    stage.current?.skip();
  }, []);
  return { drawn, coming, skip };
}
