// SPDX-License-Identifier: MIT
// module.mjs - the WebAssembly module under node, as a page would use it.
import { readFileSync } from 'node:fs';

const bytes = readFileSync('build/wasm/vexillum.wasm');
export const module = new WebAssembly.Module(bytes);

export function load() {
  const { exports } = new WebAssembly.Instance(module, {});
  exports._initialize();
  return exports;
}

function textAt(wasm, address) {
  const memory = new Uint8Array(wasm.memory.buffer);
  return new TextDecoder('utf-8', { fatal: true }).decode(
    memory.subarray(address, memory.indexOf(0, address)));
}

export class Session {
  constructor(wasm, language = 'en', seed = 1n) {
    this.wasm = wasm;
    this.page = wasm.vx_module_open(Number(seed >> 32n), Number(seed & 0xffffffffn),
      language === 'ru' ? 1 : 0);
  }

  run(text) {
    const command = new TextEncoder().encode(text);
    const room = this.wasm.vx_module_room(command.length);
    if (room === 0) return { status: 2, output: '', error: 'too long' };
    new Uint8Array(this.wasm.memory.buffer).set(command, room);
    const status = this.wasm.vx_module_run(this.page, room);
    return {
      status,
      output: textAt(this.wasm, this.wasm.vx_module_output(this.page)),
      error: textAt(this.wasm, this.wasm.vx_module_error(this.page)),
    };
  }

  close() {
    this.wasm.vx_module_close(this.page);
  }
}

export function signature(wasm) {
  return BigInt.asUintN(64, wasm.vx_bench_signature()).toString(16).padStart(16, '0');
}
