// guide.mjs - a first game with a guide: offered and never forced, one sentence at a time in a place of its own, remembered,
// ended in one press.
import { check, equal, go, isAll, makeOneAction, openPage, picture, waitForTurn } from "./harness.mjs";

const GAMES = ["standard-bearer", "war-chest", "pocket-battles", "warmaster"];
const SIZES = { laptop: [1280, 720], phone: [390, 844], side: [844, 390], tablet: [820, 1180] };
const note = (page) => page.locator(".guide-band").getAttribute("data-note");

const isSpoken = (page) => page.waitForFunction(() => document.querySelector(".guide-band")?.dataset.note);

// Neither the band nor its words lie on anything of the table, and the words fit into it.
const covers = (page) =>
  page.evaluate(() => {
    const band = document.querySelector(".guide-band").getBoundingClientRect();
    const words = document.querySelector(".guide-band p").getBoundingClientRect();
    const under = [...document.querySelectorAll(".board, .command-bar, .strip, .tray-box")].filter((part) => part.getBoundingClientRect().top < band.bottom - 0.5);
    if (words.top < band.top || words.bottom > band.bottom || document.scrollingElement.scrollWidth > innerWidth) under.push(document.querySelector(".guide-band p"));
    return under.map((part) => part.className.baseVal ?? part.className).join();
  });

async function led(game, size, language) {
  const page = await openPage({ size: { width: SIZES[size][0], height: SIZES[size][1] }, language });
  await go(page, `#/play/${game}?guide=1&n=guide1`);
  await isSpoken(page);
  await waitForTurn(page);
  equal(`${game} ${size}: the guide covers nothing`, await covers(page), "");
  const first = await note(page);
  await picture(page, `guide-${game}-${size}-${language}`);
  for (let tries = 0; tries < 12 && (await note(page)) === first; tries++) {
    await makeOneAction(page);
    await waitForTurn(page);
  }
  check(`${game} ${size}: something new has another sentence`, (await note(page)) !== first, first);
  equal(`${game} ${size}: which covers nothing`, await covers(page), "");
  return page;
}

export async function firstGamesAreLed() {
  for (const [index, game] of GAMES.entries())
    for (const [number, size] of Object.keys(SIZES).entries())
      if (isAll || number === index) await (await led(game, size, index % 2 ? "ru-RU" : "en-US")).context().close();
}

export async function guideIsRememberedAndEnds() {
  const page = await led("standard-bearer", "laptop", "en-US");
  const spoken = await note(page);
  await page.reload();
  await isSpoken(page);
  check("what was said before a reload is not said again", (await note(page)) !== "move", spoken);
  await page.getByRole("button", { name: "End the guide" }).click();
  await page.waitForSelector(".guide-band", { state: "detached" });
  await page.reload();
  await waitForTurn(page);
  equal("a guide that was sent away stays away", await page.locator(".guide-band").count(), 0);
  check("and the game goes on", (await page.locator(".log .entry, .target").count()) > 0);
  await page.context().close();
}

// Home, the set-up and the lessons offer it; somebody who has played to the end is not asked any more.
export async function guideIsOffered() {
  const page = await openPage();
  await go(page, "");
  await page.locator(".newcomer a", { hasText: "with a guide" }).waitFor();
  await page.getByRole("button", { name: "Play: War Chest" }).click();
  await page.locator(".guide-offer a").click();
  await isSpoken(page);
  check("the first game has the easiest opponent", /1/.test(await page.locator(".seat .player").first().textContent()));
  await page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem("games"));
    localStorage.setItem("games", JSON.stringify(games.map((each) => ({ ...each, over: true }))));
  });
  await go(page, "#/");
  await page.getByRole("button", { name: "Play: War Chest" }).click();
  await page.waitForSelector(".setup");
  equal("whoever knows the game is not asked", await page.locator(".guide-offer").count(), 0);
  await page.context().close();
}
