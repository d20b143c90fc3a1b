// secrets.mjs - nobody is shown, or can ask for, more than his seat may know: the questions that the page asks, the curtain of
// two at one screen, hints against people, and analysis of the moment that is shown.
import { actorOf, check, entries, equal, go, isOver, LIT, makeOneAction, openLog, openPage, picture, raiseCurtain, settled, waitForEntries, waitForTurn } from "./harness.mjs";

// Every command that goes to the rules, from all workers of the page, in order; and how many searches have been answered.
async function openHeard(options) {
  const page = await openPage(options);
  await page.addInitScript(() => {
    window.heard = [];
    window.found = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (typeof message?.text === "string") window.heard.push(message.text);
      if (message?.text?.startsWith("go ")) this.addEventListener("message", () => window.found++, { once: true });
      return post.call(this, message, ...rest);
    };
  });
  return page;
}

const heard = (page) => page.evaluate(() => window.heard);

// What changes the match or is about none; everything else is a question, and a question is asked by a seat.
const NO_QUESTION = /^((position|record) [a-z-]+\n|(new|roll|undo|seed|catalogue|games|rules|help)\b)/;
const KEEPING = "record --seat all"; // what the browser stores, to go on with
const seatOf = (text) => / --seat (\d+)/.exec(text)?.[1];

async function everyQuestionHasASeat() {
  for (const [game, settings] of [["war-chest", "&nobility=1&p1=ma,he,wp,me&p2=be,bi,ba,rg"], ["pocket-battles", "&size=20&army1=random&army2=random"]]) {
    const page = await openHeard();
    await go(page, `#/play/${game}?seats=human,1&n=seats${settings}`);
    await waitForTurn(page);
    for (let actions = 0; actions < 12 && !(await isOver(page)); actions++) {
      await waitForTurn(page);
      await makeOneAction(page);
    }
    const questions = (await heard(page)).filter((text) => !NO_QUESTION.test(text) && text !== KEEPING);
    check(`${game}: the page asks the rules`, questions.length > 30, questions.length);
    equal(`${game}: nothing is asked without a seat`, questions.filter((text) => seatOf(text) === undefined).join("; "), "");
    const asOther = questions.filter((text) => seatOf(text) === "2" && !/^(view|go|play) /.test(text));
    equal(`${game}: only the machine itself asks as the machine`, asOther.join("; "), "");
    await page.context().close();
  }
}

// ---- The curtain ----

async function nothingButTheCurtain(page, from, claim) {
  await page.waitForSelector(".curtain button");
  const shown = await page.evaluate(() => ({ main: document.querySelector("main").innerText, curtain: document.querySelector(".curtain").innerText }));
  equal(`${claim}: nothing but the curtain`, shown.main, shown.curtain);
  equal(`${claim}: nothing to press behind it`, await page.locator("[data-thing], .log, .board-text, .candidates, .odds, .drawn").count(), 0);
  await page.keyboard.press("h");
  await page.keyboard.press("m");
  await settled(page);
  equal(`${claim}: no key brings anything`, await page.evaluate(() => document.querySelector("main").innerText), shown.curtain);
  const asked = (await heard(page)).slice(from);
  const fallen = asked.findLastIndex((text) => /^(play|new) /.test(text));
  const questions = asked.slice(fallen + 1).filter((text) => !NO_QUESTION.test(text) && text !== KEEPING);
  equal(`${claim}: and only a spectator has asked`, questions.filter((text) => seatOf(text) !== "0").join("; "), "");
  return shown.curtain;
}

// Plays as whoever looks until the screen is to be passed on.
async function playToTheCurtain(page) {
  for (let tries = 0; tries < 40 && !(await page.locator(".curtain").isVisible()); tries++) {
    await waitForTurn(page);
    await makeOneAction(page);
    await page.waitForFunction(() => document.querySelector(".curtain, [data-thing].next, .target, .action-bar button"));
  }
}

// A search that is still running when the screen is passed on tells the other player nothing.
async function lateAnswersAreNoOnes(page, game) {
  await page.keyboard.press("h"); // at once: the table hears keys as soon as it is seen
  await page.waitForFunction(() => window.heard.some((text) => text.startsWith("go ")));
  await playToTheCurtain(page);
  await raiseCurtain(page);
  await page.waitForFunction(() => window.found > 0);
  await settled(page);
  equal(`${game}: what the one has asked is not answered to the other`, await page.locator(".candidates, .advice-arrow, .pill.advice").count(), 0);
}

