// situations.mjs - what is asked in the midst of a battle of Warmaster, each time from a position set
// up by hand: two at one screen, dice given beforehand, so that nothing depends on luck.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { check, entries, equal, go, openPage, picture, root, things, waitForEntries } from "./harness.mjs";

const shooters = (next) => `position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general+hero
A1 46,40,0 50,40,0 54,40,0
A2 58,40,0 62,40,0 66,40,0
Ac1 56,30
Ac2 62,30
army 2 empire:2xhalberdiers+general
B1 46,65,180 50,65,180 54,65,180
B2 150,100,180 154,100,180 158,100,180
Bc1 90,110
turn 1 round 1
next ${next}
`;

const elves = (next, flags = "") => `position warmaster
field 180x120
army 1 high-elves:reavers+spearmen+general+wizard
A1 46,40,0 48,40,0 50,40,0${flags}
A2 58,30,0 62,30,0 66,30,0
Ac1 56,20
Ac2 50,36
army 2 orcs:2xorc-warriors+orc-general
B1 46,52,180 50,52,180 54,52,180
B2 70,58,180 74,58,180 78,58,180
Bc1 90,110
turn 1 round 1
next ${next}
`;

// The position after these actions, dice too.
export const after = (position, actions) =>
  execFileSync(join(root, "build", "vexillum"), ["apply", "-", ...actions], { input: position, encoding: "utf8" });

let count = 0;

// Without a position: a new game with these settings.
export async function openPosition(position, options = {}, settings = "") {
  const page = await openPage(options);
  await go(page, "");
  await page.evaluate((text) => sessionStorage.setItem("branch", text), position);
  await go(page, `#/play/warmaster?${position ? "branch=1&" : ""}seats=human,human${settings}&n=situation${count++}`);
  await page.waitForSelector(".board.warmaster, .curtain");
  return page;
}

export const status = (page) => page.locator(".status .turn").textContent();
export const hint = (page) => page.locator(".action-bar .hint").textContent();
// A button of the command bar. One for which there is no room waits behind another that opens it.
export function button(page, text) {
  const found = page.locator(".buttons button, .more-buttons button", { hasText: text }).first();
  const more = page.locator(".buttons .more[aria-expanded=false]");
  const uncover = async () => {
    await found.or(more).first().waitFor();
    if (!(await found.isVisible()) && (await more.isVisible())) await more.click();
  };
  for (const deed of ["click", "hover", "focus"]) {
    const plain = found[deed].bind(found);
    found[deed] = async (options) => {
      await uncover();
      await plain(options);
    };
  }
  return found;
}
export const lastEntry = (page) => page.locator(".log .entry").last().textContent();
export const reads = (page, selector, text) =>
  page.waitForFunction(([where, words]) => document.querySelector(where)?.textContent.includes(words), [selector, text]);
export const isLit = (page, thing) => page.waitForSelector(`[data-thing="${thing}"].next`);
// By the keyboard: a press that moving pieces or the window cannot miss.
export async function press(page, thing) {
  await page.focus(`[data-thing="${thing}"]`);
  await page.keyboard.press("Enter");
}

async function casualtiesByClick() {
  const page = await openPosition(after(shooters("shooting"), ["shoot A1 B1", "hits 3", "hits 0"]));
  await page.waitForSelector(".stand-target.next");
  check("the question names the side, the turn and the unit", /^Red, turn 1: remove a stand: B1 \(Halberdiers\)$/.test(await status(page)), await status(page));
  equal("the outer stands can be lost", (await things(page, ".stand-target.next")).join(" "), "B1.1 B1.3");
  check("and the hint says how", /Press the stand/.test(await hint(page)), await hint(page));
  await page.waitForFunction(() => Number(document.querySelector(".board.warmaster").getAttribute("viewBox").split(" ")[2]) < 12000);
  check("the window comes near", true);
  await picture(page, "warmaster-casualties");
  await page.locator('[data-thing="B1.1"]').click();
  await waitForEntries(page, 1);
  check("one press removes it", /B1 \(Halberdiers\) loses stand 1/.test(await page.locator(".log .entry").first().textContent()), await page.locator(".log").textContent());
  await page.context().close();
}

