// situations.mjs - what else is asked in the midst of a battle of Warmaster: losses, endings, shots, spells, evasion.
import { check, entries, equal, picture, things, waitForEntries } from "./harness.mjs";
import { after, button, elves, hint, isLit, lastEntry, openPosition, press, reads, shooters, status } from "./battlefield.mjs";

async function casualtiesByClick() {
  const page = await openPosition(after(shooters("shooting"), ["shoot A1 B1", "hits 3", "hits 0"]));
  await page.waitForSelector(".stand-target.next");
  check("the question names the side, the turn and the unit", /^Red, turn 1: remove a stand: Halberdiers( B1)?$/.test(await status(page)), await status(page));
  equal("the outer stands can be lost", (await things(page, ".stand-target.next")).join(" "), "B1.1 B1.3");
  check("and the hint says how", /Press the stand/.test(await hint(page)), await hint(page));
  await page.waitForFunction(() => Number(document.querySelector(".board.warmaster").getAttribute("viewBox").split(" ")[2]) < 12000);
  check("the window comes near", true);
  await picture(page, "warmaster-casualties");
  await page.locator('[data-thing="B1.1"]').click();
  await waitForEntries(page, 1);
  check("one press removes it", /Halberdiers( B1)?: stand 1 lost/.test(await page.locator(".log .entry").first().textContent()), await page.locator(".log").textContent());
  await page.context().close();
}

// A card that is lit as one that can be chosen is pressed like any other.
async function litCardsArePressed() {
  const page = await openPosition(shooters("shooting"));
  const card = page.locator('.piece-card.lit[data-card="A2"]');
  await card.click();
  await page.waitForSelector('.wm-unit.chosen [data-thing="A2"]');
  check("a lit card chooses its unit", await page.locator('.piece-card.chosen[data-card="A2"]').isVisible());
  await page.context().close();
}

async function endingWarns() {
  const page = await openPosition(shooters("shooting"));
  await button(page, "End the Shooting phase").click();
  await page.waitForSelector(".hint.warned");
  equal("an ending says what it would leave undone", await hint(page), "Who could still shoot or cast: 2 (Crossbowmen A1, Crossbowmen A2).");
  equal("and has ended nothing yet", await entries(page), 0);
  await button(page, "Cancel").click();
  await page.waitForSelector(".hint:not(.warned)");
  await button(page, "End the Shooting phase").click();
  await page.waitForSelector(".hint.warned");
  await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 1);
  check("a second press ends the phase", /End the Shooting phase/.test(await page.locator(".log .entry").first().textContent()));
  await page.context().close();
}

// Nobody is near an enemy, so the step of initiative has nothing to decide.
async function stepsWithoutAChoicePass() {
  const page = await openPosition(shooters("initiative"));
  await waitForEntries(page, 1);
  await reads(page, ".status .turn", "give an order");
  equal("it passes by itself", await lastEntry(page).then((text) => text.replace(/^\d+ */, "")), "End moves on initiative");
  await undo(page).click();
  await reads(page, ".toast", "nothing to take back");
  equal("and is no decision that could be taken back", await entries(page), 1);
  await page.context().close();
}

const undo = (page) => page.getByRole("button", { name: "Undo" });

// Both commanders are done, so orders pass by themselves after the decision to charge nobody.
async function undoFindsTheLastDecision() {
  const page = await openPosition(elves("initiative", " near").replace("Ac1 56,20", "Ac1 56,20 done").replace("Ac2 50,36", "Ac2 50,36 done"));
  await button(page, "End moves on initiative").click();
  await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 2);
  equal("orders that nobody can give pass by themselves", await lastEntry(page).then((text) => text.replace(/^\d+ */, "")), "End orders");
  await undo(page).click();
  await button(page, "End moves on initiative").waitFor();
  equal("one press takes back to the decision before them", await entries(page), 0);
  await page.context().close();
}

// Two can shoot at the Giant alone, of whom no stand is lost in between; the third has the choice, so the phase waits for it.
const volleys = `position warmaster
field 180x120
army 1 empire:3xcrossbowmen+general+hero
A1 46,40,0 50,40,0 54,40,0
A2 58,40,0 62,40,0 66,40,0
A3 116,40,0 120,40,0 124,40,0
Ac1 56,30
Ac2 62,30
army 2 orcs:giant+2xorc-warriors+orc-general
B1 56,60,180
B2 106,60,180 110,60,180 114,60,180
B3 126,60,180 130,60,180 134,60,180
Bc1 90,110
turn 1 round 1
next shooting
`;

