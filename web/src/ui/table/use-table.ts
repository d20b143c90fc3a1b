// use-table.ts - runs the table's state: events in, effects out to the match, and the answers back as events.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOfSide, type AnyFace, type Shortcut } from "../../games/face";
import type { Match, Moment } from "../../match";
import type { Choice, GameInfo } from "../../table";
import { OVER } from "../../table";
import type { Say } from "../../texts";
import { effectOf, onwards, optionsAfter, through, withShortWays } from "./choose";
import { playShortcut } from "./series";
import { arrive, begun, optionsOf, step, type Asked, type Effect, type TableEvent, type TableState } from "./state";
import { hasChance, type Considered } from "./use-match";

const NO_CHOICES: Choice[] = [];
const known = new WeakMap<Choice[], Choice[]>(); // what is drawn depends on their being the same

function waysOf(choices: Choice[], passes: (thing: string) => boolean): Choice[] {
  if (!known.has(choices)) known.set(choices, withShortWays(choices, passes));
  return known.get(choices)!;
}
const VARIANTS = 5;

// What can be asked of the moment that the match is at now, whether it is drawn yet or not.
export function askedOf(match: Match, info: GameInfo, face: AnyFace, say: Say): Asked {
  const moment = match.moment;
  const scene = moment?.table.scene;
  const mine = (moment?.mine ?? false) && moment!.curtain === null;
  const { guide } = face;
  const choices = mine ? waysOf(moment!.table.choices, guide.passes) : NO_CHOICES;
  return {
    key: moment ? `${moment.log.length} ${moment.shown} ${mine} ${moment.table.toAct}` : "",
    mine,
    choices,
    isDrawn: guide.isDrawn,
    isQuiet: guide.isQuiet,
    isPlain: guide.isPlain,
    takesGoalFirst: guide.takesGoalFirst,
    keepsButtons: guide.keepsButtons,
    warning: (button) => (scene === undefined ? "" : guide.warning(button, choices, scene, say, info.facts)),
    notNow: moment ? notNowOf(moment, face, info.facts, say) : "",
    nothing: (thing, begun) => {
      const name = scene === undefined ? undefined : face.inspect(thing, scene, info.facts, say)?.title;
      const ask = scene === undefined ? "" : guide.asks(scene, begun, say, optionsAfter(choices, begun).next, info.facts);
      const isTheirs = scene !== undefined && guide.isTheirs(thing, scene, moment!.table.seat);
      const idle = scene === undefined || isTheirs || !name ? "" : guide.idle(thing, scene, say).replace("{0}", name);
      return begun.length > 0 ? `${say("noSuchAction")} ${ask}` : `${idle || (name ? say(isTheirs ? "theirs" : "idleNow", name) : say("notFirst"))} ${ask}`;
    },
  };
}

function notNowOf(moment: Moment, face: AnyFace, facts: unknown, say: Say): string {
  const { toAct, seat } = moment.table;
  if (moment.shown < moment.log.length || moment.isReplay) return say("notInThePast");
  if (toAct === OVER) return say("over");
  if (seat < 0) return say("watching");
  return toAct >= 0 ? say("notYourTurn", nameOfSide(face, moment.table.scene, facts, toAct, say)) : say("notYet");
}

export interface TableHold {
  state: TableState;
  asked: Asked;
  dispatch: (event: TableEvent) => void;
  play: (action: string) => Promise<void>;
  playAll: (shortcut: Shortcut) => Promise<void>;
}

