// table_test.mjs - the table as people use it: clicks, keys, two browsers, reload, a dead server, no
// network, both languages, and a screen reader's view.
import {
  actorOf, address, axePath, check, entries, equal, finish, go, isOver, killServer, makeOneAction, menu, openPage, openTab, raiseCurtain, picture, startServer, things,
  waitForEntries, waitForTurn,
} from "./harness.mjs";

import * as choices from "./choices.mjs";
import { comforts } from "./comforts.mjs";
import * as features from "./features.mjs";
import * as situations from "./situations.mjs";
import * as physical from "./physical.mjs";
import { questions } from "./questions.mjs";
import { secrets } from "./secrets.mjs";
import * as trust from "./trust.mjs";
import * as warmaster from "./warmaster.mjs";

// Words: games to be played, or parts of the names of tests that are to run alone.
const wanted = process.argv.slice(2);
const games = wanted.some((word) => word.includes("-")) ? wanted : ["standard-bearer", "war-chest", "pocket-battles"];
const LONGEST = 400; // actions of a person before a game counts as stuck
// Options that bring an end in time, however badly the game is played.
const SHORT = {
  "war-chest": "&army=first-battle&max_coins=60",
  "pocket-battles": "&size=20&army1=random&army2=random&quiet_rounds=1",
};

const text = (page, selector) => page.locator(selector).first().textContent();

// Opens a game and, where hands are hidden, the curtain.
async function openTable(page, game, seats) {
  await go(page, `#/play/${game}?seats=${seats}&n=1${SHORT[game] ?? ""}`);
  await waitForTurn(page);
  const curtain = page.locator(".curtain button");
  if (await curtain.isVisible()) await curtain.click();
  await page.waitForSelector(".curtain", { state: "detached" });
  await waitForTurn(page);
}

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

async function threeClicks(game, name) {
  const page = await openPage();
  await go(page, "");
  const card = page.locator(".game", { hasText: name });
  await card.locator("button", { hasText: "Play" }).click();
  await page.locator(".setup button[type=submit]").click();
  await waitForTurn(page);
  check(`${game} is on the table after two clicks`, await page.locator(".board-frame > *").first().isVisible());
  await page.context().close();
}

async function wholeGame(game, { phone, language, keyboard }) {
  const page = await openPage({ phone, language });
  await go(page, `#/play/${game}?seats=human,1&n=1${SHORT[game] ?? ""}`);
  let actions = 0;
  const press = keyboard
    ? async (thing) => {
        await page.focus(`[data-thing="${thing}"]`, { timeout: 3000 });
        await page.keyboard.press("Enter");
      }
    : undefined;
  for (; actions < LONGEST && !(await isOver(page)); actions++) {
    await waitForTurn(page);
    await makeOneAction(page, press);
    const curtain = page.locator(".curtain button");
    if (await curtain.isVisible()) await curtain.click();
    if (actions === 6) await picture(page, `${game}-${language}${phone ? "-phone" : ""}`);
  }
  check(`a whole game of ${game} by ${keyboard ? "keyboard" : "clicks"} ends`, await isOver(page), `${actions} actions`);
  const holes = await page.evaluate(() => document.body.innerText.match(/undefined|\{\d\}|\[object/g));
  equal(`no hole in the texts of ${game}`, String(holes), "null");
  await page.context().close();
}

async function arrowsMoveTheFocus(game) {
  const page = await openPage();
  await openTable(page, game, "human,human");
  const [first] = await things(page);
  await page.focus(`[data-thing="${first}"]`);
  let moved = first;
  for (const key of ["ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(key);
    moved = await page.evaluate(() => document.activeElement?.dataset.thing);
    if (moved !== first) break; // at the edge of the board the other way must do
  }
  check("an arrow key moves to a neighbour", moved && moved !== first, moved);
  await page.keyboard.press("Escape");
  equal("Escape takes the choice back", await page.locator("[data-thing].chosen").count(), 0);
  await page.context().close();
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

async function undoAndReload(game) {
  const page = await openPage();
  await openTable(page, game, "human,human");
  await makeOneAction(page);
  await waitForTurn(page);
  await raiseCurtain(page); // under it there is no record to be seen
  await page.waitForSelector(".log .entry", { state: "attached" });
  const length = await page.locator(".log .entry").count();
  await page.reload();
  await go(page, "");
  await page.waitForSelector(".my-games a");
  await page.click(".my-games a");
  await page.waitForSelector(".board-frame > *, .curtain button");
  await raiseCurtain(page);
  await page.waitForSelector(".board-frame > *");
  await page.waitForFunction((wanted) => document.querySelectorAll(".log .entry").length === wanted, length);
  equal("a reload loses nothing", await page.locator(".log .entry").count(), length);
  const undo = page.getByRole("button", { name: "Undo" });
  if (await undo.isEnabled()) {
    await undo.click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll(".log .entry").length < wanted || document.querySelector(".toast"),
      length,
    );
    check("undo takes the action back, or says why not", true);
  }
  await page.context().close();
}

// Two people, one of them Russian, over the server; the server dies in the middle.
async function friendByLink(game, port) {
  const host = await openPage();
  const friend = await openPage({ language: "ru-RU" });
  await go(host, `#/host/${game}?mine=1&open=0&clock=none&n=1`);
  await host.waitForSelector(".invitation input");
  const link = await host.inputValue(".invitation input");
  const heard = { host: [], friend: [] };
  friend.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.friend.push(String(payload))));
  await friend.goto(link);
  await friend.waitForSelector(".log .entry", { state: "attached" });
  for (let turn = 0; turn < 6; turn++) {
    const [actor, waiter] = await actorOf(host, friend);
    await makeOneAction(actor);
    await waitForEntries(waiter, await entries(actor));
  }
  const count = await entries(host);
  equal("both see the same record", await entries(friend), count);
  await killServer();
  await host.waitForFunction(() => /connection is lost/.test(document.querySelector("main")?.textContent ?? ""));
  await startServer(port);
  await host.waitForFunction(() => !/connection is lost/.test(document.querySelector("main")?.textContent ?? ""), null, { timeout: 20000 });
  const [actor, waiter] = await actorOf(host, friend);
  await makeOneAction(actor);
  await waitForEntries(waiter, count + 1);
  check("the game goes on after the server was killed", (await entries(actor)) > count);
  equal("for both", await entries(waiter), await entries(actor));
  await openTab(host, "Chat");
  await host.locator(".chat input").fill("Привет!");
  await host.locator(".chat button").click();
  await friend.waitForFunction(() => /Привет!/.test(document.querySelector(".chat")?.textContent ?? ""));
  check("talk arrives", true);
  host.on("dialog", (dialog) => dialog.accept());
  await menu(host, "Resign");
  await friend.waitForSelector(".outcome");
  equal("resigning ends it", (await text(friend, ".outcome h2")).trim(), "Победа");
  await menu(friend, "Проверить случай");
  await friend.waitForFunction(() => /Всё честно/.test(document.querySelector(".toast")?.textContent ?? ""));
  check("the dice can be checked", true);
  await picture(friend, `${game}-online-ru`);
  await host.context().close();
  await friend.context().close();
}

