// face.ts - what a game gives the table, and what the table gives it back.
//
// The table (web/src/table) owns the window: top strip, command bar, tabs, menu, dialogs. A game fills slots:
//
//   Badge    one for each seat, in the top strip: markers or standards left, losses. At most 40 px high.
//   Board    fills the box it is given and keeps its aspect: an <svg class="board" viewBox=...> of width and height 100%.
//            It never scrolls and never asks for more room. The box is any size from 300x220 to 1400x800.
//   Tray     the strip below the command bar: hand, bag, supply, unit cards. One row, about 84 px high on a laptop; on a phone
//            it may scroll sideways. null where a game has none: then there is no strip.
//   Left     floats over the felt left of the board where at least 200 px are free there (form "panel"): things of the opponent,
//            initiative. On a window higher than wide it is a band above the board (form "band"): one row, at most 76 px high.
//   Right    floats on the right: decrees, losses. On smaller windows it stands in the tab "Units", as Left does on a phone on its
//            side. null where there is none. The table puts its own cards (what just happened, the piece under the pointer) below
//            Left and Right.
//   inspect  the card of a thing: the table draws it, beside the board or in the tab "Units".
//   guide    what is asked, in one sentence, the words on buttons, and the comforts a long game needs.
//   about    home page and set-up: picture, pitch, sides, names of options.
//
// Every thing that can be pointed at carries its name in data-thing, in any slot: the table listens to presses, drags, keys
// and hovering on all slots together, so a slot needs no handler. A thing that is to be reached by keyboard has tabindex and
// an aria-label. Classes the shell styles on a [data-thing]: `next` (may be pressed now), `chosen`, `strikes` (next, and it
// harms). Colours, sizes and materials are the CSS variables of web/src/style/tokens.css; shared patterns and filters are in
// web/src/art/materials.tsx. All slots get the same SlotProps; nothing in them knows a rule: they draw `scene` and `facts`.
//
// What an action does at its target comes from the rules as the third part of a choice ("6 against 4", "Archer wounded", "you lose
// nothing"). The table draws it as a pill at the thing, with the why-not and the arrow of a hint: a board draws none of these.
//
// What moves: `shown` says how many entries of the log the scene holds, `news` which entries came since the last drawn scene.
import type { ComponentType, ComponentChildren } from "preact";
import type { Choice, Entry, Refusal } from "../table";
import type { Say } from "../texts";

export interface SlotProps<Scene, Facts> {
  scene: Scene;
  facts: Facts;
  seat: number; // the viewer; -3 for an onlooker
  turned: boolean; // seen from the other side
  chosen: string[]; // the things pointed at so far
  goal: string | null; // pointed at first, though it comes second
  next: Set<string>; // the things that can be pointed at now
  able: Set<string>; // the things that any choice there is now begins with, leads to or passes
  effect: (thing: string) => string; // what pointing there next would do, in up to three short lines; "" where it needs no words
  hovered: string | null; // under the pointer, or with the focus
  marks: string[]; // things the last action touched
  ghost: Scene | null; // the scene after the action that is considered
  considered: string | null; // that action
  shown: number; // entries of the log in this scene
  news: Entry[]; // entries since the scene drawn before
  past: Entry[]; // the log up to this scene
  form: "panel" | "band"; // for Left: how it stands
  animate: boolean;
  isOver: boolean;
  say: Say;
  point: (thing: string) => void;
  // For boards with places that no list can hold.
  isOpenEnded: boolean;
  ask: (things: string[]) => Promise<Refusal | null>;
  offer: (answer: Refusal | null, things: string[]) => void;
  playAll: (shortcut: Shortcut) => void;
  ground: { current: Ground | null }; // a board with open ground says here what lies under the pointer
}

export interface Ground {
  placeAt: (event: PointerEvent, carried: string) => string | null;
  carry: (place: string, carried: string) => void; // draws it there
  under: (event: MouseEvent) => string; // the place there, as the rules write it
  drop: (place: string) => boolean; // takes the place for an aim; false: it is a thing like any other
}

export type Slot<Scene, Facts> = ComponentType<SlotProps<Scene, Facts>>;

