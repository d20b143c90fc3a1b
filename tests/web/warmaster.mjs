// warmaster.mjs - a battle of Warmaster as people begin it: set up by the machine, an order with its
// odds, moves by hand that the rules take or refuse.
import { readFileSync } from "node:fs";
import { answered, axePath, check, entries, equal, go, isOver, leaveEnd, menu, openLog, openPage, picture, random, settled, things } from "./harness.mjs";

const status = (page) => page.locator(".status .turn").textContent();

const centre = async (page, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// Lets the machine set up every side that a person of this page has.
async function setUp(page, sides) {
  for (let side = 0; side < sides; side++) await page.locator(".prepare").click();
  await page.waitForSelector(".field-turn:not(:empty)");
}

async function pressWith(page, thing, options) {
  await page.focus(`[data-thing="${thing}"]`, options);
  await page.keyboard.press("Enter");
}

// Gives orders until one is obeyed; the unit that may move.
async function orderedUnit(page) {
  for (let tries = 0; tries < 60; tries++) {
    const now = await status(page);
    if (/move the ordered units/.test(now)) return page.locator(".wm-unit.ordered [data-thing]").first().getAttribute("data-thing");
    await page.waitForSelector(".buttons button");
    const before = await entries(page);
    const [person] = /give an order/.test(now) ? await things(page, ".wm-person.next") : [];
    if (person) {
      await pressWith(page, person);
      await page.waitForSelector(".wm-unit [data-thing].next");
      const [unit] = await things(page, ".wm-unit [data-thing].next");
      await page.focus(`[data-thing="${unit}"]`);
      await page.waitForSelector(".stakes");
      await page.keyboard.press("Enter");
    } else await page.locator(".buttons button", { hasText: /^(End|Give)/ }).or(page.locator(".buttons button:only-of-type")).first().click();
    // Odds that were not seen yet come before the commitment.
    await page.waitForFunction((old) => document.querySelectorAll(".log .entry").length !== old || document.querySelector(".action-bar .primary"), before);
    if ((await entries(page)) === before) await page.locator(".action-bar .primary").click();
    await page.waitForFunction((old) => document.querySelectorAll(".log .entry").length !== old, before);
  }
  return undefined;
}

async function dragBy(page, unit, across, up) {
  const [x, y] = await centre(page, `[data-thing="${unit}"] .base`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y - up / 2, { steps: 4 });
  await page.mouse.move(x + across, y - up, { steps: 4 });
  await page.mouse.up();
}

async function axe(page, claim) {
  await page.evaluate(readFileSync(axePath, "utf8"));
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter((found) => ["serious", "critical"].includes(found.impact));
  equal(claim, serious.map((found) => `${found.id} ${found.nodes[0]?.html.slice(0, 160)}`).join("; "), "");
}

export async function battleBegins() {
  const page = await openPage();
  await go(page, "#/play/warmaster?seats=human,human&n=1");
  const zone = () => page.$eval(".zones rect", (rect) => rect.getAttribute("class"));
  await page.waitForSelector(".zones");
  const seenFrom = await zone();
  await axe(page, "axe finds nothing serious while armies are set up");
  await setUp(page, 2);
  equal("one click sets up a side", await page.locator(".muster-tray .reserve-piece").count(), 0);
  equal("two at one screen see no curtain", await page.locator(".curtain").count(), 0);
  const unit = await orderedUnit(page);
  check("an order shows its odds and is obeyed in the end", unit !== undefined, await status(page));
  const side = unit.startsWith("A") ? 0 : 1;
  check("the field is seen from the same side as before", seenFrom === "side0");
  const forward = side === 0 ? 1 : -1;
  const before = await entries(page);
  // The window may still be on its way to the unit, and what stands ahead differs: then once more.
  const offered = page.locator(".action-bar .primary");
  for (const far of [30, 20, 12, 40, 8]) {
    await dragBy(page, unit, 0, forward * far);
    await settled(page);
    if (await offered.isVisible()) break;
    await page.keyboard.press("Escape");
  }
  await page.waitForSelector(".ghost-unit:not(.refused)");
  await page.locator(".action-bar .primary").click();
  await page.waitForFunction((old) => document.querySelectorAll(".log .entry").length > old, before);
  check("a move by drag is made", /: move /.test(await page.locator(".log .entry").last().textContent()));
  check("the score stands beside the names", /0 points · lost 0\/\d/.test(await page.locator(".strip").textContent()));
  await picture(page, "warmaster-battle");
  await axe(page, "axe finds nothing serious in a battle");
  await menu(page, "Board as text");
  await page.waitForFunction((name) => document.querySelector(".board-text")?.textContent.includes(name), unit);
  check("the text twin names the units", true);
  await openLog(page);
  await page.locator(".log .entry").nth(2).click();
  await page.context().close();
}

const PRESSES = 30;
const BRIEFLY = { timeout: 3000 }; // what has just gone is not waited for

// In Russian no button may show a word of the notation.
export async function everyButtonIsNamed() {
  const page = await openPage({ phone: true, language: "ru-RU", dark: true });
  await go(page, "#/play/warmaster?seats=human,1&army1=chaos&army2=undead&points=1500&n=1");
  await setUp(page, 1);
  const labels = new Set();
  const collect = async () => {
    for (const label of await page.$$eval(".buttons button:not(.more), .more-buttons button", (all) => all.map((each) => each.textContent))) labels.add(label);
  };
  for (let presses = 0; presses < PRESSES && !(await isOver(page)); presses++) {
    await page.waitForSelector(".outcome, [data-thing].next, .buttons button");
    await collect();
    const lit = await things(page);
    const buttons = page.locator(".buttons button:not(.cancel), .more-buttons button:not(.cancel)");
    const choice = random(lit.length + 2 * (await buttons.count()));
    const count = await buttons.count();
    const press = () => (choice < lit.length ? pressWith(page, lit[choice], BRIEFLY) : buttons.nth((choice - lit.length) % count).click(BRIEFLY));
    await answered(page, () => press().catch(() => null));
  }
  const raw = [...labels].filter((label) => label && !/[А-Яа-яё°]/.test(label));
  equal("every button speaks Russian", raw.join("; "), "");
  const names = await page.$$eval(".unit-label text", (all) => all.map((each) => each.getBoundingClientRect().height));
  check("names are legible on a phone, or left out", names.every((high) => high >= 9), `${names.length} names, ${Math.min(...names)} px`);
  const banners = await page.$$eval(".unit-banner", (all) => all.map((each) => each.getBoundingClientRect().width));
  check("every unit has a banner that can be told", banners.length > 20 && Math.min(...banners) >= 11, `${banners.length} banners, ${Math.min(...banners)} px`);
  equal("nothing is wider than the phone", await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await axe(page, "axe finds nothing serious on a phone in the dark");
  await picture(page, "warmaster-phone");
  await page.context().close();
}

export async function replayAndBranch() {
  const page = await openPage();
  await go(page, "#/play/warmaster?seats=human,human&n=1");
  await setUp(page, 2);
  const count = await entries(page);
  page.on("dialog", (dialog) => dialog.accept());
  await menu(page, "Resign");
  await page.waitForSelector(".outcome");
  check("the end is told in figures", /: 0 victory points, units lost: 0; .+: 0 victory points, units lost: 0/.test(await page.locator(".outcome").textContent()));
  await leaveEnd(page);
  await openLog(page);
  await page.locator(".log button", { hasText: "Copy link" }).click();
  await page.waitForFunction(() => /copied/.test(document.querySelector(".log").textContent));
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.waitForSelector(".board.warmaster");
  await page.waitForFunction((least) => document.querySelectorAll(".log .entry").length >= least, count);
  await leaveEnd(page);
  await openLog(page);
  await page.locator(".log .entry").nth(4).click();
  await page.waitForSelector(".muster-tray .reserve-piece");
  await page.locator(".log button", { hasText: "Play on from here" }).click();
  await page.waitForFunction(() => /#\/play/.test(location.hash));
  await setUp(page, 1);
  check("a battle is played on from a moment of its replay", (await entries(page)) > 20);
  await page.context().close();
}

export async function twoBrowsers() {
  const host = await openPage();
  const friend = await openPage({ language: "ru-RU" });
  await go(host, "#/host/warmaster?mine=1&open=0&clock=none&n=1");
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await Promise.all([setUp(host, 1), setUp(friend, 1)]);
  equal("both see the same field", await friend.locator(".wm-unit").count(), await host.locator(".wm-unit").count());
  check("each from his own side", (await host.locator(".wm-unit").count()) > 15);
  await host.context().close();
  await friend.context().close();
}
