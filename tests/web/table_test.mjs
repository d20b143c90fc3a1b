// table_test.mjs - the table as people use it: clicks, keys, two browsers, reload, a dead server, no
// network, both languages, and a screen reader's view.
import { check, equal, go, makeOneAction, openPage, picture, things, waitForTurn } from "./harness.mjs";

import { brigades } from "./brigades.mjs";
import * as called from "./called.mjs";
import * as choices from "./choices.mjs";
import * as coach from "./coach.mjs";
import { comforts } from "./comforts.mjs";
import * as company from "./company.mjs";
import * as features from "./features.mjs";
import * as field from "./field.mjs";
import * as fights from "./fights.mjs";
import * as games from "./games.mjs";
import * as guide from "./guide.mjs";
import * as lessons from "./lessons.mjs";
import * as people from "./people.mjs";
import * as lab from "./lab.mjs";
import * as rulesets from "./ruleset.mjs";
import * as tournaments from "./tournaments.mjs";
import * as positions from "./positions.mjs";
import * as puzzles from "./puzzles.mjs";
import * as physical from "./physical.mjs";
import * as sounds from "./sounds.mjs";
import * as speeds from "./speeds.mjs";
import { questions } from "./questions.mjs";
import * as replays from "./replays.mjs";
import * as review from "./review.mjs";
import { secrets } from "./secrets.mjs";
import { situations } from "./situations.mjs";
import { chosen, runAll, suite, words } from "./suite.mjs";
import * as told from "./told.mjs";
import * as trust from "./trust.mjs";
import { moving } from "./moving.mjs";
import * as updates from "./updates.mjs";
import * as warmaster from "./warmaster.mjs";

// node tests/web/table_test.mjs [--all] [WORD ...]: a word is a game, or a part of the names of tests that are to run alone.
const names = { "standard-bearer": "Standard-Bearer", "war-chest": "War Chest", "pocket-battles": "Pocket Battles" };
const AT_ONCE = 3; // pages that play side by side

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

const ofGame = (game) => ({
  [`${game} in three clicks`]: () => games.threeClicks(game, names[game]),
  [`${game} by clicks`]: () => games.wholeGame(game, { phone: false, language: "en-US", keyboard: false }),
  [`${game} by keys`]: () => games.wholeGame(game, { phone: true, language: "ru-RU", keyboard: true }),
  [`${game} by arrows`]: () => games.arrowsMoveTheFocus(game),
  [`${game} after a reload`]: () => games.undoAndReload(game),
  [`${game} offline`]: () => games.offline(game),
});

const sideBySide = {
  "warmaster by keys": () => games.wholeGame("warmaster", { phone: false, language: "en-US", keyboard: true }),
  ...lessons, ...guide, ...coach, ...positions, ...puzzles, ...review, ...questions, ...moving, ...situations, ...fights, ...brigades, ...comforts, ...secrets, ...warmaster, ...choices, ...field, ...physical, ...sounds, ...speeds,
  ...replays, ...told, ...trust, ...features, ...called, ...company, ...people, ...lab, ...rulesets, ...tournaments, ...updates,
  "war-chest shows nobody too much": () => company.nobodySeesTooMuch("war-chest", "army=first-battle"),
  "pocket-battles shows nobody too much": () => company.nobodySeesTooMuch("pocket-battles", "size=20&army1=random&army2=random"),
  homeInBothLanguages, refusalWithClause, curtainHidesHands,
  ...Object.assign({}, ...Object.keys(names).map(ofGame)),
};

await suite(async (port) => {
  await runAll(chosen(sideBySide, words), AT_ONCE);
  // Alone, for these kill the server.
  const friends = Object.fromEntries(Object.keys(names).map((game) => [`${game} with a friend`, () => games.friendByLink(game, port)]));
  await runAll(chosen(friends, words), 1);
});