async function endingWarns() {
  const page = await openPosition(shooters("shooting"));
  await button(page, "End the Shooting phase").click();
  await page.waitForSelector(".hint.warned");
  equal("an ending says what it would leave undone", await hint(page), "Who could still shoot or cast: 2 (A1, A2).");
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

async function unitOrCommanderFirst() {
  const page = await openPosition(shooters("orders"));
  await isLit(page, "Ac1");
  await press(page, "A1");
  await page.waitForSelector(".wm-unit.chosen");
  equal("a unit pointed at first lights who may order it", (await things(page, ".wm-person.next")).join(" "), "Ac1 Ac2");
  await page.focus('[data-thing="Ac1"]');
  await page.waitForSelector(".stakes");
  equal("the odds come before the order", await entries(page), 0);
  await page.keyboard.press("Enter");
  await reads(page, ".status .turn", "add units or give the order");
  equal("and units that touch it can be added", (await things(page, ".wm-unit [data-thing].next")).join(" "), "A2");
  await page.context().close();
}

const ordered = after(shooters("orders"), ["order Ac1 A1", "with A2", "give", "roll 1 2"]);
const placesOf = (page, unit) =>
  page.$$eval(`[data-thing="${unit}"] .stand`, (stands) => stands.map((stand) => stand.style.transform.replace(/ rotate.*/, "")).join(" "));

async function brigadeGoesAhead() {
  const page = await openPosition(ordered);
  const before = [await placesOf(page, "A1"), await placesOf(page, "A2")];
  await button(page, "All ahead, 20 cm").click();
  await waitForEntries(page, 2);
  const log = await page.locator(".log").textContent();
  check("one press moves every unit of the brigade", /A1 \(Crossbowmen\) moves in line to 50,60/.test(log) && /A2 \(Crossbowmen\) moves in line to 62,60/.test(log), log);
  const now = [await placesOf(page, "A1"), await placesOf(page, "A2")];
  check("and both stand elsewhere", now[0] !== before[0] && now[1] !== before[1]);
  await page.context().close();
}

async function neighboursByOnePress() {
  const page = await openPosition(shooters("orders"), { phone: true });
  await isLit(page, "Ac1");
  for (const thing of ["Ac1", "A1"]) {
    await isLit(page, thing);
    await page.locator(`[data-thing="${thing}"] .base`).first().click();
  }
  await reads(page, ".status .turn", "add units or give the order");
  equal("a brigade is not confirmed unit by unit", await entries(page), 1);
  await button(page, "Add all that touch").click();
  await waitForEntries(page, 2);
  check("one press adds all neighbours", /A2 \(Crossbowmen\) takes part/.test(await lastEntry(page)), await lastEntry(page));
  await page.waitForSelector(".stakes");
  equal("the odds come before the throw", await entries(page), 2);
  await button(page, "Give the order").click();
  await waitForEntries(page, 4);
  await page.context().close();
}

// A2 looks to the right: straight ahead each would go another way.
const corner = shooters("orders").replace("A2 58,40,0 62,40,0 66,40,0", "A2 57,44,90 57,40,90 57,36,90");

async function brigadeStaysTogether() {
  const page = await openPosition(after(corner, ["order Ac1 A1", "with A2", "give", "roll 1 2"]));
  await button(page, "All ahead, 20 cm").click();
  await waitForEntries(page, 3);
  check("a brigade that looks two ways goes as one body, and its order is done", /Done moving/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

async function sameOrderAgain() {
  const page = await openPosition(after(ordered, ["move A1 line 50,44 0", "move A2 line 62,44 0", "done"]));
  await button(page, "The same again: A1, A2").click();
  await waitForEntries(page, 2);
  const log = await page.locator(".log").textContent();
  check("who has commanded a brigade commands it again at one press", /Ac1 \(General\) orders A1.*A2 \(Crossbowmen\) takes part/.test(log), log);
  await page.context().close();
}

async function tornBrigadeIsExplained() {
  const page = await openPosition(after(ordered, ["move A1 line 50,58 0", "move A2 line 70,42 0"]));
  await page.locator(".action-bar .closed").click();
  await page.waitForSelector(".refusal .clause-link");
  check("an order that cannot end yet says why", /WM-BRIG-\d+/.test(await page.locator(".refusal .clause-link").textContent()), await page.locator(".refusal").textContent());
  await page.context().close();
}

async function brigadeFollowsOne() {
  const page = await openPosition(ordered);
  await isLit(page, "A1");
  const box = await page.locator('[data-thing="A1"] .base').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20, { steps: 4 });
  await page.waitForSelector(".place-target");
  const bare = await page.evaluate(([fromX, fromY]) => [30, 34, 38, 42, 46].map((far) => [fromX + far, fromY - 0.8 * far]).find(([atX, atY]) => !document.elementFromPoint(atX, atY)?.closest("[data-thing]")), [x, y]);
  await page.mouse.move(...bare, { steps: 3 });
  await page.mouse.up();
  await button(page, "The whole brigade the same way").click();
  await waitForEntries(page, 3);
  const log = await page.locator(".log").textContent();
  const [first, second] = ["A1", "A2"].map((unit) => new RegExp(`${unit} \\(Crossbowmen\\) moves in line to ([\\d.]+),([\\d.]+)`).exec(log)?.slice(1).map(Number) ?? []);
  check("where one is dragged the brigade can follow", first && second && Math.abs(second[0] - first[0] - 12) < 0.2 && Math.abs(second[1] - first[1]) < 0.2 && /Done moving/.test(log), log);
  await page.context().close();
}

// The General stands on the very unit that he is to order.
async function charactersDoNotCover() {
  const page = await openPosition(shooters("orders").replace("Ac1 56,30", "Ac1 50,40"), { phone: true });
  for (const piece of ["Ac1", "A1"]) {
    await isLit(page, piece);
    await page.locator(`[data-thing="${piece}"] .base`).nth(piece === "A1" ? 1 : 0).click();
  }
  await reads(page, ".status .turn", "add units or give the order");
  check("a unit can be pressed through the character on it", /orders A1/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

// Browsers take a finger that lands just beside a small thing for a press on it.
async function fingersMayMissALittle() {
  const page = await openPosition(ordered, { phone: true });
  await isLit(page, "A1");
  await press(page, "A1");
  const spot = page.locator(".place-target circle").first();
  await spot.waitFor();
  const answered = () => document.querySelector(".log .entry, .action-bar .primary") || /column/.test(document.querySelector(".action-bar").textContent);
  let isTaken = false;
  for (let tries = 0; tries < 5 && !isTaken; tries++) {
    const box = await spot.boundingBox(); // the window may still be on its way: then once more
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 2);
    isTaken = await page.waitForFunction(answered, null, { timeout: 8000 }).then(() => true, () => false);
  }
  check("a finger beside a spot is not lost", isTaken);
  await page.context().close();
}

// At a Giant, of whom no stand can be lost in between.
async function everybodyShoots() {
  const page = await openPosition(shooters("shooting").replace(/army 2[^]*Bc1 90,110/, "army 2 orcs:giant+orc-general\nB1 56,60,180\nBc1 90,110"));
  await button(page, "All shoot").click();
  await page.waitForFunction(() => /A1 \(Crossbowmen\) shoots.*A2 \(Crossbowmen\) shoots/.test(document.querySelector(".log").textContent));
  check("one press makes every shot that leaves nothing to choose", true);
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

async function oneUnitGoesAheadToo() {
  const page = await openPosition(after(shooters("orders"), ["order Ac1 A1", "give", "roll 1 2"]));
  await page.waitForSelector(".wm-unit.chosen");
  await button(page, "Ahead, 10 cm").click();
  await waitForEntries(page, 1);
  check("a single unit has the button too", /A1 \(Crossbowmen\) moves in line to 50,50/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

async function ghostFollowsTheDrag() {
  const page = await openPosition(ordered);
  await isLit(page, "A1");
  const box = await page.locator('[data-thing="A1"] .base').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 6 });
  await page.mouse.move(x, y - 40, { steps: 3 });
  await page.waitForSelector(".ghost-unit:not(.refused)");
  check("a dragged unit has its ghost and ruler on the way", /\d cm/.test(await page.locator(".ruler text").textContent()));
  await page.mouse.move(x, y - 300, { steps: 6 });
  await page.waitForSelector(".ghost-unit.refused");
  check("red where it may not go", await page.locator(".ruler.refused").isVisible());
  await page.mouse.move(x, y - 40, { steps: 3 });
  await page.mouse.up();
  await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 1);
  check("and goes where it was dropped", /A1 \(Crossbowmen\) moves in line to 50,/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

// A board that jumped when a unit is taken up would drop it elsewhere.
async function boardKeepsItsPlace() {
  const page = await openPosition(ordered, { phone: true });
  const top = async () => (await page.locator(".board.warmaster").boundingBox()).y;
  await isLit(page, "A1");
  const before = await top();
  await press(page, "A1");
  await page.waitForSelector(".field-tools select");
  equal("the board stays where it is when a unit is chosen", await top(), before);
  equal("and its tools fit a phone", await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.locator(".field-tools select").selectOption("column");
  await page.locator(".action-bar .primary").waitFor();
  await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 1);
  check("a formation can be chosen", /A1 \(Crossbowmen\) moves in column to/.test(await lastEntry(page)), await lastEntry(page));
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
  check("the die says what it was for", /Hail of Destruction at B2 \(Orc Warriors\), on 5\+: the die shows [1-6]/.test(log), log);
  await page.context().close();
}

// On the way the ghost shows where the evaders would stand; in Russian, on a phone, in the dark.
async function evadersAreShown() {
  const page = await openPosition(elves("initiative", " near"), { phone: true, language: "ru-RU", dark: true });
  await page.waitForSelector(".wm-unit.chosen");
  check("the one unit that may act is chosen already", /Синие, ход 1/.test(await status(page)), await status(page));
  const more = page.locator(".buttons .more[aria-expanded=false]");
  if (await more.isVisible()) await more.click();
  const labels = await page.$$eval(".buttons button:not(.more), .more-buttons button", (all) => all.map((each) => each.textContent));
  check("directions are arrows", labels.includes("Уклониться, шеренга, ↑") && labels.includes("Уклониться, колонна, ↓"), labels.join("; "));
  await button(page, "Уклониться, шеренга, ↓").focus();
  await page.waitForSelector(".ghost-unit");
  await picture(page, "warmaster-evade-phone");
  await button(page, "Уклониться, шеренга, ↓").click();
  await waitForEntries(page, 1);
  check("and it evades", /A1 .*уклоняется/.test(await page.locator(".log .entry").first().textContent()));
  await page.context().close();
}

export async function situations() {
  for (const test of [casualtiesByClick, endingWarns, stepsWithoutAChoicePass, undoFindsTheLastDecision, unitOrCommanderFirst, neighboursByOnePress, brigadeGoesAhead, brigadeStaysTogether, sameOrderAgain, tornBrigadeIsExplained, brigadeFollowsOne, charactersDoNotCover, fingersMayMissALittle, everybodyShoots, endIsExplained, oneUnitGoesAheadToo, ghostFollowsTheDrag, boardKeepsItsPlace, spellBeforeItsTarget, evadersAreShown])
    await test();
}

// The status line calls a side what the list of players calls it.
export async function sidesHaveOneName() {
  for (const [game, options] of [["standard-bearer", ""], ["war-chest", "&army=first-battle"], ["pocket-battles", ""], ["warmaster", ""]]) {
    const page = await openPage();
    await go(page, `#/play/${game}?seats=human,human&n=name${game}${options}`);
    const curtain = page.locator(".curtain button");
    await page.waitForSelector(".curtain button, .seat.to-act");
    if (await curtain.isVisible()) await curtain.click();
    await page.waitForSelector(".seat.to-act");
    const [said, player] = [await status(page), await page.locator(".seat.to-act").textContent()];
    const name = /(?:^|, )([A-Z][\w ]*)[:,]/.exec(said)?.[1];
    check(`${game}: the status line names who acts as the page does`, name !== undefined && player.includes(name), `${said} | ${player}`);
    await page.context().close();
  }
}
