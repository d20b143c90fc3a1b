// SPDX-License-Identifier: MIT
// motion_test.mjs - motion: events become beats in the order of the rules, and pieces really go where C says they went.
/* global motion -- what the bundle under test puts into the page */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launch } from "../web/browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(join(root, "web", "package.json"));
const { build } = require("esbuild");
const folder = mkdtempSync(join(tmpdir(), "vexillum-motion-"));
let passed = 0;
let failed = 0;

function check(claim, holds, found = "") {
  if (holds) passed++;
  else {
    failed++;
    console.log(`${claim}: ${JSON.stringify(found)}`);
  }
}

async function bundled(format) {
  const out = join(folder, `${format}.mjs`);
  const contents = ["event", "timeline", "stage", "use-staged"].map((name) => `export * from "./${name}";`).join("\n");
  await build({ stdin: { contents, resolveDir: join(root, "web", "src", "motion"), loader: "ts" }, bundle: true, format, globalName: "motion", outfile: out, logLevel: "warning" });
  return out;
}

async function testTimeline() {
  const { EVENT_KINDS, newsOf, timelineOf, touchedBy } = await import(pathToFileURL(await bundled("esm")));
  const names = [...readFileSync(join(root, "src/core/event.c"), "utf8").matchAll(/\[VX_EVENT_\w+\] = "(\w+)"/g)].map((found) => found[1]);
  check("the page knows the kinds of events that C has, in its order", JSON.stringify(names) === JSON.stringify(EVENT_KINDS), names);

  const kindsOf = (events) => timelineOf(events).map((beat) => beat.events.map((event) => event.kind).join("+"));
  const charge = [
    { kind: "move", from: "c3", to: "c4" },
    { kind: "attack", from: "c4", to: "c5", number: 6, against: 4 },
    { kind: "hit", to: "c5", number: 1 },
    { kind: "loss", to: "c4", together: true },
  ];
  check("cause comes before effect, and wounds fall at once", JSON.stringify(kindsOf(charge)) === '["move","attack","hit+loss"]', kindsOf(charge));
  const deployed = kindsOf([{ kind: "place", to: "c1" }, { kind: "pay", what: "kn", to: "c1" }]);
  check("what has come is seen last, on the new scene", JSON.stringify(deployed) === '["pay","place"]', deployed);
  const deal = kindsOf(Array.from({ length: 6 }, () => ({ kind: "draw", what: "?", seat: 0 })));
  check("a deal is one beat", deal.length === 1, deal);
  check("a piece with a name is seen to come on the new scene", timelineOf([{ kind: "move", what: "A1" }])[0].isArrival);
  const refused = timelineOf([{ kind: "order", from: "AG", to: "A1", number: 0 }])[0];
  check("an order that is refused sounds different from one that is obeyed", refused.sound !== timelineOf([{ kind: "order", number: 1 }])[0].sound, refused);
  check("every kind lasts and sounds as it must", EVENT_KINDS.every((kind) => timelineOf([{ kind }]).length === 1));

  const log = [{ events: [{ kind: "move", from: "a1", to: "a2" }] }, { events: [{ kind: "turn", seat: 1 }] }];
  check("news are the events since the scene drawn now", newsOf({ log: log.slice(0, 1), shown: 1 }, { log, shown: 2 }).length === 1);
  check("a step back is no news", newsOf({ log, shown: 2 }, { log, shown: 1 }) === null);
  check("the marks of the last action are the things its events touch", JSON.stringify(touchedBy(charge)) === '["c3","c4","c5"]', touchedBy(charge));
}

async function testLastTurn() {
  const out = join(folder, "last-turn.mjs");
  await build({ entryPoints: [join(root, "web/src/games/last-turn.ts")], bundle: true, format: "esm", outfile: out, logLevel: "warning" });
  const { lastTurn } = await import(pathToFileURL(out));
  const move = (who, from, to) => ({ who, events: [{ kind: "move", from, to }] });
  const blow = (who, from, to) => ({ who, events: [{ kind: "attack", from, to }, { kind: "hit", to }] });
  const toldOf = (past, seat, isMidst) => lastTurn(past, seat, isMidst).map(({ kind, from, to, isOwn }) => `${isOwn ? "own " : ""}${kind} ${from}${to}`).join(", ");
  const past = [move(0, "a1", "a2"), blow(0, "a2", "a3"), move(1, "g8", "g5"), blow(1, "g5", "g4")];
  check("the last enemy turn is marked whole, move and blow", toldOf(past, 0, true) === "move g8g5, blow g5g4", toldOf(past, 0, true));
  const midst = [...past, move(0, "b1", "b2")];
  check("in the midst of a turn it stays, with what is done of one's own", toldOf(midst, 0, true) === "move g8g5, blow g5g4, own move b1b2", toldOf(midst, 0, true));
  check("after one's turn only that is marked", toldOf(midst, 0, false) === "own move b1b2", toldOf(midst, 0, false));
  const drawn = [...past, { who: -1, events: [{ kind: "draw" }] }];
  check("draws between turns change nothing", toldOf(drawn, 0, true) === "move g8g5, blow g5g4", toldOf(drawn, 0, true));
  check("an onlooker sees the turn of whoever acted last", toldOf(midst, -3, false) === "move b1b2", toldOf(midst, -3, false));
}

