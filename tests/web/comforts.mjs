// comforts.mjs - what spares a player trouble: refusals that do not move the board, brigades that go as
// far as they can, armies from which anything can be put back, no choice where there is none.
import { check, entries, equal, go, openPage, things, waitForEntries } from "./harness.mjs";
import { after, button, isLit, openPosition, press, reads } from "./battlefield.mjs";

const brigade = (ground, armies = "") => `position warmaster
field 180x120
${ground}
${armies || `army 1 empire:2xcrossbowmen+general
A1 46,40,0 50,40,0 54,40,0
A2 58,40,0 62,40,0 66,40,0
Ac1 56,30`}
army 2 empire:halberdiers+general
B1 150,100,180 154,100,180 158,100,180
Bc1 90,110
turn 1 round 1
next orders
`;
const ordered = (ground) => after(brigade(ground), ["order Ac1 A1", "with A2", "give", "roll 1 1"]);

// The order of a torn brigade cannot end: its button says why.
async function refusalsKeepTheBoard() {
  const page = await openPosition(after(ordered("hill 10,10 20,10 20,20 10,20"), ["move A1 line 50,58 0", "move A2 line 70,42 0"]), { phone: true, language: "ru-RU" });
  const top = async () => (await page.locator(".board.warmaster").boundingBox()).y;
  await page.locator(".action-bar .closed").waitFor();
  const before = await top();
  await page.locator(".action-bar .closed").click();
  await page.waitForSelector("[role=alert] .refusal .clause-link");
  equal("a refusal leaves the board where it was", await top(), before);
  const box = await page.locator(".refusal").boundingBox();
  const bar = await page.locator(".command-bar").boundingBox();
  check("it stands at the button that was pressed, in sight", box.y >= 0 && box.x >= 0 && box.x + box.width <= 390 && Math.abs(box.y + box.height - bar.y) < 24, JSON.stringify([box, bar]));
  await page.locator(".refusal .close").click();
  await page.waitForSelector(".refusal", { state: "detached" });
  equal("and goes when it is closed, nothing having moved", await top(), before);
  await page.context().close();
}

// What was done last is told in a line or in two; the board must not follow.
async function wordsKeepTheBoard() {
  const page = await openPosition(ordered("hill 10,10 20,10 20,20 10,20"), { phone: true, language: "ru-RU" });
  const tops = [];
  for (const words of ["двигайте отряды, получившие приказ", "отдайте приказ"]) {
    await reads(page, ".status .turn", words);
    tops.push((await page.locator(".board.warmaster").boundingBox()).y);
    if (tops.length === 1) await button(page, "Все вперёд").click();
  }
  equal("the board stays where it is while words change", tops[1], tops[0]);
  await page.context().close();
}

// A lake 3 cm ahead of A2: A1 could go on, but the two must touch.
async function theBlockedAreTold() {
  const page = await openPosition(ordered("lake 57,44 80,44 80,60 57,60"));
  await button(page, "All ahead, 20 cm").click();
  await waitForEntries(page, 3);
  const log = (await page.locator(".log .entry").allTextContents()).join("\n");
  const [first, second] = ["A1", "A2"].map((unit) => Number(new RegExp(`Crossbowmen ${unit}: move ([\\d.]+) cm ahead`).exec(log)?.[1]));
  check("those who can go on do, as far as the brigade holds together", second >= 2 && second <= 3 && first > second && first < 6 && /Done moving/.test(log), log);
  const told = await page.locator(".refusal").textContent();
  check("and who does not is told, with the rule", /Less far: Crossbowmen A2.*WM-MOVE-\d+/.test(told) && /WM-BRIG-09/.test(told), told);
  await press(page, "Ac1");
  await page.waitForSelector(".refusal", { state: "detached" });
  await page.context().close();
}

async function theStoppedStay() {
  const page = await openPosition(ordered("lake 57,41.5 80,41.5 80,60 57,60"));
  await button(page, "All ahead, 20 cm").click();
  await waitForEntries(page, 2);
  const log = await page.locator(".log").textContent();
  check("one who cannot move at all does not stop the other", /Crossbowmen A1: move/.test(log) && !/Crossbowmen A2: move/.test(log), log);
  check("and it is said who stays", /Stay put: Crossbowmen A2/.test(await page.locator(".refusal").textContent()), await page.locator(".refusal").textContent());
  await page.context().close();
}

// Knights charge crossbowmen, who may shoot before the blow falls.
async function chargersAreShotAtByAButton() {
  const charge = `position warmaster
field 180x120
army 1 empire:knights+general
A1 48,40,0 50,40,0 52,40,0 near
Ac1 50,20
army 2 empire:crossbowmen+general
B1 46,58,180 50,58,180 54,58,180
Bc1 90,110
turn 1 round 1
next initiative
`;
  const page = await openPosition(after(charge, ["charge A1 B1"]), { phone: true, language: "ru-RU" });
  await page.waitForSelector(".field-interrupt");
  check("a question in the enemy's turn is announced", /Вас атакуют: стрелять/.test(await page.locator(".field-interrupt").textContent()));
  await button(page, "Стрелять по: Рыцари").click();
  await waitForEntries(page, 2);
  check("one press shoots at the charger", /стрельба, цель/.test(await page.locator(".log").textContent()), await page.locator(".log").textContent());
  await page.context().close();
}

async function anythingCanBePutBack() {
  const page = await openPage({ phone: true });
  await go(page, "#/play/warmaster?seats=human,human&army1=build-empire&army2=empire&n=1");
  await isLit(page, "+halberdiers");
  for (const [number, thing] of ["+halberdiers", "+knights", "+general"].entries()) {
    await page.locator(`[data-thing="${thing}"]`).click();
    await waitForEntries(page, number + 1);
  }
  equal("what was taken can be put back, each of it", (await things(page, ".put-back")).join(" "), "-halberdiers -knights -general");
  await page.locator('[data-thing="-halberdiers"]').click();
  await waitForEntries(page, 4);
  await reads(page, ".log", "Put back: Halberdiers");
  equal("one press does it, and the others stay", (await things(page, ".put-back")).join(" "), "-knights -general");
  await button(page, "Begin anew").click();
  await page.waitForSelector(".put-back", { state: "detached" });
  equal("all of it at once too", await page.locator(".purse-line b").textContent(), "0");
  equal("and nothing is wider than the phone", await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.context().close();
}

// A giant is one stand: in line or in column it stands alike.
async function oneStandHasOneFormation() {
  const giant = brigade("", `army 1 orcs:giant+orc-general
A1 50,40,0
Ac1 50,30`);
  const page = await openPosition(after(giant, ["order Ac1 A1", "give", "roll 1 1"]));
  await page.waitForSelector(".place-target");
  equal("no formation is asked for", await page.locator(".field-tools select").count(), 0);
  await press(page, (await things(page, ".place-target"))[0]);
  await page.waitForFunction(() => document.querySelector(".log .entry, .action-bar .primary"));
  equal("a place is all that is to be said", await page.locator(".action-bar button", { hasText: /^(line|column)$/ }).count(), 0);
  if ((await entries(page)) === 0) await page.locator(".action-bar .primary").click();
  await reads(page, ".log", "Giant: move");
  await page.context().close();
}

export const comforts = { refusalsKeepTheBoard, wordsKeepTheBoard, theBlockedAreTold, theStoppedStay, chargersAreShotAtByAButton, anythingCanBePutBack, oneStandHasOneFormation };
