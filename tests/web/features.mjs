// features.mjs - what the page offers around a game, each tried as a person would.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  actorOf, address, check, entries, equal, folder, go, isOver, LIT, makeOneAction, menu, leaveEnd, openLog, openTab, raiseCurtain, openPage, picture, root, things, waitForEntries, waitForTurn,
} from "./harness.mjs";

const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));

async function openLocal(game, query, options) {
  const page = await openPage(options);
  await go(page, `#/play/${game}?n=1&${query}`);
  await waitForTurn(page);
  await raiseCurtain(page);
  return page;
}

// ---- One screen ----

export async function languageChangesInTheGame() {
  const page = await openLocal("standard-bearer", "seats=human,human&first=blue");
  await makeOneAction(page);
  const before = await page.$$eval(".warrior", (all) => all.map((each) => each.style.transform).sort().join());
  const count = await entries(page);
  await menu(page, "Русский");
  await page.waitForFunction(() => /Синие/.test(document.querySelector(".status")?.textContent ?? ""));
  equal("another language leaves the record as it was", await entries(page), count);
  await page.reload();
  await page.waitForSelector(".warrior");
  await waitForEntries(page, count);
  const after = await page.$$eval(".warrior", (all) => all.map((each) => each.style.transform).sort().join());
  equal("and so does a reload", after, before);
  await close(page);
}

export async function machinesPlay() {
  const page = await openPage();
  await go(page, "");
  await page.locator(".game", { hasText: "Standard-Bearer" }).locator("button", { hasText: "Play" }).click();
  await page.locator(".setup label", { hasText: "Watch two machines" }).click();
  await page.locator(".setup input[type=range]").fill("1");
  await page.locator(".setup button[type=submit]").click();
  await page.waitForSelector(".log .entry", { state: "attached" });
  const start = await entries(page);
  await waitForEntries(page, start + 3);
  check("two machines play by themselves", true);
  equal("and nothing can be pointed at", (await things(page)).length, 0);
  await close(page);
}

export async function optionsAreKept() {
  const page = await openPage();
  await go(page, "");
  await page.locator(".game", { hasText: "Standard-Bearer" }).locator("button", { hasText: "Play" }).click();
  await page.locator(".setup summary").click();
  await page.locator(".setup select", { hasText: "a wedge" }).selectOption("wedge");
  await page.locator(".setup button[type=submit]").click();
  await page.waitForSelector(".warrior");
  check("an option goes along", page.url().includes("layout=wedge"), page.url());
  await page.goto(`${address}#/play/standard-bearer?seats=human,1&layout=foo&n=77`);
  await page.waitForFunction(() => /line, block, wedge/.test(document.querySelector("[role=alert]")?.textContent ?? ""));
  check("a wrong one is refused with the right ones", true);
  await close(page);
}

// Armies stand in the open, by name, and so does who builds one; clauses are links behind the words.
export async function armiesAreChosenByName() {
  const page = await openPage({ language: "ru-RU" });
  await go(page, "");
  await page.locator(".game", { hasText: "Warmaster" }).locator("button").click();
  await page.locator(".setup label", { hasText: "Армия Синих" }).locator("select").selectOption({ label: "Мертвецы" });
  const red = page.locator(".setup label", { hasText: "Армия Красных" }).locator("select");
  check("an army can be built, or drawn by lot", /Собирает игрок.*По жребию/s.test(await red.innerHTML()));
  await red.selectOption("build-dwarfs");
  await page.locator(".options summary").click();
  equal("a clause is a link, not a label", await page.locator('.options a[href="#/rules/warmaster/WM-OPTION-03"]').textContent(), "WM-OPTION-03");
  await page.locator(".setup button[type=submit]").click();
  await page.waitForSelector(".board-frame > *");
  check("what was chosen goes along", /army1=undead&army2=build-dwarfs/.test(page.url()), page.url());
  await close(page);
}

