// review.mjs - the review of a game on the page: a planted blunder is found and becomes a puzzle, a sound game is called sound, what was
// hidden stays so, a record that fails is reviewed up to its line; at every size, in both languages and themes, by keys and offline.
import { readFileSync } from "node:fs";
import { resize, SIZES } from "./bars.mjs";
import { hostAndJoin } from "./company.mjs";
import { axePath, check, close, equal, go, isAll, makeOneAction, menu, openPage, picture, root, waitForTurn } from "./harness.mjs";

const PATIENT = { timeout: 300000 }; // a whole review on a machine that is busy with something else
const kept = (name) => readFileSync(`${root}/tests/review/${name}.txt`, "utf8");
const PLANTED = 55; // entry of planted.txt at which seat 2 errs

async function openReview(record, { query = "", ...look } = {}) {
  const page = await openPage(look);
  await page.addInitScript((text) => sessionStorage.setItem("record", text), record);
  await go(page, `#/review/record?n=1${query}`);
  return page;
}

const whole = (page) => page.waitForSelector('.review[data-done="yes"]', PATIENT);

async function axe(page, claim) {
  await page.evaluate(readFileSync(axePath, "utf8"));
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  equal(claim, violations.map((found) => `${found.id} ${found.nodes[0]?.html.slice(0, 140)}`).join("; "), "");
}

export async function plantedBlundersAreNamed() {
  const page = await openReview(kept("planted"));
  await page.waitForSelector(".review-graph .went", PATIENT);
  await whole(page);
  equal("the one blunder is the reader's", await page.locator(".badge.blunder.own").count(), 1);
  equal("and stands in the table", (await page.locator(".review-sides tbody tr").first().locator("td").allTextContents()).join(), "1,0");
  await page.waitForSelector(".review-moment .sign.blunder");
  check("the worst error is shown first, with the better action", /Better: Cavalry goes from h3 to h2 and attacks Swordsman g2/.test(await page.locator(".review-moment").textContent()));
  check("its reason is told", /Takes the Swordsman this turn/.test(await page.locator(".review-moment").textContent()));
  check("and its noise", /It cost \d+% ± \d+/.test(await page.locator(".review-moment").textContent()));
  await page.waitForSelector(".advice-arrow .over");
  check("the better action is an arrow on the board", (await page.locator(".pill.advice").textContent()).startsWith("Better"));
  check("both curves are drawn where hands are hidden", (await page.locator(".review-graph > svg .known").getAttribute("d")).length > 20);
  check("luck is summed up by kind", /draws from the bag/.test(await page.locator(".review-luck").textContent()) && /Luckier than \d+% of such games/.test(await page.locator(".review-luck").textContent()));
  await picture(page, "review");
  await aPuzzleIsMadeOfIt(page);
  await close(page);
}

async function aPuzzleIsMadeOfIt(page) {
  const press = async (things) => {
    for (const thing of things) await page.locator(`[data-thing="${thing}"]`).first().click({ force: true });
  };
  await page.locator(".review-learn .primary").click();
  await page.waitForSelector('.lesson-panel[data-moment="open"]');
  check("the mistake is a puzzle at once", /#\/puzzles\/war-chest\/900001/.test(await page.evaluate(() => location.hash)));
  await press(["hand:ca", "h3", "g3", "f3"]);
  await page.waitForSelector('.lesson-panel[data-moment="shown"]', PATIENT);
  check("what was played is wrong there", /falls to about/.test(await page.locator(".lesson-answer.bad").textContent()));
  await page.locator(".lesson-buttons .primary").click();
  await page.waitForSelector('.lesson-panel[data-moment="open"]');
  await press(["hand:ca", "h3", "h2", "g2"]);
  await page.waitForSelector('.lesson-panel[data-moment="solved"]', PATIENT);
  check("the better action solves it", true);
  await go(page, "#/puzzles");
  await page.waitForSelector('.lesson-shelf[data-game="war-chest"] a[href$="/mine"]');
  check("own mistakes stand on the shelf", /1 of 1/.test(await page.locator('a[href$="/mine"]').first().textContent()));
  await go(page, "#/profile");
  await page.waitForSelector('.profile-game[data-game="war-chest"]');
  check("the profile says what costs points", /attacks/.test(await page.locator(".profile-game table").textContent()));
  await axe(page, "axe finds nothing in the profile");
}

// A whole battle has hundreds of entries: its curve is drawn long before they are all judged, and is refined in place.
export async function aCurveComesFirst() {
  const page = await openReview(readFileSync(`${root}/tests/golden/warmaster/book.txt`, "utf8"));
  const curve = page.locator(".review-graph > svg .went");
  await curve.first().waitFor({ state: "attached", timeout: 60000 });
  const first = await curve.first().getAttribute("d");
  check("the whole game has a curve", first.split(/[ML]/).length > 100, first.slice(0, 80));
  equal("while it is still being judged", await page.locator(".review").getAttribute("data-done"), "no");
  check("which is told", (await page.locator(".review-progress").count()) === 1);
  await page.waitForFunction((old) => document.querySelector(".review-graph > svg .went").getAttribute("d") !== old, first, PATIENT);
  check("the curve is refined in place", true);
  await close(page);
}

export async function aSoundGameIsCalledSound() {
  const page = await openReview(kept("sound"), { language: "ru-RU" });
  await whole(page);
  equal("no blunder and no mistake is drawn", await page.locator(".badge").count(), 0);
  equal("the game is called sound", await page.locator(".review-learn h2").textContent(), "Чистая партия");
  await close(page);
}

// Every position is asked for as the seat that decided there saw it.
export async function aReviewShowsNothingHidden() {
  const page = await openPage();
  await page.addInitScript((text) => sessionStorage.setItem("record", text), kept("planted"));
  await page.addInitScript(() => {
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (/^table /.test(message?.text ?? "")) window.asked.push(message.text);
      return post.call(this, message, ...rest);
    };
  });
  await go(page, "#/review/record?n=1");
  await whole(page);
  const at = () => page.locator(".review-graph").getAttribute("aria-valuenow").then(Number);
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((planted) => Number(document.querySelector(".review-graph").ariaValueNow) < planted, PLANTED);
  check("arrow keys step back", (await at()) < PLANTED);
  for (let from = await at(); from < PLANTED; from = await at()) { // smaller errors may lie before it
    await page.keyboard.press("PageDown");
    await page.waitForFunction((now) => Number(document.querySelector(".review-graph").ariaValueNow) > now, from);
  }
  check("Page Down goes on to the planted error", (await at()) === PLANTED);
  await page.locator(".review-graph").focus();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector(".review-graph").ariaValueNow === "0");
  check("and keys on the curve go to the beginning", true);
  const asked = await page.evaluate(() => window.asked);
  check("positions are asked for by a seat, never by everybody", asked.length > 3 && asked.every((text) => /--seat [12]( |$)/.test(text)), asked.find((text) => !/--seat [12]( |$)/.test(text)));
  check("the blunder is seen as its seat saw it", asked.some((text) => text.includes(`--at ${PLANTED} --seat 2`)));
  await close(page);
}

