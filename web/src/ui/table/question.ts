// question.ts - what the command bar says and offers at this moment, from what is chosen.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyFace, Shortcut } from "../../games/face";
import type { Match, Moment } from "../../match";
import type { GameInfo } from "../../table";
import { CHANCE, OVER } from "../../table";
import type { Say } from "../../texts";
import { wordsOf } from "../log";
import type { BarButton } from "./bar";
import { optionsAfter, through } from "./choose";
import { optionsOf, type Asked, type TableEvent, type TableState } from "./state";
import type { Replay } from "./use-replay";

const WORDS_MOST = 24;
const CHOICES_SHOWN = 4;

// The words of these actions; of those not known yet there are none.
export function useWords(match: Match, actions: string[], language: string): Record<string, string> {
  const [words, setWords] = useState<Record<string, string>>({});
  const asked = useRef(0);
  useEffect(() => {
    const turn = ++asked.current;
    const load = async () => {
      const found: Record<string, string> = {};
      for (const action of actions.slice(0, WORDS_MOST)) found[action] = await match.words(action);
      if (turn === asked.current) setWords(found);
    };
    void load();
  }, [match, language, actions.join("|")]);
  return words;
}

export interface Offer {
  action: string; // "" where more is to be said
  thing: string | null; // null: said in full, to be confirmed
}

// What can be pressed in the bar: full actions, and things that no slot draws.
export function offersOf(state: TableState, asked: Asked): Offer[] {
  const options = optionsOf(state, asked);
  const whole = state.offered ? [{ action: state.offered.action, thing: null }] : options.complete.map(([action]) => ({ action, thing: null }));
  const buttons = [...options.next].filter((thing) => !asked.isDrawn(thing)).map((thing) => {
    const beyond = through(asked.choices, state.chosen, thing);
    return { action: beyond.length === 1 ? beyond[0]![0] : "", thing };
  }).filter(({ action }) => action === "" || action !== state.offered?.action);
  return [...whole, ...buttons];
}

// The action whose odds are looked at beforehand: the one full action, or the first button that commits where nothing is chosen.
export function atStake(state: TableState, offers: Offer[]): string | null {
  const whole = offers.filter(({ thing }) => thing === null);
  if (whole.length === 1) return whole[0]!.action;
  return state.chosen.length === 0 ? (offers.find(({ action }) => action)?.action ?? null) : null;
}

interface Context {
  match: Match;
  moment: Moment;
  info: GameInfo;
  face: AnyFace;
  state: TableState;
  asked: Asked;
  offers: Offer[];
  words: Record<string, string>;
  isTurned: boolean;
  replay: Replay;
  isFinished: boolean; // the game is over, whatever moment of it is shown
  prepare: ((plan: string) => void) | null;
  dispatch: (event: TableEvent) => void;
  play: (action: string) => void;
  playAll: (shortcut: Shortcut) => void;
  say: Say;
}

export interface Question {
  sentence: string;
  isWarning: boolean;
  buttons: BarButton[];
  confirm: (() => void) | null;
}

export function questionOf(context: Context): Question {
  const { match, moment, say } = context;
  const isPast = moment.shown < moment.log.length;
  if (moment.curtain !== null) return { sentence: "", isWarning: false, buttons: [], confirm: null };
  if (isPast || moment.isReplay) return { sentence: pastSentence(moment, say), isWarning: false, buttons: replayButtons(moment, context, say), confirm: null };
  return moment.mine ? ownQuestion(context) : { sentence: waitingSentence(moment, say), isWarning: false, buttons: [...otherTabButtons(match, say), ...resultButtons(context)], confirm: null };
}

// While something is still being played the bar tells it; a turn of the others can be cut short.
export function playedQuestion(coming: Moment, face: AnyFace, skip: () => void, say: Say): Question {
  const deed = coming.log.slice(0, coming.shown).findLast(({ who }) => who !== CHANCE);
  const isOwn = deed === undefined || deed.who === coming.table.seat;
  return { sentence: deed ? wordsOf(deed, face, say) : coming.table.status, isWarning: false, buttons: isOwn ? [] : [{ key: "skip", label: say("skip"), kind: "cancel", keys: "Esc", press: skip }], confirm: null };
}

const pastSentence = (moment: Moment, say: Say): string => (moment.isReplay ? say("replayAt", moment.shown, moment.log.length) : say("past", moment.shown, moment.log.length));

const otherTabButtons = ({ takeOver }: Match, say: Say): BarButton[] =>
  takeOver ? [{ key: "takeOver", label: say("takeOver"), kind: "primary", press: () => void takeOver() }] : [];

const waitingSentence = (moment: Moment, say: Say): string =>
  moment.notice || (moment.thinking ? say("thinking") : moment.table.toAct === OVER ? say("over") : moment.table.status);

// A finished game, looked at: its end is one press away.
const resultButtons = ({ moment, dispatch, say }: Context): BarButton[] =>
  moment.table.toAct === OVER && moment.curtain === null ? [{ key: "result", label: say("result"), kind: "primary", press: () => dispatch({ type: "result" }) }] : [];

