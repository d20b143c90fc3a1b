// work.ts - a review being made: two workers share the entries, report in slices and can be stopped at any time. A third answers what is
// asked about a moment meanwhile.
import { Engine, languageFlag, seatWord } from "../engine";
import type { Entry, Table } from "../table";
import type { Say } from "../texts";
import { Trouble } from "../trouble";
import type { Report } from "./report";

interface Progress {
  done: number; // of a thousand
  hasCurve: boolean;
}

const WORKERS = 2;
const SLICE = 200; // milliseconds between two reports of a worker
const REFRESH = 900; // and between two drawings of what is known

export class ReviewWork {
  report: Report | null = null; // of the first side
  log: Entry[] = [];
  problem: string | null = null; // why the record ends early
  error: unknown = null;
  done = 0; // from 0 to 1
  started = performance.now();
  seconds = 0; // that it took
  onChange = () => {};
  private viewer = new Engine();
  private workers = Array.from({ length: WORKERS }, () => new Engine());
  private shares = this.workers.map(() => 0);
  private isStopped = false;

  constructor(
    readonly record: string,
    private say: Say,
  ) {}

  private get flag() {
    return languageFlag(this.say.language);
  }

  async start(): Promise<void> {
    try {
      await this.open();
      await Promise.all(this.workers.map((worker, index) => this.work(worker, index)));
      if (this.isStopped) return;
      await this.hand();
      await this.draw();
      this.done = 1;
      this.seconds = (performance.now() - this.started) / 1000;
      this.workers.slice(1).forEach((worker) => worker.close());
    } catch (error) {
      if (!this.isStopped) this.error = error;
    }
    if (!this.isStopped) this.onChange();
  }

  private async open(): Promise<void> {
    const opened = await this.viewer.run(`review open ${this.flag}\n${this.record}`);
    if (opened.status !== 0) throw new Trouble("badRecord", opened.error);
    this.problem = (JSON.parse(opened.output) as { problem: string | null }).problem;
    await Promise.all(this.workers.map((worker, index) => worker.run(`review open --share ${index + 1} --shares ${WORKERS}\n${this.record}`)));
    this.log = await this.viewer.json<Entry[]>(`log --seat all ${this.flag}`);
    this.onChange();
  }

  // As many entries at a time as fit into a slice; the first worker draws, the others hand over what they have.
  private async work(worker: Engine, index: number): Promise<void> {
    let steps = 4;
    let drawn = 0;
    let hadCurve = false;
    for (;;) {
      const before = performance.now();
      const progress = await worker.json<Progress>(`review --steps ${steps} --seat all`);
      const took = performance.now() - before;
      if (this.isStopped) return;
      this.tell(index, progress.done / 1000);
      if (progress.done === 1000) return;
      steps = hadCurve === progress.hasCurve ? Math.max(1, Math.min(2 * steps, Math.round((steps * SLICE) / Math.max(1, took)))) : 1;
      hadCurve = progress.hasCurve;
      if (index > 0 || !progress.hasCurve || performance.now() - drawn < REFRESH) continue;
      await this.hand();
      await this.draw();
      drawn = performance.now();
    }
  }

  private tell(index: number, done: number): void {
    this.shares[index] = done;
    this.done = Math.min(0.99, this.shares.reduce((sum, share) => sum + share, 0) / WORKERS);
    this.onChange();
  }

  // In another language from now on.
  async speak(say: Say): Promise<void> {
    this.say = say;
    if (this.log.length === 0) return;
    this.log = await this.viewer.json<Entry[]>(`log --seat all ${this.flag}`);
    if (this.report) await this.draw();
    else this.onChange();
  }

  private async hand(): Promise<void> {
    const [first, ...others] = this.workers;
    for (const other of others) {
      const given = await other.run("review give");
      if (given.status === 0 && given.output) await first!.run(`review take\n${given.output}`);
    }
  }

  private async draw(): Promise<void> {
    this.report = await this.workers[0]!.json<Report>(`review --json --steps 1 --seat all ${this.flag}`);
    this.onChange();
  }

  // ---- What is asked about it ----

  // The position before an entry, as this seat saw it.
  table(at: number, seat: number): Promise<Table> {
    return this.viewer.json<Table>(`table --at ${at} --seat ${seatWord(seat)} ${this.flag}`);
  }

  // An error as a puzzle: the worker that has looked at it knows the better action.
  async puzzle(at: number): Promise<string> {
    const answer = await this.workers[0]!.run(`review --puzzle --at ${at} --seat all`);
    return answer.status === 0 ? answer.output : "";
  }

  stop(): void {
    this.isStopped = true;
    this.viewer.close();
    this.workers.forEach((worker) => worker.close());
  }
}
