// page.mjs - the fifth game in a browser: on one machine against the machine, and two people over the server. It has no board of
// its own, so the plain face draws it.
import { actorOf, address, check, equal, finish, go, isOver, openPage, picture, startServer } from "../web/harness.mjs";

const BUTTON = ".plain-board button";

const boardOf = (page) => page.locator(".plain-board pre").textContent();
const marksIn = (board) => (board.split("\n\n")[1] ?? "").match(/[xo]/g)?.length ?? 0;

// Presses an action and waits for the board that follows from it.
async function mark(page, thing) {
  const before = await boardOf(page);
  await page.locator(`${BUTTON}[data-thing="${thing}"]`).click();
  await page.waitForFunction((old) => document.querySelector(".plain-board pre")?.textContent !== old, before);
}

const mayAct = (page) => page.waitForFunction((button) => document.querySelector(`${button}, .outcome`), BUTTON);

async function againstTheMachine() {
  const page = await openPage();
  await page.goto(address);
  await page.getByRole("button", { name: "Play: Tic-tac-toe" }).waitFor();
  check("home offers the game", true);
  await go(page, "#/play/tic-tac-toe?seats=human,3&n=1");
  await page.waitForSelector(BUTTON);
  equal("an empty board has nine actions", await page.locator(BUTTON).count(), 9);
  equal("in words", await page.locator(`${BUTTON}[data-thing="mark_b2"]`).textContent(), "Cross marks b2");
  await mark(page, "mark_b2");
  await mayAct(page);
  check("the board is drawn as text", /2 . x ./.test(await boardOf(page)), await boardOf(page));
  equal("the machine has answered", marksIn(await boardOf(page)), 2);
  await picture(page, "fifth-game");
  while (!(await isOver(page))) {
    await mark(page, await page.locator(BUTTON).first().getAttribute("data-thing"));
    await mayAct(page);
  }
  check("the end is shown", await isOver(page));
  check("with a result", /Victory|Defeat|draw/i.test(await page.locator(".outcome h2").textContent()));
  await page.context().close();
}

async function twoPeople() {
  const [host, friend] = [await openPage(), await openPage({ language: "ru-RU" })];
  await go(host, "#/host/tic-tac-toe?mine=1&open=0&clock=none&n=1");
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".plain-board");
  for (const thing of ["mark_a1", "mark_b1", "mark_a2", "mark_b2", "mark_a3"]) {
    const [actor, waiter] = await actorOf(host, friend);
    if (thing === "mark_b1") equal("a Russian reads Russian words", await actor.locator(`${BUTTON}[data-thing="mark_b1"]`).textContent(), "Нолики занимают b1");
    const seen = await boardOf(waiter);
    await mark(actor, thing);
    await waiter.waitForFunction((old) => document.querySelector(".plain-board pre")?.textContent !== old, seen);
  }
  await Promise.all([host, friend].map((page) => page.waitForSelector(".outcome")));
  check("three in a column win for both to see", /Victory/.test(await host.locator(".outcome h2").textContent()) && /Поражение/.test(await friend.locator(".outcome h2").textContent()));
  await host.context().close();
  await friend.context().close();
}

await startServer();
await againstTheMachine();
await twoPeople();
await finish();
