// player.mjs - what a person does at a table, and a player who presses at random. Nothing here waits for a time: only for what the
// page shows, or until it has nothing left to do.

export const PATIENCE = 60000; // a busy machine may keep an answer waiting

export const LIT = ".target.pick, .target.go, .target.strike, [data-thing].next";

export const things = (page, selector = LIT) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.dataset.thing));

let state = 12345;
export const random = (below) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * below);
};

// ---- What is seen ----

// Runs in every page before its own scripts: counts the questions to the rules and to the server that are not answered yet. A search
// is none of them: it may take its time.
export function watchQuestions() {
  let open = 0;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.asked = new Set();
      this.addEventListener("message", ({ data }) => this.asked.delete(data.id) && open--);
    }
    postMessage(message, ...rest) {
      if (typeof message?.text === "string" && !message.text.startsWith("go ")) {
        this.asked.add(message.id);
        open++;
      }
      super.postMessage(message, ...rest);
    }
    terminate() {
      open -= this.asked.size;
      this.asked.clear();
      super.terminate();
    }
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (...words) {
    const answered = () => {
      open--;
      for (const name of ["message", "close"]) this.removeEventListener(name, answered);
    };
    send.apply(this, words);
    open++;
    for (const name of ["message", "close"]) this.addEventListener(name, answered);
  };
  window.openQuestions = () => open;
  window.lastLine = () => {
    const lines = document.querySelectorAll(".log .entry");
    return lines.length + (lines[lines.length - 1]?.textContent ?? "");
  };
  // Whatever a player could see change after a press, as one string.
  window.outlook = () =>
    [".log .entry", ".target", "[data-thing]", ".action-bar .buttons button, .more-buttons button", ".curtain", ".outcome"]
      .map((selector) => [...document.querySelectorAll(selector)].map((each) => `${each.dataset.thing} ${each.getAttribute("class")} ${each.ariaLabel}`))
      .map((all) => `${all.length} ${all.join()}`)
      .join("|");
}

const STILL = 4; // frames without a question after which a press has done all it does

// Does something and waits until the page shows that it was done, or has nothing left to do: some presses change nothing.
export async function answered(page, deed) {
  await page.evaluate(() => {
    window.seenBefore = window.outlook();
    window.stillFor = 0;
  });
  await deed();
  await page.waitForFunction((still) => {
    window.stillFor = window.openQuestions() > 0 ? 0 : (window.stillFor ?? 0) + 1;
    return window.stillFor >= still || window.outlook() !== window.seenBefore;
  }, STILL);
}

// Waits until the page has answered everything and drawn it.
export async function settled(page) {
  await page.evaluate(() => (window.stillFor = 0));
  await page.waitForFunction((still) => (window.stillFor = window.openQuestions() > 0 ? 0 : window.stillFor + 1) >= still, 2 * STILL);
}

export const entries = (page) => page.locator(".log .entry").count();
export const isOver = (page) => page.locator(".outcome").isVisible();

// Waits until a page shows this many lines of the log, a curtain, which hides them, or the end of the game.
export const waitForEntries = (page, least) =>
  page.waitForFunction((number) => document.querySelectorAll(".log .entry").length >= number || document.querySelector(".outcome, .curtain"), least);

// Waits until there is something to press, a curtain to raise, or the end.
export const waitForTurn = (page) =>
  page.waitForFunction((lit) => document.querySelector(`.outcome, .curtain, ${lit}, .buttons button`), LIT);

// Of two pages, the one that may act, and the other.
export async function actorOf(one, other) {
  await Promise.race([one, other].map((page) => page.waitForSelector(`${LIT}, .buttons button`)));
  const acts = (await things(one)).length > 0 || (await one.locator(".buttons button").count()) > 0;
  return acts ? [one, other] : [other, one];
}

// ---- What is done ----

