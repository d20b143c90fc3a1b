// SPDX-License-Identifier: MIT
// module_test.mjs - what the module offers, and that it answers as the program does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load, module, Session } from './module.mjs';

const words = process.argv.slice(2);
const tests = [];
const test = (name, body) => tests.push({ name, body });

function program(args, input = '') {
  const done = spawnSync('build/vexillum', args, { input, encoding: 'utf8' });
  return { status: done.status, output: done.stdout, error: done.stderr.trimEnd() };
}

test('it exports what the list says and nothing else', () => {
  const listed = readFileSync('src/wasm/exports.txt', 'utf8').trim().split('\n');
  const found = WebAssembly.Module.exports(module).map((entry) => entry.name);
  assert.deepEqual(found.sort(), [...listed, '_initialize', 'memory'].sort());
});

test('it imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('it lists the games as the program does', () => {
  const session = new Session(load());
  assert.deepEqual(session.run('games'), program(['games', '--lang', 'en']));
});

test('the same seed gives the same position', () => {
  const session = new Session(load());
  for (const seed of [1, 2, 77]) {
    const args = ['new', 'standard-bearer', '--seed', String(seed)];
    const found = session.run(args.join(' '));
    assert.equal(found.status, 0);
    const position = found.output.slice(found.output.indexOf('position '));
    assert.equal(position, program(args).output);
  }
});

test('a position and an action travel as text', () => {
  const session = new Session(load());
  const start = program(['new', 'standard-bearer', '--seed', '5']).output;
  const actions = program(['actions', '-'], start).output.trim().split('\n');
  assert.ok(actions.length > 1);
  assert.equal(session.run(start).status, 0);
  assert.equal(session.run('actions').output.trim(), actions.join('\n'));
  assert.equal(session.run(`why ${actions[0]}`).status, 0);
});

// Positions some way into a game, so that alpha-beta, dice and hidden things are all met.
function positionAfter(game, decisions, seed) {
  let position = program(['new', game, '--seed', String(seed)]).output;
  for (let i = 0; i < decisions; i++) {
    const chosen = program(['go', '-', '--nodes', '300', '--seed', String(i)], position).output.split('\n')[0];
    const next = program(['apply', '-', '--seed', String(i), chosen], position);
    if (next.status !== 0) break;
    position = next.output;
  }
  return position;
}

test('it chooses as the program does, for the same seed and nodes', () => {
  for (const game of ['standard-bearer', 'war-chest', 'pocket-battles']) {
    for (const decisions of [0, 25]) {
      const position = positionAfter(game, decisions, 3);
      const session = new Session(load());
      assert.equal(session.run(position).status, 0);
      for (const limit of [['--nodes', '3000'], ['--level', '2'], ['--level', '5']]) {
        const args = [...limit, '--seed', '11'];
        const found = session.run(`go ${args.join(' ')} --explain`);
        const wanted = program(['go', '-', ...args, '--explain', '--lang', 'en'], position);
        assert.equal(found.status, 0);
        assert.equal(found.output, wanted.output, `${game} ${args}`);
      }
    }
  }
});

test('bad input is one line, in the language of the session', () => {
  for (const [language, alphabet] of [['en', /^[ -~]+$/], ['ru', /[а-яё]/i]]) {
    const session = new Session(load(), language);
    for (const text of ['fly', 'new chess', 'new standard-bearer layout=circle', 'position chess']) {
      const { status, error } = session.run(text);
      assert.equal(status, 2, text);
      assert.match(error, alphabet);
      assert.doesNotMatch(error, /\n/);
    }
  }
});

test('what is too long is refused', () => {
  assert.equal(load().vx_module_room(1 << 24), 0);
});

test('a session gives its memory back', () => {
  const wasm = load();
  const round = () => {
    const session = new Session(wasm);
    assert.equal(session.run('new standard-bearer --seed 1').status, 0);
    session.close();
  };
  for (let i = 0; i < 20; i++) round();
  const size = wasm.memory.buffer.byteLength;
  for (let i = 0; i < 500; i++) round();
  assert.equal(wasm.memory.buffer.byteLength, size);
});

let failed = 0;
const wanted = tests.filter((t) => words.every((word) => t.name.includes(word)));
for (const { name, body } of wanted) {
  try {
    body();
    console.log(`ok ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}\n${error.stack}`);
  }
}
console.log(`wasm: ${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || wanted.length === 0 ? 1 : 0);