export interface Card {
  title: string;
  note?: string; // where it stands, below its name
  rows?: [name: string, value: string][]; // figures, one to a line
  lines: string[]; // sentences
  clause?: string;
  picture?: ComponentChildren; // an <svg>, drawn about 56 px wide
  figure?: ComponentChildren; // drawn beside the sentences
  link?: { href: string; label: string }; // opens beside the game
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
  pieces: { name: string; title: string; ways: string[][] }[];
  closing: string[];
}

// One of the choices there are, asked for anew after each, until it is null.
interface Onward {
  onward: (choices: Choice[]) => string | null;
}

export interface Plan {
  key: string;
  name: string;
  about: string;
  action: string;
  fits: boolean; // suits this side best
}

// What is asked and answered with words. `plainGuide` has the answers of a game that needs none of the comforts.
export interface Guide<Scene, Facts> {
  isDrawn: (thing: string) => boolean; // a slot shows it; anything else becomes a button
  asks: (scene: Scene, chosen: string[], say: Say, next: ReadonlySet<string>, facts: Facts, goal?: string | null) => string; // what pointing does now, in one sentence; next: what is lit
  brief: (scene: Scene, chosen: string[], thing: string, say: Say) => string; // what pressing a target does, in two lines of a word or two; "" for the words of the rules
  label: (thing: string, facts: Facts, say: Say, turned: boolean) => string; // the words on a button
  drawn: (action: string, facts: Facts, words: string) => ComponentChildren; // what chance drew, to be looked at
  result: (scene: Scene, say: Say, facts: Facts) => string; // the count that decided, in figures
  isOver: (scene: Scene) => boolean; // by the rules: then the status says why
  isPreparing: (scene: Scene) => boolean; // armies are set up: the machine may do that for a person
  plans: (scene: Scene, facts: Facts) => Plan[]; // by which a whole side can be set up, with what each does next
  isTheirs: (thing: string, scene: Scene, seat: number) => boolean; // an enemy's piece stands there
  idle: (thing: string, scene: Scene, say: Say) => string; // why a press on what is one's own begins nothing, said of {0}; "" for a plain word
  isQuiet: (thing: string) => boolean; // what a press there does is told only where one points at it
  named: (text: string, scene: Scene, facts: Facts) => string; // a sentence of the rules with the signs of pieces as their names
  passes: (thing: string) => boolean; // a piece: the only one that a chosen thing leads to need not be pointed at
  isPlain: (thing: string) => boolean; // not listed, and yet nothing to be confirmed
  warning: (button: string, choices: Choice[], scene: Scene, say: Say, facts: Facts) => string; // what a press would leave undone
  shortcuts: (scene: Scene, choices: Choice[], chosen: string[], say: Say, facts: Facts) => Shortcut[]; // chosen: nothing where a lone piece was chosen by itself
  ending: (scene: Scene) => string | null; // the button by which this step is left: it is never out of sight
  verb: (action: string, say: Say) => string; // on the button that confirms it; "" for a plain yes
  isForced: (action: string) => boolean; // as the only choice it needs no press
  goesOn: (scene: Scene) => boolean; // after an action: more is to be said before the dice fall, so nothing is to be confirmed yet
  keepsView: boolean; // two at one screen see the board from the same side throughout
  zooms: boolean; // the board can be looked at nearer by its own means
  hasPreviews: boolean; // the board shows the scene after an action as a ghost
  takesGoalFirst: boolean; // what comes second may be pointed at first
  keepsButtons: boolean; // buttons that need no piece stay while one is chosen; a lone piece is chosen at once
  dealsAtOnce: boolean; // draws in a row are one line of the record
  tellsDice: boolean; // the strip tells what the last dice decided, not only who threw them
  isAnonymous: boolean; // the words of an action do not say whose it is
  readsInTray: boolean; // on a phone what is chosen is told in the tray, so that no card beside the board tells it too
}

