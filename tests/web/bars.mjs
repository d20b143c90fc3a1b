// bars.mjs - what the page must hold at every size and in every game: nothing scrolls, board and hand and question are in view,
// fingers hit what they aim at, nothing moves under the pointer, and every press answers.
import { check, equal, go, isAll, makeOneAction, openLog, openPage, raiseCurtain, things, waitForTurn } from "./harness.mjs";

export const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];
export const TABLES = [
  ["standard-bearer", "seats=human,1&first=blue"],
  ["war-chest", "seats=human,1&army=first-battle"],
  ["war-chest", "seats=human,1,1,1&players=4&army=deal"],
  ["pocket-battles", "seats=human,1&army1=elves50&army2=orcs50"],
  ["warmaster", "seats=human,1&army1=empire&army2=orcs"],
];
const TOUCH = 44;
const ACTIONS = isAll ? 3 : 1; // that are looked at while a game is played; kinds.mjs has every kind of decision

export async function sit(game, query, look, name) {
  const page = await openPage(look);
  await go(page, `#/play/${game}?${query}&n=bar${name}`);
  await waitForTurn(page);
  await raiseCurtain(page);
  await waitForTurn(page);
  if (game === "warmaster") {
    await page.locator(".prepare").click();
    await page.waitForSelector(".field-turn:not(:empty)");
    await waitForTurn(page);
  }
  return page;
}

