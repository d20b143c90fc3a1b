// fights.mjs - what a fight or a volley of Warmaster came to, as the table tells it; how a charge is placed; what is asked meanwhile.
import { check, equal, openTab, things, waitForEntries } from "./harness.mjs";
import { elves, isLit, openPosition, press, shooters } from "./battlefield.mjs";

// Flagellants and Knights against Orcs: a stand of each side touches two enemies.
const fight = `position warmaster
field 180x120
army 1 empire:flagellants+knights+2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0 charged
A2 58,29,0 60,29,0 62,29,0 charged
A3 146,10,0 150,10,0 154,10,0
A4 166,10,0 170,10,0 174,10,0
Ac1 50,10
army 2 orcs:3xorc-warriors+3xgoblins+orc-general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180 66,32,180
B3 70,32,180 74,32,180 78,32,180
B4 146,110,180 150,110,180 154,110,180
B5 166,110,180 170,110,180 174,110,180
B6 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next combat
`;

const account = (page) => page.locator(".account").textContent();

// Presses stands until nobody has to choose one any more: knights ride over the very stands that are to be pressed.
async function chooseStands(page) {
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".stand-target.next, .account-choice, .outcome, .account-result"));
    const [stand] = await things(page, ".stand-target.next");
    if (!stand) return;
    const entries = await page.locator(".log .entry").count();
    await page.locator(`[data-thing="${stand}"] rect`).click();
    await waitForEntries(page, entries + 1);
  }
}

export async function aFightHasAResult() {
  const page = await openPosition(fight, { size: { width: 1280, height: 720 } });
  await chooseStands(page);
  await page.waitForSelector(".account-result");
  const told = await account(page);
  check("each modifier of the attacks is a line", /stands that strike: 315charge\+3dice, 4\+ to hit18/.test(told), told);
  const dice = await page.$$eval(".account-side.side0 .account-blows:first-child .account-dice:not(.saves)", ([all]) => ({
    good: [...all.querySelectorAll(".good")].map((die) => die.querySelectorAll("circle").length), bad: [...all.querySelectorAll(".bad")].map((die) => die.querySelectorAll("circle").length),
  }));
  equal("as many dice lie there as were thrown", dice.good.length + dice.bad.length, 18);
  check("those that hit show four or more, the others less", dice.good.every((face) => face >= 4) && dice.bad.every((face) => face <= 3), JSON.stringify(dice));
  const hits = Number(/Hits: (\d+)/.exec(told)?.[1]);
  equal("and as many hit as the record says", dice.good.length, hits);
  check("nobody saves more than was hit", !/home: -/.test(told), told);
  const result = await page.locator(".account-result span").textContent();
  check("the result says who won by how much, and what follows", /(the round is won by [^,]+, \d+ to \d+ \(by \d+\): |the round is a draw|nobody is left)/i.test(result), result);
  check("the record has the same sentence", (await page.locator(".log").textContent()).includes(result), result);
  await page.context().close();
}

// The same dice each time one looks.
export async function dicePersist() {
  const page = await openPosition(fight);
  await chooseStands(page);
  await page.waitForSelector(".account-dice");
  const faces = () => page.$$eval(".account-dice .die", (all) => all.map((die) => die.querySelectorAll("circle").length).join(""));
  const before = await faces();
  await page.locator(".account .close").click();
  await page.locator(".account-tab").click();
  equal("dice that were looked at once look the same later", await faces(), before);
  await page.context().close();
}

const charge = elves("initiative", " near");

export async function chargesArePlacedByChips() {
  const page = await openPosition(charge, { size: { width: 1280, height: 720 } });
  await isLit(page, "B1");
  await press(page, "B1");
  await page.waitForSelector(".charge-chips button");
  equal("the ways to make contact stand at the enemy", (await page.$$eval(".charge-chips button", (all) => all.map((each) => each.textContent))).join("; "), "Straight in; to the right, stand 3 first");
  const near = await page.evaluate(() => {
    const [chips, enemy] = [".charge-chips", '[data-piece="B1"]'].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return chips.left - enemy.right;
  });
  check("right beside it", near >= 0 && near < 60, near);
  await page.locator(".charge-chips button").nth(1).hover();
  await page.waitForSelector(".ghost-unit");
  await page.locator(".charge-chips button").nth(1).click();
  const doIt = page.locator(".action-bar .primary");
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  if (!(await page.locator(".log .entry").count())) await doIt.click();
  await waitForEntries(page, 1);
  check("pressing one charges so", /charge at/.test(await page.locator(".log .entry").first().textContent()), await page.locator(".log").textContent());
  await page.context().close();
}

// Enough is said at once: the rest of a long list waits behind one press.
export async function rareOddsAreFolded() {
  const page = await openPosition(shooters("shooting"), { size: { width: 1280, height: 720 } });
  await isLit(page, "A1");
  await press(page, "A1");
  await isLit(page, "B1");
  await openTab(page, /^Odds$/);
  await page.focus('[data-thing="B1"]');
  await page.waitForSelector(".odds td");
  const chances = await page.$$eval(".odds table tr:not(.rare) td:nth-child(2)", (all) => all.map((each) => parseFloat(each.textContent)));
  const tables = await page.$$eval(".odds table", (all) => all.map((table) => [...table.querySelectorAll("tr:not(.rare) td:nth-child(2)")].filter((each) => parseFloat(each.textContent) < 0.5).length));
  check("odds below half a percent are told together", chances.length > 2 && tables.every((rare) => rare <= 1), tables.join());
  await page.context().close();
}

// The way out of a step stays in sight, but where there is little room what one came for comes first.
export async function aPhoneShowsWhatIsOffered() {
  const two = shooters("orders").replace("2xcrossbowmen", "4xcrossbowmen").replace("Ac1 56,30", "A3 90,40,0 94,40,0 98,40,0\nA4 102,40,0 106,40,0 110,40,0\nAc1 56,30");
  const page = await openPosition(two, { phone: true, language: "ru-RU" });
  await isLit(page, "Ac1");
  await press(page, "Ac1");
  await page.waitForSelector(".buttons .shortcut");
  check("with a commander chosen his brigade is one press away", /Приказ: Арбалетчики A1 \+1/.test(await page.locator(".buttons .shortcut").first().textContent()), await page.locator(".buttons").textContent());
  await page.context().close();
  const wide = await openPosition(shooters("orders"), { size: { width: 1280, height: 720 } });
  await isLit(wide, "Ac1");
  await press(wide, "Ac1");
  await wide.waitForSelector(".buttons .shortcut");
  equal("on a laptop the end of orders stays beside it", await wide.locator(".buttons > button", { hasText: "End orders" }).count(), 1);
  await wide.context().close();
}
