// store.ts - what reviews leave behind in this browser: the reader's own mistakes as puzzles, and a line about each game for the profile.
import type { PuzzleInfo } from "../puzzles/book";
import { storedList, storeList } from "../stored";
import type { Mark, Report } from "./report";

const PUZZLES = "mistakes";
const GAMES = "reviews";
const PUZZLES_MAX = 200;
const GAMES_MAX = 100;
export const OWN_FROM = 900_001; // numbers above those of any book

interface OwnPuzzle {
  number: number;
  game: string;
  from: string; // the game it was made in, and where: nothing is kept twice
  text: string;
}

export interface ReviewedGame {
  key: string;
  game: string;
  when: number;
  accuracy: number;
  marks: Record<Mark, number>;
  judged: number;
  themes: { theme: string; lost: number }[];
  words: Record<string, Record<string, string>>; // of the themes, by language
  luck: number;
}

// The same game has the same key for everybody who opens its record.
export function keyOf(record: string): string {
  const actions = record.slice(record.indexOf("\nposition "));
  let [one, other] = [0x811c9dc5, 0x1234567];
  for (let at = 0; at < actions.length; at++) {
    one = Math.imul(one ^ actions.charCodeAt(at), 0x01000193) >>> 0;
    other = (Math.imul(other, 31) + actions.charCodeAt(at)) >>> 0;
  }
  return `${one.toString(36)}${other.toString(36)}`;
}

// ---- Puzzles ----

const infoOf = ({ number, game, text }: OwnPuzzle): PuzzleInfo => ({ game, number, goal: "better", rating: Number(/^rating (\d+)$/m.exec(text)?.[1] ?? 1500), text });

export const ownPuzzles = (game: string): PuzzleInfo[] => storedList<OwnPuzzle>(PUZZLES).filter((each) => each.game === game).map(infoOf);
export const isOwnPuzzle = (puzzle: { number: number }): boolean => puzzle.number >= OWN_FROM;

// Keeps them and tells the number of the first, or null where there is none. `text` is as the rules write it.
export function keepPuzzles(game: string, key: string, found: { at: number; text: string }[]): number | null {
  const kept = storedList<OwnPuzzle>(PUZZLES);
  let number = Math.max(OWN_FROM - 1, ...kept.map((each) => each.number));
  let first: number | null = null;
  for (const { at, text } of found) {
    const from = `${key}/${at}`;
    const old = kept.find((each) => each.from === from);
    if (old) first ??= old.number;
    if (old || !text.startsWith("puzzle ")) continue;
    number++;
    first ??= number;
    kept.push({ number, game, from, text: text.replace(/^puzzle \d+/, `puzzle ${number}`) });
  }
  storeList(PUZZLES, kept.slice(-PUZZLES_MAX));
  return first;
}

// ---- The profile ----

export const reviewedGames = (): ReviewedGame[] => storedList<ReviewedGame>(GAMES);

// A game that is reviewed again takes the place of what was known about it.
export function keepReviewed(key: string, report: Report, side: number, language: string): void {
  const own = report.sides[side]!;
  if (own.accuracy === null) return;
  const all = reviewedGames();
  const old = all.find((each) => each.key === key);
  const words: ReviewedGame["words"] = old?.words ?? {};
  for (const { theme, words: said } of own.themes) words[theme] = { ...words[theme], [language]: said };
  const { best, good, inaccuracy, mistake, blunder } = own;
  const game: ReviewedGame = {
    key, game: report.game, when: old?.when ?? Date.now(), accuracy: own.accuracy, marks: { best, good, inaccuracy, mistake, blunder }, judged: own.judged,
    themes: own.themes.map(({ theme, lost }) => ({ theme, lost })), words, luck: report.luck,
  };
  storeList(GAMES, [...all.filter((each) => each.key !== key), game].sort((one, other) => one.when - other.when).slice(-GAMES_MAX));
}

export function forgetReviews(): void {
  localStorage.removeItem(GAMES);
  localStorage.removeItem(PUZZLES);
}
