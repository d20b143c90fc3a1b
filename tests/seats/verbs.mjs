// SPDX-License-Identifier: MIT
// verbs.mjs - how each verb of the command table is asked. A verb that is not here fails the test: whoever adds one says how
// to ask it.
//
// Each entry makes the questions from a context: `probes` are actions, legal for somebody in one of the twins and so perhaps
// naming what is hidden; `things` are what can be pointed at; `length` the entries so far; `seat` who asks, as a number from 1
// or 0. The test adds --seat itself.

const quoted = (action) => `"${action}"`;
const moments = ({ length }) => ['', ...new Set([0, Math.floor(length / 2), length - 1].filter((at) => at >= 0 && at < length))].map((at) => (at === '' ? '' : ` --at ${at}`));
const about = (verb, flags = '') => ({ probes }) => probes.map((action) => `${verb} ${quoted(action)}${flags}`);
const atMoments = (verb) => (context) => moments(context).map((at) => `${verb}${at}`);
const languages = (texts) => texts.flatMap((text) => [text, `${text} --lang ru`]);

export const verbs = {
  games: () => ['games'],
  catalogue: () => ['catalogue'],
  army: () => ['army options warmaster empire', 'army options pocket-battles elves50 --piece 2'],
  map: () => ['map check warmaster "field_180x120;wood_40,45_55,40_65,50"', 'map draw warmaster 17', 'map ready warmaster', 'map kinds warmaster'],
  ruleset: () => languages(['ruleset check standard-bearer "type archer health 3"', 'ruleset limits pocket-battles', 'ruleset form standard-bearer', 'ruleset facts standard-bearer "type archer health 3"']),
  help: () => ['help', 'help play'],
  rules: ({ game }) => [`rules ${game}`],
  lessons: () => ['lessons', 'lessons --json'],
  sim: () => ['sim standard-bearer --games 0'],
  clauses: () => ['clauses'],
  bench: null, // plays fixed games of its own for seconds, and tells times
  perft: () => ['perft 1', 'perft 2'],

  show: (context) => languages(atMoments('show')(context)),
  view: atMoments('view'),
  sample: (context) => atMoments('sample --seed 5')(context),
  position: atMoments('position'),
  actions: atMoments('actions'),
  state: atMoments('state'),
  table: (context) => languages(atMoments('table')(context)),
  log: (context) => languages(atMoments('log')(context)),
  guide: (context) => languages(['guide', `guide --from ${Math.max(0, context.length - 3)}`, ...atMoments('guide')(context)]),
  record: () => ['record', 'record --chances'],
  verify: () => ['verify'],
  why: (context) => [...about('why')(context), ...about('why', ' --lang ru')(context)],
  odds: (context) => [...about('odds')(context), ...about('odds', ' --json')(context)],
  preview: about('preview'),
  describe: about('describe'),
  apply: (context) => ['apply', 'apply --seed 3', ...about('apply')(context), ...about('apply', ' --seed 3')(context)],
  point: ({ things }) => things.map((thing) => `point ${thing}`),
  go: ({ isBrief }) => ['go --nodes 200 --seed 3 --explain', ...(isBrief ? [] : ['go --nodes 200 --json', 'go --level 1'])],
  coach: () => ['coach', 'coach --json --lang ru'],

  review: () => ['review', 'review --json --steps 3 --lang ru', 'review --steps 3', 'review --puzzle --at 0', 'review give', 'review take', 'review open'],

  // These change the match: each is asked of a copy, and then the copies have to look the same.
  play: about('play'),
  roll: () => ['roll'],
  undo: () => ['undo', 'undo 1 2'],
  resign: ({ seat }) => [`resign ${seat}`],
  seed: () => ['seed 7'],
  lesson: () => ['lesson', 'lesson open standard-bearer 1', 'lesson next'],
  edit: () => ['edit', 'edit set turn 2', 'edit remove e4'],
  puzzle: () => ['puzzle', 'puzzle show', 'puzzle open'],
  new: () => ['new war-chest --seed 4'],
  quit: () => ['quit'],
};

export const CHANGING = new Set(['play', 'roll', 'undo', 'resign', 'new', 'lesson', 'puzzle', 'edit', 'seed', 'quit']);
