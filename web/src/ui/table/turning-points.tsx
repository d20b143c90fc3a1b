// turning-points.tsx - where the game turned, on the screen that tells its end: found while one reads it, each opens its moment.
import { useEffect, useState } from "preact/hooks";
import type { AnyFace } from "../../games/face";
import type { Match, Moment } from "../../match";
import { OVER } from "../../table";
import type { Say } from "../../texts";
import { findTurningPoints, type TurningPoint } from "../../turning";
import { wordsOf } from "../log";

export interface Turning {
  seat: number; // whose chance is told
  points: TurningPoint[]; // found so far
  done: number; // of the search, from 0 to 1
}

// Of the viewer's side; for onlookers and two at one screen, of the side that won.
function seatOf(moment: Moment, isShared: boolean): number {
  const { seat, scores } = moment.table;
  if (seat >= 0 && !isShared) return seat;
  return Math.max(0, scores?.findIndex((score) => score > 0) ?? 0);
}

const THOUSAND = 1000;
const ALMOST = 0.99; // until the search says that it has ended

// Looks for them once a game is over; the search ends with the table.
export function useTurning(match: Match, moment: Moment, isShared: boolean, isPlayedOut: boolean): Turning | null {
  const [found, setFound] = useState<Turning | null>(null);
  const isDue = moment.table.toAct === OVER && moment.shown === moment.log.length && !moment.isReplay;
  const length = moment.log.length;
  useEffect(() => setFound(null), [match, length]);
  useEffect(() => {
    if (!isDue || found?.done === 1) return;
    const seat = seatOf(moment, isShared);
    const score = moment.table.scores?.[seat];
    const end = isPlayedOut && score !== undefined ? ((score + 1) * THOUSAND) / 2 : null;
    setFound({ seat, points: [], done: 0 });
    const search = findTurningPoints(match.record(), moment.log, seat, end, (done, points) => setFound({ seat, points, done: Math.min(done, ALMOST) }));
    search.points.then((points) => setFound({ seat, points, done: 1 }), () => setFound({ seat, points: [], done: 1 }));
    return search.stop;
  }, [match, isDue, length]);
  return found;
}

const percent = (chance: number): number => Math.round(chance / 10);

interface Props {
  turning: Turning;
  moment: Moment;
  face: AnyFace;
  isOwn: boolean; // the chance is the reader's own
  open: (at: number) => void;
  say: Say;
}

export function TurningPoints({ turning, moment, face, isOwn, open, say }: Props) {
  const { points, done, seat } = turning;
  if (points.length === 0 && done === 1) return null;
  const side = face.about.sides[say.language][seat] ?? "";
  return (
    <section class="turning" aria-labelledby="turning-title">
      <h3 id="turning-title">{say("turningPoints")} <span class="quiet">{isOwn ? say("turningOwn") : say("turningOf", side)}</span></h3>
      {points.length > 0 && (
        <ol>
          {points.map(({ at, before, after }) => (
            <li key={at}>
              <button onClick={() => open(at)}>
                <span class={`change ${after > before ? "better" : "worse"}`}>{percent(before)}<span class="unseen"> {say("turningTo")} </span><span aria-hidden="true"> → </span><b>{percent(after)}%</b></span>
                <span class="turning-words">{wordsOf(moment.log[at]!, face, say)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {done < 1 && <p class="quiet turning-search">{points.length === 0 && <span>{say("turningSearch")}</span>}<progress value={done} max={1} aria-label={say("turningSearch")} /></p>}
    </section>
  );
}
