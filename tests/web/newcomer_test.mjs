// newcomer_test.mjs - somebody who knows nothing: from the first screen through all lessons of a game into a first game with a guide,
// which he wins. Things are pressed on the board wherever they can be; what to press the lesson shows, and in the game a machine.
// make newcomer ONLY="GAME en game": the last word leaves the lessons out. Pictures of every step lie in build/newcomer.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answered, check, equal, folder, go, isOver, openPage, raiseCurtain, root, waitForTurn } from "./harness.mjs";
import { marksAreDrawn } from "./lessons.mjs";
import { suite, words } from "./suite.mjs";

const GAMES = ["standard-bearer", "war-chest", "pocket-battles", "warmaster"];
const LANGUAGES = { en: "en-US", ru: "ru-RU" };
const LEVEL = "7"; // of the machine that whispers; the opponent has level 1
const DICE = 1; // the seed of the game's dice: a run can be repeated
const PRESSES = 1500;
const BRIEFLY = { timeout: 3000 };

const pictures = join(root, "build", "newcomer");
mkdirSync(pictures, { recursive: true });

const shoot = (page, name) => page.screenshot({ path: join(pictures, `${name}.png`) });
const ask = (...command) => JSON.parse(execFileSync(join(root, "build", "vexillum"), command, { encoding: "utf8", maxBuffer: 1 << 26 }));

// ---- Lessons ----

const moment = (page) => page.locator(".lesson-panel").getAttribute("data-moment");

// One press on the panel, and what follows from it.
async function forward(page) {
  const before = await moment(page);
  await page.locator(".lesson-buttons .primary, .lesson-buttons .show-me").first().click();
  await page.waitForFunction((old) => document.querySelector(".lesson-panel").dataset.moment !== old, before);
}

async function throughLesson(page, name) {
  for (let step = 0; step < 60 && (await page.locator(".lesson-end").count()) === 0; step++) {
    await marksAreDrawn(page);
    await shoot(page, `${name}-${step}`);
    await forward(page);
  }
  check(`${name} comes to its end`, (await page.locator(".lesson-end").count()) === 1);
}

// Through every lesson by the button that leads to the next, and on into the first game.
async function throughLessons(page, game, language) {
  await go(page, "#/learn");
  await page.locator(`.lesson-shelf a[href^="#/learn/${game}/01-"]`).last().click();
  for (let lesson = 1; ; lesson++) {
    await page.waitForSelector(".lesson-panel[data-lesson]");
    await throughLesson(page, `${game}-${language}-${String(lesson).padStart(2, "0")}`);
    const next = page.locator(".lesson-buttons a.primary");
    const href = await next.getAttribute("href");
    await next.click();
    if (!href.startsWith("#/learn/")) return lesson;
    await page.waitForFunction((id) => document.querySelector(".lesson-panel")?.dataset.lesson === id, href.slice("#/learn/".length));
  }
}

// ---- The first game ----

// What a strong friend would press now, thing by thing; null: nothing that is on the list.
async function whisper(page) {
  const games = JSON.parse((await page.evaluate(() => localStorage.getItem("games"))) ?? "[]");
  const file = join(folder, "newcomer.txt");
  writeFileSync(file, games[0]?.record ?? "");
  const table = ask("table", file, "--seat", "1");
  if (table.toAct !== 0) return null;
  const { action } = ask("go", file, "--level", LEVEL, "--json");
  return table.choices.find(([each]) => each === action)?.[1].split(" ") ?? null;
}

// Where somebody would press it: a point of it that nothing else covers. Units that touch lie over each other's middle.
const openPoint = (target) =>
  target.evaluate((element) => {
    const PARTS = 9;
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = Array.from({ length: PARTS * PARTS }, (_, i) => ({ x: ((i % PARTS) + 0.5) / PARTS - 0.5, y: (Math.floor(i / PARTS) + 0.5) / PARTS - 0.5 }));
    points.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
    const at = points.map((point) => ({ x: x + width * (0.5 + point.x), y: y + height * (0.5 + point.y) }));
    return at.find((point) => document.elementFromPoint(point.x, point.y)?.closest("[data-thing]")?.dataset.thing === element.dataset.thing) ?? null;
  }, null, BRIEFLY);

async function press(page, thing) {
  const more = page.locator(".buttons .more");
  const target = page.locator(`[data-thing="${thing}"]`).first();
  if (!(await target.isVisible()) && (await more.isVisible())) await more.click(BRIEFLY).catch(() => {});
  const ending = page.locator(".buttons button", { hasText: /^(End |Закончить)/ }).first(); // beside a piece that is chosen it is no thing
  const found = /^end-/.test(thing) && (await target.count()) === 0 ? ending : target;
  const point = found === target && (await target.isVisible()) ? await openPoint(target).catch(() => null) : null;
  if (point) return answered(page, () => page.mouse.click(point.x, point.y));
  await answered(page, () => found.click({ ...BRIEFLY, force: true }).catch(() => {}));
}

// Until the log has grown, or everything was pressed.
async function makeAction(page, things) {
  const before = await page.evaluate(() => window.lastLine());
  for (const thing of things) {
    if ((await page.evaluate(() => window.lastLine())) !== before) return;
    await press(page, thing);
  }
  if ((await page.evaluate(() => window.lastLine())) !== before || (await isOver(page))) return; // Enter would leave the end screen
  await page.keyboard.press("Enter");
}

async function winFirstGame(page, game, language) {
  const said = new Set();
  await page.waitForFunction(() => document.querySelector(".guide-band")?.dataset.note);
  for (let presses = 0; presses < PRESSES && !(await isOver(page)); presses++) {
    await waitForTurn(page);
    await raiseCurtain(page);
    const note = await page.locator(".guide-band").getAttribute("data-note").catch(() => null);
    if (note && !said.has(note)) await shoot(page, `${game}-${language}-game-${said.add(note).size}-${note}`);
    if (await page.locator(".prepare").isVisible()) {
      await answered(page, () => page.locator(".prepare").click());
      continue;
    }
    const things = await whisper(page);
    if (things) await makeAction(page, things);
  }
  await shoot(page, `${game}-${language}-end`);
  check(`${game} (${language}): the first game has an end`, await isOver(page));
  const [first] = JSON.parse(await page.evaluate(() => localStorage.getItem("games")));
  equal(`${game} (${language}): the first game is won`, first.standing.scores?.[0], 1);
  check(`${game} (${language}): the guide spoke`, said.size > 2, [...said].join());
}

async function newcomer(game, language) {
  const page = await openPage({ language: LANGUAGES[language], size: { width: 1280, height: 720 } });
  await page.addInitScript((seed) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (room) => (room instanceof Uint32Array && room.length === 1 ? room.fill(seed) : draw(room));
  }, DICE);
  await go(page, "");
  await page.waitForSelector(".newcomer a.button");
  await shoot(page, `${game}-${language}-00-home`);
  if (words.includes("game")) await go(page, `#/play/${game}?guide=1&n=newcomer`);
  else check(`${game} (${language}): there were lessons`, (await throughLessons(page, game, language)) >= 8);
  await winFirstGame(page, game, language);
  await page.context().close();
}

const isWanted = (word, all) => words.every((each) => !all.includes(each)) || words.includes(word);

await suite(async () => {
  for (const game of GAMES.filter((each) => isWanted(each, GAMES)))
    for (const language of Object.keys(LANGUAGES).filter((each) => isWanted(each, Object.keys(LANGUAGES)))) await newcomer(game, language);
});
