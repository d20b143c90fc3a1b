// use-replay.ts - steps through the past, and lets it run.
import { useEffect, useState } from "preact/hooks";
import type { Match, Moment } from "../../match";
import { stepTime } from "../settings";

export interface Replay {
  running: boolean;
  jump: (at: number) => void;
  step: (by: number | "first" | "last") => void;
  run: () => void;
  runFrom: (at: number) => void; // shows that moment and lets the rest follow
  reach: (at: number) => void; // shows what this entry found, and then the entry itself
}

export function useReplay(match: Match, moment: Moment | null): Replay {
  const [running, setRunning] = useState(false);
  const length = moment?.log.length ?? 0;
  const shown = moment?.shown ?? 0;
  useEffect(() => {
    if (!running) return;
    if (shown >= length) return setRunning(false);
    const timer = setTimeout(() => match.show(shown + 1), stepTime());
    return () => clearTimeout(timer);
  }, [running, shown, length]);
  const jump = (at: number) => {
    setRunning(false);
    void match.show(Math.max(0, Math.min(length, at)));
  };
  const step = (by: number | "first" | "last") => jump(by === "first" ? 0 : by === "last" ? length : shown + by);
  const run = () => {
    if (shown >= length) void match.show(0);
    setRunning(!running);
  };
  const runFrom = (at: number) => void match.show(at).then(() => setRunning(true));
  const reach = (at: number) => {
    setRunning(false);
    void match.show(at).then(() => match.show(at + 1));
  };
  return { running, jump, step, run, runFrom, reach };
}
