// screens.mjs - pictures of every game, size, language and theme, to be looked at: make screens. Words choose some of them:
// node tests/web/screens.mjs war-chest+end 390x844 ru. With --readme it takes the pictures of both READMEs instead: make pictures.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answered, check, finish, go, LIT, makeOneAction, openLog, openPage, raiseCurtain, root, settled, startServer, things, waitForTurn } from "./harness.mjs";
import { recordUntil } from "./moments.mjs";

export const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];
const LANGUAGES = ["en", "ru"];
const THEMES = ["dark", "light"];

// Where each game is looked at: in the middle of a game that the machine has played so far, or a few actions in; with the piece
// chosen that has most to strike, or else most places to go to, or with `chosen`.
const TABLES = {
  "standard-bearer": { moment: { words: "standard-bearer first=blue", seed: 4, level: 4, length: 84, offers: "x" } },
  "standard-bearer-line": { game: "standard-bearer", moment: { words: "standard-bearer first=blue", seed: 5, level: 4, length: 66, offers: ":" }, chosen: ["a1", "a4"] },
  "war-chest": { moment: { words: "war-chest army=bosworth nobility=1", seed: 9, level: 4, length: 75, offers: "attack" } },
  "war-chest-four": { game: "war-chest", moment: { words: "war-chest players=4 army=deal", seed: 5, level: 3, length: 130, offers: "claim" } },
  "pocket-battles": { query: "seats=human,1&army1=elves50&army2=orcs50", actions: 12 },
  warmaster: { query: "seats=human,1&army1=empire&army2=orcs", actions: 0, prepares: true },
};

const folder = join(root, "build", "screens");
mkdirSync(folder, { recursive: true });
const forReadme = process.argv.includes("--readme");
const wanted = forReadme ? ["1280x720", "dark"] : process.argv.slice(2);
const IN_README = ["home", "war-chest", "standard-bearer", "pocket-battles", "warmaster"];
const isWanted = (...words) => wanted.every((word) => word.split("+").some((each) => words.includes(each)));

// Nobody else thinks or is being watched any more, and there is something to decide: a button that cuts a turn short is none.
async function waitForOwnTurn(page) {
  await page.waitForFunction((lit) => document.querySelector(`.outcome, .curtain, ${lit}, .buttons button:not(.cancel)`) && !document.querySelector(".status.busy"), LIT);
  await settled(page);
}

async function playOn(page, { game, query, actions, prepares }, seed) {
  await go(page, `#/play/${game}?${query}&n=screen${seed}`);
  await waitForTurn(page);
  if (prepares) {
    await page.locator(".prepare").click();
    await page.waitForSelector(".field-turn:not(:empty)", { timeout: 60000 });
  }
  for (let done = 0; done < actions; done++) {
    await waitForOwnTurn(page);
    await raiseCurtain(page);
    await makeOneAction(page);
  }
  await waitForOwnTurn(page);
}

const records = new Map(); // one for each table, not one for each picture

async function resume(page, game, moment) {
  const key = JSON.stringify(moment);
  if (!records.has(key)) records.set(key, recordUntil(moment));
  const record = await records.get(key);
  const machines = moment.words.includes("players=4") ? 3 : 1;
  const players = [{ kind: "human" }, ...Array.from({ length: machines }, () => ({ kind: "machine", level: 3 }))];
  await page.addInitScript((kept) => localStorage.setItem("games", JSON.stringify([kept])), { id: "moment", game, players, record, over: false, when: 0 });
  await go(page, "#/resume/moment");
  await waitForOwnTurn(page);
}

const press = (page, thing) => answered(page, () => page.focus(`[data-thing="${thing}"]`).then(() => page.keyboard.press("Enter")));

// Chooses the piece that shows most, and leaves it chosen.
async function chooseOne(page) {
  if ((await things(page, ".chosen")).length > 0) return; // a lone piece is chosen by itself
  let best = null;
  for (const thing of (await things(page)).slice(0, 12)) {
    await press(page, thing);
    const worth = (await things(page, ".target.strike")).length * 10 + (await things(page, ".target.go")).length;
    if (!best || worth > best.worth) best = { thing, worth };
    await answered(page, () => page.keyboard.press("Escape"));
    await settled(page);
  }
  if (best) await press(page, best.thing);
}