const hasFocus = (page) => page.evaluate(() => document.activeElement !== document.body);

async function curtainHidesAll() {
  for (const [game, settings] of [["war-chest", "&army=first-battle"], ["pocket-battles", "&size=20&army1=random&army2=random"]]) {
    const page = await openHeard();
    await go(page, `#/play/${game}?seats=human,human&hints=1&n=curtain${settings}`);
    const first = await nothingButTheCurtain(page, 0, `${game} at the start`);
    await picture(page, `${game}-curtain`);
    await raiseCurtain(page);
    check(`${game}: the focus is at the table when the curtain is up`, await hasFocus(page));
    const before = (await heard(page)).length;
    await playToTheCurtain(page);
    const next = await nothingButTheCurtain(page, before, `${game} between two players`);
    check(`${game}: the screen is passed on to the other player`, next !== first, next);
    await raiseCurtain(page);
    check(`${game}: and for the second player too`, await hasFocus(page));
    await lateAnswersAreNoOnes(page, game);
    await page.context().close();
  }
}

// ---- Hints ----

const hints = (page) => page.getByRole("button", { name: /^(Hint|Подсказка)/ }).count();

async function tableOfTwo(settings) {
  const [host, friend] = [await openHeard(), await openHeard({ language: "ru-RU" })];
  await go(host, `#/host/standard-bearer?mine=1&open=0&clock=600%2B5&first=blue&n=1${settings}`);
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".log .entry", { state: "attached" });
  return [host, friend];
}

async function hintsAreAgreedOn() {
  const alone = await openPage();
  await go(alone, "#/play/standard-bearer?seats=human,human&first=blue&n=hints");
  await waitForTurn(alone);
  equal("two at one screen who did not agree get no hints", await hints(alone), 0);
  await alone.context().close();
  const solo = await openPage();
  await go(solo, "#/play/standard-bearer?seats=human,1&first=blue&n=machine");
  await solo.waitForSelector(LIT);
  check("against the machine they do", (await hints(solo)) > 0);
  await solo.context().close();
  const [host, friend] = await tableOfTwo("");
  const [actor] = await actorOf(host, friend);
  equal("nobody is offered a hint in a game against a person", (await hints(host)) + (await hints(friend)), 0);
  await actor.keyboard.press("h");
  await makeOneAction(actor);
  equal("and no key brings one", (await heard(actor)).filter((text) => text.startsWith("go ")).join("; "), "");
  await Promise.all([host, friend].map((page) => page.context().close()));
}

// What is analysed online is what is shown.
async function analysisOfWhatIsShown() {
  const [host, friend] = await tableOfTwo("&hints=1");
  for (let turn = 0; turn < 5; turn++) {
    const [actor, waiter] = await actorOf(host, friend);
    const count = await entries(actor);
    await makeOneAction(actor);
    await waitForEntries(waiter, count + 1);
  }
  const [actor] = await actorOf(host, friend);
  const page = actor === host ? friend : host; // not at turn, and looking back
  await openLog(page);
  const line = (await entries(page)) - 4;
  await page.locator(".log .entry").nth(line).click();
  await page.waitForFunction((at) => document.querySelectorAll(".log .entry")[at].hasAttribute("aria-current"), line);
  const shown = await page.evaluate(() => window.heard.findLast((text) => text.startsWith("position ")));
  check("an earlier moment is shown", shown !== undefined);
  await page.keyboard.press("h");
  await page.waitForFunction(() => window.heard.some((text) => text.startsWith("go --level 7")));
  const thought = await page.evaluate(() => {
    const at = window.heard.findLastIndex((text) => text.startsWith("go --level 7"));
    return window.heard.slice(0, at).findLast((text) => text.startsWith("position "));
  });
  equal("analysis is about the moment that is shown", thought, shown);
  await Promise.all([host, friend].map((each) => each.context().close()));
}

export const secrets = { everyQuestionHasASeat, curtainHidesAll, hintsAreAgreedOn, analysisOfWhatIsShown };
