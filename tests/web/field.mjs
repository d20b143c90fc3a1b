// field.mjs - the field of Warmaster at five sizes: how much of the window it takes, how large stands are, that nobody is cut off;
// armies set up by a plan; what ground and cards say when they are pressed; what is drawn anew when one looks about.
import { check, equal, go, openPage, waitForTurn } from "./harness.mjs";

const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];
const INFANTRY = 26; // pixels of a stand's front on a laptop

async function openBattle(look, query = "army1=empire&army2=orcs", plan = null) {
  const page = await openPage(look);
  await go(page, `#/play/warmaster?seats=human,1&${query}&n=field`);
  await page.waitForSelector(".prepare");
  if (plan) await page.locator(".buttons button", { hasText: plan }).click();
  else await page.locator(".prepare").click();
  await page.waitForSelector(".field-turn:not(:empty)");
  await waitForTurn(page);
  return page;
}

// What of the field is seen, measured in the page.
const measured = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".warmaster-holder").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".wm-unit .base, .wm-person .person-foot")].map((each) => each.getBoundingClientRect());
    const isCut = (box) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
    const own = [...document.querySelectorAll('[data-thing="A1"] .base')].map((each) => each.getBoundingClientRect().width);
    const covering = [...document.querySelectorAll(".minimap, .field-buttons button, .field-legend > button")].map((each) => each.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    return {
      share: (frame.width * frame.height) / innerWidth / innerHeight, pieces: boxes.length, cut: boxes.filter(isCut).length, stand: Math.min(...own),
      covered: boxes.filter((box) => covering.some((tool) => meet(box, tool))).length,
    };
  });

export async function theFieldFitsEverySize() {
  for (const [width, height] of SIZES) {
    const size = `${width}x${height}`;
    const page = await openBattle({ size: { width, height } });
    const { share, pieces, cut, stand, covered } = await measured(page);
    check(`${size}: both armies are on the field`, pieces > 50, pieces);
    equal(`${size}: nobody is cut off`, cut, 0);
    equal(`${size}: nobody stands under a tool`, covered, 0);
    check(`${size}: the field takes most of the window`, share >= (size === "1280x720" ? 0.65 : 0.6), share);
    if (width >= 1280) check(`${size}: a stand of infantry is wide enough`, stand >= INFANTRY, `${stand} px`);
    await page.context().close();
  }
}

// The first presses of a newcomer lead to two armies in order.
export async function armiesAreSetUpByPlans() {
  for (const plan of ["Battle line", "Horde"]) {
    const page = await openBattle({ size: { width: 1280, height: 720 } }, "army1=empire&army2=orcs", plan);
    equal(`${plan}: one press sets up all`, await page.locator(".muster-tray .reserve-piece").count(), 0);
    const rows = await page.$$eval('.wm-unit.side0 .base', (all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().bottom / 8))).size);
    check(`${plan}: the army stands in ranks`, rows <= 5, rows);
    await page.context().close();
  }
}

export async function groundAndCardsAnswer() {
  const page = await openBattle({ size: { width: 1280, height: 720 } });
  const wood = await page.locator("polygon.terrain.wood").first().boundingBox();
  await page.mouse.click(wood.x + wood.width / 2, wood.y + wood.height / 2);
  await page.waitForSelector(".ground-note");
  check("a wood says what it does", /infantry/.test(await page.locator(".ground-note").textContent()));
  await page.mouse.click(wood.x + wood.width / 2, wood.y + wood.height / 2);
  await page.waitForSelector(".ground-note", { state: "detached" });
  for (let step = 0; step < 4; step++) await page.getByRole("button", { name: "Zoom in" }).click();
  const isSeen = () => {
    const [frame, unit] = [".warmaster-holder", '[data-thing="A1"]'].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return unit.left > frame.left && unit.right < frame.right && unit.top > frame.top && unit.bottom < frame.bottom;
  };
  await page.waitForFunction(() => document.querySelector(".minimap"));
  await page.keyboard.press("1");
  await page.waitForFunction(isSeen);
  check("a digit brings its unit into the window", true);
  await page.getByRole("button", { name: "Fit all" }).click();
  await page.waitForFunction((least) => document.querySelectorAll(".wm-unit").length > least, 10);
  equal("and all are seen again", (await measured(page)).cut, 0);
  await page.context().close();
}

// Looking about moves the window, not the pieces: however many stand there, none is drawn anew.
export async function lookingAboutDrawsNoPiece() {
  const page = await openBattle({ size: { width: 1280, height: 720 } }, "army1=goblins&army2=skaven&points=2000");
  const units = await page.locator(".wm-unit").count();
  check("there are many units", units >= 30, units);
  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Zoom in" }).click();
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((all) => (window.changes += all.length)).observe(document.querySelector(".warmaster .plane"), { subtree: true, childList: true, attributes: true });
  });
  const board = await page.locator(".board.warmaster").boundingBox();
  const before = await page.locator(".board.warmaster").getAttribute("viewBox");
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(board.x + board.width / 2 + 6 * step, board.y + board.height / 2 + 2 * step);
  await page.mouse.up();
  check("the window moved", (await page.locator(".board.warmaster").getAttribute("viewBox")) !== before);
  const changes = await page.evaluate(() => window.changes);
  check("hardly anything on the field was drawn anew", changes <= 20, changes);
  await page.context().close();
}
