// maps.mjs - the map editor of Warmaster: ground by drag and by keys, zones, objectives, faults with their clause, and a game on it.
import { check, equal, go, openPage, waitForTurn } from "./harness.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const ground = (page) => page.locator(".map-ground").count();
const textOf = async (page) => {
  await button(page, "Copy as text").click();
  await page.waitForSelector(".map-note");
  return page.evaluate(() => navigator.clipboard.readText());
};
const hasText = (page, wanted) => page.waitForFunction((part) => document.querySelector(".map-faults")?.textContent.includes(part), wanted);

async function open(size, hash, language = "en-US") {
  const page = await openPage({ size: { width: size[0], height: size[1] }, language });
  await go(page, hash);
  await page.waitForSelector(".map-palette [data-kind=wood]");
  await page.waitForSelector(".map-faults.sound");
  return page;
}

// From the palette to a part of the table, both as shares of its sides.
async function lay(page, kind, x, y) {
  const before = await ground(page);
  const from = page.locator(`[data-kind=${kind}]`);
  await from.scrollIntoViewIfNeeded();
  const [start, table] = [await from.boundingBox(), await page.locator(".map-board").boundingBox()];
  const to = [table.x + x * table.width, table.y + y * table.height];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(to[0], to[1], { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelectorAll(".map-ground").length > old, before);
}

export async function mapsAreDrawnByHand() {
  const page = await open([1280, 720], "#/maps");
  check("nothing sticks out", await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight));
  await lay(page, "wood", 0.25, 0.5);
  await button(page, "Its like on the other half").click();
  await page.waitForFunction(() => document.querySelectorAll(".map-ground").length === 2);
  await hasText(page, "A sound map");
  const before = await textOf(page);
  const wood = await page.locator('[data-map-thing="ground0"]').boundingBox();
  await page.mouse.move(wood.x + wood.width / 2, wood.y + wood.height / 2);
  await page.mouse.down();
  await page.mouse.move(wood.x + wood.width / 2 + 60, wood.y + wood.height / 2 - 30, { steps: 4 });
  await page.mouse.up();
  await hasText(page, "not alike");
  check("a drag moves what it holds", (await textOf(page)) !== before);
  await button(page, "Undo").click();
  await hasText(page, "A sound map");
  equal("undo takes it back", await textOf(page), before);
  // By the keyboard alone.
  await page.locator('[data-map-thing="ground1"]').focus();
  for (const key of ["ArrowUp", "Shift+ArrowLeft", "]", "+"]) await page.keyboard.press(key);
  await hasText(page, "not alike");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => document.querySelectorAll(".map-ground").length === 1);
  // A zone by its corner, an objective by a press, and a corner pulled across the outline.
  await page.locator('[data-map-thing="zone0"]').focus();
  const corner = await page.locator('[data-map-handle="1"]').boundingBox();
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x - 80, corner.y - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator("[data-kind=objective]").click();
  await page.waitForSelector(".map-goal.chosen");
  await page.waitForFunction(() => document.querySelector(".map-faults.sound"));
  const text = await textOf(page);
  check("zone and objective are written as the rules read them", /^zone 1 0,0 \d+,\d+$/m.test(text) && /^objective 90,60 10 10$/m.test(text), text);
  await page.locator(".map-name").fill("River Field");
  await button(page, "Save").click();
  await page.waitForSelector(".map-kept.chosen");
  await page.reload();
  await page.locator(".map-kept").click();
  await page.waitForSelector(".map-goal");
  equal("a map is kept under its name", await page.locator(".map-name").inputValue(), "River Field");
  await page.waitForSelector(".map-faults.sound");
  await page.getByRole("link", { name: "Play on this map" }).click();
  await waitForTurn(page);
  equal("and is played on at one press", await page.locator(".objective").count(), 1);
  await page.context().close();
}

// On a phone, in Russian: a link with a fault, what is wrong named with its clause, mended, and text brought back.
export async function wrongMapsSaySo() {
  const bad = "field_180x120;wood_20,40_60,80_60,40_20,80;lake_0,0_180,0_180,20_0,20";
  const page = await openPage({ size: { width: 390, height: 844 }, language: "ru-RU" });
  await go(page, "#/maps");
  await page.waitForSelector(".map-faults.sound");
  check("nothing sticks out of a phone", await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
  await button(page, "Из текста или ссылки").click();
  await page.locator(".map-bring textarea").fill(`${await page.evaluate(() => location.origin)}/#/maps?map=${encodeURIComponent(bad)}`);
  await button(page, "Взять").click();
  await page.waitForSelector(".map-unread li");
  const told = await page.locator(".map-unread").textContent();
  check("every fault is named by line and clause", told.includes("Строка 2") && told.includes("WM-TERRAIN-11") && told.includes("WM-DEPLOY-04"), told);
  await button(page, "Взять, что читается").click();
  await page.waitForSelector(".map-faults:not(.sound) li");
  check("no battle on a wrong map", (await page.locator(".map-head .button").getAttribute("aria-disabled")) === "true");
  await page.locator('[data-map-thing="ground0"]').focus();
  await button(page, "Убрать").click();
  await page.waitForSelector(".map-faults.sound");
  await page.locator("[data-kind=hill]").click();
  await page.waitForSelector(".map-ground.chosen");
  await button(page, "Повернуть вправо").click();
  await button(page, "Больше").click();
  const size = await page.locator(".map-acts button").first().boundingBox();
  check("buttons are as large as a finger", size.width >= 44 && size.height >= 44, JSON.stringify(size));
  await page.context().close();
}
