// kinds.mjs - every kind of decision that the games know, each at five sizes. kinds.txt has a position for each: "# GAME KIND",
// the position, a blank line.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { holdsAt, isTouch, resize, SIZES } from "./bars.mjs";
import { answered, check, equal, go, isAll, openPage, root, things, waitForTurn } from "./harness.mjs";

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

let opened = 0;

async function open(page, { game, position }) {
  await go(page, "#/learn");
  await page.waitForSelector(".lesson-shelf"); // what was played before is gone
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

const large = SIZES.filter((size) => !isTouch(size));

// Both ways of holding a phone, where there is least room, and one of the larger sizes, each kind at the next; with --all every size.
const sizesFor = (number) => (isAll ? SIZES : [large[number % large.length], ...SIZES.filter(isTouch)]);

// The question as it is put at each size, and with a piece chosen at one of them, each kind at the next; with --all at each.
async function holdsAtSizes(page, block, number) {
  for (const [index, size] of sizesFor(number).entries()) {
    await resize(page, size);
    const where = `${block.game}, ${block.kind}, ${size.join("x")}`;
    await holdsAt(page, where, isTouch(size), block.game);
    if (!isAll && index !== number % 3) continue;
    const [first] = await things(page);
    if (first === undefined || !(await choose(page, block, first))) continue;
    await holdsAt(page, `${where}, with ${first} chosen`, isTouch(size), block.game);
    await page.keyboard.press("Escape");
  }
}

async function holdsForGame(game) {
  const page = await openPage({ language: "ru-RU", phone: true });
  const own = blocks.filter((each) => each.game === game);
  check(`${game} has decisions to look at`, own.length > 0);
  for (const [number, block] of own.entries()) {
    equal(`${game} asks for ${block.kind}`, kindOf[game](tableOf(block.position).scene), block.kind);
    await open(page, block);
    await holdsAtSizes(page, block, number);
  }
  await page.context().close();
}

export const decisionsOfStandardBearerFit = () => holdsForGame("standard-bearer");
export const decisionsOfWarChestFit = () => holdsForGame("war-chest");
export const decisionsOfPocketBattlesFit = () => holdsForGame("pocket-battles");
export const decisionsOfWarmasterFit = () => holdsForGame("warmaster");
