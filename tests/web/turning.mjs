// turning.mjs - where a game turned, found from chances alone: no page, no rules.
import { equal, finish, load } from "./bundled.mjs";

const { turningPoints } = await load("turning");

// Two seats in turn; something heavy happens where it is said.
const game = (length, heavy = {}) => Array.from({ length }, (_, at) => ({ who: at % 2, action: `a${at}`, words: "", events: (heavy[at] ?? []).map((kind) => ({ kind })) }));

async function find(log, chanceOf, { seat = 0, end = null, stopAfter = Infinity } = {}) {
  const asked = [];
  const told = [];
  const early = []; // what was told before the end
  const chanceAt = async (at) => (asked.push(at), chanceOf(at));
  const points = await turningPoints(log, seat, end, { chanceAt, tell: (done, points) => (told.push(done), early.push(points)), isStopped: () => asked.length >= stopAfter });
  return { points, asked, told, early };
}

const sudden = await find(game(400), (at) => (at <= 250 ? 600 : 200));
equal("a sudden change is found to the move", sudden.points, [{ at: 250, before: 600, after: 200 }]);
equal("with a bounded number of looks", sudden.asked.length <= 36, true);
equal("nothing is looked at twice", new Set(sudden.asked).size, sudden.asked.length);
equal("only from the view of the seat whose chance it is", sudden.asked.every((at) => at % 2 === 0), true);
equal("after a dozen looks something is told already", sudden.early[12].map(({ before, after }) => [before, after]), [[600, 200]]);
equal("what is done is told, and grows", sudden.told.every((done, index) => done > (sudden.told[index - 1] ?? 0) && done <= 1), true);

equal("the heaviest of what happened is named", (await find(game(40, { 21: ["hit", "loss"] }), (at) => (at <= 20 ? 500 : 100))).points, [{ at: 21, before: 500, after: 100 }]);

const steps = (at) => [500, 380, 620, 300, 700][Math.floor(at / 80)] ?? 700;
const many = (await find(game(400), steps)).points;
equal("three at most, the greatest, in the order of the game", many.map(({ before, after }) => [before, after]), [[380, 620], [620, 300], [300, 700]]);

equal("a slow drift is no turning point", (await find(game(60), (at) => 500 + at)).points, []);
equal("where no chance is measured there is none", (await find(game(400), () => null)), { points: [], asked: [0, 36, 72, 108], told: [1 / 36, 2 / 36, 3 / 36, 4 / 36], early: [[], [], [], []] });
equal("moments without a chance are passed over", (await find(game(60), (at) => (at % 6 === 0 ? null : at < 30 ? 700 : 300))).points, [{ at: 28, before: 700, after: 300 }]);
equal("the end counts where the game was played to it", (await find(game(20), () => 700, { end: 0 })).points, [{ at: 18, before: 700, after: 0 }]);
equal("a resignation is no moment", (await find([...game(20), { who: 0, action: "resign", words: "" }], () => 500)).asked.includes(20), false);
equal("a search that is stopped asks no more", (await find(game(400), () => 500, { stopAfter: 5 })).asked.length, 5);

finish("turning");