async function everybodyShoots() {
  const page = await openPosition(volleys, { size: { width: 1280, height: 720 } });
  await button(page, "All shoot").click();
  await page.waitForFunction(() => document.querySelectorAll(".account-blows").length === 2);
  const told = await page.$$eval(".account-blows .who", (all) => all.map((each) => each.textContent));
  equal("one press makes every shot that leaves nothing to choose, and each volley is shown", told.join("; "), "Crossbowmen A1 → Giant B1; Crossbowmen A2 → Giant B1");
  const dice = await page.$$eval(".account-blows", (all) => all.map((each) => each.querySelectorAll(".account-dice:not(.saves) .die").length));
  equal("with its dice", dice.join(), "3,3");
  const hits = (text) => [...text.matchAll(/hits: (\d)/gi)].map((found) => found[1]).join();
  equal("and as many hits as the record has", hits(await page.locator(".account").textContent()), hits(await page.locator(".log").textContent()));
  await page.waitForSelector('.wm-unit.chosen [data-thing="A3"]');
  equal("who has a choice still has it", (await things(page, ".wm-unit.side1 [data-thing].next")).sort().join(), "B2,B3");
  await page.context().close();
}

async function endIsExplained() {
  const page = await openPosition(elves("shooting").replace("turn 1 round 1", "turn 2 round 6").replace("A1 46,40", "A1 6,10").replace("48,40,0 50,40,0", "8,10,0 10,10,0"));
  await button(page, "End the Shooting phase").or(page.locator(".outcome")).first().waitFor();
  if (await button(page, "End the Shooting phase").isVisible()) {
    await button(page, "End the Shooting phase").click();
    await page.waitForSelector(".outcome, .action-bar .primary");
    if (!(await page.locator(".outcome").isVisible())) await page.locator(".action-bar .primary").click();
  }
  await page.waitForSelector(".outcome");
  check("the end says why", /the last turn has passed/.test(await page.locator(".outcome").textContent()), await page.locator(".outcome").textContent());
  await page.context().close();
}

async function spellBeforeItsTarget() {
  const page = await openPosition(elves("shooting"));
  await isLit(page, "Ac2");
  await press(page, "Ac2");
  await button(page, "Hail of Destruction").hover();
  await page.waitForSelector(".card:not(.aim) .clause-link");
  check("a spell tells its number and its rule", /5\+ · range 30 cm/.test(await page.locator(".card:not(.aim)").first().textContent()) && /WM-MAGIC-26/.test(await page.locator(".card .clause-link").first().textContent()));
  await button(page, "Hail of Destruction").click();
  await isLit(page, "B2");
  equal("its targets light up before it is cast", (await things(page, ".wm-unit [data-thing].next")).sort().join(" "), "B1 B2");
  await picture(page, "warmaster-spell");
  await page.focus('[data-thing="B2"]');
  await page.waitForSelector(".stakes");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  if ((await entries(page)) === 0) await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 2);
  const log = await page.locator(".log").textContent();
  check("the die says what it was for", /Hail of Destruction at Orc Warriors( B2)?, on 5\+: the die shows [1-6]/.test(log), log);
  await page.context().close();
}

// On the way the ghost shows where the evaders would stand; in Russian, on a phone, in the dark.
async function evadersAreShown() {
  const page = await openPosition(elves("initiative", " near"), { phone: true, language: "ru-RU", dark: true });
  await page.waitForSelector(".wm-unit.chosen");
  check("the one unit that may act is chosen already", /Высшие Эльфы, ход 1/.test(await status(page)), await status(page));
  const more = page.locator(".buttons .more[aria-expanded=false]");
  if (await more.isVisible()) await more.click();
  const labels = await page.$$eval(".buttons button:not(.more), .more-buttons button", (all) => all.map((each) => each.textContent));
  check("directions are arrows", labels.includes("Уклониться, шеренга, ↑") && labels.includes("Уклониться, колонна, ↓"), labels.join("; "));
  await button(page, "Уклониться, шеренга, ↓").focus();
  await page.waitForSelector(".ghost-unit");
  await picture(page, "warmaster-evade-phone");
  await button(page, "Уклониться, шеренга, ↓").click();
  await waitForEntries(page, 1);
  check("and it evades", /уклонение/.test(await page.locator(".log .entry").first().textContent()));
  await page.context().close();
}

export const situations = { casualtiesByClick, litCardsArePressed, endingWarns, stepsWithoutAChoicePass, undoFindsTheLastDecision, everybodyShoots, endIsExplained, spellBeforeItsTarget, evadersAreShown };
