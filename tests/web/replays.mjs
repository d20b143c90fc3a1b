// replays.mjs - the record of a game: stepped through, sent on, played on from, and what the machine advises.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  check, close, entries, equal, folder, go, leaveEnd, LIT, makeOneAction, menu, openLocal, openLog, openPage, picture, waitForEntries, waitForTurn,
} from "./harness.mjs";

async function shownLine(page) {
  return page.$$eval(".log .entry", (lines) => lines.findIndex((line) => line.hasAttribute("aria-current")));
}

export async function replays() {
  const page = await openLocal("standard-bearer", "seats=human,human&first=blue");
  for (let i = 0; i < 5; i++) await makeOneAction(page);
  const count = await entries(page);
  await openLog(page);
  await page.locator(".log .entry").nth(2).click();
  await page.waitForFunction(() => document.querySelectorAll(".log .entry")[2].hasAttribute("aria-current"));
  check("a click on a line shows that moment", true);
  check("and says that it is past", /You are looking back: \d+ of \d+/.test(await page.locator(".action-bar .hint").textContent()));
  await page.locator(".action-bar button", { hasText: "Back to the game" }).click();
  await page.waitForFunction(() => [...document.querySelectorAll(".log .entry")].at(-1).hasAttribute("aria-current"));
  check("one press leads back", true);
  await page.locator(".log .entry").nth(2).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".log button", { hasText: "Download" }).click()]);
  const record = readFileSync(await download.path(), "utf8");
  check("a record is downloaded", record.startsWith("record standard-bearer\n"));
  const file = join(folder, "game.vexillum");
  writeFileSync(file, record);
  await go(page, "");
  await page.locator(".replays input[type=file]").setInputFiles(file);
  await page.waitForFunction(() => /replay/.test(location.hash) && document.querySelector(".log .entry"));
  equal("and opens as a replay", await entries(page), count);
  await leaveEnd(page);
  await openLog(page);
  const step = async (name, line) => {
    await page.locator(".steps").getByLabel(name, { exact: true }).click();
    await page.waitForFunction((wanted) => [...document.querySelectorAll(".log .entry")].findIndex((each) => each.hasAttribute("aria-current")) === wanted, line);
    equal(`${name} steps`, await shownLine(page), line);
  };
  await step("Back", count - 2);
  await step("Forward", count - 1);
  await step("First", -1);
  await step("Last", count - 1);
  await page.locator(".log .entry").nth(1).click();
  await page.waitForFunction(() => document.querySelectorAll(".log .entry")[1].hasAttribute("aria-current"));
  await page.locator(".steps").getByLabel("Play", { exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".log .entry")[3]?.hasAttribute("aria-current"));
  check("a replay plays by itself", true);
  await picture(page, "replay");
  await page.locator(".log button", { hasText: "Copy link" }).click();
  await page.waitForFunction(() => /copied/.test(document.querySelector(".log").textContent));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage({ language: "ru-RU" });
  await other.goto(link);
  await waitForEntries(other, count);
  equal("a link carries the whole record", await entries(other), count);
  await page.locator(".log .entry").nth(2).click();
  await page.waitForFunction(() => document.querySelectorAll(".log .entry")[2].hasAttribute("aria-current"));
  await page.locator(".log button", { hasText: "Play on from here" }).click();
  await page.waitForFunction(() => /#\/play/.test(location.hash));
  await waitForTurn(page);
  equal("a branch begins at the moment shown", await entries(page), 3);
  await makeOneAction(page);
  await waitForEntries(page, 4);
  check("and is played on", true);
  await close(page, other);
}

// A branch meets the same opponent again, from the table and from a record that was downloaded.
export async function aBranchKeepsTheLevel() {
  const page = await openLocal("standard-bearer", "seats=human,7&first=blue");
  await makeOneAction(page);
  await makeOneAction(page);
  await waitForEntries(page, 4);
  await page.waitForSelector(LIT); // an answer that comes later brings the page back to the present
  await openLog(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".log button", { hasText: "Download" }).click()]);
  const file = await download.path();
  check("a record names the level", /^seat 1 human\nseat 2 level 7$/m.test(readFileSync(file, "utf8")));
  for (const from of ["the table", "a replay"]) {
    if (from === "a replay") {
      await go(page, "");
      await page.locator(".replays input[type=file]").setInputFiles(file);
      await page.waitForFunction(() => /replay/.test(location.hash) && document.querySelector(".log .entry"));
    }
    await openLog(page);
    await page.locator(".log .entry").nth(1).click();
    await page.waitForFunction(() => document.querySelectorAll(".log .entry")[1].hasAttribute("aria-current"));
    await page.locator(".log button", { hasText: "Play on from here" }).click();
    await page.waitForFunction(() => /#\/play.*branch/.test(location.hash));
    const hash = await page.evaluate(() => location.hash);
    check(`a branch from ${from} keeps the opponent's level`, /seats=human,7&/.test(hash), hash);
  }
  await close(page);
}

// What plays a step for a person plays as well as it can.
export async function adviceIsTheBestThereIs() {
  const page = await openPage();
  await page.addInitScript(() => {
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (/^go /.test(message?.text ?? "")) window.asked.push(message.text);
      return post.call(this, message, ...rest);
    };
  });
  await go(page, "#/play/standard-bearer?seats=human,human&hints=1&first=blue&layout=line&n=advice");
  await waitForTurn(page);
  await menu(page, "Play this step for me");
  await waitForEntries(page, 1);
  const asked = await page.evaluate(() => window.asked);
  check("a step is played at full strength", asked.length > 0 && asked.every((text) => /--level 8/.test(text)), asked.join());
  await close(page);
}