export function useTable(match: Match, info: GameInfo, face: AnyFace, say: Say, seen: { current: Considered | null }): TableHold {
  const [, redraw] = useState(0);
  const held = useRef(begun);
  const asked = askedOf(match, info, face, say);
  const latest = useRef({ match, info, face, say });
  latest.current = { match, info, face, say };

  const dispatch = useCallback((event: TableEvent) => {
    const { match, info, face, say } = latest.current;
    const [next, effect] = step(held.current, askedOf(match, info, face, say), event);
    if (next === held.current && !effect) return;
    held.current = next;
    redraw((count) => count + 1);
    void run(effect);
  }, []);

  const play = useCallback(async (action: string) => {
    dispatch({ type: "choose", path: [] });
    const reason = await latest.current.match.play(action);
    if (reason) dispatch({ type: "refused", whys: [{ action, legal: false, clause: "", reason }], thing: null });
  }, []);

  const run = async (effect: Effect): Promise<void> => {
    if (!effect) return;
    const { match, face } = latest.current;
    if (effect.do === "play") return play(effect.action);
    if (effect.do === "ask") return dispatch({ type: "answered", answer: await match.point(effect.things), things: effect.things, isPlain: effect.isPlain });
    // Odds that nobody has looked at come before the commitment, unless more is to be said before the dice fall.
    const isUnseen = seen.current?.action !== effect.action && hasChance(await match.odds(effect.action));
    if (isUnseen && !face.guide.goesOn((await match.preview(effect.action)) ?? {})) return dispatch({ type: "choose", path: effect.steps });
    return play(effect.action);
  };

  const playAll = useCallback(async (shortcut: Shortcut) => {
    dispatch({ type: "choose", path: [] });
    const whys = await playShortcut(latest.current.match, shortcut, latest.current.say);
    dispatch({ type: "refused", whys, thing: null });
  }, []);

  return { state: arrive(held.current, asked), asked, dispatch, play, playAll };
}

// ---- What is considered, from what is chosen and pointed at ----

export interface Prospect {
  aim: string | null; // the action that the thing under the pointer would make
  action: string | null; // that, or the one that only waits to be confirmed
  targets: string[]; // of the few things that complete an action, those at which the rules tell what it does
}

const TARGETS_MOST = 10;

export function prospectOf(state: TableState, asked: Asked): Prospect {
  const { chosen, goal, hovered, offered } = state;
  const { choices } = asked;
  const options = optionsOf(state, asked);
  const aimed = hovered === null || !options.next.has(hovered) ? [] : goal === null ? through(choices, chosen, hovered) : through(choices, [hovered], goal);
  const aim = aimed.length === 1 ? aimed[0]![0] : null;
  // The first of a few ways to do what is pointed at, or what was.
  const ways = aimed.length > 0 || [...options.next].some(asked.isDrawn) ? aimed : onwards(choices, chosen);
  const variant = chosen.length > 0 && ways.length <= VARIANTS ? ways[0]?.[0] : undefined;
  const action = offered?.action ?? aim ?? variant ?? (options.complete.length === 1 ? options.complete[0]![0] : null);
  const targets = chosen.length === 0 ? [] : [...options.next].filter((thing) => asked.isDrawn(thing) && (thing === hovered || !asked.isQuiet?.(thing)) && effectOf(choices, chosen, thing) !== "");
  return { aim, action, targets: targets.length <= TARGETS_MOST ? targets : targets.filter((thing) => thing === hovered) };
}

// ---- What the table does by itself ----

// What is the only choice and no decision is made at once; not again after it was taken back.
export function useForced(moment: Moment | null, asked: Asked, face: AnyFace, play: (action: string) => void): void {
  const seen = useRef(-1);
  const moves = moment?.log.length ?? 0;
  useEffect(() => {
    if (!asked.mine) return;
    const isNew = moves > seen.current;
    seen.current = moves;
    const [only, other] = asked.choices;
    if (isNew && only && !other && face.guide.isForced(only[0])) play(only[0]);
  }, [moves, asked.choices]);
}

// Sets up a side step by step, until it stands or the player looks elsewhere.
export function usePreparing(match: Match, moment: Moment | null, asked: Asked, face: AnyFace, facts: unknown, play: (action: string) => Promise<void>): ((plan: string) => void) | null {
  const [helped, setHelped] = useState<Record<number, string>>({}); // seats whose side is set up for them, by which plan; "": by the one that suits it
  const seat = moment?.table.toAct ?? OVER;
  const isPreparing = asked.mine && face.guide.isPreparing(moment!.table.scene);
  const plan = isPreparing ? helped[seat] : undefined;
  const moves = moment?.log.length ?? 0;
  useEffect(() => {
    let isCurrent = true;
    const go = async () => {
      const next = face.guide.plans(moment!.table.scene, facts).find(({ key, fits }) => (plan === "" ? fits : key === plan));
      const action = next?.action || (await match.prepare());
      if (isCurrent && action) await play(action);
    };
    if (plan !== undefined) void go();
    return () => {
      isCurrent = false;
    };
  }, [plan, moves, match]);
  return useMemo(() => (isPreparing && plan === undefined ? (wanted: string) => setHelped({ ...helped, [seat]: wanted }) : null), [isPreparing, plan, seat]);
}
