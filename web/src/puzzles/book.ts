// book.ts - the puzzles of a game: one text, fetched when somebody asks for it, cut into puzzles. What a puzzle says is read by C.
import { addresses } from "../addresses";
import { Trouble } from "../trouble";

export interface PuzzleInfo {
  game: string;
  number: number;
  goal: string; // as in the file: "take 2 a Location"
  rating: number;
  text: string;
}

const books = new Map<string, Promise<PuzzleInfo[]>>();

const lineOf = (text: string, word: string): string => new RegExp(`^${word} (.*)$`, "m").exec(text)?.[1] ?? "";

async function fetchBook(game: string): Promise<PuzzleInfo[]> {
  const address = addresses.puzzles[game];
  if (!address) throw new Trouble("noPuzzle");
  const answer = await fetch(address);
  if (!answer.ok) throw new Trouble("noPuzzles");
  return (await answer.text()).split(/^(?=puzzle )/m).filter((text) => text.startsWith("puzzle ")).map((text) => ({
    game,
    number: Number(lineOf(text, "puzzle")),
    goal: lineOf(text, "goal"),
    rating: Number(lineOf(text, "rating")),
    text,
  }));
}

export function loadPuzzles(game: string): Promise<PuzzleInfo[]> {
  let book = books.get(game);
  if (!book) {
    book = fetchBook(game);
    book.catch(() => books.delete(game)); // the next one who asks tries again
    books.set(game, book);
  }
  return book;
}

// The goal without its numbers and things: "win", "take". Odds of orders are a theme of their own.
export const themeOf = (puzzle: PuzzleInfo): string => (/^odds .*\border\b/.test(puzzle.goal) ? "order" : puzzle.goal.split(" ")[0]!);

const DAY = 86_400_000;

// The same for everybody on one day (of the world's clock), and as in the terminal.
export const dailyPuzzle = (puzzles: PuzzleInfo[]): PuzzleInfo | undefined => puzzles[(Math.floor(Date.now() / DAY) * 37) % puzzles.length];
export const dailyGame = (games: string[]): string => games[Math.floor(Date.now() / DAY) % games.length]!;
