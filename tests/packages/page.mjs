// page.mjs ADDRESS - plays one action of a solo game on a page that comes from a plain web host, and says so.
import { launch } from "../web/browser.mjs";
import { makeOneAction, waitForTurn, watchQuestions } from "../web/player.mjs";

const browser = await launch();
const context = await browser.newContext({ reducedMotion: "reduce" });
await context.addInitScript(watchQuestions);
const page = await context.newPage();
await page.goto(`${process.argv[2]}#/play/standard-bearer?seats=human,1&first=blue&n=1`);
await waitForTurn(page);
await makeOneAction(page);
await page.waitForFunction(() => document.querySelectorAll(".log .entry").length >= 2);
console.log("played");
await browser.close();
