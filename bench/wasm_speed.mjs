// SPDX-License-Identifier: MIT
// wasm_speed.mjs - the module under node beside the program, in turn, by processor time: the least of several runs of each.
// A ratio below 1 says that the module is slower.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { load, Session } from '../tests/wasm/module.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const only = process.argv[4] ?? '';
const work = [
  ['standard-bearer', 'sim standard-bearer --games 12000 --seed 1 --threads 1'],
  ['war-chest', 'sim war-chest --games 12000 --seed 1 --threads 1 max_coins=256'],
  ['war-chest nobility', 'sim war-chest --games 8000 --seed 1 --threads 1 max_coins=256 nobility=1'],
  ['pocket-battles', 'sim pocket-battles --games 30000 --seed 1 --threads 1'],
  ['warmaster', 'sim warmaster --games 120 --seed 1 --threads 1'],
  ['standard-bearer level 6', 'sim standard-bearer --games 3 --seed 1 --threads 1 --bots level6'],
  ['war-chest 2000 nodes', 'sim war-chest --games 16 --seed 1 --threads 1 --bots nodes=2000'],
  ['pocket-battles level 6', 'sim pocket-battles --games 12 --seed 1 --threads 1 --bots level6'],
  ['warmaster level 4', 'sim warmaster --games 6 --seed 1 --threads 1 --bots level4'],
];

// What was counted, without times.
const counted = (answer) => answer.replace(/"[a-z_]*second[s]*":[0-9.]*,/g, '');

function native(command) {
  const before = process.resourceUsage().userCPUTime;
  const child = spawnSync('sh', ['-c', `{ build/vexillum ${command}; } && times`], { encoding: 'utf8' });
  const [output, ...times] = child.stdout.split('\n');
  const [minutes, seconds] = times[1].split(' ')[0].split('m');
  if (child.status !== 0) throw new Error(child.stderr + before);
  return { seconds: Number(minutes) * 60 + parseFloat(seconds), output: counted(output) };
}

function module(session, command) {
  const before = process.cpuUsage();
  const answer = session.run(command);
  const used = process.cpuUsage(before);
  if (answer.status !== 0) throw new Error(answer.error);
  return { seconds: used.user / 1e6, output: counted(answer.output.trim()) };
}

const session = new Session(load());
const rows = [];
for (const [name, command] of work.filter(([name]) => name.includes(only))) {
  module(session, command); // compiled by the better of node's compilers
  let [ours, theirs] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    const a = native(command), b = module(session, command);
    if (a.output !== b.output) throw new Error(`${name}: ${a.output} and ${b.output}`);
    [ours, theirs] = [Math.min(ours, a.seconds), Math.min(theirs, b.seconds)];
  }
  rows.push(`${name.padEnd(26)} native ${ours.toFixed(2)} s, WebAssembly ${theirs.toFixed(2)} s: ${(ours / theirs).toFixed(2)} of native`);
  console.log(rows.at(-1));
}
if (process.argv[3]) writeFileSync(process.argv[3], rows.join('\n') + '\n');