async function offline(game) {
  const page = await openPage();
  await go(page, "");
  await page.waitForSelector(".game");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(".game");
  await page.goto(`${address}#/play/${game}?seats=human,1&n=9`);
  await waitForTurn(page);
  await makeOneAction(page);
  check("a solo game is played without a network", (await page.locator(".log .entry").count()) > 0);
  await page.context().close();
}

async function accessible(game) {
  for (const dark of [false, true]) {
    for (const hash of ["", `#/play/${game}?seats=human,1&n=1`, `#/rules/${game}`]) {
      const page = await openPage({ dark });
      await go(page, hash);
      await page.waitForSelector(hash === "" ? ".game" : hash.includes("rules") ? ".clause" : ".board-frame > *");
      await page.addScriptTag({ path: axePath }).catch(() => null);
      const source = await import("node:fs").then((fs) => fs.readFileSync(axePath, "utf8"));
      await page.evaluate(source);
      const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      const serious = result.violations.filter((found) => ["serious", "critical"].includes(found.impact));
      equal(`axe finds nothing serious at '${hash}' (${dark ? "dark" : "light"})`,
        serious.map((found) => `${found.id} ${found.nodes[0]?.html.slice(0, 120)}`).join("; "), "");
      await page.context().close();
    }
  }
}

const names = { "standard-bearer": "Standard-Bearer", "war-chest": "War Chest", "pocket-battles": "Pocket Battles" };
// Side by side, for much of it is waiting; nothing here stops the server.
const lanes = [
  [features.languageChangesInTheGame, features.machinesPlay, features.optionsAreKept, features.armiesAreChosenByName, features.newcomersAreTold, features.draggedAndHovered,
    features.animationCanBeTurnedOff, features.hintAndTextTwin, features.resignAndRematch],
  [features.tilesTellWhatTheyDo, features.oddsAndDice, features.shapesTellTheSidesApart, features.installable, features.replays, features.aBranchKeepsTheLevel, features.adviceIsTheBestThereIs, features.armiesAreBuilt],
  [situations.situations, situations.sidesHaveOneName],
  [questions, comforts],
  [secrets],
  Object.values(physical),
  Object.values(trust),
  [warmaster.battleBegins, warmaster.everyButtonIsNamed, warmaster.replayAndBranch, warmaster.twoBrowsers, choices.groundIsLaidOut, choices.chargersAreSet, () => accessible("warmaster")],
  [features.undoDrawAndRematch, features.strangersMeet, features.namesKeepGames,
    () => features.nobodySeesTooMuch("war-chest", "army=first-battle"),
    () => features.nobodySeesTooMuch("pocket-battles", "size=20&army1=random&army2=random")],
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
  await inTurn([curtainHidesHands]);
  for (const game of wanted.length === 0 || games === wanted ? games : []) {
    for (const test of [
      () => threeClicks(game, names[game]),
      () => wholeGame(game, { phone: false, language: "en-US", keyboard: false }),
      () => wholeGame(game, { phone: true, language: "ru-RU", keyboard: true }),
      () => arrowsMoveTheFocus(game),
      () => undoAndReload(game),
      () => friendByLink(game, port),
      () => offline(game),
      () => accessible(game),
    ])
      await attempt(`${game}: ${test}`, test);
  }
} catch (error) {
  check("the test runs to its end", false, error.stack);
}
await finish();
