// last-turn.ts - what the others did since the viewer acted, to be marked on a board: moves, blows, and who came or fell where.
import type { GameEvent } from "../motion/event";
import type { Entry } from "../table";
import { CHANCE } from "../table";

export interface Track {
  kind: "move" | "blow" | "place" | "loss";
  from: string;
  to: string;
  way: string[]; // of a move: the places between
  by: number; // the seat that did it
  isOwn: boolean; // it is the viewer's
}

const KINDS: Record<string, Track["kind"]> = { move: "move", attack: "blow", shot: "blow", place: "place", control: "place", loss: "loss" };

function tracksIn({ who, events = [] }: Entry, isOwn: boolean): Track[] {
  return events.flatMap(({ kind, from = "", to = "", way }: GameEvent) => {
    const known = KINDS[kind];
    return known && (to || from) ? [{ kind: known, from, to, way: way?.split(" ") ?? [], by: who, isOwn }] : [];
  });
}

// The last seat's actions, back to where another seat acted; chance between them does not count.
function run(past: Entry[], isOne: (who: number) => boolean): Entry[] {
  let first = past.length;
  while (first > 0 && (past[first - 1]!.who === CHANCE || isOne(past[first - 1]!.who))) first--;
  return past.slice(first);
}

const tracksOf = (entries: Entry[], isOwn: boolean): Track[] => entries.filter(({ who }) => who !== CHANCE).flatMap((entry) => tracksIn(entry, isOwn));

// What the others did since the viewer's turn before, whole; in the midst of the viewer's turn also what is done of it.
export function lastTurn(past: Entry[], seat: number, isMidst: boolean): Track[] {
  const last = [...past].reverse().find(({ who }) => who !== CHANCE)?.who;
  if (last === undefined) return [];
  if (seat < 0) return tracksOf(run(past, (who) => who === last), false);
  if (last !== seat) return tracksOf(run(past, (who) => who !== seat), false);
  const own = run(past, (who) => who === seat);
  const before = past.slice(0, past.length - own.length);
  return [...(isMidst ? tracksOf(run(before, (who) => who !== seat), false) : []), ...tracksOf(own, true)];
}
