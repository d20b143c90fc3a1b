// access.mjs - everything has a name, keys step a replay, the focus is never lost, axe finds nothing on any screen.
import { readFileSync } from "node:fs";
import { axePath, check, equal, go, makeOneAction, menu, openPage, settled, things } from "./harness.mjs";
import { sit, TABLES } from "./bars.mjs";

export async function axe(page, claim, rules = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(readFileSync(axePath, "utf8"));
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, { resultTypes: ["violations"], ...chosen }), rules);
  equal(claim, violations.map((found) => `${found.id} (${found.impact}) ${found.nodes[0]?.html.slice(0, 140)}`).join("; "), "");
}

const COLOURS = { runOnly: ["color-contrast"] };

// Another theme, once its colours have come.
async function wear(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme && !document.getAnimations().some((each) => each instanceof CSSTransition), colorScheme);
}

// Everything in the light; in the dark only colours differ.
async function axeInBothThemes(page, where) {
  await axe(page, `axe finds nothing ${where} (light)`);
  await wear(page, "dark");
  await axe(page, `axe finds nothing ${where} (dark)`, COLOURS);
  await wear(page, "light");
}

const SCREENS = [
  ["", ".game"], ["#/armies", ".army-banner button"], ["#/armies/warmaster?list=empire:knights", ".roll-row"], ["#/rules/standard-bearer/summary", ".rules-page p"],
  ...["standard-bearer", "war-chest", "pocket-battles", "warmaster"].flatMap((game) => [[`#/rules/${game}`, ".rules-page .clause"], [`#/position/${game}`, ".position-board .board"]]),
  ["#/puzzles", ".lesson-shelf"], ["#/learn", ".lesson-shelf li a"], ["#/profile", "h1"], ["#/lab/war-chest", ".lab-form"],
  ...["maps", "club", "tournaments", "account"].map((page) => [`#/${page}`, "main h1"]), ...["learn/standard-bearer/1", "puzzles/standard-bearer/daily"].map((page) => [`#/${page}`, ".table .board"]),
];

export async function everyScreenIsClean() {
  const page = await openPage();
  for (const [hash, sign] of SCREENS) {
    await go(page, hash);
    await page.waitForSelector(sign);
    await settled(page);
    equal(`one h1 at '${hash}'`, await page.locator("h1").count(), 1);
    await axeInBothThemes(page, `at '${hash}'`);
  }
  await go(page, "");
  await page.locator(".game button").first().click();
  await page.waitForSelector(".setup button[type=submit]");
  await axeInBothThemes(page, "in the set-up");
  await page.context().close();
}

async function warChestIsClean(page) {
  for (const tab of ["Record", "Units", "Odds"]) {
    await page.getByRole("navigation").getByRole("button", { name: tab }).click();
    await axeInBothThemes(page, `in the tab ${tab}`);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await axeInBothThemes(page, "in the menu");
  await page.keyboard.press("Escape");
  page.on("dialog", (dialog) => dialog.accept());
  await menu(page, "Resign");
  await page.waitForSelector(".outcome");
  await axeInBothThemes(page, "at the end");
}

export async function everyTableIsClean() {
  for (const [game, query] of TABLES.filter(([, each]) => !each.includes("players=4"))) {
    const page = await sit(game, query, { size: { width: 1280, height: 720 } }, `axe${game}`);
    equal(`${game} has one h1`, await page.locator("h1").count(), 1);
    await axeInBothThemes(page, `at ${game}`);
    const [first] = await things(page);
    if (first) {
      await page.focus(`[data-thing="${first}"]`).then(() => page.keyboard.press("Enter"));
      await axeInBothThemes(page, `at ${game} with a piece chosen`);
    }
    check(`${game}: the board has a name`, /\S/.test((await page.locator(".board [aria-label], .board[aria-label]").first().getAttribute("aria-label")) ?? ""));
    const nameless = await page.$$eval("main [data-thing][tabindex]", (all) => all.filter((each) => !(each.ariaLabel ?? each.textContent ?? "").trim()).length);
    equal(`${game}: everything that can be pressed has a name`, nameless, 0);
    if (game === "war-chest") await warChestIsClean(page);
    await page.context().close();
  }
}

export async function aReplayIsSteppedByArrows() {
  const page = await sit("standard-bearer", "seats=human,human&first=blue", {}, "arrows");
  for (let done = 0; done < 4; done++) await makeOneAction(page);
  const count = await page.locator(".log .entry").count();
  await page.getByRole("navigation").getByRole("button", { name: "Record" }).click();
  await page.locator(".log .entry").nth(count - 2).click();
  const at = () => page.$$eval(".log .entry", (lines) => lines.findIndex((line) => line.hasAttribute("aria-current")));
  await page.waitForFunction((wanted) => document.querySelectorAll(".log .entry")[wanted].hasAttribute("aria-current"), count - 2);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((wanted) => document.querySelectorAll(".log .entry")[wanted].hasAttribute("aria-current"), count - 3);
  check("an arrow steps back", true);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((wanted) => document.querySelectorAll(".log .entry")[wanted].hasAttribute("aria-current"), count - 2);
  await page.keyboard.press("End");
  await page.waitForFunction((wanted) => document.querySelectorAll(".log .entry")[wanted].hasAttribute("aria-current"), count - 1);
  equal("End leads to the present", await at(), count - 1);
  await page.context().close();
}

export async function theFocusIsKept() {
  const page = await sit("war-chest", "seats=human,1&army=first-battle", {}, "focus");
  for (let done = 0; done < 6; done++) {
    const lit = await things(page);
    if (lit.length === 0) break;
    await page.focus(`[data-thing="${lit[done % lit.length]}"]`).catch(() => null);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement && document.activeElement !== document.body);
    check("the focus never falls to the body", true);
  }
  check("a live region tells what happened", (await page.locator("[role=status][aria-live=polite]").count()) > 0);
  await page.context().close();
}
