// choices.mjs - what the book of Warmaster leaves to the player, by pressing: the ground he lays out and
// the stands of a charger that he sets himself.
import { check, equal, go, openPage, picture, things } from "./harness.mjs";
import { after, button, hint, isLit, lastEntry, openPosition, press, status } from "./battlefield.mjs";

// In turn; then dice decide who gets which side.
export async function groundIsLaidOut() {
  const page = await openPage();
  await go(page, "#/play/warmaster?seats=human,human&terrain=both&pieces=2&n=ground");
  await isLit(page, "+large-hill");
  equal("the whole stock is offered", (await things(page, ".ground-piece.next")).length, 12);
  check("the question says what is due", /^Empire: lay a piece of ground: 2 more$/.test(await status(page)), await status(page));
  await press(page, "+large-hill");
  await isLit(page, "90,60,90");
  check("the hint says how", /green spot/.test(await hint(page)), await hint(page));
  await page.focus('[data-thing="90,60,90"]');
  await page.waitForSelector(".ground .terrain.hill");
  await picture(page, "warmaster-laying");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /^Orcs & Goblins: lay/.test(document.querySelector(".status .turn").textContent));
  check("the log tells what was laid", /Large hill is laid 90 cm from the left edge, 60 cm from the rear edge/.test(await lastEntry(page)), await lastEntry(page));
  equal("it is gone from the stock", await page.locator('[data-thing="+large-hill"]').count(), 0);
  // Anywhere on the field, by pressing the ground: too near is refused by its clause.
  await press(page, "+wood");
  await isLit(page, "30,60,0");
  const hill = await page.locator(".ground .terrain.hill").first().boundingBox();
  await page.mouse.click(hill.x + hill.width / 2 + 6, hill.y + hill.height / 2 + 6);
  await page.waitForSelector(".refusal .clause-link");
  check("with the clause", /4 cm apart/.test(await page.locator(".refusal").textContent()), await page.locator(".refusal").textContent());
  await press(page, "30,60,0");
  await page.waitForFunction(() => document.querySelectorAll(".ground .terrain").length === 2);
  await page.waitForSelector(".muster-tray .reserve-piece[data-thing^='A'], .muster-tray .reserve-piece[data-thing^='B']");
  check("then the armies deploy", true);
  await page.context().close();
}

const charge = `position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,90
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
`;

// Behind or in echelon, as he likes.
export async function chargersAreSet() {
  const page = await openPosition(after(charge, ["order Ac1 A1", "give", "roll 1 1"]));
  await isLit(page, "B1"); // the only unit that may move is chosen already
  await press(page, "B1");
  await button(page, "and set the other stands").click();
  await page.locator(".action-bar .primary").click(); // the odds come before the commitment
  await page.waitForFunction(() => /set the next stand/.test(document.querySelector(".status .turn").textContent));
  check("the hint says how", /green spot for this stand/.test(await hint(page)), await hint(page));
  await isLit(page, "46,41,0");
  await press(page, "46,41,0");
  await page.waitForFunction(() => document.querySelectorAll(".log .entry").length === 2);
  check("the log tells where the stand went", /stand 2 of Halberdiers( A1)? goes .* cm /i.test(await lastEntry(page)), await lastEntry(page));
  await picture(page, "warmaster-onset");
  await button(page, "Leave the stands so").click();
  // Nobody is left to be ordered, so the phase of orders may end by itself.
  await page.waitForFunction(() => /give an order|characters|shoot/i.test(document.querySelector(".status .turn").textContent));
  check("and the battle goes on", !/set the next stand/.test(await status(page)), await status(page));
  await page.context().close();
}
