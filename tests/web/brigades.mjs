// brigades.mjs - orders, brigades and moves of Warmaster, each time from a position set up by hand.
import { check, entries, equal, settled, things, waitForEntries } from "./harness.mjs";
import { after, button, isLit, lastEntry, openPosition, ordered, press, reads, shooters } from "./battlefield.mjs";

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

const placesOf = (page, unit) =>
  page.$$eval(`[data-thing="${unit}"] .stand`, (stands) => stands.map((stand) => stand.style.transform.replace(/ rotate.*/, "")).join(" "));

async function brigadeGoesAhead() {
  const page = await openPosition(ordered);
  const before = [await placesOf(page, "A1"), await placesOf(page, "A2")];
  await button(page, "All ahead, 20 cm").click();
  await waitForEntries(page, 2);
  const log = await page.locator(".log").textContent();
  check("one press moves every unit of the brigade", /Crossbowmen A1: move 20 cm ahead/.test(log) && /Crossbowmen A2: move 20 cm ahead/.test(log), log);
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
  await page.locator('[data-thing="A2"] .base').first().click();
  await waitForEntries(page, 2);
  check("a press adds a neighbour", /Crossbowmen A2: part of the order/.test(await lastEntry(page)), await lastEntry(page));
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
  check("the odds stand on the button", /7 or less: 58%/.test(await button(page, "The same again").textContent()), await button(page, "The same again").textContent());
  await button(page, "The same again").click();
  await page.waitForFunction(() => /or less needed/.test(document.querySelector(".log").textContent));
  const log = await page.locator(".log").textContent();
  check("who has commanded a brigade commands it again at one press", /General( Ac1)? orders.*Crossbowmen A2: part of the order/.test(log), log);
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
  const [first, second] = ["A1", "A2"].map((unit) => new RegExp(`Crossbowmen ${unit}: move ([\\d.]+) cm ahead and ([\\d.]+) cm to the right`).exec(log)?.slice(1).map(Number) ?? []);
  check("where one is dragged the brigade can follow", first.length === 2 && second.length === 2 && Math.abs(second[0] - first[0]) < 0.2 && Math.abs(second[1] - first[1]) < 0.2 && /Done moving/.test(log), log);
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
  check("a unit can be pressed through the character on it", /orders Crossbowmen A1/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

// Browsers take a finger that lands just beside a small thing for a press on it.
async function fingersMayMissALittle() {
  const page = await openPosition(ordered, { phone: true });
  await isLit(page, "A1");
  await press(page, "A1");
  const spot = page.locator(".place-target circle").first();
  await spot.waitFor();
  const isAnswered = () => document.querySelector(".log .entry, .action-bar .primary") !== null || document.querySelector('.action-bar [data-thing="line"]') !== null;
  let isTaken = false;
  for (let tries = 0; tries < 5 && !isTaken; tries++) {
    const box = await spot.boundingBox(); // the window may still be on its way: then once more
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 2);
    await settled(page);
    isTaken = await page.evaluate(isAnswered);
  }
  check("a finger beside a spot is not lost", isTaken);
  await page.context().close();
}

async function oneUnitGoesAheadToo() {
  const page = await openPosition(after(shooters("orders"), ["order Ac1 A1", "give", "roll 1 2"]));
  await page.waitForSelector(".wm-unit.chosen");
  await button(page, "Ahead, 10 cm").click();
  await waitForEntries(page, 1);
  check("a single unit has the button too", /Crossbowmen A1: move 10 cm ahead/.test(await lastEntry(page)), await lastEntry(page));
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
  await page.mouse.move(x, y - 40, { steps: 3 });
  await page.mouse.up();
  await page.locator(".action-bar .primary").click();
  await waitForEntries(page, 1);
  check("and goes where it was dropped", /Crossbowmen A1: move [\d.]+ cm ahead/.test(await lastEntry(page)), await lastEntry(page));
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
  check("a formation can be chosen", /Crossbowmen A1: move .*, in column/.test(await lastEntry(page)), await lastEntry(page));
  await page.context().close();
}

export const brigades = { unitOrCommanderFirst, neighboursByOnePress, brigadeGoesAhead, brigadeStaysTogether, sameOrderAgain, tornBrigadeIsExplained, brigadeFollowsOne, charactersDoNotCover, fingersMayMissALittle, oneUnitGoesAheadToo, ghostFollowsTheDrag, boardKeepsItsPlace };
