// lessons.mjs - lessons as a newcomer meets them: from the first screen through a whole lesson by presses, wrong tries answered,
// progress kept, in both languages and offline; and the lesson that a refusal offers.
import { readFileSync } from "node:fs";
import { address, axePath, check, equal, go, isAll, openPage } from "./harness.mjs";

const press = (page, thing) => page.locator(`.board [data-thing="${thing}"]`).first().click({ force: true });
const next = (page) => page.locator(".lesson-buttons .primary").click();
const words = (page) => page.locator(".lesson-panel").textContent();

async function throughFirstLesson(page) {
  await page.waitForSelector(".lesson-text");
  await next(page);
  await page.waitForSelector(".lesson-task");
  await press(page, "c3");
  await press(page, "c7");
  await page.waitForSelector(".lesson-answer.bad");
  check("a wrong try is answered by the lesson, with the clause", /ZN-13/.test(await words(page)), await words(page));
  await page.keyboard.press("Escape");
  await press(page, "d1");
  await press(page, "d2");
  await page.waitForFunction(() => !/ZN-13/.test(document.querySelector(".lesson-answer.bad")?.textContent ?? "ZN-13"));
  await page.keyboard.press("Escape");
  await press(page, "c3");
  await press(page, "c4");
  await page.waitForSelector(".lesson-answer.good");
  await next(page);
  await page.waitForSelector(".lesson-task");
  await page.locator(".lesson-buttons button").filter({ hasText: /Show me|Показать/ }).click();
  await page.waitForSelector(".lesson-answer.good");
  await next(page);
  await page.waitForSelector(".lesson-task");
  await press(page, "f2");
  await press(page, "c6");
  await page.waitForSelector(".lesson-end");
}

export async function newcomerLearns() {
  for (const [language, phone] of [["en-US", false], ["ru-RU", true]]) {
    const page = await openPage({ language, phone });
    await go(page, "");
    await page.locator(".newcomer a.button").click();
    await throughFirstLesson(page);
    const kept = await page.evaluate(() => localStorage.getItem("lessons"));
    equal(`the lesson is kept as done (${language})`, kept, '["standard-bearer/01-walking"]');
    await page.locator(".lesson-buttons .primary").click();
    await page.waitForFunction(() => /02-attacking/.test(location.hash));
    await go(page, "#/learn");
    await page.waitForSelector(".lesson-shelf li.done");
    equal("the list marks it", await page.locator(".lesson-shelf li.done").count(), 1);
    await go(page, "#/");
    await page.waitForSelector(".game");
    equal("whoever has learnt is no newcomer", await page.locator(".newcomer").count(), 0);
    await page.context().close();
  }
}

export async function lessonsOffline() {
  const page = await openPage();
  await go(page, "#/learn");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${address}#/learn/war-chest/1`);
  await page.reload();
  await page.waitForSelector(".lesson-text");
  await next(page);
  await page.waitForSelector(".lesson-task");
  check("a lesson runs without the net", /d1/.test(await words(page)));
  await page.context().close();
}

export async function refusalOffersLesson() {
  const page = await openPage();
  await go(page, "#/play/war-chest?seats=human,1&army=first-battle&n=lesson");
  await page.locator('[data-thing^="hand:"].next:not([data-thing="hand:ro"])').first().click({ force: true });
  await press(page, "e6");
  await page.waitForSelector(".refusal a");
  const href = await page.locator(".refusal a").first().getAttribute("href");
  equal("a refusal offers the lesson that teaches its clause", href, "#/learn/war-chest/01-coins");
  await page.context().close();
}

export async function lessonsAreAccessible() {
  for (const hash of ["#/learn", "#/learn/war-chest/2"]) {
    const page = await openPage({ language: "ru-RU" });
    await go(page, hash);
    await page.waitForSelector(".lesson-shelf, .lesson-text");
    await page.evaluate(readFileSync(axePath, "utf8"));
    const found = await page.evaluate(() => globalThis.axe.run(document.querySelector(".lesson-panel, .lessons")));
    check(`axe finds nothing in ${hash}`, found.violations.length === 0, found.violations.map((each) => `${each.id}: ${each.nodes[0].html}`).join("; "));
    await page.context().close();
  }
}

const FEW = 6; // one lesson in so many is shown in the page; with --all each of them. tests/lessons goes through all in the terminal

// Lessons, done by what they show themselves: they end, and nothing throws on the way.
export async function lessonsAreShown() {
  const page = await openPage({ language: "ru-RU" });
  await go(page, "#/learn");
  await page.waitForSelector(".lesson-shelf li a");
  const all = await page.$$eval(".lesson-shelf li a", (links) => links.map((link) => link.getAttribute("href")));
  check("there are lessons of four games", all.length >= 58, all.length);
  for (const hash of all.filter((_, index) => isAll || index % FEW === 0)) {
    await go(page, hash);
    await page.waitForFunction((name) => document.querySelector(".lesson-panel")?.dataset.lesson === name, hash.slice("#/learn/".length));
    for (let guard = 0; guard < 60 && (await page.locator(".lesson-end").count()) === 0; guard++) {
      await marksAreDrawn(page);
      await forward(page);
    }
    check(`${hash} comes to its end`, (await page.locator(".lesson-end").count()) === 1);
  }
  await page.context().close();
}

// Whatever the lesson marks is found on the board and drawn there.
export const marksAreDrawn = (page) =>
  page.waitForFunction(() => document.querySelectorAll(".lesson-marks [data-mark]").length === Number(document.querySelector(".lesson-marks").dataset.wanted));

// One press on the panel, and what follows from it.
async function forward(page) {
  const before = await page.locator(".lesson-panel").getAttribute("data-moment");
  await page.locator(".lesson-buttons .primary, .lesson-buttons .show-me").first().click();
  await page.waitForFunction((old) => document.querySelector(".lesson-panel").dataset.moment !== old, before);
}
