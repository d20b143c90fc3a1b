// called.mjs - what is heard, and how a player who looks elsewhere learns that it is his turn.
import { check, close, entries, equal, go, makeOneAction, openPage, waitForEntries, waitForTurn } from "./harness.mjs";

// Runs before the page's own scripts: counts the tones that begin and the notices that are shown, and lets a test look away.
function listen() {
  window.tones = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...words) {
      window.tones++;
      return start.apply(this, words);
    };
  }
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) {
      window.notices.push(`${title}: ${body}`);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
}

async function openTable(query) {
  const page = await openPage({ isSilent: false });
  await page.context().addInitScript(listen);
  await go(page, `#/play/standard-bearer?n=1&first=blue&${query}`);
  await waitForTurn(page);
  return page;
}

const soundSwitch = (page) => page.getByRole("button", { name: "Sound", exact: true });
const tones = (page) => page.evaluate(() => window.tones);

export async function soundIsOnePressAndKept() {
  const page = await openTable("seats=human,human");
  equal("sound is on at first", await soundSwitch(page).getAttribute("aria-pressed"), "true");
  await makeOneAction(page);
  await page.waitForFunction(() => window.tones > 0); // a move is heard
  await soundSwitch(page).click();
  const before = await tones(page);
  await waitForTurn(page);
  await makeOneAction(page);
  equal("one press silences the table", await tones(page), before);
  await page.reload();
  await waitForTurn(page);
  equal("and it stays silent in the next visit", await soundSwitch(page).getAttribute("aria-pressed"), "false");
  await soundSwitch(page).click();
  equal("one press more and it is heard again", await soundSwitch(page).getAttribute("aria-pressed"), "true");
  await close(page);
}

export async function whoLooksElsewhereIsCalled() {
  const page = await openTable("seats=human,1");
  check("the title says whose turn it is", (await page.title()).startsWith("●"), await page.title());
  await page.evaluate(() => localStorage.setItem("calls", "on"));
  let before = 0;
  for (let actions = 0; actions < 2; actions++) {
    await waitForTurn(page);
    if (actions === 1) await page.evaluate(() => (window.isAway = true));
    before = await entries(page);
    await makeOneAction(page);
  }
  await waitForEntries(page, before + 2); // the machine has played too
  await page.waitForFunction(() => document.title.startsWith("●") && window.notices.length > 0);
  equal("a notice calls whoever looks elsewhere, once", await page.evaluate(() => window.notices.length), 1);
  await close(page);
}
