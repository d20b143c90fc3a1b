// armies.mjs - army lists as a place of their own, at every size: made, mended, kept, shared, brought, and taken into a game.
import { check, equal, go, openPage, openTab, waitForTurn } from "./harness.mjs";

const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];

const open = async (size, hash, language = "en-US") => {
  const page = await openPage({ size: { width: size[0], height: size[1] }, language });
  await go(page, hash);
  return page;
};

const faults = (page) => page.locator(".army-faults li").count();
const points = async (page) => Number(await page.locator(".army-sum b").textContent());
const button = (page, name) => page.getByRole("button", { name, exact: true });

// What is wrong is in the window wherever the roll is read.
const faultsInSight = (page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll(".roll-row")];
    rows.at(-1)?.scrollIntoView({ block: "end" });
    const box = document.querySelector(".army-faults").getBoundingClientRect();
    return box.top >= -1 && box.top < innerHeight - 40 && box.width > 100;
  });

const hasNoSidewaysScroll = (page) => page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth);

async function isMended(page, where) {
  await page.waitForSelector(".army-faults:not(.sound)");
  equal(`${where}: everything that is wrong is listed`, await faults(page), 4);
  check(`${where}: what is wrong stays in sight`, await faultsInSight(page));
  check(`${where}: nothing sticks out`, await hasNoSidewaysScroll(page));
  for (let left = await faults(page); left > 0 && (await page.locator(".army-faults button").count()) > 0; ) {
    const before = await page.locator(".army-sum b").textContent();
    await page.locator(".army-faults button").first().click();
    await page.waitForFunction((old) => document.querySelector(".army-sum b").textContent !== old, before);
    left = await faults(page);
  }
  equal(`${where}: each is mended by a press`, await faults(page), 0);
}

async function extrasAreTaken(page, where) {
  await page.locator('[data-choice="general"] .roll-who').click();
  await page.waitForSelector('[data-extra="griffon"]');
  const box = await page.locator(".army-piece").boundingBox();
  check(`${where}: what the chosen piece may have is in the window`, box.y >= 0 && box.y < page.viewportSize().height - 100, box.y);
  const before = await points(page);
  await page.locator('[data-extra="griffon"] button').click();
  await page.waitForFunction((old) => Number(document.querySelector(".army-sum b").textContent) > old, before);
  check(`${where}: an extra goes to the chosen piece`, (await page.locator(".army-piece .taken").textContent()).includes("Griffon"));
  await page.locator(".army-piece .taken button").click();
  await page.waitForFunction((old) => Number(document.querySelector(".army-sum b").textContent) === old, before);
  await page.locator(".army-close").click();
  await page.locator('[data-choice="halberdiers"] .stepper button').first().click(); // the first taken goes first
  await page.waitForFunction((old) => Number(document.querySelector(".army-sum b").textContent) < old, before);
}

export async function listsAreMadeAtEverySize() {
  for (const size of SIZES) {
    const where = size.join("x");
    const page = await open(size, "#/armies");
    await button(page, "Empire: Empty").click();
    await isMended(page, where);
    await extrasAreTaken(page, where);
    await button(page, "Fill up").click();
    await page.waitForSelector(".army-faults.sound");
    check(`${where}: the machine fills the army up`, (await points(page)) > 950, await points(page));
    await button(page, "Criticise").click();
    await page.waitForSelector(".army-advice li");
    await page.locator(".army-name").fill("River Guard");
    await button(page, "Save").click();
    await page.waitForSelector(".army-kept.chosen");
    await page.reload();
    await page.locator(".army-kept").click();
    await page.waitForSelector(".army-sum");
    equal(`${where}: a list is kept under its name`, await page.locator(".army-name").inputValue(), "River Guard");
    await page.context().close();
  }
}

const tile = (page, key) => page.locator(`[data-choice="${key}"] button`);
const units = (page) => page.locator(".tile-unit").count();

async function pressed(page, what) {
  const before = await page.locator(".army-sum b").textContent();
  await what.click();
  await page.waitForFunction((old) => document.querySelector(".army-sum b").textContent !== old, before);
}

