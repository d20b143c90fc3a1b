// worker.ts - runs the rules module. One command in, one answer out, in the language of the page.
import type { Language } from "./table";

interface Module {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  vx_module_open: (chanceHigh: number, chanceLow: number, language: number) => number;
  vx_module_speak: (session: number, language: number) => void;
  vx_module_room: (length: number) => number; // where to write a text of so many bytes
  vx_module_run: (session: number, text: number) => number; // the status
  vx_module_output: (session: number) => number;
  vx_module_error: (session: number) => number;
}

let begin: (module: WebAssembly.Module) => void;
const given = new Promise<WebAssembly.Module>((resolve) => (begin = resolve));
const started = given.then(start);

async function start(compiled: WebAssembly.Module): Promise<{ module: Module; session: number }> {
  const instance = await WebAssembly.instantiate(compiled);
  const module = instance.exports as unknown as Module;
  module._initialize();
  const [high, low] = crypto.getRandomValues(new Int32Array(2));
  return { module, session: module.vx_module_open(high!, low!, 0) };
}

function textAt(module: Module, pointer: number): string {
  const bytes = new Uint8Array(module.memory.buffer);
  return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
}

type Message = { module: WebAssembly.Module } | { id: number; text: string; language: Language };

self.onmessage = async (event: MessageEvent<Message>) => {
  if ("module" in event.data) return begin(event.data.module);
  const { id, text, language } = event.data;
  const { module, session } = await started;
  const bytes = new TextEncoder().encode(text);
  const room = module.vx_module_room(bytes.length);
  if (room === 0) return self.postMessage({ id, status: 2, output: "", error: "too long" });
  new Uint8Array(module.memory.buffer).set(bytes, room);
  module.vx_module_speak(session, language === "ru" ? 1 : 0);
  const status = module.vx_module_run(session, room);
  self.postMessage({
    id,
    status,
    output: textAt(module, module.vx_module_output(session)),
    error: textAt(module, module.vx_module_error(session)),
  });
};