// Everything that is no decision of the game is in the menu.
export async function menu(page, name) {
  await page.getByRole("button", { name: /^(Menu|Меню)$/ }).click();
  await page.getByRole("menu").getByRole("menuitem", { name }).click();
}

// The log, the units, the odds and the talk stand in tabs.
export async function openTab(page, name) {
  const tab = page.getByRole("navigation").getByRole("button", { name });
  if ((await tab.getAttribute("aria-expanded")) !== "true") await tab.click();
}

export const openLog = (page) => openTab(page, /^(Record|Запись)$/);

// A finished game is laid over its board.
export async function leaveEnd(page) {
  const look = page.getByRole("button", { name: /^(Look at the board|Осмотреть доску)$/ });
  if (await look.isVisible()) await look.click();
}

export async function raiseCurtain(page) {
  const curtain = page.locator(".curtain button");
  if (!(await curtain.isVisible())) return;
  await curtain.click();
  await curtain.waitFor({ state: "hidden" }); // it goes up when the other's view has come
}

// ---- A random player ----

const TRIES = 250; // of a player who presses at random; counted, for a busy machine is slow at each
const BRIEFLY = { timeout: 3000 }; // what was lit can go out before it is pressed
const BUTTONS = ".buttons button:not(.cancel), .more-buttons button:not(.cancel)";

const logOf = (page) => page.evaluate(() => window.lastLine());

// Waits until something was done since the log was like this, and says "done"; or until there is something to press, and says what.
async function whatToPress(page, log) {
  const seen = await page.waitForFunction(([before, lit, buttons]) => {
    if (window.lastLine() !== before || document.querySelector(".outcome, .curtain")) return "done";
    const things = [...document.querySelectorAll(lit)].map((element) => element.dataset.thing);
    const count = document.querySelectorAll(buttons).length;
    return things.length + count > 0 ? { things, count } : null;
  }, [log, LIT, BUTTONS]);
  return seen.jsonValue();
}

// Points at things that light up, and presses the buttons that appear, until an action is made or
// the game is over. What is lit can go out between the look and the press, when an answer comes
// in: then the player looks again.
export async function makeOneAction(page, press = (thing) => page.click(`[data-thing="${thing}"]`, BRIEFLY)) {
  const before = await logOf(page);
  let trouble = "nothing lights up";
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await whatToPress(page, before);
    if (seen === "done") return;
    const choice = random(seen.things.length + seen.count);
    await answered(page, async () => {
      try {
        if (choice < seen.things.length) await press(seen.things[choice]);
        else await page.locator(BUTTONS).nth(choice - seen.things.length).click(BRIEFLY);
      } catch (error) {
        trouble = error.message;
      }
    });
  }
  throw new Error(`no action after ${TRIES} tries: ${trouble}`);
}

// What the focus is on, if the page matches it.
const isFocused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const STOPS = 150; // more stops of Tab than a page has

// Goes on by Tab until this has the focus.
export async function tabTo(page, selector) {
  for (let stops = 0; stops < STOPS; stops++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const DECISIONS = "main [data-thing].next, main .target.go, main .target.pick, main .target.strike, .buttons button:not(.cancel), .more-buttons button:not(.cancel)";

// The same player without a pointer: Tab leads to what can be decided, Enter decides it. The machine sets up where it offers to.
export async function makeOneActionByKeys(page) {
  const before = await logOf(page);
  const prepare = page.locator(".prepare");
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await isOver(page)) || (await logOf(page)) !== before) return;
    const wanted = (await prepare.isVisible()) ? ".prepare" : DECISIONS;
    await page.keyboard.press("Tab");
    for (let passed = 1 + random(6), stops = 0; passed > 0 && stops < STOPS; stops++) {
      if ((await isFocused(page, wanted)) && --passed === 0) break;
      await page.keyboard.press("Tab");
    }
    await answered(page, () => page.keyboard.press("Enter"));
  }
  throw new Error(`no action by keys after ${TRIES} tries`);
}