const PAGE = `<svg class="board" viewBox="0 0 100 100" width="500" height="500">
  <rect data-thing="a" x="0" y="0" width="20" height="20"/><rect data-thing="b" x="60" y="40" width="20" height="20"/>
  <rect data-thing="c" x="80" y="80" width="20" height="20"/>
  <g data-piece="a" transform="translate(10 10)"><circle r="5"/></g><g data-piece="c" transform="translate(90 90)"><circle r="5"/></g></svg>
<div data-spot="hand:0"><button data-thing="hand:ro">own</button></div><div data-spot="hand:1"><button>first</button><button class="their-last">last</button></div>
<div data-spot="hand:2"><button data-thing="hand:kn"><svg width="20" height="20"></svg><b class="number">2</b></button></div><div data-spot="down:2">pile</div><div data-spot="down:1">pile</div>`;

async function testStage() {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setContent(PAGE);
  await page.addScriptTag({ path: await bundled("iife") });
  const seen = await page.evaluate(async () => {
    const middle = (name) => {
      const { x, y } = motion.centre(document.querySelector(name));
      return [Math.round(x), Math.round(y)];
    };
    const piece = '[data-piece="a"]';
    const start = middle(piece);
    const stage = new motion.Stage(document.body, 20, false);
    const events = [{ kind: "move", from: "a", to: "b" }, { kind: "attack", from: "b", to: "c", number: 5, against: 4 }, { kind: "loss", to: "c" }, { kind: "dice", faces: "136" }];
    await stage.play(motion.timelineOf(events));
    const held = { there: middle(piece), goal: middle('[data-thing="b"]'), opacity: getComputedStyle(document.querySelector('[data-piece="c"]')).opacity };
    stage.release();
    const after = { back: middle(piece), opacity: getComputedStyle(document.querySelector('[data-piece="c"]')).opacity, left: document.querySelectorAll(".motion-layer > *").length };
    const paid = new motion.Stage(document.body, 20, false);
    await paid.play(motion.timelineOf([{ kind: "pay", seat: 1, what: "ro", to: "down" }]));
    const opacityOf = (name) => getComputedStyle(document.querySelector(name)).opacity;
    const coins = { own: opacityOf('[data-thing="hand:ro"]'), theirs: opacityOf(".their-last"), rest: opacityOf('[data-spot="hand:1"] button') };
    paid.release();
    const pair = new motion.Stage(document.body, 20, false);
    const flown = [];
    const watcher = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => flown.push(node.className + (node.querySelector?.(".number, [data-thing]") ? " with all" : "")))));
    watcher.observe(document.querySelector(".motion-layer"), { childList: true });
    await pair.play(motion.timelineOf([{ kind: "pay", seat: 2, what: "kn", to: "down" }]));
    await Promise.resolve();
    Object.assign(coins, { pair: opacityOf('[data-thing="hand:kn"]'), flown, left: document.querySelectorAll(".motion-layer > *").length });
    watcher.disconnect();
    const slow = new motion.Stage(document.body, 0.001, false);
    const playing = slow.play(motion.timelineOf(events));
    slow.skip();
    const hasEnded = await Promise.race([playing.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 5000))]);
    return { start, held, after, hasEnded, coins };
  });
  check("a piece goes to where it went, and strikes from there", JSON.stringify(seen.held.there) === JSON.stringify(seen.held.goal), seen);
  check("a piece that falls is gone until the new scene is drawn", seen.held.opacity === "0" && seen.after.opacity === "1", seen);
  check("once the new scene is drawn nothing is left over", JSON.stringify(seen.after.back) === JSON.stringify(seen.start) && seen.after.left === 0, seen);
  check("a coin that the other side pays leaves the other side's hand", seen.coins.own === "1" && seen.coins.theirs === "0.2" && seen.coins.rest === "1", seen.coins);
  check("of two equal coins one flies and the other stays", seen.coins.pair === "1" && JSON.stringify(seen.coins.flown) === '["motion-copy"]' && seen.coins.left === 0, seen.coins);
  check("skipping ends at once what would last minutes", seen.hasEnded, seen);
  await browser.close();
}

try {
  await testTimeline();
  await testLastTurn();
  await testStage();
} catch (error) {
  check("no error", false, String(error.stack));
}
rmSync(folder, { recursive: true, force: true });
console.log(`motion: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
