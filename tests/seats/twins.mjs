// SPDX-License-Identifier: MIT
// twins.mjs - pairs of matches that differ only in what a seat may not know, and goes on with both alike.
import { load, Session } from '../wasm/module.mjs';

// Everything is drawn from one seed, so that a failure comes again.
export class Dice {
  constructor(seed) {
    this.state = BigInt(seed) * 2654435761n + 88172645463325252n;
  }

  below(count) {
    this.state ^= (this.state << 13n) & 0xffffffffffffffffn;
    this.state ^= this.state >> 7n;
    this.state ^= (this.state << 17n) & 0xffffffffffffffffn;
    return Number((this.state >> 11n) % BigInt(count));
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  some(list, most) {
    const rest = [...list], taken = [];
    while (rest.length > 0 && taken.length < most) taken.push(rest.splice(this.below(rest.length), 1)[0]);
    return taken;
  }
}

const wasm = load();
export const open = () => new Session(wasm);

export const word = (seat) => (seat < 0 ? 0 : seat + 1);
const lines = (text) => text.split('\n').filter(Boolean);

export function must(session, text) {
  const answer = session.run(text);
  if (answer.status !== 0) throw new Error(`${text.split('\n')[0]}: ${answer.error}`);
  return answer.output;
}

export const actionsOf = (session, seat = 'all') => lines(session.run(`actions --seat ${seat}`).output);
export const stateOf = (session) => {
  const found = Object.fromEntries(lines(must(session, 'state --seat 0')).map((line) => line.split(' ')));
  return { seats: Number(found.seats), actor: found.acts === 'chance' ? -1 : 'over' in found ? -2 : Number(found.acts) - 1 };
};

// Words that bring what is hidden to the table: looking at a hand, dropping a coin unseen, a priest that draws.
const TELLING = /spy|attack wp|: wp|priest|scout|hide|place/;

// A match some way into the game; telling actions are preferred.
export function matchAfter(game, options, steps, seed) {
  const session = open(), dice = new Dice(seed);
  must(session, `new ${game} --seed ${seed} ${options} --seat 0`);
  for (let step = 0; step < steps; step++) {
    const all = actionsOf(session);
    if (all.length === 0) break;
    const telling = all.filter((action) => TELLING.test(action));
    must(session, `play ${dice.pick(telling.length > 0 && dice.below(2) === 0 ? telling : all)} --seat all`);
  }
  return session;
}

export const wholeOf = (session) => must(session, 'position --seat all');
export const viewOf = (session, seat) => must(session, `view --seat ${word(seat)}`);

// Another match that looks the same to the seat; null where there is none, or none was drawn.
export function twinOf(session, seat, dice) {
  const whole = wholeOf(session);
  for (let tries = 0; tries < 4; tries++) {
    const drawn = must(session, `sample --seat ${word(seat)} --seed ${dice.below(1e9)}`);
    if (drawn === whole) continue;
    const twin = open();
    must(twin, drawn);
    return twin;
  }
  return null;
}

// The same position without its past, so that both twins begin alike. Dice are played like any action.
export function copyOf(session) {
  const copy = open();
  must(copy, wholeOf(session));
  must(copy, 'seed none');
  return copy;
}

const lastSeen = (session, seat) => JSON.parse(must(session, `log --seat ${word(seat)}`)).at(-1);

function looksTheSame(session, action, seat, wanted) {
  const trial = copyOf(session);
  const found = trial.run(`play ${action} --seat all`).status === 0 && lastSeen(trial, seat).action === wanted.action && viewOf(trial, seat) === wanted.view;
  trial.close();
  return found;
}

// One step in both that the seat sees alike, though it may be another underneath. False: there is none.
export function stepBoth(one, other, seat, dice) {
  const all = actionsOf(one);
  if (all.length === 0) return false;
  const action = dice.pick(all);
  const trial = copyOf(one);
  must(trial, `play ${action} --seat all`);
  const wanted = { action: lastSeen(trial, seat).action, view: viewOf(trial, seat) };
  trial.close();
  const candidates = dice.some(actionsOf(other), 60).filter((each) => looksTheSame(other, each, seat, wanted));
  if (candidates.length === 0) return false;
  must(one, `play ${action} --seat all`);
  must(other, `play ${candidates.find((each) => each !== action) ?? candidates[0]} --seat all`);
  return true;
}
