// told.mjs - what Standard-Bearer and War Chest tell before and instead of an action: what a move costs, why a press begins
// nothing, where a tactic reaches; and what a phone shows whole.
import { check, equal, go, makeOneAction, openPage, waitForTurn } from "./harness.mjs";

const lonely = `position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  P  S
turn blue move
`;

async function openGame(game, query, { position = "", ...options } = {}) {
  const page = await openPage(options);
  if (position) await page.addInitScript((text) => sessionStorage.setItem("branch", text), position);
  await go(page, `#/play/${game}?${position ? "branch=1&" : ""}${query}&n=told`);
  await waitForTurn(page);
  return page;
}

const said = async (page, selector) => (await page.locator(selector).first().textContent()) ?? "";

export async function aMoveThatLeavesNobodyToAttackSaysWhatItCosts() {
  const page = await openGame("standard-bearer", "seats=human,human", { position: lonely });
  await page.click('[data-thing="d4"]');
  await page.waitForSelector('.target.harms[data-thing="d2"]');
  await page.hover('[data-thing="d2"]');
  await page.waitForSelector(".pill.effect:not(.mild)");
  check("the price stands at the cell", /nobody left to attack.*you give up a warrior/i.test(await said(page, ".pill.effect")), await said(page, ".pill.effect"));
  equal("a cell beside an enemy costs nothing", await page.locator('.target.harms[data-thing="c5"]').count(), 0);
  await page.context().close();
}

export async function whatBeginsNothingSaysWhy() {
  const page = await openGame("standard-bearer", "seats=human,human&first=blue");
  const blocked = await page.evaluate(() => {
    const cells = [...document.querySelectorAll(".target:not(.next)")].filter((cell) => cell.ariaLabel.includes("blue"));
    return cells[0]?.dataset.thing;
  });
  await page.click(`[data-thing="${blocked}"]`);
  await page.waitForSelector(".pill.why");
  check("a blocked warrior has nowhere to go", /nowhere to go/.test(await said(page, ".pill.why")), await said(page, ".pill.why"));
  await page.context().close();
  const chest = await openGame("war-chest", "seats=human,1&army=first-battle");
  await chest.click('[data-thing^="supply:"]');
  await chest.waitForSelector(".pill.why");
  check("a coin of the supply asks for one of the hand", /recruited with a coin of your hand/.test(await said(chest, ".pill.why")), await said(chest, ".pill.why"));
  await chest.context().close();
}

export async function aCardDrawsWhereTheTacticReaches() {
  const page = await openGame("war-chest", "seats=human,1&army=first-battle");
  await page.hover('[data-thing="supply:cb"]');
  await page.waitForSelector(".card .tactic");
  equal("a Crossbowman hits six hexes", await page.locator(".card .tactic-hex .hits").count(), 6);
  equal("and goes nowhere", await page.locator(".card .tactic-hex .ways").count(), 0);
  await page.hover('[data-thing="supply:pk"]');
  await page.waitForFunction(() => !document.querySelector(".card .tactic"));
  check("a Pikeman has no tactic and no diagram", true);
  await page.context().close();
}

// What a player owns beside the board, on a phone either way up; and the strip speaks of what somebody did, not of what was drawn.
export async function aPhoneShowsEveryPileWhole() {
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const page = await openGame("war-chest", "seats=human,1&army=bosworth&nobility=1", { size, language: "ru-RU" });
    for (let actions = 0; actions < 6; actions++) {
      await makeOneAction(page);
      await waitForTurn(page);
    }
    const outside = await page.$$eval(".war-chest-tray .pile:not(.lost)", (piles) => piles.map((pile) => [pile.className, pile.getBoundingClientRect()]).filter(([, box]) => box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight).map(([name]) => name).join());
    equal(`every pile lies in the window (${size.width})`, outside, "");
    check("the strip tells what somebody did", !/тянет/.test((await page.locator(".last-words").textContent()) ?? ""));
    await page.context().close();
  }
}

export async function aDraftFitsAPhoneWhole() {
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const page = await openGame("war-chest", "seats=human,1&army=draft&nobility=1", { size, language: "ru-RU" });
    await page.waitForSelector(".draft-card");
    equal(`the cards need no scrolling (${size.width})`, await page.$eval(".war-chest-draft", (all) => all.scrollHeight <= all.clientHeight + 1), true);
    await page.context().close();
  }
}