// What sticks out of the window, or what scrolls.
export const trouble = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
    for (const selector of [".strip", ".board-box", ".board", ".command-bar", ".tray-box", ".rail", ".command-bar .hint"]) {
      for (const element of document.querySelectorAll(`main ${selector}`)) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 && box.height === 0) continue;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) wrong.push(`${selector} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      }
    }
    for (const button of document.querySelectorAll(".command-bar .buttons button")) {
      const box = button.getBoundingClientRect();
      const row = button.parentElement.getBoundingClientRect();
      if (box.left < row.left - 1 || box.right > row.right + 1 || box.bottom > innerHeight) wrong.push(`button ${button.textContent} is cut off`);
    }
    for (const thing of document.querySelectorAll('.tray-box [data-thing^="hand:"], .tray-box .hand [data-thing]')) {
      const box = thing.getBoundingClientRect();
      if (box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) wrong.push(`${thing.dataset.thing} of the hand is out of sight`);
    }
    for (const pile of document.querySelectorAll(".wide .war-chest-tray .pile")) {
      const [box, tray] = [pile.getBoundingClientRect(), pile.closest(".war-chest-tray").getBoundingClientRect()];
      if (box.left < tray.left - 1 || box.right > tray.right + 1) wrong.push(`${pile.dataset.spot} of the tray is cut off`);
    }
    return wrong.join("; ");
  });

export const BUTTON = ".command-bar button, .rail button, .menu-button";
const LIT_OR_BUTTON = `main [data-thing].next, main .target.go, main .target.pick, main .target.strike, ${BUTTON}`;

// Lit things of the board and buttons, smaller than a finger.
export const tooSmall = (page, selector = LIT_OR_BUTTON) =>
  page.evaluate(([least, which]) => {
    const lit = [...document.querySelectorAll(which)];
    return lit.filter((element) => {
      const box = (element.closest("[data-card]") ?? element).getBoundingClientRect(); // a press anywhere on a card counts
      return box.width > 0 && (box.width < least - 1 || box.height < least - 1);
    }).map((element) => `${element.dataset.thing ?? element.textContent} ${Math.round(element.getBoundingClientRect().width)}x${Math.round(element.getBoundingClientRect().height)}`).slice(0, 4).join("; ");
  }, [TOUCH, selector]);

export async function holdsAt(page, where, isForFingers, game) {
  equal(`${where}: everything is in the window and nothing scrolls`, await trouble(page), "");
  if (!isForFingers) return;
  let small = await tooSmall(page, game === "warmaster" ? BUTTON : LIT_OR_BUTTON); // the field of Warmaster has a zoom of its own
  const zoom = page.locator(".zoom[aria-pressed=false]");
  if (small && (await zoom.isVisible())) {
    await zoom.click();
    small = await tooSmall(page);
    await page.locator(".zoom").click();
  }
  equal(`${where}: what can be pressed is as large as a finger`, small, "");
}

const layoutAt = (width, height) => (width > height && height < 560 ? "flat" : width < 700 || width < 0.95 * height ? "tall" : "wide");

// Another size, once the page has drawn itself for it.
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((layout) => !document.querySelector("main.table") || document.querySelector(`main.table.${layout}`), layoutAt(width, height));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

export const isTouch = ([width, height]) => Math.min(width, height) < 700;

// Some actions of a game, each question looked at in all these sizes as it is put and with a piece chosen.
async function fitsWhilePlayed([game, query], sizes, language) {
  const name = `${game}${query.includes("players=4") ? " for four" : ""}`;
  const page = await sit(game, query, { size: { width: sizes[0][0], height: sizes[0][1] }, language }, `${game}${sizes[0][0]}${query.length}`);
  const holds = async (when) => {
    for (const size of sizes) {
      if (sizes.length > 1) await resize(page, size);
      await holdsAt(page, `${name} ${size.join("x")}, ${when}`, isTouch(size), game);
    }
  };
  await holds("at first");
  for (let done = 0; done < ACTIONS && !(await page.locator(".outcome").isVisible()); done++) {
    const [first] = await things(page);
    if (first) {
      await page.focus(`[data-thing="${first}"]`).catch(() => null);
      await page.keyboard.press("Enter");
      await holds(`with ${first} chosen`);
    }
    await makeOneAction(page);
    await waitForTurn(page);
  }
  await holds("later");
  await page.context().close();
}

// A page for the pointer in English and one for fingers in Russian, which change their size; with --all, one for each size.
export async function everythingFits() {
  const groups = isAll ? SIZES.map((size) => [size]) : [SIZES.filter((size) => !isTouch(size)), SIZES.filter(isTouch)];
  for (const table of TABLES) for (const sizes of groups) await fitsWhilePlayed(table, sizes, isTouch(sizes[0]) ? "ru-RU" : "en-US");
}

export async function theBoardIsTheScreen() {
  const page = await sit("war-chest", "seats=human,1&army=first-battle", {}, "share");
  for (const [width, height] of SIZES) {
    await resize(page, [width, height]);
    const share = await page.evaluate(() => {
      const board = document.querySelector(".board").getBoundingClientRect();
      const stage = document.querySelector(".stage").getBoundingClientRect();
      return { height: board.height / stage.height, width: board.width / stage.width };
    });
    check(`War Chest's board takes the room there is at ${width}x${height}`, share.height >= 0.7 || share.width >= 0.95, JSON.stringify(share));
  }
  await page.context().close();
}

// Pointing at things must not move the question or its buttons.
export async function theQuestionStaysWhereItIs() {
  for (const [game, query] of TABLES.slice(0, 4)) {
    const page = await sit(game, query, { size: { width: 1280, height: 720 } }, `still${game}${query.length}`);
    const place = () => page.evaluate(() => [".command-bar", ".question", ".bar-tools", ".board"].map((selector) => JSON.stringify(document.querySelector(selector).getBoundingClientRect())).join());
    const before = await place();
    for (const thing of (await things(page)).slice(0, 6)) {
      await page.hover(`[data-thing="${thing}"]`, { force: true });
      equal(`${game}: nothing moves under the pointer`, await place(), before);
    }
    await openLog(page);
    const covered = await page.$$eval(".command-bar button", (all) => all.filter((button) => {
      const box = button.getBoundingClientRect();
      return !document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".command-bar");
    }).map((button) => button.ariaLabel || button.textContent).join());
    equal(`${game}: an open tab covers none of its buttons`, covered, "");
    const [tab, strip] = [await page.locator(".drawer:visible").boundingBox(), await page.locator(".strip").boundingBox()];
    check(`${game}: and begins below the strip`, tab.y >= strip.y + strip.height - 1 && tab.y + tab.height <= 720, JSON.stringify([tab, strip]));
    await page.context().close();
  }
}

