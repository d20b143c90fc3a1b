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
  ],
});

// A page of its own, whose every error is a failed test.
export async function openPage({ language = "en-US", phone = false, dark = false } = {}) {
  const context = await browser.newContext({
    locale: language,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
    hasTouch: phone,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on("pageerror", (error) => check("the page throws nothing", false, error.message));
  return page;
}

export async function go(page, hash) {
  await page.goto(`${address}${hash}`);
}

export const picture = (page, name) => page.screenshot({ path: join(screens, `${name}.png`), fullPage: true });

export const things = (page, selector = ".target.pick, .target.go, .target.strike, [data-thing].next") =>
  page.$$eval(selector, (elements) => elements.map((element) => element.dataset.thing));

// ---- A random player ----

let state = 12345;
export const random = (below) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * below);
};

export const isOver = (page) => page.locator(".outcome").isVisible();

const logState = (page) => page.$$eval(".log .entry", (lines) => lines.length + (lines.at(-1)?.textContent ?? ""));

// Points at things that light up, and presses the buttons that appear, until an action is made or
// the game is over.
export async function makeOneAction(page, press = (thing) => page.click(`[data-thing="${thing}"]`)) {
  const before = await logState(page);
  for (let tries = 0; tries < 12; tries++) {
    if (await isOver(page)) return;
    const buttons = page.locator(".action-bar button:not(.cancel)");
    const lit = await things(page);
    const count = await buttons.count();
    const choice = random(lit.length + count);
    if (choice >= lit.length && count > 0) await buttons.nth(choice - lit.length).click();
    else if (lit.length > 0) await press(lit[choice % lit.length]);
    await page.waitForTimeout(30);
    if ((await logState(page)) !== before) return;
  }
}

export async function finish() {
  await browser.close();
  if (server) await killServer();
  rmSync(folder, { recursive: true, force: true });
  console.log(`web: ${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
