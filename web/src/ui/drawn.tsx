// drawn.tsx - the dice that fell and the coins that were drawn, as things and not only as words.
import type { AnyFace } from "../games/face";
import type { Moment } from "../match";
import { CHANCE } from "../table";
import type { Say } from "../texts";

const RECENT = 4; // entries after which a throw is no longer news
const MOST = 12;

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export function Die({ value }: { value: number }) {
  return (
    <svg class="die" viewBox="-20 -20 40 40" aria-hidden="true">
      <rect x="-18" y="-18" width="36" height="36" rx="7" />
      {PIPS[value]?.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />)}
    </svg>
  );
}

// The last run of chance before what is shown, if it is still news.
export function Drawn({ moment, face, facts, animate, say }: { moment: Moment; face: AnyFace; facts: unknown; animate: boolean; say: Say }) {
  let end = moment.shown;
  while (end > 0 && moment.shown - end < RECENT && moment.log[end - 1]!.who !== CHANCE) end--;
  let start = end;
  while (start > 0 && end - start < MOST && moment.log[start - 1]!.who === CHANCE) start--;
  const parts = moment.log.slice(start, end).flatMap((entry, index) => {
    const drawn = face.guide.drawn(entry.action, facts, entry.words);
    return drawn ? [{ key: start + index, drawn, words: entry.words }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <div key={start} class={`drawn${animate ? " animate" : ""}`} role="img" aria-label={`${say("chance")}: ${parts.map((part) => part.words).join("; ")}`}>
      <span class="quiet">{say("drawn")}</span>
      {parts.map((part) => <span key={part.key} class="throw" title={part.words}>{part.drawn}</span>)}
    </div>
  );
}
