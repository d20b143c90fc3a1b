// account.ts - the last fight and the last volleys as the log tells them. Numbers and sentences are those of the rules; nothing is
// computed here but sums of what C sends.
import type { GameEvent } from "../../motion/event";
import type { Entry } from "../../table";

export interface Throw {
  isSave: boolean;
  good: number;
  dice: number;
  need: number;
}

export interface Blows {
  from: string;
  to: string;
  parts: GameEvent[]; // what made the attacks so many
  dice: number;
  throws: Throw[];
}

export interface Fight {
  at: number; // the entry with which it began
  kind: "combat" | "shooting";
  round: number;
  fighters: { name: string; seat: number; stands: number }[];
  blows: Blows[];
  score: { seat: number; hits: number; support: number }[];
  result: GameEvent | null;
  outcomes: GameEvent[]; // who lost, fled, was shaken or destroyed
}

const started = (at: number, kind: Fight["kind"], round: number): Fight => ({ at, kind, round, fighters: [], blows: [], score: [], result: null, outcomes: [] });

function blowsOf(fight: Fight, event: GameEvent): Blows {
  const last = fight.blows.at(-1);
  if (last && last.from === event.from && last.to === event.to) return last;
  const fresh: Blows = { from: event.from ?? "", to: event.to ?? "", parts: [], dice: 0, throws: [] };
  fight.blows.push(fresh);
  return fresh;
}

function note(fight: Fight, event: GameEvent): void {
  const number = event.number ?? 0;
  switch (event.what) {
    case "fights":
      fight.fighters.push({ name: event.to!, seat: event.seat!, stands: number });
      break;
    case "part":
      blowsOf(fight, event).parts.push(event);
      break;
    case "attacks":
      blowsOf(fight, event).dice += number;
      break;
    case "hits":
    case "saves":
      blowsOf(fight, event).throws.push({ isSave: event.what === "saves", good: number, dice: event.against ?? 0, need: event.need ?? 0 });
      break;
    case "score":
      fight.score.push({ seat: event.seat!, hits: number, support: event.against ?? 0 });
      break;
    case "result":
      fight.result = event;
      break;
    default:
      fight.outcomes.push(event);
  }
}

// The rounds of combat and the shooting phases of the record, one after another.
export function fightsOf(past: Entry[]): Fight[] {
  const fights: Fight[] = [];
  let fight: Fight | null = null;
  past.forEach((entry, at) => {
    for (const event of entry.events ?? []) {
      if (event.kind === "turn") fight = null;
      if (event.kind === "shot" && fight?.kind !== "shooting") fights.push((fight = started(at, "shooting", 0)));
      if (event.kind !== "report") continue;
      if (event.what === "round") fights.push((fight = started(at, "combat", event.number ?? 1)));
      else if (fight) note(fight, event);
    }
  });
  return fights;
}

// The fight that is still to be looked at: the last, until a player who saw it has gone on to other things.
export function latestFight(past: Entry[]): Fight | null {
  const fights = fightsOf(past);
  const last = fights.at(-1);
  if (!last) return null;
  const turnsSince = past.slice(last.at + 1).filter((entry) => entry.events?.some((event) => event.kind === "turn" && event.number !== undefined)).length;
  return turnsSince <= 1 ? last : null;
}

export const hitsOf = (blows: Blows): number => sum(blows.throws.filter((each) => !each.isSave));
export const savesOf = (blows: Blows): number => sum(blows.throws.filter((each) => each.isSave));
const sum = (throws: Throw[]): number => throws.reduce((total, each) => total + each.good, 0);
