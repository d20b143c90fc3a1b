// SPDX-License-Identifier: MIT
// module_test.mjs - two matches that differ only in what a seat may not know answer that seat byte for byte alike, whatever
// verb of the command table it uses. The module is the one that the page runs.
import { actionsOf, copyOf, Dice, matchAfter, must, open, stateOf, stepBoth, twinOf, viewOf, wholeOf, word } from './twins.mjs';
import { CHANGING, verbs } from './verbs.mjs';

// The games and options in which something is hidden, how far in, and how many matches of each.
const MATCHES = [
  ['war-chest', '', [2, 17, 40], 2],
  ['war-chest', 'nobility=1 p1=ea,he,wp,me p2=be,bi,ba,rg', [12, 33], 2],
  ['war-chest', 'nobility=1 p1=sw,fo,he,wp p2=rg,kn,pk,ma spy_face=down', [15, 44], 2],
  ['war-chest', 'players=4', [9, 40], 1],
  ['war-chest', 'players=4 nobility=1 p1=ma,he,wp p2=be,bi,ba p3=kn,pk,sc p4=rg,me,ea', [30, 70], 2],
  ['war-chest', 'army=draft nobility=1', [16, 20], 1],
  ['pocket-battles', 'army1=random army2=random', [3, 9], 2],
  ['pocket-battles', 'army1=build army2=build size=40', [4, 12], 1],
  ['warmaster', 'deploy=screen army1=undead army2=high-elves map=7', [2, 7], 1],
  ['warmaster', 'deploy=map army1=orcs army2=skaven map=12', [2, 7], 1],
];
const STEPS_TOGETHER = 12; // then the twins have a past, with draws that only one seat has seen
const PROBES = 5;

let passed = 0, failed = 0;
const shown = new Set();

function claim(holds, what, detail) {
  if (holds) {
    passed++;
    return;
  }
  failed++;
  if (shown.has(what) || shown.size > 20) return;
  shown.add(what);
  console.log(`FAILED: ${what}\n${detail()}`);
}

const told = ({ status, output, error }) => `${status}\n${output}\n${error}`;

// The first place at which two texts part, with something before it.
function parting(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 80));
  return `  one   ${around(one)}\n  other ${around(other)}`;
}

// ---- The table of verbs ----

const listed = must(open(), 'help').split('\n').flatMap((line) => /^ {2}([a-z]+) /.exec(line)?.[1] ?? []);

function everyVerbIsKnown() {
  claim(listed.length > 25, 'help lists the verbs', () => listed.join(' '));
  for (const verb of listed) claim(verb in verbs, `verbs.mjs says how to ask '${verb}'`, () => '  nobody knows whether it tells too much');
  for (const verb of Object.keys(verbs)) claim(listed.includes(verb), `'${verb}' of verbs.mjs is in the table`, () => '');
}

// ---- One pair ----

function contextOf(game, one, other, seat, dice, isBrief) {
  const { actor } = stateOf(one);
  const table = JSON.parse(must(one, `table --seat ${word(seat)}`));
  const mover = JSON.parse(must(one, `table --seat ${word(actor)}`)); // what somebody else could point at
  const choices = [...table.choices, ...dice.some(mover.choices, 6)];
  return {
    game,
    isBrief,
    seat: word(seat),
    length: JSON.parse(must(one, `log --seat ${word(seat)}`)).length,
    probes: [...new Set([...dice.some(actionsOf(one), PROBES), ...dice.some(actionsOf(other), PROBES), ...dice.some(actionsOf(one).filter((action) => /tactic|spy|attack/.test(action)), PROBES)])],
    things: dice.some(choices.flatMap(([, steps]) => (steps ? [steps] : [])), PROBES),
  };
}

function compare(name, one, other, seat, question) {
  const [verb] = question.split(' ');
  const asked = `${question} --seat ${word(seat)}`;
  const pair = CHANGING.has(verb) ? [copyOf(one), copyOf(other)] : [one, other];
  const [answer, answerToOther] = pair.map((session) => told(session.run(asked)));
  claim(answer === answerToOther, `${name}: '${verb}' tells seat ${word(seat)} what it may know`, () => `  ${asked}\n${parting(answer, answerToOther)}\n${wholeOf(one)}`);
  if (!CHANGING.has(verb)) return;
  const views = pair.map((session) => viewOf(session, seat));
  if (verb !== 'roll' && verb !== 'play') claim(views[0] === views[1], `${name}: after '${verb}' seat ${word(seat)} sees the same`, () => `  ${asked}\n${parting(...views)}`);
  pair.forEach((session) => session.close());
}

function askEverything(name, game, one, other, seat, dice, isBrief) {
  const context = contextOf(game, one, other, seat, dice, isBrief);
  for (const verb of listed) for (const question of verbs[verb]?.(context) ?? []) compare(name, one, other, seat, question);
}

// Unless it says otherwise, whoever is to act asks.
function askUnsaid(name, one, other, seat) {
  if (stateOf(one).actor !== seat) return;
  for (const question of ['position', 'record', 'log', 'table', 'show', 'odds', 'actions', 'state']) {
    const [answer, answerToOther] = [one, other].map((session) => told(session.run(question)));
    claim(answer === answerToOther, `${name}: '${question}' without a seat is the mover's`, () => parting(answer, answerToOther));
  }
}

function comparePair(game, options, steps, seed) {
  const name = `${game} ${options}`.trim();
  const played = matchAfter(game, options, steps, seed);
  const dice = new Dice(seed * 1000 + steps);
  let pairs = 0;
  for (let seat = -1; seat < stateOf(played).seats; seat++) {
    const drawn = twinOf(played, seat < 0 ? -3 : seat, dice);
    if (!drawn) continue;
    pairs++;
    const one = copyOf(played), other = copyOf(drawn);
    const asker = seat < 0 ? -3 : seat;
    claim(viewOf(one, asker) === viewOf(other, asker), `${name}: the twins look alike`, () => parting(viewOf(one, asker), viewOf(other, asker)));
    askEverything(name, game, one, other, asker, dice, false);
    let together = 0;
    while (together < STEPS_TOGETHER && stepBoth(one, other, asker, dice)) together++;
    if (together > 0) askEverything(`${name}, with a past`, game, one, other, asker, dice, true);
    askUnsaid(name, one, other, asker);
    [drawn, one, other].forEach((session) => session.close());
  }
  played.close();
  return pairs;
}

// A check that finds nothing in what is told to the umpire would find nothing at all.
function theUmpireIsToldMore() {
  const played = matchAfter('war-chest', '', 9, 5);
  const twin = twinOf(played, 0, new Dice(7));
  claim(must(played, 'position --seat all') !== must(twin, 'position --seat all'), 'the umpire is told more than a seat', () => '');
}

everyVerbIsKnown();
theUmpireIsToldMore();
for (const [game, options, steps, matches] of MATCHES) {
  let pairs = 0;
  for (let seed = 1; seed <= matches; seed++) for (const each of steps) pairs += comparePair(game, options, each, seed);
  claim(pairs > 0, `${game} ${options}: something is hidden there`, () => '  no twin was found: choose another moment');
}
console.log(`seats: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
