// state.ts - the table as a pure function of what happens at it: what has been chosen, what is asked, what is shown. An event
// gives the next state and at most one thing to do outside (play, ask the rules); the hooks do it and answer with events.
import type { Choice, Refusal } from "../../table";
import { onwards, optionsAfter, through, towards, type Options } from "./choose";

export type Why = Refusal & { who?: string }; // of several, whom it stopped

export type Tab = "log" | "units" | "odds" | "chat" | "text";

// What the rules and the game's guide say of the moment on the table.
export interface Asked {
  key: string; // another one: something has happened
  mine: boolean;
  choices: Choice[];
  isDrawn: (thing: string) => boolean;
  isQuiet?: (thing: string) => boolean;
  isPlain: (thing: string) => boolean;
  takesGoalFirst: boolean;
  keepsButtons: boolean;
  warning: (button: string) => string;
  notNow: string; // why nothing can be pressed, where it is not mine
  nothing: (thing: string, begun: string[]) => string; // why a press means nothing, with what was chosen before
}

export interface TableState {
  key: string;
  given: string[]; // chosen by the table itself: the one piece there is
  chosen: string[];
  goal: string | null; // pointed at first, though it comes second
  warned: string; // what the press would leave undone; it waits to be confirmed
  offered: { action: string; things: string[] } | null; // legal but in no list: waits to be confirmed
  hovered: string | null;
  why: { whys: Why[]; thing: string | null } | null; // the last press was refused
  advice: Advice | null;
  tab: Tab | null;
  isMenuOpen: boolean;
  turned: boolean | null; // null: as the seat looks
  clause: string | null; // a rule that is open over the table
  hasLeftEnd: boolean; // looks at the board of a finished game
}

// What the machine advises: where, in words, and how it goes on.
export interface Advice {
  things: string[];
  words: string;
  action: string;
}

export type TableEvent =
  | { type: "point"; thing: string }
  | { type: "press"; thing: string } // a button that needs no piece
  | { type: "hover"; thing: string | null }
  | { type: "choose"; path: string[] }
  | { type: "cancel" }
  | { type: "answered"; answer: Refusal | null; things: string[]; isPlain: boolean }
  | { type: "refused"; whys: Why[]; thing: string | null }
  | { type: "dismiss" }
  | { type: "advised"; advice: Advice | null }
  | { type: "tab"; tab: Tab | null }
  | { type: "menu"; open: boolean }
  | { type: "flip"; turned: boolean }
  | { type: "clause"; clause: string | null }
  | { type: "look" } // at the board of a finished game
  | { type: "result" }; // and back

export type Effect =
  | { do: "play"; action: string }
  | { do: "commit"; action: string; steps: string[] } // plays it, or shows its odds first
  | { do: "ask"; things: string[]; isPlain: boolean }
  | null;

export const begun: TableState = {
  key: "", given: [], chosen: [], goal: null, warned: "", offered: null, hovered: null, why: null, advice: null, tab: null, isMenuOpen: false,
  turned: null, clause: null, hasLeftEnd: false,
};

// The one piece there is that needs more said, where a game chooses it by itself.
export function givenOf(asked: Asked): string[] {
  if (!asked.keepsButtons || !asked.mine) return [];
  const drawn = [...optionsAfter(asked.choices, []).next].filter(asked.isDrawn);
  return drawn.length === 1 && optionsAfter(asked.choices, drawn).complete.length === 0 ? drawn : [];
}

export const optionsOf = (state: TableState, asked: Asked): Options =>
  state.goal === null ? optionsAfter(asked.choices, state.chosen) : { next: optionsAfter(towards(asked.choices, state.goal), []).next, complete: [] };

const start = (state: TableState, path: string[]): TableState => ({ ...state, chosen: path, goal: null, warned: "", offered: null });

const refusedFor = (reason: string): Why[] => [{ action: "", legal: false, clause: "", reason }];

// Goes down this path; where only buttons are left on the one way from here, it is the action.
function take(state: TableState, asked: Asked, path: string[]): [TableState, Effect] {
  const onward = onwards(asked.choices, path);
  const rest = onward[0]?.[1].split(" ").slice(path.length) ?? [];
  const isSaid = rest.length === 0 || (path.length > 1 && rest.every((thing) => !asked.isDrawn(thing)));
  if (onward.length !== 1 || !isSaid) return [{ ...start(state, path) }, null];
  const [action, steps] = onward[0]!;
  const undone = path.length === 1 ? asked.warning(path[0]!) : "";
  if (undone) return [{ ...start(state, path), warned: undone }, null];
  return [{ ...state, warned: "", offered: null }, { do: "commit", action, steps: steps.split(" ") }];
}