// Whoever sits down for the first time is told how to win, what to press, and who he is.
export async function newcomersAreTold() {
  for (const [game, options] of [["standard-bearer", ""], ["war-chest", "&army=first-battle"], ["pocket-battles", ""], ["warmaster", ""]]) {
    const page = await openLocal(game, `seats=human,2${options}`, { phone: true, language: "ru-RU" });
    await waitForTurn(page);
    await page.waitForSelector(".action-bar .hint");
    check(`${game}: what to press`, /ажмите|ыберите/.test(await page.locator(".action-bar .hint").textContent()));
    check(`${game}: how to win`, /Как победить/.test(await page.locator(".card").textContent()));
    check(`${game}: who he is`, /вы/.test(await page.locator(".seats.friends .player").first().textContent()));
    equal(`${game}: it fits a phone`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await close(page);
  }
}

export async function draggedAndHovered() {
  const page = await openLocal("standard-bearer", "seats=human,human&first=blue");
  const before = await entries(page);
  const centre = async (thing) => {
    const box = await page.locator(`[data-thing="${thing}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [from] = await things(page, ".target.pick");
  await page.mouse.move(...(await centre(from)));
  await page.waitForSelector(".card:not(.aim) h2");
  check("hovering tells what a piece is and does", /\d/.test(await page.locator(".card dd").first().textContent()) && /\S/.test(await page.locator(".card p").first().textContent()));
  await page.mouse.down();
  const [x, y] = await centre(from);
  await page.mouse.move(x + 20, y + 20, { steps: 3 });
  await page.waitForSelector(".target.go");
  const [to] = await things(page, ".target.go");
  await page.mouse.move(...(await centre(to)), { steps: 4 });
  await page.mouse.up();
  await waitForEntries(page, before + 1);
  check("a piece can be dragged", new RegExp(`${from}.*${to}`).test(await page.locator(".log .entry").last().textContent()));
  await close(page);
}

export async function hintAndTextTwin() {
  const page = await openLocal("standard-bearer", "seats=human,human&hints=1&first=blue");
  await menu(page, "Board as text");
  await page.waitForFunction(() => /a +b +c/.test(document.querySelector(".board-text")?.textContent ?? ""));
  const before = await page.locator(".board-text").textContent();
  await menu(page, "Hint");
  await page.waitForSelector(".pill.advice:has-text('Hint')", { timeout: 60000 });
  check("a hint is a sentence at the board", /Hint: \S/.test(await page.locator(".pill.advice").textContent()));
  await page.waitForSelector(".candidates li button", { state: "attached" });
  check("a hint says what it expects", /%/.test(await page.locator(".candidates li").first().textContent()));
  const count = await entries(page);
  await openTab(page, "Odds");
  await page.locator(".candidates li button").first().click();
  await menu(page, "Board as text");
  await waitForEntries(page, count + 1);
  await page.waitForFunction((old) => document.querySelector(".board-text").textContent !== old, before);
  check("the text twin follows the game", true);
  await close(page);
}

export async function animationCanBeTurnedOff() {
  const page = await openLocal("standard-bearer", "seats=human,human&first=blue");
  const isMoving = () => page.locator(".board.animate").count();
  equal("who wants no motion gets none", await isMoving(), 0);
  const speed = async (name) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitemradio", { name }).click();
    await page.keyboard.press("Escape");
  };
  await speed("normal");
  equal("animation can be turned on", await isMoving(), 1);
  await speed("at once");
  equal("and off", await isMoving(), 0);
  await close(page);
}

export async function resignAndRematch() {
  const page = await openLocal("standard-bearer", "seats=human,1&first=blue&layout=block");
  page.on("dialog", (dialog) => dialog.accept());
  await menu(page, "Resign");
  await page.waitForSelector(".outcome");
  equal("resigning loses", await page.locator(".outcome h2").textContent(), "Defeat");
  const tokens = await page.$$eval(".end-count .token", (all) => all.map((token) => getComputedStyle(token).backgroundImage));
  check("each side keeps its colour on the end screen", tokens.length === 2 && tokens[0] !== tokens[1], tokens.join(" / "));
  check("the end screen tells the count that decided", /\d/.test(await page.locator(".end-result").textContent()));
  await page.locator(".outcome button.primary").click();
  await page.waitForFunction(() => /seats=1,human/.test(location.hash));
  check("a rematch swaps the sides and keeps the options", page.url().includes("layout=block"), page.url());
  await close(page);
}

// Dice: the odds come before the commitment, and what fell is shown.
// A zone full of units is still a zone: a press on any of them places the next one there.
export async function tilesTellWhatTheyDo() {
  const page = await openLocal("pocket-battles", "seats=human,human&size=50&army1=elves50&army2=orcs50");
  const place = async (target) => {
    await waitForTurn(page);
    await raiseCurtain(page);
    await page.waitForSelector(".unit-name.next");
    const before = await entries(page);
    await page.locator(".unit-name.next").first().click();
    await page.locator(target).first().click();
    await waitForEntries(page, before + 1);
  };
  await place('.zone-cell.next[data-thing="f2"]');
  await place('.zone-cell.next[data-thing="f2"]');
  await place('.zone-cell.next[data-thing="f2"] .tile');
  await raiseCurtain(page);
  equal("a press on a unit in a zone means the zone", await page.locator(".zone-cell .unit-card").count(), 3);
  const drawn = await page.$$eval(".trait", (all) => all.map((each) => `${each.title}:${each.querySelector("path").getAttribute("d").length}`));
  check("traits are drawn on the tiles", drawn.length > 5 && drawn.every((each) => !/^:|:0$/.test(each)), drawn.join("; "));
  check("with their numbers", drawn.some((each) => /^\+\d /.test(each)), drawn.join("; "));
  const enemy = await page.locator(".zone-cell .unit-card.side1 [data-thing]").first().getAttribute("data-thing");
  await page.locator(`[data-thing="${enemy}"]`).first().hover();
  await page.waitForSelector(".floating-card h2");
  equal("the card of an enemy unit names its army and its own letter", await page.locator(".floating-card h2").textContent(), `Orcs ${enemy}`);
  await close(page);
}

// Who plays anything may part without a fight, so there may be several battles.
export async function oddsAndDice() {
  let percent = 0, dice = 0, page;
  const look = async () => {
    const rows = page.locator(".odds table").first().locator("td:nth-of-type(1)");
    if (percent === 0 && (await rows.count()) > 1)
      percent = (await rows.allTextContents()).reduce((sum, text) => sum + parseFloat(text), 0);
  };
  const press = async (thing) => {
    await page.click(`[data-thing="${thing}"]`, { timeout: 3000 });
    await page.waitForTimeout(40);
    await look();
  };
  for (let battles = 0; battles < 5 && (percent === 0 || dice === 0); battles++) {
    if (page) await close(page);
    page = await openLocal("pocket-battles", "seats=human,human&size=30&army1=random&army2=random&quiet_rounds=3");
    for (let actions = 0; actions < 250 && (percent === 0 || dice === 0) && !(await isOver(page)); actions++) {
      await makeOneAction(page, press);
      await raiseCurtain(page);
      await look();
      dice = Math.max(dice, await page.locator(".drawn .die").count());
    }
  }
  check("odds are shown before a commitment and add up", Math.abs(percent - 100) < 1, percent);
  check("the dice that fell are shown", dice > 0);
  await picture(page, "pocket-battles-dice");
  await close(page);
}

export async function shapesTellTheSidesApart() {
  const page = await openLocal("standard-bearer", "seats=human,human&first=blue");
  // The outline of what this element shows, which is kept once and used from many places.
  const outline = (selector) => page.locator(selector).first().evaluate((used) => document.querySelector(used.getAttribute("href")).querySelector("path").getAttribute("d"));
  check("shields differ in shape", (await outline(".warrior.side0 use")) !== (await outline(".warrior.side1 use")));
  await go(page, "#/play/war-chest?seats=human,1&army=first-battle&n=2");
  await page.waitForSelector(".banner", { state: "attached" });
  check("so do coins", (await page.evaluate(() => [0, 1].map((team) => document.querySelector(`[id^="coin${team}-"] path`)?.getAttribute("d")))).every((path, team, both) => path && path !== both[1 - team]));
  await go(page, "#/play/pocket-battles?seats=human,1&n=3");
  await page.waitForSelector(".seat.side1 .token");
  const corners = (side) => page.locator(`.seat.side${side} .token`).first().evaluate((element) => getComputedStyle(element).borderRadius);
  check("and the marks of the armies", (await corners(0)) !== (await corners(1)));
  await close(page);
}

export async function installable() {
  const page = await openPage();
  await go(page, "");
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  equal("it installs as a program of its own", manifest.display, "standalone");
  const sizes = manifest.icons.map((icon) => icon.sizes).join(" ");
  check("with icons of the sizes that are asked for", /192x192/.test(sizes) && /512x512/.test(sizes), sizes);
  for (const icon of manifest.icons)
    equal(`${icon.src} is there`, await page.evaluate(async (src) => (await fetch(src)).headers.get("content-type"), icon.src), icon.type);
  await close(page);
}

// ---- Replays ----

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
  await go(page, "#/play/warmaster?seats=human,human&n=advice");
  await page.locator("button", { hasText: "Set up for me" }).first().click();
  await waitForEntries(page, 1);
  const asked = await page.evaluate(() => window.asked);
  check("a set-up is played at full strength", asked.length > 0 && asked.every((text) => /--level 8/.test(text)), asked.join());
  await close(page);
}

// ---- With others ----

async function hostAndJoin(query, game = "standard-bearer") {
  const host = await openPage();
  const friend = await openPage();
  await go(host, `#/host/${game}?mine=1&open=0&n=1&${query}`);
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".log .entry", { state: "attached" });
  await host.waitForSelector(".log .entry", { state: "attached" });
  return [host, friend];
}

export async function armiesAreBuilt() {
  const page = await openLocal("warmaster", "seats=human,human&army1=build&army2=orcs");
  const take = async (key) => {
    const before = await entries(page);
    await page.click(`[data-thing="+${key}"]`);
    await waitForEntries(page, before + 1);
  };
  for (const key of ["empire", "halberdiers", "skirmishers", "knights", "general"]) await take(key);
  check("what was taken is added up", (await page.textContent(".muster")).startsWith("305 / 1000"));
  await page.click('[data-thing="+war-altar"]');
  await page.waitForSelector("text=WM-ARMY-06");
  check("pointing at what cannot be taken says why", await page.isVisible("text=WM-ARMY-06"));
  for (const key of ["griffon", "halberdiers", "crossbowmen", "crossbowmen"]) await take(key);
  await page.click(".action-bar button:has-text('Army ready')");
  await page.waitForSelector(".board.warmaster");
  check("the field follows the army", (await page.locator(".muster").count()) === 0);
  await picture(page, "warmaster-army");
  await go(page, "#/play/warmaster?seats=human,human&army1=build-empire&army2=orcs&n=ready");
  await page.waitForFunction(() => document.querySelector(".muster") && !document.querySelector(".log .entry"));
  await take("steam-tank");
  await page.click(".action-bar button:has-text('Fill the army up')");
  await page.waitForSelector(".action-bar button:has-text('Army ready')");
  await page.waitForFunction(() => !/Fill the army up/.test(document.querySelector(".action-bar").textContent));
  const filled = await page.textContent(".muster");
  check("one press fills an army up", /^9\d\d \/ 1000/.test(filled) && /Steam Tank/.test(filled) && /General/.test(filled), filled.slice(0, 200));
  await close(page);
}

export async function undoDrawAndRematch() {
  const [host, friend] = await hostAndJoin("clock=60%2B1&first=blue");
  check("a bullet clock runs", /^[01]:\d\d$/.test(await host.locator(".clock").first().textContent()));
  await waitForTurn(host);
  const count = await entries(host);
  await makeOneAction(host);
  await waitForEntries(friend, count + 1);
  await menu(host, "Undo");
  await host.waitForSelector(".offer");
  check("who asks is told so", /take back/.test(await host.locator(".offer").textContent()));
  await friend.waitForSelector(".offer");
  equal("nothing is taken back without consent", await entries(host), count + 1);
  await friend.locator(".offer button", { hasText: "Allow" }).click();
  await host.waitForFunction((wanted) => document.querySelectorAll(".log .entry").length === wanted, count);
  check("with consent it is", true);
  await menu(friend, "Offer a draw");
  await host.locator(".offer button", { hasText: "Refuse" }).click();
  await friend.waitForSelector(".offer", { state: "detached" });
  check("a draw can be declined", !(await isOver(friend)));
  await menu(friend, "Offer a draw");
  await host.locator(".offer button.primary").click();
  for (const page of [host, friend]) {
    await page.waitForSelector(".outcome");
    check("an agreed draw ends the game", /Draw.*by agreement/.test(await page.locator(".outcome").textContent()));
  }
  await host.locator(".outcome button.primary").click();
  await friend.waitForFunction(() => /wants to play again/.test(document.querySelector(".outcome")?.textContent ?? ""));
  await friend.locator(".outcome button.primary").click();
  await Promise.all([host, friend].map((page) => page.waitForSelector(".outcome", { state: "detached" })));
  await waitForTurn(friend);
  check("in the rematch the sides are swapped", (await things(friend)).length > 0 && (await things(host)).length === 0);
  await close(host, friend);
}

export async function strangersMeet() {
  const [one, other, third] = [await openPage(), await openPage(), await openPage({ language: "ru-RU" })];
  const seek = async (page) => {
    await go(page, "");
    await page.locator(".game", { hasText: "Standard-Bearer" }).locator("button", { hasText: "Play" }).click();
    await page.locator(".setup label", { hasText: "Whoever is waiting" }).click();
    await page.locator(".setup button[type=submit]").click();
    await page.waitForFunction(() => /#\/table/.test(location.hash));
  };
  const id = (page) => new URL(page.url()).hash.split("/")[2];
  await seek(one);
  await go(third, "");
  await third.waitForSelector(".lobby li");
  await picture(third, "lobby-ru");
  check("an open game is in the lobby", /Знаменосец.*без часов/.test(await third.locator(".lobby li").first().textContent()));
  await seek(other);
  equal("a second stranger finds the first", id(other), id(one));
  await other.waitForSelector(".log .entry", { state: "attached" });
  check("and they play", true);
  await seek(one);
  await third.waitForFunction((wanted) => document.querySelector(`.lobby a[href$="${wanted}"]`), id(one), { timeout: 15000 });
  await third.locator(`.lobby a[href$="${id(one)}"]`).click();
  await third.waitForSelector(".log .entry", { state: "attached" });
  equal("the lobby leads to the table", id(third), id(one));
  await close(one, other, third);
}

// A name with a password keeps one's games, whichever browser asks for them.
export async function namesKeepGames() {
  const name = `Vera${Date.now() % 1000000}`;
  const sign = async (page, password, button) => {
    await go(page, "");
    await page.locator(".account summary").click();
    await page.locator(".account input").first().fill(name);
    await page.locator(".account input[type=password]").fill(password);
    await page.locator(".account button", { hasText: button }).click();
  };
  const [first, second] = [await openPage(), await openPage()];
  await sign(first, "correct-horse-7", "Keep this name");
  await first.waitForFunction((wanted) => document.querySelector(".account")?.textContent.includes(`Signed in as ${wanted}`), name);
  await go(first, "#/host/standard-bearer?mine=1&open=0&clock=none&n=1");
  await first.waitForSelector(".invitation input");
  const table = new URL(first.url()).hash;
  await sign(second, "wrong-horse-77", "Sign in");
  await second.waitForSelector(".account .error");
  check("a wrong password is told so", /\S/.test(await second.locator(".account .error").textContent()));
  await second.reload();
  await sign(second, "correct-horse-7", "Sign in");
  await second.waitForSelector(`.my-games a[href="${table}"]`);
  check("a name finds its games in another browser", true);
  await close(first, second);
}

// Two browsers with hidden hands, and one that looks on: whatever the server told each is, byte for
// byte, the view that the rules give of that moment.
export async function nobodySeesTooMuch(game, query) {
  const heard = new Map();
  const listen = (page) => {
    heard.set(page, []);
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.get(page).push(JSON.parse(String(payload)))));
  };
  const host = await openPage();
  const friend = await openPage();
  const onlooker = await openPage();
  for (const page of [host, friend, onlooker]) listen(page);
  await go(host, `#/host/${game}?mine=1&open=0&clock=none&n=1&${query}`);
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".log .entry", { state: "attached" });
  await onlooker.goto(`${address}#/table/${new URL(host.url()).hash.split("/")[2]}`);
  await onlooker.waitForFunction(() => /watching/.test(document.querySelector(".command-bar")?.textContent ?? ""));
  for (let turn = 0; turn < 8; turn++) {
    const [actor, waiter] = await actorOf(host, friend);
    await makeOneAction(actor);
    await waitForEntries(waiter, await entries(actor));
  }
  equal("an onlooker has nothing to point at", (await things(onlooker)).length, 0);
  host.on("dialog", (dialog) => dialog.accept());
  await menu(host, "Resign");
  await onlooker.waitForSelector(".outcome");
  await leaveEnd(host);
  await openLog(host);
  const [download] = await Promise.all([host.waitForEvent("download"), host.locator(".log button", { hasText: "Download" }).click()]);
  const record = readFileSync(await download.path(), "utf8");
  let compared = 0;
  let wrong = "";
  for (const [page, seat] of [[host, 1], [friend, 2], [onlooker, 0]])
    for (const frame of heard.get(page).filter((each) => each.type === "table" && each.result === "*")) {
      const at = frame.from + frame.log.length;
      const mayKnow = viewAt(record, seat, at);
      compared++;
      if (frame.position.trim() !== mayKnow.trim()) wrong ||= `seat ${seat} at ${at}:\n${frame.position}\ninstead of\n${mayKnow}`;
    }
  equal(`${game}: what each is told is what he may see`, wrong, "");
  check(`${game}: enough was told to compare`, compared >= 20, compared);
  await close(host, friend, onlooker);
}

function viewAt(record, seat, at) {
  const answer = execFileSync(join(root, "build", "vexillum"), ["protocol"], { input: `${record.trimEnd()}\nend\nview --seat ${seat} --at ${at}\nquit\n`, encoding: "utf8" });
  const lines = answer.split("\n");
  const head = lines.findIndex((line, index) => index > 0 && line.startsWith("ok "));
  return lines.slice(head + 1, head + 1 + Number(lines[head].slice(3))).join("\n");
}
