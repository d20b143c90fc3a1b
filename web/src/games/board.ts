// board.ts - what a board is given and what it gives back. A board draws the scene, marks what can
// be pointed at next, and says what was pointed at.
import type { ComponentChildren, ComponentType } from "preact";
import type { Choice, Refusal } from "../table";
import type { Say } from "../texts";

export interface BoardProps {
  scene: any;
  facts: any;
  chosen: string[]; // the things pointed at so far
  goal: string | null; // pointed at first, though it comes second
  next: Set<string>; // the things that can be pointed at now
  effect: (thing: string) => string; // what pointing there next would do, in up to three short lines; "" where it needs no words
  point: (thing: string) => void;
  hover: (thing: string | null) => void;
  turned: boolean; // seen from the other side
  seat: number; // the viewer
  marks: string[]; // things the last action touched
  // For places that no list can hold: what these things would mean, and to offer that as the action.
  isOpenEnded: boolean;
  ask: (things: string[]) => Promise<Refusal | null>;
  offer: (answer: Refusal | null, things: string[]) => void;
  ghost: any; // the scene after the action that is considered, or null
  animate: boolean;
  say: Say;
}

// Several actions for one press.
export type Shortcut = { label: string } & (Series | Body | Onward);

// Each as the things to point at, and then these actions as they are written.
interface Series {
  series: string[][];
  closing: string[];
}

// Pieces that go one after another, each by the first of its ways that is legal after those before, or not at
// all. Where the closing is not legal then, none may take the first way any more, then the second, and so on.
export interface Body {
  pieces: { name: string; ways: string[][] }[];
  closing: string[];
}

// One of the choices there are, asked for anew after each, until it is null.
interface Onward {
  onward: (choices: Choice[]) => string | null;
}

// A value of an option in words, and among which others it stands.
export interface Suggestion {
  group: string;
  value: string;
  name: string;
}

// An army ready made, built by its player or drawn by lot: any, or one of these.
export function armySuggestions(armies: { key: string; name: string }[], ready: Suggestion[], say: Say): Suggestion[] {
  const of = (word: string, group: string, any: string): Suggestion[] => [
    { group, value: word, name: any },
    ...armies.map(({ key, name }) => ({ group, value: `${word}-${key}`, name })),
  ];
  return [...ready, ...of("build", say("armyBuilt"), say("armyAny")), ...of("random", say("armyDrawn"), say("armyAny"))];
}

export interface GameFace {
  board: ComponentType<BoardProps>;
  picture: ComponentType; // for the home page
  pitch: Record<"en" | "ru", string>; // two sentences
  facts: Record<"en" | "ru", string[]>; // a few words each: how many play, how long, with what luck
  aim: Record<"en" | "ru", string[]>; // for a newcomer at the table: how one wins, what a turn is
  sides: Record<"en" | "ru", string[]>; // names of the seats
  seatNote?: (seat: number, scene: any, facts: any, say: Say) => string; // more about who sits there, such as his army
  result?: (scene: any, say: Say) => string; // how it ended, in figures
  isOver?: (scene: any) => boolean; // by the rules: then the status says why
  isPreparing?: (scene: any) => boolean; // armies are set up: the machine may do that for a person
  keepsView?: boolean; // two at one screen see the board from the same side throughout
  hasPreviews?: boolean; // the board shows the scene after an action as a ghost
  isDrawn: (thing: string) => boolean; // the board shows it; anything else becomes a button
  isPlain?: (thing: string) => boolean; // not listed, and yet nothing to be confirmed
  label?: (thing: string, facts: any, say: Say, turned: boolean) => string; // the words on such a button
  valueNames?: Record<"en" | "ru", Record<string, string>>; // of "option=value" or "value", in words
  isIdle?: (option: string, valueOf: (option: string) => string) => boolean; // makes no difference now
  hint?: (scene: any, chosen: string[], say: Say) => string; // what pointing does now
  warning?: (button: string, choices: Choice[], scene: any, say: Say) => string; // what a press would leave undone
  shortcuts?: (scene: any, choices: Choice[], chosen: string[], say: Say) => Shortcut[]; // chosen: nothing where a lone piece was chosen by itself
  ending?: (scene: any) => string | null; // the button by which this step is left
  isForced?: (action: string) => boolean; // as the only choice it needs no press
  goesOn?: (scene: any) => boolean; // after an action: more is to be said before the dice fall, so nothing is to be confirmed yet
  takesGoalFirst?: boolean; // what comes second may be pointed at first
  keepsButtons?: boolean; // buttons that need no piece stay while one is chosen; a lone piece is chosen at once
  drawn?: (action: string, facts: any, words: string) => ComponentChildren; // what chance drew, to be looked at
  dealsAtOnce?: boolean; // draws in a row are one line of the record
  isAnonymous?: boolean; // the words of an action do not say whose it is
  leading?: string[]; // the options that everybody asks for: they stand before all others
  optionNames?: Record<"en" | "ru", Record<string, string>>; // short names of options, where their help is long
  suggestions?: (option: string, facts: any, say: Say) => Suggestion[]; // values of an option that is free text
  // What a thing is, for the hover card and the screen reader; null if it says nothing.
  explain: (thing: string, scene: any, facts: any, say: Say) => { title: string; lines: string[]; clause?: string } | null;
}
