// engine.ts - the rules in a worker. Alone in the page it knows that they are WebAssembly.
import { addresses } from "./addresses";
import type { Language } from "./table";

interface Answer {
  status: number; // 0 done, 1 refused, 2 bad input
  output: string;
  error: string;
}

const ENDED: Answer = { status: 1, output: "", error: "" };

// Fetched and compiled once, whatever the number of workers.
let rules: Promise<WebAssembly.Module> | null = null;
const compiled = (): Promise<WebAssembly.Module> => (rules ??= WebAssembly.compileStreaming(fetch(addresses.module)));

export class Engine {
  private worker: Worker;
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private isClosed = false;

  constructor() {
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(addresses.worker, { type: "module" });
    worker.onmessage = (event: MessageEvent<{ id: number } & Answer>) => {
      const { id, ...answer } = event.data;
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
    };
    compiled().then((module) => worker.postMessage({ module }), (error: Error) => this.fail(error.message));
    return worker;
  }

  // Without the rules nothing can be answered; the next page may try to fetch them again.
  private fail(error: string): void {
    rules = null;
    for (const resolve of this.waiting.values()) resolve({ status: 2, output: "", error });
    this.waiting.clear();
  }

  // One command of docs/PROTOCOL.md; the lines of a position may follow below the first.
  run(text: string): Promise<Answer> {
    if (this.isClosed) return Promise.resolve(ENDED);
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ id, text, language: document.documentElement.lang });
    });
  }

  // A question. The asker is a seat, from 0, or a spectator; the answer holds what the asker may know.
  ask(seat: number, text: string): Promise<Answer> {
    return this.run(`${text} --seat ${seatWord(seat)}`);
  }

  // A question about a position that is given with it: other questions come before or after, never between.
  async askAbout(position: string, seat: number, text: string): Promise<Answer> {
    const [loaded, answer] = await Promise.all([this.run(position), this.ask(seat, text)]);
    return loaded.status === 0 ? answer : loaded;
  }

  askJson<T>(seat: number, text: string): Promise<T> {
    return this.json<T>(`${text} --seat ${seatWord(seat)}`);
  }

  async json<T>(text: string): Promise<T> {
    const answer = await this.run(text);
    if (answer.status !== 0 && answer.error === "") return new Promise(() => {}); // ended: nobody waits any more
    if (answer.status !== 0) throw new Error(answer.error);
    return JSON.parse(answer.output) as T;
  }

  // For good: nobody asks any more.
  close(): void {
    this.isClosed = true;
    this.end();
  }

  // A search cannot be asked to stop from outside, so its worker is ended and a fresh one started.
  restart(): void {
    this.end();
    this.worker = this.start();
  }

  private end(): void {
    this.worker.terminate();
    for (const resolve of this.waiting.values()) resolve(ENDED);
    this.waiting.clear();
  }
}

// A seat as it is written: 1, 2, ... and 0 for a spectator.
export const seatWord = (seat: number) => (seat < 0 ? 0 : seat + 1);

export const languageFlag = (language: Language) => `--lang ${language}`;

// Quotes an argument that may hold blanks, for rules and server alike.
export const quoted = (text: string) => `"${text.replace(/[\n\r]/g, " ").replace(/["\\]/g, "\\$&")}"`;

// Quoted only where it must be.
export const asWord = (text: string) => (/^[^\s"\\]+$/.test(text) ? text : quoted(text));
