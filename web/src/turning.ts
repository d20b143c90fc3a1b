// turning.ts - where a finished game turned: the moments at which one side's chance to win changed most. Chances are the rules'
// own, measured ones, always from the view of one seat, so that two of them differ by what happened and not by who looked.
import { Engine } from "./engine";
import type { Candidate, Entry } from "./table";

export interface TurningPoint {
  at: number; // the entry of the log that did it
  before: number; // the chance to win, of a thousand
  after: number;
}

export interface Search {
  chanceAt: (at: number) => Promise<number | null>; // before this entry, of a thousand; null: nothing is measured
  tell: (done: number, points: TurningPoint[]) => void; // how much is done, from 0 to 1, and what is found so far
  isStopped: () => boolean;
}

const FIRST_LOOKS = 12; // spread over the whole game; from then on something can be told
const LOOKS = 36; // in all: what is left over halves the stretches that changed most
const SHOWN = 3;
const LEAST = 80; // of a thousand: less is no turning point
const BLIND = 4; // looks in vain after which nothing is measured here

// Of the things that happened in a stretch, the heaviest is what people remember.
const WEIGHT: Record<string, number> = { loss: 4, control: 3, hit: 2, attack: 1, shot: 1 };
const weigh = (entry: Entry): number => (entry.events ?? []).reduce((sum, event) => sum + (WEIGHT[event.kind] ?? 0), 0);

function heaviest(log: Entry[], from: number, to: number): number {
  let best = from;
  for (let at = from + 1; at < to; at++) if (weigh(log[at]!) > 0 && weigh(log[at]!) >= weigh(log[best]!)) best = at;
  return best;
}

interface Stretch {
  from: number;
  to: number;
  before: number;
  after: number;
}

const change = ({ before, after }: Stretch): number => Math.abs(after - before);

// Between neighbouring moments whose chances are known, the greatest change first.
function stretchesOf(known: Map<number, number | null>): Stretch[] {
  const moments = [...known].filter((each): each is [number, number] => each[1] !== null).sort(([one], [other]) => one - other);
  return moments.slice(1).map(([to, after], index) => ({ from: moments[index]![0], before: moments[index]![1], to, after })).sort((one, other) => change(other) - change(one));
}

const spread = (moments: number[], count: number): number[] =>
  moments.length <= count ? moments : Array.from({ length: count }, (_, index) => moments[Math.round((index * (moments.length - 1)) / (count - 1))]!);

const pointsOf = (log: Entry[], known: Map<number, number | null>): TurningPoint[] =>
  stretchesOf(known)
    .slice(0, SHOWN)
    .filter((stretch) => change(stretch) >= LEAST)
    .map(({ from, to, before, after }) => ({ at: heaviest(log, from, to), before, after }))
    .sort((one, other) => one.at - other.at);

// `seat` is whose chance is told; `end` is what it came to, where the game was played to its end by the rules.
export async function turningPoints(log: Entry[], seat: number, end: number | null, search: Search): Promise<TurningPoint[]> {
  const moments = log.flatMap((entry, at) => (entry.who === seat && entry.action !== "resign" ? [at] : []));
  const known = new Map<number, number | null>();
  const look = async (at: number) => {
    known.set(at, await search.chanceAt(at));
    search.tell(Math.min(1, known.size / Math.min(LOOKS, moments.length)), known.size > FIRST_LOOKS ? pointsOf(log, known) : []);
  };
  for (const at of spread(moments, FIRST_LOOKS)) {
    await look(at);
    const isBlind = known.size >= BLIND && [...known.values()].every((chance) => chance === null);
    if (search.isStopped() || isBlind) return [];
  }
  if (end !== null) known.set(log.length, end);
  while (known.size < LOOKS && !search.isStopped()) {
    const inside = ({ from, to }: Stretch) => moments.filter((at) => at > from && at < to && !known.has(at));
    const wide = stretchesOf(known).slice(0, SHOWN + 1).find((stretch) => inside(stretch).length > 0);
    if (!wide) break;
    const rest = inside(wide);
    await look(rest[rest.length >> 1]!);
  }
  return pointsOf(log, known);
}

const THOUGHT = "--ms 40"; // for one look: with LOOKS of them about two seconds in all

// A worker of its own looks, so that the page and its match are free meanwhile; `stop` ends it at once, and then nobody is answered.
export function findTurningPoints(record: Promise<string>, log: Entry[], seat: number, end: number | null, tell: Search["tell"]): { points: Promise<TurningPoint[]>; stop: () => void } {
  const engine = new Engine();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    engine.close();
  };
  const chanceAt = async (at: number): Promise<number | null> => {
    const answer = await engine.ask(seat, `go --at ${at} ${THOUGHT} --json`);
    if (answer.status !== 0) return null;
    return (JSON.parse(answer.output) as { candidates: Candidate[] }).candidates[0]?.chance ?? null;
  };
  const find = async () => {
    if ((await engine.run(await record)).status !== 0) return [];
    return turningPoints(log, seat, end, { chanceAt, tell, isStopped: () => isStopped });
  };
  return { points: find().finally(stop), stop };
}
