// lesson.ts - a lesson as a match: the rules run it (the command `lesson`), the table shows its position, the panel its words.
import { quoted, seatWord } from "../engine";
import type { GameInfo, Refusal } from "../table";
import type { Say } from "../texts";
import { keepDone, lessonId } from "./progress";
import { Study } from "./study";

export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  teaches: string[];
}

// What is told and asked now, as C writes it. **Stressed** words stand between stars.
export interface LessonStep {
  game: string;
  name: string;
  title: string;
  seat: number;
  step: number;
  steps: number;
  isTask: boolean;
  isDone: boolean;
  flowsOn: boolean; // done, and the next task goes on from here without a word
  text: string;
  hint: string | null;
  done: string | null;
  marks: string[]; // things on the board that the text speaks of
  arrows: [string, string][]; // from one of them to another
}

export interface LessonAnswer {
  outcome: "done" | "right" | "other" | "refused" | "late" | "bad";
  clause: string;
  text: string | null; // the lesson's own words
  reason: string; // the rules'
  step: LessonStep;
}

// Where the reader was: another language opens the lesson anew and goes on from there.
let reached = { id: "", step: 0 };

export class LessonMatch extends Study {
  step: LessonStep | null = null;
  tried: LessonAnswer | null = null; // the last try and what came of it
  isHinted = false;

  constructor(
    info: GameInfo,
    readonly lesson: LessonInfo,
    readonly lessons: LessonInfo[], // all of this game
    say: Say,
  ) {
    super(info.id, say);
  }

  protected get asker(): number {
    return this.step?.seat ?? 0;
  }

  get id(): string {
    return lessonId(this.lesson.game, this.lesson.name);
  }

  get isFinished(): boolean {
    return this.step !== null && this.step.isDone && this.step.step === this.step.steps - 1;
  }

  async start(): Promise<void> {
    this.step = await this.engine.json<LessonStep>(`lesson open ${this.lesson.game} ${this.lesson.name} ${this.flag}`);
    if (reached.id === this.id) for (let at = 0; at < reached.step; at++) this.step = await this.engine.json<LessonStep>(`lesson next ${this.flag}`);
    await this.refresh();
  }

  // ---- What is shown ----

  private async refresh(): Promise<void> {
    const step = this.step!;
    reached = { id: this.id, step: step.step };
    if (this.isFinished) keepDone(this.id);
    await this.showTable(step.seat, step.isTask && !step.isDone, this.say("lessonOpponent"));
  }

  // ---- Going on ----

  private async move(verb: "next" | "again"): Promise<void> {
    this.step = await this.engine.json<LessonStep>(`lesson ${verb} ${this.flag}`);
    this.tried = null;
    this.isHinted = false;
    await this.refresh();
  }

  next(): Promise<void> {
    return this.move("next");
  }

  showHint(): void {
    this.isHinted = true;
    this.onChange();
  }

  // Does the task from its beginning, one action after another.
  async solve(): Promise<void> {
    await this.move("again");
    const at = this.step?.step;
    while (this.step?.step === at && !this.step?.isDone) {
      const answer = await this.engine.run("lesson show");
      if (answer.status !== 0 || (await this.attempt(answer.output.trim())) !== "") return;
    }
  }

  // ---- Trying ----

  play(action: string): Promise<string> {
    return this.attempt(action);
  }

  // "", or why it was not made.
  private async attempt(action: string): Promise<string> {
    const answer = await this.engine.json<LessonAnswer>(`lesson try ${quoted(action)} ${this.flag} --seat ${seatWord(this.asker)}`);
    this.tried = answer;
    this.step = answer.step.flowsOn ? await this.engine.json<LessonStep>(`lesson next ${this.flag}`) : answer.step;
    if (answer.step.flowsOn) this.tried = { ...answer, outcome: "right" };
    await this.refresh();
    if (answer.outcome === "done" || answer.outcome === "right" || answer.outcome === "late") return "";
    return plain(answer.outcome === "refused" ? `${answer.clause}: ${answer.reason}` : (answer.text ?? answer.reason));
  }

  // The lesson may have words of its own for what the rules refuse.
  async point(steps: string[]): Promise<Refusal | null> {
    const refusal = await super.point(steps);
    if (!refusal || refusal.legal || refusal.clause === "") return refusal;
    const { text } = await this.engine.json<{ text: string | null }>(`lesson reply ${refusal.clause} ${this.flag}`);
    this.tried = { outcome: "refused", clause: refusal.clause, text, reason: refusal.reason, step: this.step! };
    this.onChange();
    return { ...refusal, lesson: null };
  }

  async rematch(): Promise<string> {
    return "#/learn";
  }
}

export const plain = (text: string): string => text.replaceAll("**", "");
