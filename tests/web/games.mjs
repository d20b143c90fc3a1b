// games.mjs - what every game must stand, each played by clicks and by keys: whole games, arrows, reload, a friend by link, no
// network, a screen reader's view.
import {
  actorOf, address, check, entries, equal, go, isOver, killServer, makeOneAction, makeOneActionByKeys, menu, openPage, openTab, picture, raiseCurtain, startServer, tabTo, things, waitForEntries, waitForTurn,
} from "./harness.mjs";

const LONGEST = 400; // actions of a person before a game counts as stuck
// Options that bring an end in time, however badly the game is played.
const SHORT = {
  "war-chest": "&army=first-battle&max_coins=60",
  "pocket-battles": "&size=20&army1=random&army2=random&quiet_rounds=1",
  warmaster: "&army1=empire&army2=orcs&points=300&turns=2",
};
// Tab takes many presses where a click takes one, so games by keys end sooner.
const SHORTEST = {
  "war-chest": "&army=first-battle&max_coins=24",
  "pocket-battles": "&size=10&army1=random&army2=random&quiet_rounds=1",
  warmaster: "&army1=empire&army2=orcs&points=300&turns=1",
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

export async function threeClicks(game, name) {
  const page = await openPage();
  await go(page, "");
  const card = page.locator(".game", { hasText: name });
  await card.locator("button", { hasText: "Play" }).click();
  await page.locator(".setup button[type=submit]").click();
  await waitForTurn(page);
  check(`${game} is on the table after two clicks`, await page.locator(".board-frame > *").first().isVisible());
  await page.context().close();
}

// A game by clicks, or by keys alone: no pointer, and no focus that was not reached by Tab.
export async function wholeGame(game, { phone, language, keyboard }) {
  const page = await openPage({ phone, language });
  await go(page, `#/play/${game}?seats=human,1&n=1${(keyboard ? SHORTEST : SHORT)[game] ?? ""}`);
  let actions = 0;
  const act = keyboard ? makeOneActionByKeys : makeOneAction;
  for (; actions < LONGEST && !(await isOver(page)); actions++) {
    await waitForTurn(page);
    await act(page);
    if (actions === 6) await picture(page, `${game}-${language}${phone ? "-phone" : ""}`);
  }
  check(`a whole game of ${game} by ${keyboard ? "keyboard" : "clicks"} ends`, await isOver(page), `${actions} actions`);
  const holes = await page.evaluate(() => document.body.innerText.match(/undefined|\{\d\}|\[object/g));
  equal(`no hole in the texts of ${game}`, String(holes), "null");
  if (keyboard) {
    const { hash } = new URL(page.url());
    await tabTo(page, ".outcome button.primary");
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => location.hash !== old, hash);
    check(`a rematch of ${game} is one key away`, true);
  }
  await page.context().close();
}

export async function arrowsMoveTheFocus(game) {
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

export async function undoAndReload(game) {
  const page = await openPage();
  await openTable(page, game, "human,human");
  await makeOneAction(page);
  await waitForTurn(page);
  await raiseCurtain(page); // under it there is no record to be seen
  await page.waitForSelector(".log .entry", { state: "attached" });
  const length = await page.locator(".log .entry").count();
  await page.reload();
  await go(page, "");
  await page.click(".my-games a[href^='#/resume/']");
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
export async function friendByLink(game, port) {
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
  await host.waitForFunction(() => !/connection is lost/.test(document.querySelector("main")?.textContent ?? ""));
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

export async function offline(game) {
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
