// features.mjs - what the page offers around a game on one screen, each tried as a person would.
import {
  address, answered, check, close, entries, equal, go, isOver, makeOneAction, menu, openLocal, openPage, openTab, picture, raiseCurtain, things, waitForEntries, waitForTurn,
} from "./harness.mjs";

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
  await page.waitForSelector(".pill.advice:has-text('Hint')");
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

// Dice: the odds come before the commitment, and what fell is shown.
// Who plays anything may part without a fight, so there may be several battles.
export async function oddsAndDice() {
  let percent = 0, dice = 0, page;
  const look = async () => {
    const rows = page.locator(".odds table").first().locator("td:nth-of-type(1)");
    if (percent === 0 && (await rows.count()) > 1)
      percent = (await rows.allTextContents()).reduce((sum, text) => sum + parseFloat(text), 0);
  };
  const press = async (thing) => {
    await answered(page, () => page.click(`[data-thing="${thing}"]`, { timeout: 3000 }));
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
  const arms = (side) => page.locator(`.seat.side${side} .arms use`).first().evaluate((used) => [...document.querySelector(used.getAttribute("href")).querySelectorAll("path")].map((path) => path.getAttribute("d")).join());
  const [own, theirs] = [await arms(0), await arms(1)];
  check("and the arms of the armies", own !== "" && theirs !== "" && own !== theirs, `${own} and ${theirs}`);
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

// The status line calls a side what the list of players calls it.
export async function sidesHaveOneName() {
  for (const [game, options] of [["standard-bearer", ""], ["war-chest", "&army=first-battle"], ["pocket-battles", ""], ["warmaster", ""]]) {
    const page = await openPage();
    await go(page, `#/play/${game}?seats=human,human&n=name${game}${options}`);
    const curtain = page.locator(".curtain button");
    await page.waitForSelector(".curtain button, .seat.to-act");
    if (await curtain.isVisible()) await curtain.click();
    await page.waitForSelector(".seat.to-act");
    const [said, player] = [await page.locator(".status .turn").textContent(), await page.locator(".seat.to-act").textContent()];
    const name = /(?:^|, )([A-Z][\w& ]*)[:,]/.exec(said)?.[1];
    check(`${game}: the status line names who acts as the page does`, name !== undefined && player.includes(name), `${said} | ${player}`);
    await page.context().close();
  }
}

const pagesOf = (pdf) => (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;

// For the table's edge: one sheet of paper a game.
export async function summariesPrintOnOnePage() {
  for (const language of ["en-US", "ru-RU"]) {
    const page = await openPage({ language });
    for (const game of ["standard-bearer", "war-chest", "pocket-battles", "warmaster"]) {
      await go(page, "#/rules");
      await go(page, `#/rules/${game}/summary`);
      await page.waitForSelector(".rules-page.summary .wide");
      equal(`the summary of ${game} takes one page (${language})`, pagesOf(await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } })), 1);
    }
    await close(page);
  }
}
