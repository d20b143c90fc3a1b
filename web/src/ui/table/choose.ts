// choose.ts - from pointing at things to an action, knowing only the list of legal ones. Each
// action comes with the things to point at in order; what has been pointed at so far is a prefix.
import type { Choice } from "../../table";

export interface Options {
  next: Set<string>; // things that lead on from here
  complete: Choice[]; // actions that are said in full by what was pointed at
}

const things = (choice: Choice): string[] => choice[1].split(" ").filter(Boolean);

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