function replayButtons(moment: Moment, { replay: { step, run, running }, isFinished, dispatch }: Context, say: Say): BarButton[] {
  const button = (key: string, label: string, name: string, press: () => void): BarButton => ({ key, label, name, kind: "choice", press });
  return [
    ...(moment.isReplay ? [] : [{ key: "present", label: say(isFinished ? "result" : "present"), kind: "primary" as const, press: () => (isFinished && dispatch({ type: "result" }), step("last")) }]),
    button("first", "|◀", say("first"), () => step("first")),
    button("previous", "◀", say("previous"), () => step(-1)),
    button("run", running ? "❙❙" : "▶▶", running ? say("pause") : say("playReplay"), run),
    button("next", "▶", say("next"), () => step(1)),
    ...(moment.isReplay ? [button("last", "▶|", say("last"), () => step("last"))] : []),
  ];
}

function ownQuestion(context: Context): Question {
  const { match, moment, info, face, state, asked, offers, words, isTurned, prepare, dispatch, play, playAll, say } = context;
  const { table } = moment;
  const { guide } = face;
  const { scene } = table;
  const options = optionsOf(state, asked);
  const first = optionsAfter(asked.choices, []).next;
  const isWarning = state.warned !== "";
  const isWhole = isWarning || state.offered !== null || options.complete.length > 0; // only to be confirmed
  const label = (thing: string) => guide.label(thing, info.facts, say, isTurned);
  const whole = offers.filter(({ thing }) => thing === null);
  // A single full action is the sentence, and the button says yes to it.
  const asksOne = isWhole && !isWarning && whole.length === 1 && (words[whole[0]!.action] ?? "") !== "";
  const nameOf = ({ action, thing }: Offer) => (thing !== null ? label(thing) : isWarning ? label(state.chosen[0]!) : asksOne ? guide.verb(action, say) || say("doIt") : words[action] || action);
  // The way out of a step stays in sight, even where it is not open: pressed, the rules say why.
  const ending = isWhole ? null : guide.ending(scene);
  const offered = offers.map((offer): BarButton => ({
    key: `${offer.action}/${offer.thing}`,
    label: nameOf(offer),
    kind: offer.thing === null ? "primary" : "choice",
    title: offer.action ? words[offer.action] : undefined,
    keys: offer.thing === null && whole.length === 1 ? "Enter" : undefined,
    stays: offer.thing !== null && offer.thing === ending,
    ...(offer.thing === null ? { press: () => play(offer.action) } : { thing: offer.thing }),
  }));
  const chosenByHand = state.goal !== null ? [state.goal] : state.chosen.length > state.given.length ? state.chosen : [];
  const shortcuts = isWarning ? [] : guide.shortcuts(scene, asked.choices, state.offered?.things ?? chosenByHand, say, info.facts);
  const kept = guide.keepsButtons && state.chosen.length > 0 && !isWhole ? [...first].filter((thing) => !asked.isDrawn(thing)) : [];
  const closed = ending !== null && !first.has(ending) ? ending : null;
  const canCancel = isWarning || state.offered !== null || state.chosen.length > state.given.length || state.goal !== null;
  const explain = async (thing: string) => dispatch({ type: "answered", answer: await match.point([thing]), things: [thing], isPlain: false });
  const wholeButtons = offered.filter(({ kind }) => kind === "primary");
  const choices = offered.filter(({ kind }) => kind !== "primary");
  const others: BarButton[] = [
    ...shortcuts.map((shortcut): BarButton => ({ key: `shortcut ${shortcut.label}`, label: shortcut.label, kind: "shortcut", press: () => playAll(shortcut) })),
    ...kept.map((thing): BarButton => ({ key: `kept ${thing}`, label: label(thing), kind: "choice", stays: thing === ending, press: () => dispatch({ type: "press", thing }) })),
    ...(closed ? [{ key: "closed", label: label(closed), kind: "closed" as const, stays: true, press: () => void explain(closed) }] : []),
  ];
  // Of many choices some wait behind a button: what ends the step comes before them.
  const buttons: BarButton[] = [
    ...(prepare ? [{ key: "prepare", label: say("prepare"), kind: "prepare" as const, press: () => prepare("") }] : []),
    ...wholeButtons,
    ...(prepare ? guide.plans(scene, info.facts).map(({ key, name, about }): BarButton => ({ key: `plan ${key}`, label: name, title: about, kind: "shortcut", press: () => prepare(key) })) : []),
    ...(choices.length > CHOICES_SHOWN ? [...others, ...choices] : [...choices, ...others]),
    ...(canCancel ? [{ key: "cancel", label: say("cancel"), kind: "cancel" as const, keys: "Esc", stays: true, press: () => dispatch({ type: "cancel" }) }] : []),
  ];
  // Where there is nothing to point at, the question is the status itself.
  const asksStatus = state.chosen.length === 0 && first.size > 0 && [...first].every((thing) => !asked.isDrawn(thing));
  const sentence = isWarning ? state.warned : asksOne ? `${words[whole[0]!.action]}?` : asksStatus ? table.status : guide.asks(scene, state.chosen, say, options.next, info.facts, state.goal) || table.status;
  return { sentence, isWarning, buttons, confirm: whole.length === 1 ? () => play(whole[0]!.action) : null };
}
