// player.ts - a worker that plays games of a study, by their numbers, in the lab's module.
import type { Language } from "../../table";

interface Module {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  vx_lab_room: (length: number) => number; // where to write a text of so many bytes
  vx_lab_open: (language: number) => number; // 0: the study in the room is open
  vx_lab_play: (number: number) => number;
  vx_lab_report: (language: number) => number;
  vx_lab_output: () => number;
}

export type Order =
  | { module: WebAssembly.Module; study: string; language: Language }
  | { number: number }
  | { lines: string; language: Language };
export interface Told {
  done: boolean;
  text: string; // the number of games, a line, a report, or why not
}

let lab: Module;

function write(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  const room = lab.vx_lab_room(bytes.length);
  if (room !== 0) new Uint8Array(lab.memory.buffer).set(bytes, room);
  return room !== 0;
}

function tell(done: boolean): void {
  const bytes = new Uint8Array(lab.memory.buffer);
  const start = lab.vx_lab_output();
  self.postMessage({ done, text: new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start))) } satisfies Told);
}

const numberOf = (language: Language) => (language === "ru" ? 1 : 0);

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  if ("number" in data) return tell(lab.vx_lab_play(data.number) === 0);
  if ("lines" in data) return tell(write(data.lines) && lab.vx_lab_report(numberOf(data.language)) === 0);
  lab = (await WebAssembly.instantiate(data.module)).exports as unknown as Module;
  lab._initialize();
  tell(write(data.study) && lab.vx_lab_open(numberOf(data.language)) === 0);
};
