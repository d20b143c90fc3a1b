// guide.ts - first games with a guide, kept in this browser: which games are led, and which sentences have been said.
import type { Player } from "../match";
import { keptGames } from "../shelf";

const KEY = "guide";
const EASIEST = 1;

export const FIRST_PLAYERS: Player[] = [{ kind: "human" }, { kind: "machine", level: EASIEST }];

interface Kept {
  matches: string[]; // that are led
  said: Record<string, string[]>; // by game
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { matches: kept.matches ?? [], said: kept.said ?? {} };
  } catch {
    return { matches: [], said: {} };
  }
}

const write = (kept: Kept): void => localStorage.setItem(KEY, JSON.stringify(kept));

// A first game of its own; the same address until another game has been played.
export const guideAddress = (game: string): string => `#/play/${game}?guide=1&n=guide${keptGames().length}-${keptGames()[0]?.when ?? 0}`;

// A person who has not finished a game here may want a guide.
export const isNewTo = (game: string): boolean => !keptGames().some((kept) => kept.game === game && kept.over);

export const isGuided = (match: string): boolean => read().matches.includes(match);

// Sentences are said anew in a new first game.
export function keepGuided(match: string): void {
  const kept = read();
  const game = match.split(".")[0]!;
  if (!kept.matches.includes(match)) write({ matches: [...kept.matches, match], said: { ...kept.said, [game]: [] } });
}

export function endGuide(match: string): void {
  const kept = read();
  write({ ...kept, matches: kept.matches.filter((each) => each !== match) });
}

export const saidNotes = (game: string): string[] => read().said[game] ?? [];

export function keepSaid(game: string, note: string): void {
  const kept = read();
  const said = saidNotes(game);
  if (!said.includes(note)) write({ ...kept, said: { ...kept.said, [game]: [...said, note] } });
}
