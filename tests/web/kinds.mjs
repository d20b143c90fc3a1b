// kinds.mjs - every kind of decision that the games know, each at five sizes. kinds.txt has a position for each: "# GAME KIND",
// the position, a blank line.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { holdsAt, SIZES } from "./bars.mjs";
import { answered, check, equal, go, openPage, root, things, waitForTurn } from "./harness.mjs";

const isTouch = (width, height) => Math.min(width, height) < 700;

const blocks = readFileSync(join(root, "tests", "web", "kinds.txt"), "utf8").trimEnd().split("\n\n").map((block) => {
  const [head, ...position] = block.split("\n");
  const [, game, kind] = /^# (\S+) (\S+)$/.exec(head);
  return { game, kind, position: `${position.join("\n")}\n` };
});

// What a scene asks, by the word of its game.
const kindOf = {
  "standard-bearer": ({ phase }) => phase,
  "war-chest": ({ node }) => node,
  "pocket-battles": ({ phase, sides }) => (sides?.some((side) => side.building && side.army === "") ? "army" : phase),
  warmaster: ({ task, step }) => task ?? step,
};

const tableOf = (position) => JSON.parse(execFileSync(join(root, "build", "vexillum"), ["table", "-", "--seat", "all"], { input: position, encoding: "utf8" }));

const layoutAt = (width, height) => (width > height && height < 560 ? "flat" : width < 700 || width < 0.95 * height ? "tall" : "wide");

// Another size, once the page has drawn itself for it.
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((layout) => !document.querySelector("main.table") || document.querySelector(`main.table.${layout}`), layoutAt(width, height));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

let opened = 0;

async function open(page, { game, position }) {
  await go(page, "");
  await page.waitForSelector(".game"); // what was played before is gone
  await page.evaluate((text) => sessionStorage.setItem("branch", text), position);
  const { toAct, seats } = tableOf(position);
  await go(page, `#/play/${game}?branch=1&seats=${Array.from({ length: seats }, (_, seat) => (seat === toAct ? "human" : "1")).join()}&n=kind${opened++}`);
  await waitForTurn(page);
}

// Presses what is lit first; a press that was an action by itself has left the decision, so it is put anew.
async function choose(page, block, first) {
  await answered(page, async () => {
    await page.evaluate((thing) => document.querySelector(`main [data-thing="${thing}"]`)?.focus(), first);
    await page.keyboard.press("Enter");
  });
  if ((await page.locator("[data-thing].chosen").count()) > 0) return true;
  await open(page, block);
  return false;
}

// At every size the question as it is put, and as it is with a piece chosen.
async function holdsAtAllSizes(page, block) {
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    const where = `${block.game}, ${block.kind}, ${width}x${height}`;
    await holdsAt(page, where, isTouch(width, height), block.game);
    const [first] = await things(page);
    if (first === undefined || !(await choose(page, block, first))) continue;
    await holdsAt(page, `${where}, with ${first} chosen`, isTouch(width, height), block.game);
    await page.keyboard.press("Escape");
  }
}

async function holdsForGame(game) {
  const page = await openPage({ language: "ru-RU", phone: true });
  const own = blocks.filter((each) => each.game === game);
  check(`${game} has decisions to look at`, own.length > 0);
  for (const block of own) {
    equal(`${game} asks for ${block.kind}`, kindOf[game](tableOf(block.position).scene), block.kind);
    await open(page, block);
    await holdsAtAllSizes(page, block);
  }
  await page.context().close();
}

export const decisionsOfStandardBearerFit = () => holdsForGame("standard-bearer");
export const decisionsOfWarChestFit = () => holdsForGame("war-chest");
export const decisionsOfPocketBattlesFit = () => holdsForGame("pocket-battles");
export const decisionsOfWarmasterFit = () => holdsForGame("warmaster");