export async function aRecordThatFailsIsReviewedSoFar() {
  const lines = kept("planted").split("\n");
  const bad = lines.findIndex((line, index) => index > lines.indexOf("actions") + 30 && line.startsWith("2 "));
  lines[bad] = "2 nonsense";
  const page = await openReview(lines.join("\n"));
  await whole(page);
  const told = await page.locator(".review-problem").textContent();
  check("the line that fails is named", told.includes(`line ${bad + 1}`) && told.includes("nonsense"), told);
  check("what came before is reviewed", Number(await page.locator(".review-graph").getAttribute("aria-valuemax")) === bad - lines.indexOf("actions") - 1);
  await go(page, "#/replay?n=2");
  await page.locator(".notice a[href^='#/review']").click();
  await page.waitForSelector(".review");
  check("a replay that fails leads to the review", true);
  const none = await openReview("nothing\n");
  await none.waitForSelector(".review .error");
  check("what is no record says so", (await none.locator(".review .error").textContent()).length > 20);
  await close(page, none);
}

// Nothing sticks out, everything has its name, in both themes.
export async function reviewsFitEveryWindow() {
  const russian = await openReview(kept("sound"), { language: "ru-RU", dark: true });
  const english = await openReview(kept("sound"), { phone: true });
  for (const [index, [width, height]] of SIZES.entries()) {
    if (!isAll && index === 0) continue;
    const page = index < 3 ? russian : english;
    await whole(page);
    await resize(page, [width, height]);
    const size = `${width}x${height}`;
    equal(`nothing sticks out at ${size}`, await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth), 0);
    if (width >= 1100) equal(`it fits without scrolling at ${size}`, await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight), 0);
    equal(`one h1 at ${size}`, await page.locator("h1").count(), 1);
    await axe(page, `axe finds nothing in a review at ${size}`);
    await picture(page, `review-${size}`);
  }
  await close(russian, english);
}

// From the end of a game to its review, without a network.
export async function aGameIsReviewedOffline() {
  const page = await openPage();
  await go(page, "#/play/standard-bearer?seats=human,1&first=blue&layout=line&n=offline");
  await waitForTurn(page);
  await makeOneAction(page);
  await waitForTurn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  page.on("dialog", (dialog) => dialog.accept());
  await menu(page, "Resign");
  await page.locator(".outcome .to-review").click();
  await whole(page);
  check("a game just ended is reviewed offline", /You lost/.test(await page.locator(".review h1").textContent()));
  await page.context().setOffline(false);
  await go(page, "");
  await page.locator(".my-games a[href^='#/review/game/']").first().click();
  await whole(page);
  check("so is one of My games", true);
  await close(page);
}

// A game over the server is reviewed by whoever sat at it, and a link shows the review to anybody.
export async function aGameOverTheServerIsReviewedByLink() {
  const [host, friend] = await hostAndJoin("first=blue&layout=line");
  await waitForTurn(host);
  await makeOneAction(host);
  host.on("dialog", (dialog) => dialog.accept());
  await menu(host, "Resign");
  await friend.locator(".outcome .to-review").click();
  await whole(friend);
  check("the friend's review says that he won", /You won/.test(await friend.locator(".review h1").textContent()));
  await friend.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } }));
  await friend.locator(".review-learn button", { hasText: "link" }).click();
  await friend.waitForFunction(() => window.copied);
  const stranger = await openPage();
  await stranger.goto(await friend.evaluate(() => window.copied));
  await whole(stranger);
  check("a stranger sees the same game by its link", /won/.test(await stranger.locator(".review h1").textContent()));
  await close(host, friend, stranger);
}
