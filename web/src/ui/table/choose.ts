// choose.ts - from pointing at things to an action, knowing only the list of legal ones. Each
// action comes with the things to point at in order; what has been pointed at so far is a prefix.
import type { Choice } from "../../table";

export interface Options {
  next: Set<string>; // things that lead on from here
  complete: Choice[]; // actions that are said in full by what was pointed at
}

const things = (choice: Choice): string[] => choice[1].split(" ").filter(Boolean);

// A way that leaves out its second thing must not be taken for another: neither may go on where the other ends.
const isMixedUp = (way: string, others: ReadonlySet<string>): boolean =>
  [...others].some((other) => other === way || other.startsWith(`${way} `) || way.startsWith(`${other} `));

// The ways of the one piece that this first thing leads to, without that piece.
function shortWays(choices: Choice[], passes: (thing: string) => boolean): Choice[] {
  const paths = choices.map(things);
  const pieces = new Set(paths.filter((path) => path.length > 2 && passes(path[1]!)).map((path) => path[1]!));
  if (pieces.size !== 1) return [];
  const [piece] = pieces;
  const others = new Set(paths.filter((path) => path[1] !== piece).map((path) => path.join(" ")));
  const short = choices.filter((choice) => things(choice)[1] === piece && things(choice).length > 2).map(([action, steps, effect]): Choice => {
    const [first, , ...rest] = steps.split(" ");
    return [action, [first, ...rest].join(" "), effect];
  });
  return short.some(([, way]) => isMixedUp(way, others)) ? [] : short;
}

// Where a first thing leads to one such piece only, that piece need not be pointed at: its ways come before the whole ones.
export function withShortWays(choices: Choice[], passes: (thing: string) => boolean): Choice[] {
  const byFirst = new Map<string, Choice[]>();
  for (const choice of choices) {
    const [first = ""] = things(choice);
    byFirst.set(first, [...(byFirst.get(first) ?? []), choice]);
  }
  return [...[...byFirst.values()].flatMap((group) => shortWays(group, passes)), ...choices];
}

const beginsWith = (path: string[], chosen: string[]): boolean => chosen.every((thing, index) => path[index] === thing);

export function optionsAfter(choices: Choice[], chosen: string[]): Options {
  const next = new Set<string>();
  const complete: Choice[] = [];
  for (const choice of choices) {
    const path = things(choice);
    if (!beginsWith(path, chosen)) continue;
    if (path.length === chosen.length) complete.push(choice);
    else next.add(path[chosen.length]!);
  }
  return { next, complete };
}

// The choices whose second thing is `goal`, each with the thing that comes first.
export const towards = (choices: Choice[], goal: string): Choice[] => choices.filter((choice) => things(choice)[1] === goal);

// The choices that go on from here.
export const onwards = (choices: Choice[], chosen: string[]): Choice[] => choices.filter((choice) => beginsWith(things(choice), chosen));

// The choices that go on from here through `thing`.
export const through = (choices: Choice[], chosen: string[], thing: string): Choice[] => onwards(choices, [...chosen, thing]);

// What pointing at `thing` next would do, where that says an action or all that follow do the same.
export function effectOf(choices: Choice[], chosen: string[], thing: string): string {
  const onward = through(choices, chosen, thing);
  const whole = onward.find((choice) => things(choice).length === chosen.length + 1) ?? (onward.every((choice) => choice[2] === onward[0]![2]) ? onward[0] : undefined);
  return whole?.[2] ?? "";
}
