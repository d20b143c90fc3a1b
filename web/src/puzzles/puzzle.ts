// puzzle.ts - a puzzle as a match: the rules judge every try (the command `puzzle`), the table shows what it leads to.
import { quoted, seatWord } from "../engine";
import { Study } from "../lessons/study";
import type { Odds, Table } from "../table";
import type { Say } from "../texts";
import type { PuzzleInfo } from "./book";
import { keepResult, keepSolved, puzzleId } from "./progress";

const ASKS_CHANCES = ["strike", "guard", "odds"];

// What is asked, as C writes it.
export interface Task {
  game: string;
  number: number;
  goal: string;
  rating: number;
  seat: number;
  task: string;
  isSolved: boolean;
  isShown: boolean; // a wrong try and what refutes it stand on the board
}

export interface PuzzleAnswer {
  outcome: "solved" | "wrong" | "refused" | "bad";
  text: string;
  clause: string;
  reason: string;
  puzzle: Task;
}

export class PuzzleMatch extends Study {
  task: Task | null = null;
  tried: PuzzleAnswer | null = null;
  wasShown = false; // the solution, on request

  constructor(
    readonly puzzle: PuzzleInfo,
    readonly puzzles: PuzzleInfo[],
    say: Say,
  ) {
    super(puzzle.game, say);
  }

  protected get asker(): number {
    return this.task?.seat ?? 0;
  }

  get id(): string {
    return puzzleId(this.puzzle);
  }

  async start(): Promise<void> {
    this.task = await this.engine.json<Task>(`puzzle open ${this.flag}\n${this.puzzle.text}`);
    await this.refresh();
  }

  // Where chances are asked for, the table keeps them to itself until an answer has been given.
  private get isSecret(): boolean {
    const task = this.task;
    return task !== null && ASKS_CHANCES.includes(task.goal) && !task.isSolved && !task.isShown;
  }

  protected shown(table: Table): Table {
    return this.isSecret ? { ...table, choices: table.choices.map(([action, steps]) => [action, steps]) } : table;
  }

  async odds(action: string): Promise<Odds | null> {
    return this.isSecret ? null : super.odds(action);
  }

  private refresh(): Promise<void> {
    const task = this.task!;
    return this.showTable(task.seat, !task.isSolved && !task.isShown, this.say("puzzleOpponent"));
  }

  async again(): Promise<void> {
    this.task = await this.engine.json<Task>(`puzzle again ${this.flag}`);
    this.tried = null;
    await this.refresh();
  }

  // "", or why it was not made.
  async play(action: string): Promise<string> {
    const answer = await this.engine.json<PuzzleAnswer>(`puzzle try ${quoted(action)} ${this.flag} --seat ${seatWord(this.asker)}`);
    this.tried = answer;
    this.task = answer.puzzle;
    if (answer.outcome === "wrong") keepResult(this.puzzle, false);
    if (answer.outcome === "solved" && !this.wasShown) keepResult(this.puzzle, true);
    if (answer.outcome === "solved" && !this.wasShown) keepSolved(this.puzzle);
    await this.refresh();
    if (answer.outcome === "solved" || answer.outcome === "wrong") return "";
    return answer.clause ? `${answer.clause}: ${answer.reason}` : answer.reason;
  }

  // Gives up: the solution is played.
  async solve(): Promise<void> {
    keepResult(this.puzzle, false);
    this.wasShown = true;
    await this.again();
    const answer = await this.engine.run("puzzle show");
    if (answer.status === 0) await this.play(answer.output.trim());
  }

  async rematch(): Promise<string> {
    return "#/puzzles";
  }
}
