// table_test.mjs - the table as people use it: clicks, keys, two browsers, reload, a dead server, no
// network, both languages, and a screen reader's view.
import { check, equal, finish, go, makeOneAction, openPage, picture, startServer, things, waitForTurn } from "./harness.mjs";

import * as armies from "./armies.mjs";
import { brigades } from "./brigades.mjs";
import * as choices from "./choices.mjs";
import { comforts } from "./comforts.mjs";
import * as company from "./company.mjs";
import * as features from "./features.mjs";
import * as field from "./field.mjs";
import * as games from "./games.mjs";
import * as lessons from "./lessons.mjs";
import * as physical from "./physical.mjs";
import { questions } from "./questions.mjs";
import * as replays from "./replays.mjs";
import { secrets } from "./secrets.mjs";
import { situations } from "./situations.mjs";
import * as trust from "./trust.mjs";
import { moving } from "./moving.mjs";
import * as warmaster from "./warmaster.mjs";

// Words: games to be played, or parts of the names of tests that are to run alone.
const wanted = process.argv.slice(2);
const names = { "standard-bearer": "Standard-Bearer", "war-chest": "War Chest", "pocket-battles": "Pocket Battles" };
const played = wanted.some((word) => word.includes("-")) ? wanted : Object.keys(names);

const text = (page, selector) => page.locator(selector).first().textContent();

async function homeInBothLanguages() {
  for (const [language, word, other] of [["en-US", "Play", "Русский"], ["ru-RU", "Играть", "English"]]) {
    const page = await openPage({ language });
    await go(page, "");
    await page.waitForSelector(".game");
    equal(`home speaks ${language}`, await text(page, ".game button"), word);
    equal("one click changes the language", await text(page, ".top nav button[lang]"), other);
    await page.click(".top nav button[lang]");
    await page.waitForFunction((old) => document.querySelector(".game button")?.textContent !== old, word);
    check("and it is kept", (await page.evaluate(() => localStorage.getItem("language"))) !== language.slice(0, 2));
    const holes = await page.evaluate(() => document.body.innerText.match(/undefined|\{\d\}|NaN|\[object/g));
    equal(`no hole in the texts (${language})`, String(holes), "null");
    await picture(page, `home-${language}`);
    await page.context().close();
  }
}

// Two at one screen: a hidden hand is behind a curtain until its owner says that he looks.
async function curtainHidesHands() {
  const page = await openPage();
  await go(page, "#/play/war-chest?seats=human,human&army=first-battle&n=1");
  await waitForTurn(page);
  for (let tries = 0; tries < 6 && !(await page.locator(".curtain").isVisible()); tries++) {
    await makeOneAction(page);
    await waitForTurn(page);
  }
  check("a curtain falls between two hands", await page.locator(".curtain").isVisible());
  equal("nothing of the next hand is on the page", await page.locator('[data-thing^="hand:"].next').count(), 0);
  await page.click(".curtain button");
  await page.waitForSelector('[data-thing^="hand:"].next');
  check("the next player sees his own", true);
  await page.context().close();
}

async function refusalWithClause() {
  const page = await openPage();
  await go(page, "#/play/standard-bearer?seats=human,human&first=blue&n=1");
  await waitForTurn(page);
  const [first] = await things(page, ".target.pick");
  await page.click(`[data-thing="${first}"]`);
  await page.click('[data-thing="d6"]');
  await page.waitForSelector(".refusal");
  check("a refusal names its clause", /ZN-\d+/.test(await text(page, ".refusal .clause-link")));
  await page.click(".refusal .clause-link");
  await page.waitForSelector("dialog[open] .clause.shown");
  check("which opens in place", /ZN-\d+/.test(await text(page, "dialog .clause.shown")));
  await page.getByRole("link", { name: "All rules" }).click();
  await page.waitForSelector("main.rules-page .clause.shown");
  check("and leads to the rules", /ZN-\d+/.test(await text(page, ".clause.shown")));
  await page.context().close();
}

// Alone: hundreds of presses, one after the other.
function battleByKeyboard() {
  return games.wholeGame("warmaster", { phone: false, language: "en-US", keyboard: true });
}

// Side by side, for much of it is waiting; nothing here stops the server.
const lanes = [
  [features.languageChangesInTheGame, features.machinesPlay, features.optionsAreKept, features.newcomersAreTold, features.draggedAndHovered,
    features.animationCanBeTurnedOff, features.hintAndTextTwin, features.resignAndRematch, features.sidesHaveOneName],
  [features.tilesTellWhatTheyDo, features.oddsAndDice, features.shapesTellTheSidesApart, features.installable, ...Object.values(replays), ...Object.values(armies)],
  [situations, brigades, ...Object.values(lessons)],
  [questions, comforts],
  [moving],
  Object.values(field),
  [secrets],
  Object.values(physical),
  Object.values(trust),
  [...Object.values(warmaster), ...Object.values(choices), function warmasterIsAccessible() { return games.accessible("warmaster"); }],
  [company.undoDrawAndRematch, company.strangersMeet, company.namesKeepGames,
    () => company.nobodySeesTooMuch("war-chest", "army=first-battle"),
    () => company.nobodySeesTooMuch("pocket-battles", "size=20&army1=random&army2=random")],
];
const isWanted = (test) => wanted.length === 0 || wanted.some((word) => test.name.includes(word));

// A test that ran out of time, on a machine that is busy with something else, is tried once more and the log says so. A claim
// that proved wrong is not.
async function attempt(name, test) {
  const isOutOfTime = (error) => error.name === "TimeoutError" || /in \d+ ms/.test(error.message);
  try {
    await test();
  } catch (error) {
    if (!isOutOfTime(error)) return check(`${name} runs to its end`, false, error.stack);
    console.log(`AGAIN: ${name}: ${error.stack}`);
    await test().catch((again) => check(`${name} runs to its end`, false, again.stack));
  }
}

const inTurn = async (tests) => {
  for (const test of tests) if (isWanted(test)) await attempt(test.name || String(test), test);
};

const port = await startServer();
try {
  await inTurn([homeInBothLanguages, refusalWithClause]);
  await Promise.all(lanes.map(inTurn));
  await inTurn([curtainHidesHands, battleByKeyboard]);
  for (const game of wanted.length === 0 || played === wanted ? played : []) {
    for (const test of [
      () => games.threeClicks(game, names[game]),
      () => games.wholeGame(game, { phone: false, language: "en-US", keyboard: false }),
      () => games.wholeGame(game, { phone: true, language: "ru-RU", keyboard: true }),
      () => games.arrowsMoveTheFocus(game),
      () => games.undoAndReload(game),
      () => games.friendByLink(game, port),
      () => games.offline(game),
      () => games.accessible(game),
    ])
      await attempt(`${game}: ${test}`, test);
  }
} catch (error) {
  check("the test runs to its end", false, error.stack);
}
await finish();
