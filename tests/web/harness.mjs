// harness.mjs - a server, browsers and a count of what held. Loopback only; everything it starts it
// ends.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { PATIENCE, raiseCurtain, waitForTurn, watchQuestions } from "./player.mjs";

export * from "./player.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(join(root, "web", "package.json"));
export const axePath = require.resolve("axe-core/axe.min.js");

export const folder = mkdtempSync(join(tmpdir(), "vexillum-web-"));
const screens = join(root, "build", "test", "screens");
mkdirSync(screens, { recursive: true });

// Everything at every size, which takes long, or what covers each size and each kind of thing once.
export const isAll = process.argv.includes("--all");

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

function listen(port) {
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

// Below the ports that the system lends to clients, so that a server that was killed finds its own free again.
const anyPort = () => 20000 + Math.floor(Math.random() * 12000);

// At this port, or at one that is free.
export async function startServer(port = null) {
  for (let tries = 1; ; tries++)
    try {
      return await listen(port ?? anyPort());
    } catch (error) {
      if (port !== null || tries === 20) throw error;
    }
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

const browser = await launch("--host-resolver-rules=MAP home.example 127.0.0.1"); // a name without a certificate, as in a home network

// Sounds take a tenth of the work. A sandboxed frame has no storage, and no sound.
function silence() {
  if (self.origin !== "null") localStorage.getItem("sound") ?? localStorage.setItem("sound", "off");
}

// A page of its own, whose every error is a failed test.
export async function openPage({ language = "en-US", phone = false, dark = false, size = null, isSilent = true } = {}) {
  const context = await browser.newContext({
    locale: language,
    viewport: size ?? (phone ? { width: 390, height: 844 } : { width: 1280, height: 860 }),
    hasTouch: phone || (size !== null && Math.min(size.width, size.height) < 700),
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  context.setDefaultTimeout(PATIENCE); // in every tab
  await context.addInitScript(watchQuestions);
  if (isSilent) await context.addInitScript(silence);
  page.on("pageerror", (error) => check("the page throws nothing", false, error.message));
  return page;
}

// The same server by a name that is not localhost: over plain http a browser trusts such a page less.
export const homeAddress = () => address.replace("127.0.0.1", "home.example");

export async function go(page, hash) {
  await page.goto(`${address}${hash}`);
}

// For whoever wants to look: PICTURES=1 leaves them in build/test/screens.
export async function picture(page, name) {
  if (process.env.PICTURES) await page.screenshot({ path: join(screens, `${name}.png`), fullPage: true });
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
