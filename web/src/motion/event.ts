// event.ts - what is seen to happen, as C says it (src/core/event.h). The page moves and sounds by these; it guesses nothing.

export const EVENT_KINDS = [
  "move", "attack", "shot", "hit", "loss", "place", "grow", "control", "pay", "gain", "draw", "dice", "order", "spell",
  "mark", "decree", "claim", "turn", "end", "report",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export interface GameEvent {
  kind: EventKind;
  together?: boolean; // at the same time as the event before it
  seat?: number; // whose
  what?: string; // a kind of piece, a coin, a decree, a phase; of a move where pieces have names: the piece; of dice: the hits of each
  from?: string; // things that the scene names
  to?: string;
  way?: string; // of a move: the places between the two, in order
  faces?: string; // of dice: a digit each
  number?: number;
  against?: number;
  need?: number; // what a die must show
  en?: string; // a sentence for the log, in both languages
  ru?: string;
}

// The things that these events touched, so that the board can mark the last action.
export function touchedBy(events: GameEvent[]): string[] {
  const seen = new Set<string>();
  for (const event of events) {
    if (event.kind === "report" || event.kind === "turn" || event.kind === "end" || event.kind === "pay" || event.kind === "gain") continue;
    for (const thing of [event.from, event.to, event.kind === "move" ? event.what : undefined]) if (thing) seen.add(thing);
  }
  return [...seen];
}

// What came of it, in the sentences of the rules.
export function toldBy(entry: { events?: GameEvent[] }, language: "en" | "ru"): string[] {
  return (entry.events ?? []).flatMap((event) => (event.kind === "report" && event.what !== "part" && event.what !== "why" && event[language] ? [event[language].charAt(0).toUpperCase() + event[language].slice(1)] : []));
}
