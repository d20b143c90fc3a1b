// puzzles.mjs - puzzles on the page: the list by game and theme, a wrong try refuted on the board, the solution by presses, progress
// and ratings kept, in both languages, on a phone and offline.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { axePath, check, equal, go, openPage } from "./harness.mjs";

const root = new URL("../../", import.meta.url).pathname;
const bookOf = (game) => readFileSync(`${root}puzzles/${game}.txt`, "utf8").split(/^(?=puzzle )/m).filter((text) => text.startsWith("puzzle "));
const bestOf = (text) => /^best (.*)$/m.exec(text)[1];
const press = (page, thing) => page.locator(`.board [data-thing="${thing}"]`).first().click({ force: true });

// A puzzle of walking from cell to cell, and a walk that does not solve it.
function walkingPuzzle() {
  const walk = /^[a-g][1-8]-[a-g][1-8]$/;
  for (const text of bookOf("standard-bearer")) {
    const position = /^position[^]*?(?=^end$)/m.exec(text)[0];
    if (!walk.test(bestOf(text))) continue;
    const actions = execFileSync(`${root}build/vexillum`, ["actions", "-"], { input: position, encoding: "utf8" }).split("\n");
    const wrong = actions.find((action) => walk.test(action) && action !== bestOf(text));
    if (wrong) return { number: /^puzzle (\d+)/.exec(text)[1], best: bestOf(text).split("-"), wrong: wrong.split("-") };
  }
  throw new Error("no puzzle of walking");
}

export async function wrongTriesAreRefuted() {
  const { number, best, wrong } = walkingPuzzle();
  for (const [language, phone] of [["en-US", false], ["ru-RU", true]]) {
    const page = await openPage({ language, phone });
    await go(page, `#/puzzles/standard-bearer/${number}`);
    await page.waitForSelector('.lesson-panel[data-moment="open"]');
    for (const cell of wrong) await press(page, cell);
    await page.waitForSelector('.lesson-panel[data-moment="shown"]');
    check(`a wrong try is answered in words (${language})`, (await page.locator(".lesson-answer.bad .lesson-words").textContent()).length > 10);
    await page.locator(".lesson-buttons .primary").click();
    await page.waitForSelector('.lesson-panel[data-moment="open"]');
    for (const cell of best) await press(page, cell);
    await page.waitForSelector('.lesson-panel[data-moment="solved"]');
    const kept = JSON.parse(await page.evaluate(() => localStorage.getItem("puzzles")));
    equal("it is kept as solved", kept.solved.join(), `standard-bearer/${number}`);
    equal("the first answer counts", kept.tried.map((each) => `${each.id} ${each.solved}`).join(), `standard-bearer/${number} false`);
    check("the player's rating falls and the puzzle's rises", kept.player["standard-bearer"].rating < 1500 && kept.puzzle[`standard-bearer/${number}`].rating > 1000);
    await page.context().close();
  }
}

// What a puzzle of chances asks for stands nowhere before the answer, and then it does.
export async function chancesAreNotToldBefore() {
  const text = bookOf("warmaster").find((each) => /^goal odds Blue wins$/m.test(each) && /^best charge \w+ \w+$/m.test(each));
  const page = await openPage({ size: { width: 1280, height: 720 } });
  await go(page, `#/puzzles/warmaster/${/^puzzle (\d+)/.exec(text)[1]}`);
  await page.waitForSelector('.lesson-panel[data-moment="open"]');
  const [unit, enemy] = bestOf(text).split(" ").slice(1);
  const told = async () => (await page.locator(".pill, .odds").allTextContents()).filter((words) => words.includes("%")).join();
  await page.focus(`[data-thing="${unit}"]`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.board [data-thing="${enemy}"]`);
  await page.hover(`.board [data-thing="${enemy}"]`, { force: true });
  equal("no chance is told before the answer", await told(), "");
  await page.locator(".show-me").click();
  await page.waitForSelector('.lesson-panel[data-moment="solved"]');
  check("and then it is", /\d+%/.test(await page.locator(".lesson-answer").textContent()));
  await page.context().close();
}

// The first puzzle of every theme, and of every row of the odds that is asked for.
function onePerTheme(game) {
  const themes = new Map();
  for (const text of bookOf(game).reverse()) themes.set(/^goal (odds .*|\w+)/m.exec(text)[1], /^puzzle (\d+)/.exec(text)[1]);
  return [...themes];
}

// Puzzles of every theme are given up: the solution is played on the board, and nothing is kept as solved.
export async function solutionsAreShown() {
  const page = await openPage();
  for (const game of ["standard-bearer", "war-chest", "pocket-battles", "warmaster"])
    for (const [theme, number] of onePerTheme(game)) {
      await go(page, `#/puzzles/${game}/${number}`);
      await page.waitForSelector(`.lesson-panel[data-puzzle="${game}/${number}"][data-moment="open"]`);
      await page.locator(".show-me").click();
      await page.waitForSelector('.lesson-panel[data-moment="solved"], .lesson-panel[data-moment="shown"]'); // or taken for an error
      equal(`${game}, ${theme}: the solution of puzzle ${number} solves it`, await page.locator(".lesson-panel").getAttribute("data-moment"), "solved");
      check(`${game}, ${theme}: the solution is told`, (await page.locator(".lesson-answer").textContent()).length > 10);
    }
  equal("what was shown is not solved", JSON.parse(await page.evaluate(() => localStorage.getItem("puzzles"))).solved.join(), "");
  await page.context().close();
}

export async function puzzlesAreListed() {
  const page = await openPage({ language: "ru-RU" });
  await go(page, "");
  await page.locator('.daily a[href="#/puzzles"]').click();
  await page.waitForFunction(() => document.querySelectorAll(".lesson-shelf li").length >= 8);
  equal("every game has its shelf", await page.locator(".lesson-shelf").count(), 4);
  await page.evaluate(readFileSync(axePath, "utf8"));
  const found = await page.evaluate(() => globalThis.axe.run(document.querySelector(".puzzles")));
  equal("the list is accessible", found.violations.map((each) => each.id).join(), "");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload(); // now they are read through what keeps them
  await page.waitForFunction(() => document.querySelectorAll(".lesson-shelf li").length >= 8);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.lesson-shelf[data-game="war-chest"] .button.primary').click();
  await page.waitForSelector('.lesson-panel[data-moment="open"]');
  check("a puzzle opens offline", true);
  await page.context().close();
}
