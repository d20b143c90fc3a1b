// report.ts - a review as the rules write it (docs/REVIEW.md), turned to the side that reads it. Chances are of a thousand.
import { CHANCE } from "../table";

export type Mark = "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export const ERRORS: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];

export interface Deed {
  action: string;
  words: string;
  steps: string; // the things to point at for it
}

export interface Reviewed {
  who: number; // a seat, CHANCE or OVER
  known: number | null; // as the seat that decides could know it
  was: number | null; // with everything known
  isLookedAt?: boolean; // more than a glance
  hides?: boolean; // something was hidden from somebody
  mark?: Mark;
  loss?: number;
  noise?: number;
  kind?: string; // of a throw
  luck?: number;
  taken?: Deed; // these of an error alone
  better?: Deed;
  theme?: string;
  why?: string[];
  fault?: string[];
  line?: string[];
}

export interface SideReport extends Record<Mark, number> {
  accuracy: number | null;
  judged: number;
  lost: number;
  luck: { kind: string; words: string; luck: number; throws: number }[];
  themes: { theme: string; words: string; lost: number }[];
}

export interface Report {
  game: string;
  done: number;
  hasCurve: boolean;
  problem: string | null;
  entries: Reviewed[]; // one more than the record has: the end
  sides: [SideReport, SideReport];
  luck: number;
  luckNoise: number;
  luckierThan: number;
  result: number | null;
  adjusted: number | null;
  turning: number[];
}

const THOUSAND = 1000;
const turned = (chance: number | null): number | null => (chance === null ? null : THOUSAND - chance);

// The rules tell it for the first side.
export function forSide(report: Report, side: number): Report {
  if (side === 0) return report;
  const entries = report.entries.map((entry) => ({ ...entry, known: turned(entry.known), was: turned(entry.was), ...(entry.luck === undefined ? {} : { luck: -entry.luck }) }));
  const { result, adjusted, luck, luckierThan } = report;
  return { ...report, entries, result: turned(result), adjusted: turned(adjusted), luck: -luck, luckierThan: THOUSAND - luckierThan };
}

export const hidesSomething = (report: Report): boolean => report.entries.some((entry) => entry.hides);
export const isError = (entry: Reviewed | undefined): boolean => entry?.mark !== undefined && ERRORS.includes(entry.mark);

// The chance before an entry. Where nothing is hidden the search of the seat that decides sees farthest, and between two decisions the chance
// is what it was at the first.
export function chanceAt(report: Report, at: number): number | null {
  const { was, isLookedAt } = report.entries[at]!;
  if (!isLookedAt || at === report.entries.length - 1) return was;
  for (let each = at; each >= 0; each--) {
    const { known, hides, isLookedAt: isKnown } = report.entries[each]!;
    if (hides || !isKnown) return was;
    if (known !== null) return known;
  }
  return was;
}

// Which decision of the game an entry is, counted from 1; for a throw, the one before it.
export function decisionAt(report: Report, at: number): number {
  let count = 0;
  for (let each = 0; each <= at; each++) if (report.entries[each]!.who >= 0) count++;
  return count;
}

export const percent = (chance: number): number => Math.round(chance / 10);
export const signed = (change: number): string => `${percent(change) > 0 ? "+" : percent(change) < 0 ? "−" : ""}${Math.abs(percent(change))}`;
export const isThrow = (entry: Reviewed): boolean => entry.who === CHANCE;

// Whose mistakes are to be learnt from: the worst first, at most so many.
const MOMENTS = 12;
export function momentsOf(report: Report, isOwn: (who: number) => boolean): number[] {
  const worth = (at: number) => report.entries[at]!.loss! - report.entries[at]!.noise!;
  const found = report.entries.flatMap((entry, at) => (isOwn(entry.who) && (entry.mark === "mistake" || entry.mark === "blunder") ? [at] : []));
  return found.sort((one, other) => worth(other) - worth(one)).slice(0, MOMENTS).sort((one, other) => one - other);
}
