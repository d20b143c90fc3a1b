// browser.mjs - the browser of the tests: Debian's headless build of Chromium, which opens a page with half the work of the whole
// browser; where there is none, Chromium itself. CHROMIUM names another.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const { chromium } = createRequire(join(root, "web", "package.json"))("playwright-core");
const HEADLESS = "/usr/lib/chromium/chromium-headless-shell";

export const launch = (...more) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? (existsSync(HEADLESS) ? HEADLESS : "/usr/bin/chromium"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
