// physical.mjs - War Chest and Standard-Bearer as things on a table: what a piece says agrees with what is told and recorded, what
// one commits to is read before, and everything is in the window.
import { check, entries, equal, go, makeOneAction, menu, openPage, things, waitForEntries, waitForTurn } from "./harness.mjs";

const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];

async function open(address, options = {}) {
  const page = await openPage(options);
  await go(page, `#/play/${address}&n=1`);
  await waitForTurn(page);
  return page;
}

const textOf = (page, selector) => page.locator(selector).last().textContent();

// The figures on the pieces in a considered attack are those of the pill at the target, and of the record afterwards.
export async function figuresAgree() {
  const page = await open("standard-bearer?seats=human,human&hints=1&first=blue&layout=line");
  await menu(page, "Play this step for me");
  await page.waitForFunction(() => /attack/.test(document.querySelector(".status .turn").textContent) && document.querySelector(".target.pick"));
  const [attacker] = await things(page, ".target.pick");
  await page.click(`[data-thing="${attacker}"]`);
  await page.waitForSelector(".target.strikes");
  const [target] = await things(page, ".target.strikes");
  await page.hover(`[data-thing="${target}"]`);
  await page.waitForSelector(".pill.effect b");
  const told = /(\d+) against (\d+)/.exec(await textOf(page, ".pill.effect b"));
  equal("the attacker's badge counts its bonus", await textOf(page, `[data-badge="${attacker}"] .strength text`), told[1]);
  equal("the target's badge says what it stands with", await textOf(page, `[data-badge="${target}"] .strength text`), told[2]);
  check("the pill says what comes of it, and the price", /wounded|killed/.test(await textOf(page, ".pill.effect")) && /you lose nothing|yours is/i.test(await textOf(page, ".pill.effect")));
  const before = await entries(page);
  await page.click(`[data-thing="${target}"]`);
  await waitForEntries(page, before + 1);
  check("and the record says the same figures", (await textOf(page, ".log .entry")).includes(told[0]), await textOf(page, ".log .entry"));
  await page.context().close();
}

// A whole enemy turn is marked: where it came from, its way, and its blow.
export async function lastTurnIsMarked() {
  const page = await open("standard-bearer?seats=human,1&first=red&layout=line");
  await page.waitForSelector(".last-turn .blow", { state: "attached" });
  check("the enemy's way is marked", (await page.locator(".last-turn .origin").count()) > 0 && (await page.locator(".last-turn .track").count()) > 1);
  await page.context().close();
}

const LINE = `position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  S  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
`;

// Once both its ends are pressed, every cell where the first can come to stand is lit as a goal, those that the line itself leaves
// too, and more faintly where the others come to stand.
export async function goalsOfALineAreLit() {
  const page = await openPage();
  await page.addInitScript((text) => sessionStorage.setItem("branch", text), LINE);
  await go(page, "#/play/standard-bearer?branch=1&seats=human,human&n=line");
  for (const end of ["b4", "d4"]) {
    await page.waitForSelector(`[data-thing="${end}"].next`);
    await page.click(`[data-thing="${end}"]`);
  }
  await page.waitForSelector('[data-thing="b7"].go');
  equal("its goals are those of the rules", (await things(page, ".target.go")).sort().join(" "), "a4 b1 b2 b3 b5 b6 b7 c4 d4 e4");
  equal("each is lit", await page.locator(".lit:not(.rest)").count(), 10);
  const rest = await page.$$eval(".lit.rest", (all) => all.map((each) => each.dataset.rest).sort().join(" "));
  equal("and so is where the others come to stand", rest, "c1 c2 c3 c5 c6 c7 d1 d2 d3 d5 d6 d7 f4 g4");
  await page.click('[data-thing="c4"]');
  await page.waitForFunction(() => document.querySelector(".log .entry"));
  const standing = await page.$$eval("[data-piece]", (all) => all.map((each) => each.dataset.piece).sort().join(" "));
  equal("it goes onto its own cells at a press", standing, "c4 d4 e4 g8");
  await page.context().close();
}

