// positions.mjs - the position editor: drawn by hand in all four games, refused at the place with the clause, read as text, asked
// about, played on and shared.
import { address, check, equal, go, openPage, picture, settled, waitForTurn } from "./harness.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const textOf = (page) => page.locator(".position-text textarea").evaluate((field) => field.value);
const hasText = (page, wanted) => page.waitForFunction((part) => document.querySelector(".position-text textarea")?.value.includes(part), wanted);
const item = (page, key) => page.locator(`[data-item="${key}"]`);
const thing = (page, name) => page.locator(`.position-board [data-thing="${name}"]`).first();

async function open(game, size, language = "en-US") {
  const page = await openPage({ size: { width: size[0], height: size[1] }, language });
  await go(page, `#/position/${game}`);
  await page.waitForSelector(".position-board .board");
  await settled(page);
  check(`${game}: nothing sticks out at ${size}`, await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
  await picture(page, `position-${game}-${size[0]}`);
  return page;
}

export async function warriorsAreDrawn() {
  const page = await open("standard-bearer", [1280, 720]);
  await item(page, "h").click();
  await thing(page, "a8").click({ force: true });
  await hasText(page, "8  h  .");
  await item(page, "h").click(); // the brush is laid down
  await thing(page, "d4").click({ force: true });
  await thing(page, "d3").click({ force: true });
  await hasText(page, "3  .  .  A  I  H");
  await thing(page, "d2").click({ force: true });
  await button(page, "Remove").click();
  await page.waitForSelector(".error");
  check("the last standard-bearer stays, by the parser's clause", /ZN-2/.test(await page.locator(".error").textContent()));
  await item(page, "wound").click();
  for (const wounds of ["p1", "p1"]) {
    await thing(page, "d5").click({ force: true });
    await hasText(page, wounds);
  }
  await page.waitForSelector(".position-refused");
  check("a wound too many is refused at its place", /ZN-25/.test(await page.locator(".position-refused").textContent()));
  await page.locator('[data-field="turn"]').selectOption("red move");
  await hasText(page, "turn red move");
  await button(page, "Undo").click();
  await hasText(page, "turn blue move");
  await page.context().close();
}

export async function positionsAreAskedAbout() {
  const page = await open("standard-bearer", [390, 844], "ru-RU");
  await button(page, "Лучшие действия").click();
  await page.waitForSelector(".candidates li, .candidate");
  check("best actions have chances", /%/.test(await page.locator(".position-questions").textContent()));
  await page.locator(".position-why input").fill("d4-d7");
  await button(page, "Можно ли и с какими шансами?").click();
  await page.waitForSelector(".position-verdict");
  check("why not is answered by a clause", /ZN-\d+/.test(await page.locator(".position-verdict").textContent()));
  await page.locator(".position-text summary").click();
  await page.locator(".position-text textarea").fill("position standard-bearer\n8 . . . x . . .\n");
  await button(page, "Прочесть этот текст").click();
  await page.waitForSelector(".error");
  check("a wrong text is told by its line", /строка 2/.test(await page.locator(".error").textContent()), await page.locator(".error").textContent());
  await button(page, "Копировать ссылку").click();
  await page.waitForSelector(".position-note");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const before = await textOf(page);
  await page.goto(`${address}#/`);
  await page.goto(link);
  await page.waitForSelector(".position-board .board");
  await settled(page);
  check("a link brings the position", before.includes("position") && (await textOf(page)).includes("turn blue move"));
  await button(page, "Играть отсюда").click();
  await waitForTurn(page);
  equal("and it is played on", await page.locator(".board [data-piece], .board .warrior, .board .piece").count() > 0, true);
  await page.context().close();
}

export async function coinsAndTilesAreDrawn() {
  const chest = await open("war-chest", [1280, 720]);
  await thing(chest, "d2").click({ force: true });
  await thing(chest, "e2").click({ force: true });
  await hasText(chest, "e2=1pk1");
  await item(chest, "R").click();
  await thing(chest, "c2").click({ force: true });
  await hasText(chest, "R=c2,");
  await chest.locator(".position-fields summary").click();
  await chest.locator('[data-field="p1.sw.hand"]').fill("0");
  await chest.locator('[data-field="p1.sw.hand"]').press("Tab");
  await hasText(chest, "hand=cb,lc bag");
  await chest.context().close();
  const tiles = await open("pocket-battles", [820, 1180], "ru-RU");
  await thing(tiles, "A").click({ force: true });
  await thing(tiles, "a").click({ force: true });
  await hasText(tiles, "fights A-a");
  await item(tiles, "1ELV03").click();
  await tiles.locator('.position-board .zone-cell.side0[data-zone="f3"]').click({ force: true, position: { x: 12, y: 12 } });
  await hasText(tiles, "E f3 : ELV03");
  await tiles.context().close();
}

export async function armiesAreDrawn() {
  const field = await open("warmaster", [1280, 720]);
  await thing(field, "A1").dispatchEvent("click");
  await field.waitForFunction(() => !document.querySelector(".position-tools button").disabled);
  const box = await field.locator(".position-board svg.board").boundingBox();
  await field.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.9);
  await field.waitForFunction(() => !document.querySelector(".position-text textarea").value.includes("A1 76,44,0"));
  await thing(field, "A1").dispatchEvent("click");
  await button(field, "Turn right").click();
  await field.waitForFunction(() => /A1 [\d.]+,[\d.]+,45/.test(document.querySelector(".position-text textarea").value));
  check("a unit is moved and turned", true);
  await field.context().close();
}