// A thing that leads on is taken; so is one that a button would lead to; one that begins something new starts over; anything
// else is asked about, so that the rules can say why not.
function point(before: TableState, asked: Asked, thing: string): [TableState, Effect] {
  const state = { ...before, why: null, offered: null, advice: null };
  if (!asked.mine) return [{ ...state, why: { whys: refusedFor(asked.notNow), thing } }, null];
  const { choices } = asked;
  const options = optionsOf(state, asked);
  const first = optionsAfter(choices, []).next;
  const { chosen, goal } = state;
  if (goal !== null && options.next.has(thing)) return take({ ...state, goal: null }, asked, [thing, goal]);
  if (before.offered && chosen.at(-1) === thing) return [start(state, []), { do: "play", action: before.offered.action }]; // the place that was named
  const isLast = chosen.at(-1) === thing && !options.next.has(thing);
  if (isLast && options.complete.length === 1) return [start(state, []), { do: "play", action: options.complete[0]![0] }];
  if (thing === goal || isLast) return [start(state, state.given), null]; // the one piece there is stays chosen
  if (options.next.has(thing)) return take(state, asked, [...chosen, thing]);
  if (chosen.length === 0 && asked.takesGoalFirst && !first.has(thing) && towards(choices, thing).length > 0) return [{ ...state, goal: thing }, null];
  const between = [...options.next].find((button) => !asked.isDrawn(button) && through(choices, [...chosen, button], thing).length > 0);
  if (between) return take(state, asked, [...chosen, between, thing]);
  if (first.has(thing)) return [start(state, [thing]), null];
  return [state, { do: "ask", things: [...chosen, thing], isPlain: asked.isPlain(thing) }];
}

// The rules have said what things mean that no list holds.
function answered(state: TableState, asked: Asked, event: TableEvent & { type: "answered" }): [TableState, Effect] {
  const { answer, things, isPlain } = event;
  const thing = things.at(-1) ?? null;
  if (answer?.legal && isPlain) return [start(state, []), { do: "play", action: answer.action }];
  if (answer?.legal) return [{ ...state, offered: { action: answer.action, things }, why: null }, null];
  const whys = answer?.reason ? [answer] : refusedFor(asked.nothing(thing ?? "", things.slice(0, -1)));
  return [{ ...state, offered: null, why: { whys, thing } }, null];
}

// A new moment begins with nothing chosen, or with what the game chooses by itself. Why a press was refused stays in sight while
// others play.
export function arrive(state: TableState, asked: Asked): TableState {
  const given = givenOf(asked);
  if (state.key === asked.key && state.given.join(" ") === given.join(" ")) return state;
  return { ...start(state, given), key: asked.key, given, why: state.key === asked.key || !asked.mine ? state.why : null, advice: null };
}

export function step(before: TableState, asked: Asked, event: TableEvent): [TableState, Effect] {
  const state = arrive(before, asked);
  switch (event.type) {
    case "point": return point(state, asked, event.thing);
    case "press": return take({ ...state, why: null }, asked, [event.thing]);
    case "hover": return [state.hovered === event.thing ? state : { ...state, hovered: event.thing }, null];
    case "choose": return [start(state, event.path), null];
    case "cancel": return [{ ...start(state, state.given), why: null, advice: null }, null];
    case "answered": return answered(state, asked, event);
    case "refused": return [{ ...state, why: event.whys.length > 0 ? { whys: event.whys, thing: event.thing } : null }, null];
    case "dismiss": return [{ ...state, why: null, advice: null }, null];
    case "advised": return [{ ...state, advice: event.advice, why: null }, null];
    case "tab": return [{ ...state, tab: state.tab === event.tab ? null : event.tab, isMenuOpen: false }, null];
    case "menu": return [{ ...state, isMenuOpen: event.open }, null];
    case "flip": return [{ ...state, turned: event.turned }, null];
    case "clause": return [{ ...state, clause: event.clause }, null];
    case "look": return [{ ...state, hasLeftEnd: true }, null];
    case "result": return [{ ...state, hasLeftEnd: false, tab: null }, null];
  }
}
