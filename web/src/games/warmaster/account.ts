// account.ts - the last fight and the last volleys as the log tells them. Numbers and sentences are those of the rules; nothing is
// computed here but sums of what C sends.
import type { GameEvent } from "../../motion/event";
import type { Entry } from "../../table";

export interface Throw {
  isSave: boolean;
  good: number;
  dice: number;
  need: number;
  seed: number; // which throw of the record it is
}

export interface Blows {
  from: string;
  to: string;
  parts: GameEvent[]; // what made the attacks so many
  whys: GameEvent[]; // what made the number to be thrown higher or lower
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

// Armour may be thrown after the blows of others.
function blowsOf(fight: Fight, event: GameEvent): Blows {
  const isOfIt = (blows: Blows | undefined) => blows?.from === event.from && blows?.to === event.to;
  const last = event.what === "saves" ? fight.blows.findLast(isOfIt) : fight.blows.at(-1);
  if (last && isOfIt(last)) return last;
  const fresh: Blows = { from: event.from ?? "", to: event.to ?? "", parts: [], whys: [], dice: 0, throws: [] };
  fight.blows.push(fresh);
  return fresh;
}

function note(fight: Fight, event: GameEvent, at: number): void {
  const number = event.number ?? 0;
  switch (event.what) {
    case "fights":
      fight.fighters.push({ name: event.to!, seat: event.seat!, stands: number });
      break;
    case "part":
      blowsOf(fight, event).parts.push(event);
      break;
    case "why":
      if (!blowsOf(fight, event).whys.some((each) => each.en === event.en)) blowsOf(fight, event).whys.push(event);
      break;
    case "attacks":
      fight.kind = "combat";
      blowsOf(fight, event).dice += number;
      break;
    case "hits":
    case "saves":
      blowsOf(fight, event).throws.push({ isSave: event.what === "saves", good: number, dice: event.against ?? 0, need: event.need ?? 0, seed: 16 * at + fight.blows.length });
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

const VOLLEY = ["part", "hits"]; // with these a volley begins: shots, breath or a spell

// The rounds of combat and the shooting phases of the record, one after another.
export function fightsOf(past: Entry[]): Fight[] {
  const fights: Fight[] = [];
  let fight: Fight | null = null;
  past.forEach((entry, at) => {
    for (const event of entry.events ?? []) {
      if (event.kind === "turn" && fight?.at !== at) fight = null; // a round may begin with the very step that begins its phase
      if (event.kind === "shot" && fight?.kind !== "shooting") fights.push((fight = started(at, "shooting", 0)));
      if (event.kind !== "report") continue;
      if (event.what === "round") fights.push((fight = started(at, "combat", event.number ?? 1)));
      else if (!fight && VOLLEY.includes(event.what ?? "")) fights.push((fight = started(at, "shooting", 0)));
      if (fight && event.what !== "round") note(fight, event, at);
    }
  });
  return fights;
}

// The fight that is still to be looked at: the last of this turn, and of the enemy's turn until the viewer has decided something in
// his own.
export function latestFight(past: Entry[], isOwnTurn: boolean, seat: number): Fight | null {
  const fights = fightsOf(past);
  const last = fights.at(-1);
  if (!last) return null;
  const since = past.slice(last.at + 1);
  const turns = since.flatMap((entry, index) => (entry.events?.some((event) => event.kind === "turn" && event.number !== undefined) ? [index] : []));
  const hasGoneOn = turns.length > 0 && (!isOwnTurn || since.slice(turns[0]! + 1).some((entry) => entry.who === seat));
  return turns.length > 1 || hasGoneOn ? null : withFighters(last);
}

// A battle that is played on from its midst does not say who fights: the units that strike or are struck.
function withFighters(fight: Fight): Fight {
  if (fight.kind !== "combat" || fight.fighters.length > 0) return fight;
  const names = new Set(fight.blows.flatMap(({ from, to }) => [from, to]));
  return { ...fight, fighters: [...names].map((name) => ({ name, seat: name.startsWith("A") ? 0 : 1, stands: 0 })) };
}

export const hitsOf = (blows: Blows): number => sum(blows.throws.filter((each) => !each.isSave));
export const savesOf = (blows: Blows): number => sum(blows.throws.filter((each) => each.isSave));

// The rules decide how many of the dice succeed and no more. Faces that show so many follow from the place in the record, each
// as likely as on a real die, so a throw looks the same whenever it is looked at.
export function facesOf({ good, dice, need, seed }: Throw): number[] {
  let state = seed * 2654435761 + 97;
  const below = (count: number): number => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    return (((state ^ (state >>> 13)) >>> 0) % 9973) % Math.max(1, count);
  };
  const faces = Array.from({ length: dice }, (_, index) => (index < good ? need + below(7 - need) : 1 + below(need - 1)));
  return faces.sort((one, other) => other - one);
}

const sum = (throws: Throw[]): number => throws.reduce((total, each) => total + each.good, 0);