// Pressing anything answers: what cannot begin, what is not mine, what is not now.
export async function everyPressAnswers() {
  const page = await sit("war-chest", "seats=human,1&army=first-battle", {}, "why");
  for (const thing of ["e4", "supply:cb"]) {
    await page.locator(`[data-thing="${thing}"]`).first().click({ force: true });
    await page.waitForSelector("[role=alert] .refusal");
    check(`${thing} pressed first is answered at its place`, /\S/.test(await page.locator(".refusal").textContent()));
    const [pill, box] = [await page.locator(".pill.why").boundingBox(), await page.locator(`[data-thing="${thing}"]`).first().boundingBox()];
    check("and near it", Math.abs(pill.y + pill.height / 2 - box.y - box.height / 2) < 130, JSON.stringify([pill, box]));
    await page.keyboard.press("Escape");
    await page.waitForSelector(".refusal", { state: "detached" });
  }
  await page.context().close();
  const board = await sit("standard-bearer", "seats=human,1&first=blue", {}, "blocked");
  const lit = new Set(await things(board));
  const blocked = ["d4", "c4", "e4", "b4"].find((cell) => !lit.has(cell));
  await board.locator(`[data-thing="${blocked}"]`).first().click({ force: true });
  await board.waitForSelector("[role=alert] .refusal");
  check("a blocked warrior says so", /\S/.test(await board.locator(".refusal").textContent()));
  await board.context().close();
  const watched = await openPage();
  await go(watched, "#/play/standard-bearer?seats=1,1&n=watched");
  await watched.waitForSelector('.board [data-thing="d4"]');
  await watched.locator('[data-thing="d4"]').first().click({ force: true });
  await watched.waitForFunction(() => /watching/.test(document.querySelector("[role=alert] .refusal")?.textContent ?? ""));
  check("an onlooker is answered too", true);
  await watched.context().close();
}

// With all settings open, in any game.
async function clausesInLabels(page) {
  const found = [];
  for (const card of await page.locator(".game button").all()) {
    await card.click();
    await page.locator(".setup summary").first().click();
    await page.waitForSelector(".option-help");
    found.push(...((await page.locator(".setup").innerText()).match(/[A-Z]+-[\dA-Z]+.*/g) ?? []));
    await page.locator(".setup-dialog .close").click();
  }
  return found.join("; ");
}

// On a phone every page around the table is as wide as its window, in the longer language.
export async function noPageScrollsSideways() {
  const page = await openPage({ phone: true, language: "ru-RU" });
  for (const [hash, inside] of [["", ".game"], ["#/learn/war-chest", ".lesson-shelf li"], ["#/puzzles/standard-bearer", ".lesson-shelf"], ["#/rules/war-chest", ".rules-page h2"], ["#/position/war-chest", ".board"]]) {
    await go(page, hash);
    await page.waitForSelector(inside);
    if (hash === "") equal("labels of a new game name no clause", await clausesInLabels(page), "");
    equal(`${hash || "home"} is no wider than a phone`, await page.evaluate(() => document.documentElement.scrollWidth), 390);
  }
  await page.context().close();
}

// Whoever opens the page sees every way into a game without scrolling, in the longer language too.
export async function homeBeginsGamesAboveTheFold() {
  const page = await openPage({ language: "ru-RU", size: { width: 1280, height: 720 } });
  await go(page, "");
  await page.waitForSelector(".game button");
  const lowest = await page.$$eval(".game button, .doors > *", (all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
  check("Play is above the fold at 1280x720 in Russian", lowest <= 720, lowest);
  await page.locator(".game button").first().click();
  await page.locator(".setup button[type=submit]").click();
  await waitForTurn(page);
  check("and a game begins after two presses", await page.locator(".board").isVisible());
  await page.context().close();
}