export async function draftTellsWhatUnitsDo() {
  const page = await open("war-chest?seats=human,1&army=draft&nobility=1", { language: "ru-RU", phone: true });
  await page.waitForSelector(".draft-card");
  const cards = await page.$$eval(".draft-card", (all) => all.map((card) => [card.querySelector(".draft-name").textContent, card.querySelector(".draft-does").textContent, card.scrollHeight <= card.clientHeight + 1]));
  check("each card has a name and tells what its unit does, uncut", cards.length > 4 && cards.every(([name, does, isWhole]) => name.length > 2 && does.length > 10 && isWhole), JSON.stringify(cards));
  await page.context().close();
}

// As many edges as a stack is high, and the number where there is more than one.
export async function stacksShowTheirHeight() {
  const page = await open("war-chest?seats=human,1&army=first-battle");
  for (let tries = 0; tries < 60 && (await page.locator(".unit .count").count()) === 0; tries++) {
    await makeOneAction(page);
    await waitForTurn(page);
  }
  const stacks = await page.$$eval(".unit", (all) => all.map((unit) => [unit.querySelectorAll('use[href^="#edge-of-coin"]').length, Number(unit.querySelector(".count text")?.textContent ?? 1)]));
  check("a stack is as high as its number", stacks.some(([edges]) => edges > 1) && stacks.every(([edges, number]) => edges === number), JSON.stringify(stacks));
  await page.context().close();
}

export async function fourPlayersFit() {
  const page = await open("war-chest?players=4&army=deal&seats=human,1,1,1");
  await page.waitForSelector(".board .target");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wide) => innerWidth === wide && document.querySelector(".board"), width);
    const findOutside = () =>
      [".board", ".war-chest-tray .hand", ".command-bar", ".strip"].filter((selector) => {
        const box = document.querySelector(selector).getBoundingClientRect();
        return box.width === 0 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      }).join();
    await page.waitForFunction(`(${findOutside})() === ""`, null).catch(() => null); // until the window has settled
    const outside = await page.evaluate(findOutside);
    equal(`four players at ${width}x${height}: all in the window`, outside, "");
    equal(`and nothing scrolls at ${width}x${height}`, await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth), true);
  }
  await page.context().close();
}

// What a first-time player looks for: whose the pressed piece is, what the units do, the enemy's turn once more.
export async function aStrangerIsAnswered() {
  const page = await open("standard-bearer?seats=human,1&first=red&layout=line&hints=1");
  const length = await entries(page);
  await menu(page, "Play this step for me");
  await waitForEntries(page, length + 1);
  await waitForTurn(page);
  await menu(page, "Play this step for me");
  await page.waitForFunction(() => /^Blue: movement/.test(document.querySelector(".status .turn").textContent) && document.querySelector(".watch-again"));
  await page.click(".watch-again");
  const told = await page.waitForFunction(() => /(\d+) of (\d+)/.exec(document.querySelector(".question .hint")?.textContent ?? ""));
  const at = await told.jsonValue();
  check("the last turn is watched again, not the whole game", Number(at[2]) - Number(at[1]) <= 2, at[0]);
  await page.waitForFunction(() => !/\d+ of \d+/.test(document.querySelector(".question .hint")?.textContent ?? "")); // it ends by itself
  await waitForTurn(page);
  const foe = await page.$eval(".warrior.side1", (warrior) => warrior.dataset.piece);
  await page.click(`.target[data-thing="${foe}"]`);
  await page.waitForSelector(".pill.why");
  check("an enemy's warrior is called one", /is the enemy's/.test(await textOf(page, ".pill.why")), await textOf(page, ".pill.why"));
  await page.click(".rail button:nth-of-type(2)");
  await page.waitForSelector("#drawer-units .card:not(.aim)");
  equal("the units are told, each kind once", await page.locator("#drawer-units .card:not(.aim)").count(), 6);
  equal("and each card whole", await page.$$eval("#drawer-units .card", (cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length), 0);
  await page.context().close();
  const phone = await open("war-chest?seats=human,1&army=first-battle", { phone: true, language: "ru-RU" });
  const outside = await phone.$$eval(".war-chest-tray .supply .coin-button", (all) => all.filter((coin) => coin.getBoundingClientRect().right > innerWidth).length);
  equal("on a phone the whole supply is in view", outside, 0);
  await phone.context().close();
}
