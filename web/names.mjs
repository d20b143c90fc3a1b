// names.mjs - asks the rules module itself for what the page must know before it has fetched them: the names of the games.
import { readFileSync } from "node:fs";

export async function catalogue(module, language) {
  const { instance } = await WebAssembly.instantiate(readFileSync(module));
  const rules = instance.exports;
  rules._initialize();
  const session = rules.vx_module_open(1, 2, 0);
  const text = new TextEncoder().encode(`catalogue --lang ${language}`);
  const room = rules.vx_module_room(text.length);
  new Uint8Array(rules.memory.buffer).set(text, room);
  if (rules.vx_module_run(session, room) !== 0) throw new Error("the module tells no catalogue");
  const bytes = new Uint8Array(rules.memory.buffer);
  const from = rules.vx_module_output(session);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(from, bytes.indexOf(0, from))));
}
