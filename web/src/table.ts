// What the rules tell the page, as the C core writes it. The page reads these; it knows no rules.

import type { GameEvent } from "./motion/event";

export type Language = "en" | "ru";

export const CHANCE = -1;
export const OVER = -2;

export interface Option {
  key: string;
  fallback: string;
  values: string | null; // "a|b|c", "3..5" or free text
  help: string;
}

export interface GameInfo {
  id: string;
  name: string;
  seatsMin: number;
  seatsMax: number;
  hidden: boolean;
  options: Option[];
  facts: unknown; // the game's own; its face knows what they are
  firstGame?: string; // the options of a first game with a guide
  armies?: { option: string; least: number; most: number; usual: number }; // there are army lists; the option says how many points were agreed
}

// One legal action: its notation, the things to point at to make it, and what it does at the last of them, in
// up to three short lines, where that needs words.
export type Choice = [action: string, steps: string, effect?: string];

export interface Table {
  game: string;
  seat: number; // who looks, from 0; -3 for a spectator
  seats: number;
  teams: number[];
  toAct: number; // a seat, CHANCE or OVER
  status: string;
  moves: number; // entries in the log
  canUndo: boolean;
  result: string; // "1-0", "*" ...
  scores: number[] | null;
  scene: unknown; // the game's own; its face knows what it is
  choices: Choice[];
  hidden: boolean; // something is known to one seat only
  openEnded: boolean;
  rules?: ChangedRules; // where the game is not played by the book
}

export interface ChangedRules {
  name: string; // "" where it has none
  hash: string;
  text: string; // as the option `rules` takes it
  changes: string[];
  facts: unknown; // in place of the game's own
}

export interface Entry {
  who: number; // a seat or CHANCE
  action: string;
  words: string;
  events?: GameEvent[]; // what is seen to happen, one after another
  weight?: number; // chance: how likely this was, weight of total
  total?: number;
}

export interface Refusal {
  action: string;
  steps?: string; // the things to point at for it
  legal: boolean;
  clause: string;
  reason: string;
  lesson?: { game: string; name: string; title: string } | null; // teaches this clause
}

export interface Odds {
  tables: { title: string; total: number; rows: { weight: number; text: string }[] }[];
}

export interface Candidate {
  action: string;
  words: string;
  value: number; // -10000 .. 10000 for the seat that asked
  chance: number | null; // to win, of a thousand; null: not known
  line: string[]; // what is expected, in words, as far as it is known
  facts: string[]; // what happens in it, in words
}

// One sentence of the guide of a first game.
export interface Note {
  name: string;
  text: string;
}