// Tiles are taken, read, joined to the chosen unit, put back and mended.
async function tilesAreTaken(page, where) {
  await pressed(page, tile(page, "ELV26"));
  await pressed(page, tile(page, "ELV03"));
  equal(`${where}: each tile is a unit of its own`, await units(page), 2);
  check(`${where}: what the tile can do is told in words`, /Impetus: two charge dice/.test(await page.locator(".army-tile").textContent()));
  const card = await page.locator(".army-tile").boundingBox();
  check(`${where}: and stands in the window`, card.y >= 0 && card.y + 40 <= page.viewportSize().height, card.y);
  await page.locator(".tile-unit-pick").first().click();
  await page.waitForSelector('[data-choice="ELV27"].joins');
  check(`${where}: who may not join the chosen unit is not lit`, (await page.locator('[data-choice="ELV01"].joins').count()) === 0);
  await tile(page, "ELV27").scrollIntoViewIfNeeded();
  await pressed(page, page.locator('[data-extra="ELV27"] button'));
  equal(`${where}: it joins the chosen unit`, await units(page), 2);
  await page.locator(".army-close").click();
  await pressed(page, tile(page, "ELV03"));
  equal(`${where}: a second press puts it back`, await units(page), 1);
}

export async function tilesAreTakenAtEverySize() {
  for (const size of SIZES) {
    const where = `tiles, ${size.join("x")}`;
    const page = await open(size, "#/armies/pocket-battles");
    await button(page, "Elves: Empty").click();
    await page.waitForSelector(".tile-box li");
    await tilesAreTaken(page, where);
    check(`${where}: nothing sticks out`, await hasNoSidewaysScroll(page));
    await button(page, "Fill up").click();
    await page.waitForFunction(() => Number(document.querySelector(".army-sum b").textContent) > 47);
    check(`${where}: the machine fills the army up`, (await page.locator(".army-faults.sound").count()) === 1);
    await page.context().close();
  }
}

// Too high a stack and too many points are told, each with the press that mends it.
export async function tilesAreMended() {
  const page = await open([390, 844], "#/armies/pocket-battles?size=10&list=ELV01%2BELV12,ELV03");
  await page.waitForSelector(".army-faults li");
  equal("everything wrong with the tiles is listed", await faults(page), 2);
  for (let left = await faults(page); left > 0; left = await faults(page)) {
    const before = await page.locator(".army-sum b").textContent();
    await page.locator(".army-faults button").first().click();
    await page.waitForFunction(([count, sum]) => document.querySelectorAll(".army-faults li").length < count || document.querySelector(".army-sum b").textContent !== sum, [left, before]);
  }
  check("each is mended by a press", (await points(page)) <= 10, await points(page));
  await page.context().close();
}

export async function listsTravel() {
  const page = await open([1280, 720], "#/armies/pocket-battles?size=50&list=elves50&name=Rangers");
  await page.waitForSelector(".tile-unit");
  equal("a link opens the list", await page.locator(".tile-unit").count(), 8);
  await button(page, "Copy as text").click();
  await page.waitForSelector(".army-note");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, "From text or link").click();
  await page.locator(".army-bring textarea").fill("nonsense");
  await button(page, "Take it").click();
  check("nonsense gets one line", (await page.locator(".army-bring .error").textContent()).length > 10);
  await page.locator(".army-bring textarea").fill(text.replace("Rangers", "Others"));
  await button(page, "Take it").click();
  await page.waitForFunction(() => document.querySelector(".army-name")?.value === "Others");
  equal("what was copied as text is the same list", await page.locator(".tile-unit").count(), 8);
  await page.emulateMedia({ media: "print" });
  check("the printer gets a roster sheet and nothing else", (await page.locator(".roster-sheet").isVisible()) && !(await page.locator(".army-sheet").isVisible()));
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Play with this list" }).click();
  await waitForTurn(page);
  check("and plays with it at one press", /Elves/.test(await page.locator(".strip").textContent()));
  await openTab(page, /^Units$/);
  check("the roster opens in play", /Mounted Guard/.test(await page.locator("main").textContent()));
  const [beside] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("link", { name: "Army lists" }).first().click()]);
  await beside.waitForSelector(".tile-unit");
  equal("and leads to the list, beside the game", await beside.locator(".tile-unit").count(), 8);
  await page.context().close();
}

// A list that names what there is not says so, in the reader's language.
export async function wrongListsSaySo() {
  const page = await open([390, 844], "#/armies/warmaster?list=empire:dragons", "ru-RU");
  await page.waitForSelector(".army-sheet .error");
  check("a wrong list gets one line", (await page.locator(".army-sheet .error").textContent()).includes("dragons"));
  await page.context().close();
}
