// series.ts - several actions for one press: in a row, as one body, or one after another until there is none.
import type { Shortcut, Body } from "../../games/face";
import type { Match } from "../../match";
import type { Refusal } from "../../table";
import type { Say } from "../../texts";
import type { Why } from "./state";
import { untilMine } from "./use-match";

interface Steps {
  actions: string[];
  whys: Why[]; // who did not do what was meant, and why
}

// All or nothing.
async function goInSeries(match: Match, series: string[][], closing: string[]): Promise<Steps> {
  const meant = await Promise.all(series.map((things) => match.point(things)));
  const actions = [...meant.map((answer) => answer?.action ?? ""), ...closing];
  const illegal = await match.tryAll(actions);
  return illegal ? { actions: [], whys: [illegal] } : { actions, whys: [] };
}

// Those whom the same reason stopped are named together.
function together(all: { who: string; how: "goesLess" | "staysPut"; why: Refusal }[], say: Say): Why[] {
  const isSame = (one: (typeof all)[number], other: (typeof all)[number]) => one.how === other.how && one.why.reason === other.why.reason;
  const first = all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
  return first.map((one) => ({ ...one.why, who: say(one.how, all.filter((other) => isSame(one, other)).map(({ who }) => who).join(", ")) }));
}

// Each piece as far as it can go, and no farther than the closing allows.
async function goAsBody(match: Match, { pieces, closing }: Body, say: Say): Promise<Steps> {
  const stopped = new Map<string, Refusal>(); // why each went less far than was meant
  const taken = pieces.map(() => 0); // nobody tries again what was not legal when all went farther
  let apart: Refusal[] = [];
  const whys = (): Why[] => [...together(pieces.flatMap(({ name, title, ways }, index) => (stopped.has(name) ? [{ who: title, how: taken[index]! < ways.length ? "goesLess" : "staysPut", why: stopped.get(name)! } as const] : [])), say), ...apart];
  for (let least = 0; least < (pieces[0]?.ways.length ?? 0); least++) {
    const actions: string[] = [];
    for (const [index, { name, ways }] of pieces.entries()) {
      let way = Math.max(least, taken[index]!);
      for (; way < ways.length; way++) {
        const answer = await match.point(ways[way]!);
        const illegal = answer && (await match.tryAll([...actions, answer.action]));
        if (illegal && !stopped.has(name)) stopped.set(name, illegal);
        if (!answer || illegal) continue;
        actions.push(answer.action);
        break;
      }
      taken[index] = way;
    }
    if (actions.length === 0) return { actions, whys: whys() };
    const torn = closing.length > 0 ? await match.tryAll([...actions, ...closing]) : null;
    if (!torn) return { actions: [...actions, ...closing], whys: whys() };
    apart = [torn];
  }
  return { actions: [], whys: whys() };
}

const refusal = (action: string, reason: string): Why[] => [{ action, legal: false, clause: "", reason }];

// Plays a shortcut to its end; what stopped it, or nothing.
export async function playShortcut(match: Match, shortcut: Shortcut, say: Say): Promise<Why[]> {
  if ("onward" in shortcut) {
    for (;;) {
      const moment = await untilMine(match);
      const action = moment && shortcut.onward(moment.table.choices);
      if (!action) return [];
      const error = await match.play(action);
      if (error) return refusal(action, error);
    }
  }
  const { actions, whys } = "pieces" in shortcut ? await goAsBody(match, shortcut, say) : await goInSeries(match, shortcut.series, shortcut.closing);
  for (const action of actions) {
    const error = await match.play(action);
    if (error) return refusal(action, error);
  }
  return whys;
}