export const plainGuide = {
  label: (thing: string) => thing,
  brief: () => "",
  drawn: () => null,
  result: () => "",
  isOver: () => false,
  isPreparing: () => false,
  plans: () => [],
  isTheirs: () => false,
  idle: () => "",
  isQuiet: () => false,
  named: (text: string) => text,
  passes: () => false,
  isPlain: () => false,
  warning: () => "",
  shortcuts: () => [],
  ending: () => null,
  verb: () => "",
  isForced: () => false,
  goesOn: () => false,
  keepsView: false,
  zooms: false,
  hasPreviews: false,
  takesGoalFirst: false,
  keepsButtons: false,
  dealsAtOnce: false,
  tellsDice: false,
  isAnonymous: false,
  readsInTray: false,
};

type InBoth<T> = Record<"en" | "ru", T>;

// A value of an option in words, and among which others it stands.
export interface Suggestion {
  group: string;
  value: string;
  name: string;
}

// For the home page and the set-up.
export interface About<Facts> {
  picture: ComponentType; // a scene for the card, drawn over its whole width
  pitch: InBoth<string>; // two sentences
  facts: InBoth<string[]>; // a few words each: how many play, how long, with what luck
  aim: InBoth<string[]>; // for a newcomer at the table: how one wins, what a turn is
  sides: InBoth<string[]>; // names of the seats
  leading: string[]; // the options that everybody asks for: they stand before all others
  optionNames: InBoth<Record<string, string>>; // short names of options, where their help is long
  valueNames: InBoth<Record<string, string>>; // of "option=value" or "value", in words
  isIdle: (option: string, valueOf: (option: string) => string) => boolean; // makes no difference now
  suggestions: (option: string, facts: Facts, say: Say) => Suggestion[]; // values of an option that is free text
}

export interface GameFace<Scene, Facts> {
  Board: Slot<Scene, Facts>;
  Tray: Slot<Scene, Facts> | null;
  Left: Slot<Scene, Facts> | null;
  Right: Slot<Scene, Facts> | null;
  Badge: ComponentType<SlotProps<Scene, Facts> & { place: number }>; // the seat it is about
  sideName?: (scene: Scene, facts: Facts, seat: number) => string; // what a side is called in the strip, where it is more than a colour; "" for that
  Course?: Slot<Scene, Facts>; // how far the game has come, in the strip of a wide window
  inspect: (thing: string, scene: Scene, facts: Facts, say: Say, target?: string) => Card | null; // target: the enemy it would strike
  roster?: (scene: Scene, facts: Facts, say: Say) => Card[]; // every kind of unit in this game, to be read up in the tab "Units"
  Token?: ComponentType<{ team: number; scene: Scene | null }>; // the sign of a side beside its name, where a plain one is not enough; null: no game is open
  emblem?: (scene: Scene, team: number) => string; // the icon on its standard at the end; a cross where there is none
  pieceOf?: (entry: Entry, facts: Facts, team: number) => ComponentChildren; // whom an entry of the log is about; null: nobody
  guide: Guide<Scene, Facts>;
  about: About<Facts>;
}

// A board whose window moves over it says so by this event: what stands at a piece goes with it.
export const BOARD_MOVES = "board-moves";

// What a side is called: by its army, where that tells more than a colour.
export const nameOfSide = (face: AnyFace, scene: unknown, facts: unknown, seat: number, say: Say): string => face.sideName?.(scene, facts, seat) || face.about.sides[say.language][seat] || "";

// The table knows no game, so it holds every face as one whose scenes it cannot look into.
export type AnyFace = GameFace<unknown, unknown>;
export const anyFace = <Scene, Facts>(face: GameFace<Scene, Facts>): AnyFace => face as unknown as AnyFace;

// An army ready made, built by its player or drawn by lot: any, or one of these.
export function armySuggestions(armies: { key: string; name: string }[], ready: Suggestion[], say: Say): Suggestion[] {
  const of = (word: string, group: string, any: string): Suggestion[] => [
    { group, value: word, name: any },
    ...armies.map(({ key, name }) => ({ group, value: `${word}-${key}`, name })),
  ];
  return [...ready, ...of("build", say("armyBuilt"), say("armyAny")), ...of("random", say("armyDrawn"), say("armyAny"))];
}
