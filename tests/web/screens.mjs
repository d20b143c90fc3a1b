// screens.mjs - pictures of every game, size, language and theme, to be looked at: make screens. Words choose some of them:
// node tests/web/screens.mjs war-chest 390x844 ru. With --readme it takes the pictures of both READMEs instead: make pictures.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check, finish, go, makeOneAction, openPage, raiseCurtain, root, startServer, things, waitForTurn } from "./harness.mjs";

export const SIZES = [[1440, 900], [1280, 720], [820, 1180], [390, 844], [844, 390]];
const LANGUAGES = ["en", "ru"];
const THEMES = ["dark", "light"];

// Where each game is looked at: a few actions in, with a piece chosen where one can be.
const TABLES = {
  "standard-bearer": { query: "seats=human,1&first=blue", actions: 4 },
  "war-chest": { query: "seats=human,1&army=bosworth&nobility=1", actions: 8 },
  "war-chest-four": { game: "war-chest", query: "seats=human,1,1,1&players=4&army=deal", actions: 3 },
  "pocket-battles": { query: "seats=human,1&army1=elves50&army2=orcs50", actions: 12 },
  warmaster: { query: "seats=human,1&army1=empire&army2=orcs", actions: 0, prepares: true },
};

const folder = join(root, "build", "screens");
mkdirSync(folder, { recursive: true });
const forReadme = process.argv.includes("--readme");
const wanted = forReadme ? ["1280x720", "dark"] : process.argv.slice(2);
const IN_README = ["home", "war-chest", "standard-bearer", "pocket-battles", "warmaster"];
const isWanted = (...words) => wanted.every((word) => words.includes(word));

async function playOn(page, { game, query, actions, prepares }, seed) {
  await go(page, `#/play/${game}?${query}&n=screen${seed}`);
  await waitForTurn(page);
  if (prepares) {
    await page.locator(".prepare").click();
    await page.waitForSelector(".field-turn:not(:empty)", { timeout: 60000 });
  }
  for (let done = 0; done < actions; done++) {
    await waitForTurn(page);
    await raiseCurtain(page);
    await makeOneAction(page);
  }
  await waitForTurn(page);
  const [first] = await things(page);
  if (first) await page.focus(`[data-thing="${first}"]`).then(() => page.keyboard.press("Enter"));
}

// Games that were played to their end, as the shelf of this browser keeps them.
const kept = (game, file, when) => ({
  id: `${game}.${file}`, game, players: [{ kind: "human" }, { kind: "machine", level: 3 }], record: readFileSync(join(root, "tests", "golden", game, `${file}.txt`), "utf8"), over: true,
  standing: { seat: 0, turn: -2, scores: file === "base" ? [-1, 1] : [1, -1], isAlone: true, opponent: "" }, when: Date.now() - when,
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
      for (const [name, table] of Object.entries(TABLES)) await shoot(name, (page) => playOn(page, { game: name, ...table }, name));
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
