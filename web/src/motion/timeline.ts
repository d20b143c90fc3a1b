// timeline.ts - events as beats: what happens at once, for how long, with which sound, and whether it is seen on the scene
// before the change (a piece that goes, strikes or falls) or on the scene after it (a piece that has come).
import type { EventKind, GameEvent } from "./event";
import type { Sound } from "./sound";

export interface Beat {
  events: GameEvent[]; // at the same time
  ms: number;
  sound: Sound | null;
  isArrival: boolean; // seen on the new scene
}

interface Manner {
  ms: number;
  sound: Sound | null;
  isArrival?: boolean;
}

// The defaults of motion: cause first, then effect.
const MANNERS: Record<EventKind, Manner> = {
  move: { ms: 360, sound: "move" },
  attack: { ms: 320, sound: "steel" },
  shot: { ms: 360, sound: "shot" },
  hit: { ms: 300, sound: "hit" },
  loss: { ms: 380, sound: "thud" },
  place: { ms: 260, sound: "move", isArrival: true },
  grow: { ms: 260, sound: "coin", isArrival: true },
  control: { ms: 320, sound: "stamp", isArrival: true },
  pay: { ms: 220, sound: "coin" },
  gain: { ms: 220, sound: "coin", isArrival: true },
  draw: { ms: 240, sound: "coin", isArrival: true },
  dice: { ms: 700, sound: "rattle" },
  order: { ms: 420, sound: "horn" },
  spell: { ms: 500, sound: "chime" },
  mark: { ms: 260, sound: "drum", isArrival: true },
  decree: { ms: 420, sound: "horn" },
  claim: { ms: 300, sound: "coin", isArrival: true },
  turn: { ms: 420, sound: "turn", isArrival: true },
  end: { ms: 0, sound: null, isArrival: true },
  report: { ms: 0, sound: null, isArrival: true },
};

const DEAL = 4; // arrivals in a row from which on they come at once, as a hand is dealt

const isOrderRefused = (event: GameEvent): boolean => event.kind === "order" && (event.number ?? 1) <= 0;

// A piece with a name is seen to come to where the new scene draws it.
export const movesByName = (event: GameEvent): boolean => event.kind === "move" && event.to === undefined;

function beatOf(event: GameEvent): Beat {
  const manner = MANNERS[event.kind];
  const sound = isOrderRefused(event) ? "drum" : manner.sound;
  return { events: [event], ms: manner.ms, sound, isArrival: manner.isArrival ?? movesByName(event) };
}

// Many of one kind in a row, such as cards dealt or coins drawn, are one beat.
function gather(beats: Beat[]): Beat[] {
  const out: Beat[] = [];
  for (let at = 0; at < beats.length; ) {
    const kind = beats[at]!.events[0]!.kind;
    let end = at + 1;
    while (end < beats.length && beats[end]!.events[0]!.kind === kind) end++;
    const isDeal = beats[at]!.isArrival && kind !== "move" && end - at >= DEAL;
    if (isDeal) out.push({ ...beats[at]!, events: beats.slice(at, end).flatMap((beat) => beat.events) });
    else out.push(...beats.slice(at, end));
    at = end;
  }
  return out;
}

// Everything that happened, in order. What is seen on the new scene comes after all that is seen on the old one.
export function timelineOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (event.together && last) last.events.push(event);
    else beats.push(beatOf(event));
  }
  return [...beats.filter((beat) => !beat.isArrival), ...gather(beats.filter((beat) => beat.isArrival))];
}