async function lookAtTable(page, name, table) {
  const game = table.game ?? name;
  if (table.moment) await resume(page, game, table.moment);
  else await playOn(page, { game, ...table }, name);
  if (!table.chosen) return chooseOne(page);
  for (const thing of table.chosen) await press(page, thing);
}

// Games that were played to their end, as the shelf of this browser keeps them.
const kept = (game, file, when) => ({
  id: `${game}.${file}`, game, players: [{ kind: "human" }, { kind: "machine", level: 3 }], record: readFileSync(join(root, "tests", "golden", game, `${file}.txt`), "utf8"), over: true,
  standing: { seat: 0, turn: -2, scores: [-1, 1], isAlone: true, opponent: "" }, when: Date.now() - when,
});

const shelf = () => [
  kept("standard-bearer", "line", 7200000), kept("war-chest", "base", 90000000),
  { ...kept("pocket-battles", "plain", 400000), over: false, standing: { seat: 0, turn: 0, scores: null, isAlone: true, opponent: "" } },
];

const fill = (page) => page.addInitScript((games) => localStorage.setItem("games", JSON.stringify(games)), shelf());

async function lookAtEnd(page, id) {
  await fill(page);
  await go(page, `#/resume/${id}`);
  await page.waitForSelector(".turning li button");
}

async function picture(page, name, size, language, theme) {
  await page.evaluate(() => document.fonts.ready);
  const kept = join(root, "docs", "images", ...(language === "ru" ? ["ru"] : []), `${name}.jpg`);
  if (forReadme) await page.screenshot({ path: kept, type: "jpeg", quality: 80 });
  else await page.screenshot({ path: join(folder, `${name}-${size}-${language}-${theme}.png`) });
}

await startServer();
for (const [width, height] of SIZES)
  for (const language of LANGUAGES)
    for (const theme of THEMES) {
      const size = `${width}x${height}`;
      const look = { language: language === "ru" ? "ru-RU" : "en-US", dark: theme === "dark", size: { width, height } };
      const shoot = async (name, open) => {
        if (!isWanted(name, size, language, theme) || (forReadme && !IN_README.includes(name))) return;
        const page = await openPage(look);
        try {
          await open(page);
          await picture(page, name, size, language, theme);
        } catch (error) {
          check(`${name} ${size} ${language} ${theme} is drawn`, false, error.message);
        }
        await page.context().close();
      };
      await shoot("home", async (page) => {
        await go(page, "");
        await page.waitForSelector(".game");
      });
      for (const [nth, game] of ["standard-bearer", "war-chest"].entries())
        await shoot(`set-up-${game}`, async (page) => {
          await go(page, "");
          await page.locator(".game button").nth(nth).click();
          await page.waitForSelector(".setup .primary");
        });
      for (const [name, table] of Object.entries(TABLES)) await shoot(name, (page) => lookAtTable(page, name, table));
      await shoot("war-chest-draft", async (page) => {
        await go(page, "#/play/war-chest?seats=human,1&army=draft&nobility=1&n=draft");
        await page.waitForSelector(".draft-card.next");
      });
      await shoot("war-chest-record", async (page) => {
        await resume(page, "war-chest", TABLES["war-chest"].moment);
        await openLog(page);
      });
      await shoot("lessons", async (page) => {
        await go(page, "#/learn/war-chest");
        await page.waitForSelector(".lesson-shelf li");
      });
      await shoot("lesson", async (page) => {
        await go(page, "#/learn/standard-bearer/2");
        await page.waitForSelector(".board [data-piece]");
      });
      await shoot("end", (page) => lookAtEnd(page, "standard-bearer.line"));
      await shoot("end-war-chest", (page) => lookAtEnd(page, "war-chest.base"));
      await shoot("my-games", async (page) => {
        await fill(page);
        await go(page, "");
        await page.waitForSelector(".my-games li");
        await page.locator(".my-games").scrollIntoViewIfNeeded();
      });
      await shoot("armies", async (page) => {
        await go(page, "#/armies/warmaster?list=empire:3xhalberdiers%2Bcrossbowmen%2B2xknights%2Bgeneral%2Bhero");
        await page.waitForSelector(".roll-row");
      });
      await shoot("armies-pocket-battles", async (page) => {
        await go(page, "#/armies/pocket-battles?list=orcs50");
        await page.waitForSelector(".tile-unit");
      });
      await shoot("rules", async (page) => {
        await go(page, "#/rules/standard-bearer");
        await page.waitForSelector(".drawn-position");
      });
    }
await finish();
