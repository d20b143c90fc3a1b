// harness.mjs - a server, browsers and a count of what held. Loopback only; everything it starts it
// ends.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(join(root, "web", "package.json"));
const { chromium } = require("playwright-core");
export const axePath = require.resolve("axe-core/axe.min.js");

export const folder = mkdtempSync(join(tmpdir(), "vexillum-web-"));
const screens = join(root, "build", "test", "screens");
mkdirSync(screens, { recursive: true });

// ---- Counting ----

let passed = 0;
let failed = 0;

export function check(claim, holds, found = "") {
  if (holds) passed++;
  else {
    failed++;
    console.log(`FAILED: ${claim}${found === "" ? "" : `: ${found}`}`);
  }
}

export const equal = (claim, found, wanted) => check(claim, found === wanted, `${found} instead of ${wanted}`);

// ---- The server ----

let server = null;
process.on("exit", () => server?.kill("SIGKILL")); // none outlives a test that failed
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
export let address = "";
const database = join(folder, "table.db");

export function startServer(port = 0) {
  const child = spawn(join(root, "build", "vexillum"), ["serve", "--port", String(port), "--db", database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  server = child;
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on("data", (data) => {
      const found = /http:\/\/[^/]+:(\d+)\//.exec(String(data));
      if (!found) return;
      address = found[0];
      resolve(Number(found[1]));
    });
  });
}

export function killServer() {
  const child = server;
  server = null;
  return new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.once("exit", resolve);
    child.kill("SIGKILL");
  });
}

// ---- Browsers ----

const PATIENCE = 60000; // a busy machine may keep an answer waiting

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP home.example 127.0.0.1", // a name without a certificate, as in a home network
  ],
});

// Whatever a player could see change after a press, as one string. It runs in the page.
const outlook = () =>
  [".log .entry", ".target", "[data-thing]", ".action-bar .buttons button, .more-buttons button", ".curtain", ".outcome"]
    .map((selector) => [...document.querySelectorAll(selector)].map((each) => `${each.dataset.thing} ${each.getAttribute("class")} ${each.ariaLabel}`))
    .map((all) => `${all.length} ${all.join()}`)
    .join("|");

// A page of its own, whose every error is a failed test.
export async function openPage({ language = "en-US", phone = false, dark = false, size = null } = {}) {
  const context = await browser.newContext({
    locale: language,
    viewport: size ?? (phone ? { width: 390, height: 844 } : { width: 1280, height: 860 }),
    hasTouch: phone || (size !== null && Math.min(size.width, size.height) < 700),
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.context().addInitScript(`window.outlook = ${outlook}`); // in every tab
  page.on("pageerror", (error) => check("the page throws nothing", false, error.message));
  return page;
}

// The same server by a name that is not localhost: over plain http a browser trusts such a page less.
export const homeAddress = () => address.replace("127.0.0.1", "home.example");

export async function go(page, hash) {
  await page.goto(`${address}${hash}`);
}

export const picture = (page, name) => page.screenshot({ path: join(screens, `${name}.png`), fullPage: true });

export const LIT = ".target.pick, .target.go, .target.strike, [data-thing].next";

export const things = (page, selector = LIT) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.dataset.thing));

// ---- A random player ----


let state = 12345;
export const random = (below) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * below);
};

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

export const entries = (page) => page.locator(".log .entry").count();

// Of two pages, the one that may act, and the other.
export async function actorOf(one, other) {
  await Promise.race([one, other].map((page) => page.waitForSelector(`${LIT}, .buttons button`)));
  const acts = (await things(one)).length > 0 || (await one.locator(".buttons button").count()) > 0;
  return acts ? [one, other] : [other, one];
}

// Waits until a page shows this many lines of the log, a curtain, which hides them, or the end of the game.
export const waitForEntries = (page, least) =>
  page.waitForFunction((number) => document.querySelectorAll(".log .entry").length >= number || document.querySelector(".outcome, .curtain"), least, { timeout: PATIENCE });

// Waits until there is something to press, a curtain to raise, or the end.
export const waitForTurn = (page) =>
  page.waitForFunction((lit) => document.querySelector(`.outcome, .curtain, ${lit}, .buttons button`), LIT, { timeout: PATIENCE });

export async function raiseCurtain(page) {
  const curtain = page.locator(".curtain button");
  if (!(await curtain.isVisible())) return;
  await curtain.click();
  await curtain.waitFor({ state: "hidden" }); // it goes up when the other's view has come
}

export const isOver = (page) => page.locator(".outcome").isVisible();

const logState = (page) => page.$$eval(".log .entry", (lines) => lines.length + (lines.at(-1)?.textContent ?? ""));

const BRIEFLY = { timeout: 3000 };

// Does something and waits until the page shows that it was done. Some presses change nothing: those are not waited for long.
export async function answered(page, deed) {
  const seen = await page.evaluate(() => window.outlook());
  await deed();
  await page.waitForFunction((before) => window.outlook() !== before, seen, { timeout: 600 }).catch(() => null);
}

// Points at things that light up, and presses the buttons that appear, until an action is made or
// the game is over. What is lit can go out between the look and the press, when an answer comes
// in: then the player looks again.
export async function makeOneAction(page, press = (thing) => page.click(`[data-thing="${thing}"]`, BRIEFLY)) {
  const before = await logState(page);
  let trouble = "nothing lights up";
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    if ((await isOver(page)) || (await page.locator(".curtain").isVisible())) return;
    const buttons = page.locator(".buttons button:not(.cancel), .more-buttons button:not(.cancel)");
    const lit = await things(page);
    const choice = random(lit.length + (await buttons.count()));
    await answered(page, async () => {
      try {
        if (choice < lit.length) await press(lit[choice]);
        else await buttons.nth(choice - lit.length).click(BRIEFLY);
      } catch (error) {
        trouble = error.message;
      }
    });
    if ((await logState(page)) !== before) return;
  }
  throw new Error(`no action in ${PATIENCE} ms: ${trouble}`);
}

// What the focus is on, if the page matches it.
const isFocused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const STOPS = 150; // more stops of Tab than a page has
const TRIES = 250; // of a player who presses at random; counted, for a busy machine is slow at each

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
  const before = await logState(page);
  const prepare = page.locator(".prepare");
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await isOver(page)) || (await logState(page)) !== before) return;
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

export const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));

// A game in this browser, at its first decision.
export async function openLocal(game, query, options) {
  const page = await openPage(options);
  await go(page, `#/play/${game}?n=1&${query}`);
  await waitForTurn(page);
  await raiseCurtain(page);
  return page;
}

export async function finish() {
  await browser.close();
  if (server) await killServer();
  rmSync(folder, { recursive: true, force: true });
  console.log(`web: ${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
