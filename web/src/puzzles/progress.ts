// progress.ts - what has been tried and solved, and how strong the player and the puzzles are by that. Kept in this browser.
import { themeOf, type PuzzleInfo } from "./book";
import { isOwnPuzzle } from "../review/store";
import { FRESH, rated, type Rating } from "./rating";

const KEY = "puzzles";
const LATELY = 100; // tries that are remembered one by one

export interface Tried {
  id: string; // "war-chest/17"
  theme: string;
  solved: boolean; // at the first try, unaided
}

export interface PuzzleProgress {
  player: Record<string, Rating>; // by game
  puzzle: Record<string, Rating>; // by id, once tried
  solved: string[];
  tried: Tried[]; // the latest last
}

export const puzzleId = (puzzle: { game: string; number: number }): string => `${puzzle.game}/${puzzle.number}`;

export function puzzleProgress(): PuzzleProgress {
  const none: PuzzleProgress = { player: {}, puzzle: {}, solved: [], tried: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PuzzleProgress>;
    return { ...none, ...kept };
  } catch {
    return none;
  }
}

// The first answer to a puzzle counts, and only the first. One's own mistakes are measured, not proved: they move no rating.
export function keepResult(puzzle: PuzzleInfo, solved: boolean): void {
  const progress = puzzleProgress();
  const id = puzzleId(puzzle);
  if (!progress.puzzle[id] && !isOwnPuzzle(puzzle)) {
    const player = progress.player[puzzle.game] ?? FRESH;
    const opponent = { ...FRESH, rating: puzzle.rating, deviation: 150 };
    progress.player[puzzle.game] = rated(player, opponent, solved ? 1 : 0);
    progress.puzzle[id] = rated(opponent, player, solved ? 0 : 1);
    progress.tried = [...progress.tried, { id, theme: themeOf(puzzle), solved }].slice(-LATELY);
  }
  if (solved && !progress.solved.includes(id)) progress.solved.push(id);
  localStorage.setItem(KEY, JSON.stringify(progress));
}

// Solved after all: it is done, but the first answer stays what it was.
export function keepSolved(puzzle: PuzzleInfo): void {
  const progress = puzzleProgress();
  const id = puzzleId(puzzle);
  if (!progress.solved.includes(id)) progress.solved.push(id);
  localStorage.setItem(KEY, JSON.stringify(progress));
}

// The unsolved one that is nearest to the player's strength, or the first.
export function nextPuzzle(puzzles: PuzzleInfo[], after = 0): PuzzleInfo | undefined {
  const progress = puzzleProgress();
  const solved = new Set(progress.solved);
  const open = puzzles.filter((each) => !solved.has(puzzleId(each)) && each.number !== after);
  const strength = progress.player[puzzles[0]?.game ?? ""]?.rating ?? 1300;
  return open.sort((one, other) => Math.abs(one.rating - strength) - Math.abs(other.rating - strength))[0] ?? puzzles[0];
}

// By theme: how many of the latest tries were solved at once.
export function themesTried(game: string): { theme: string; solved: number; tried: number }[] {
  const by = new Map<string, { theme: string; solved: number; tried: number }>();
  for (const { id, theme, solved } of puzzleProgress().tried) {
    if (!id.startsWith(`${game}/`)) continue;
    const row = by.get(theme) ?? { theme, solved: 0, tried: 0 };
    by.set(theme, { theme, solved: row.solved + Number(solved), tried: row.tried + 1 });
  }
  return [...by.values()].sort((one, other) => one.solved / one.tried - other.solved / other.tried);
}
