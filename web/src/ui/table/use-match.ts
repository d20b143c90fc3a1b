// use-match.ts - the match as the table sees it: drawn anew when it changes, and what came since the scene drawn before.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Match, Moment } from "../../match";
import type { Entry, Odds } from "../../table";
import { OVER } from "../../table";

const listeners = new WeakMap<Match, Set<() => void>>();

// A match tells one listener; everybody who wants to know shares it.
export function listen(match: Match, hear: () => void): () => void {
  let all = listeners.get(match);
  if (!all) {
    all = new Set();
    listeners.set(match, all);
  }
  const heard = all;
  match.onChange = () => heard.forEach((each) => each());
  heard.add(hear);
  return () => heard.delete(hear);
}

// Waits until it is this table's turn; null when the game is over first.
export function untilMine(match: Match): Promise<Moment | null> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const moment = match.moment;
      const isOver = match.error !== "" || moment?.table.toAct === OVER;
      if (!moment?.mine && !isOver) return false;
      stop();
      resolve(isOver ? null : moment);
      return true;
    };
    if (!look()) stop = listen(match, look);
  });
}

export function useMatch(match: Match): Moment | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((count) => count + 1);
    again();
    return listen(match, again);
  }, [match]);
  return match.moment;
}

// The entries of the log that the scene now drawn has and the one before had not; nothing after a step back.
export function useNews(moment: Moment | null): Entry[] {
  const before = useRef(-1);
  const shown = moment?.shown ?? 0;
  const log = moment?.log;
  const news = useMemo(() => (log && before.current >= 0 && shown > before.current ? log.slice(before.current, shown) : []), [shown, log?.length]);
  useEffect(() => {
    if (moment) before.current = shown;
  }, [shown, log?.length]);
  return news;
}

// ---- What an action would do ----

export interface Considered {
  action: string;
  odds: Odds | null;
  after: unknown; // the scene after it
}

export const hasChance = (odds: Odds | null): boolean => odds?.tables.some((table) => table.rows.length > 1) ?? false;

async function consider(match: Match, action: string): Promise<Considered> {
  const [odds, after] = await Promise.all([match.odds(action), match.preview(action)]);
  return { action, odds, after };
}

// The latest question wins; while it is open the answer is null.
export function useConsidered(match: Match, action: string | null, moment: string): Considered | null {
  const [found, setFound] = useState<Considered | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    if (action) void consider(match, action).then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
  }, [match, action, moment]);
  return found?.action === action ? found : null;
}
