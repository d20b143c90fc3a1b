// speeds.mjs - the opponent's turn is seen at the speed that was chosen, can be cut short and watched again, and a press meanwhile
// counts. Durations are read where the page asks for them, and made a thousand times longer where nobody may wait for their end:
// no claim here depends on the speed of the machine.
import { check, close, equal, go, makeOneAction, menu, openPage, waitForTurn } from "./harness.mjs";

const MOVE = 360; // milliseconds at the usual speed
const AGES = 1000; // times as long as usual
const PLAY = "#/play/standard-bearer?seats=1,human&first=blue&layout=line&n=1";
const TOLD = ".command-bar .cancel"; // offered while a turn of the others is played
const ASKS = /Press a warrior/;

// Keeps how long each motion of a warrior was to last.
function watchMotions(slowness) {
  const plain = Element.prototype.animate;
  window.lasted = [];
  Element.prototype.animate = function (frames, options) {
    if (this.matches(".warrior")) window.lasted.push(Math.round(options.duration));
    return plain.call(this, frames, { ...options, duration: options.duration * slowness });
  };
}

// Keeps what the bar has told while a turn of the others was played.
function watchDeeds() {
  window.told = new Set();
  const look = () => {
    const bar = document.querySelector(".command-bar");
    if (bar?.querySelector(".cancel")) window.told.add(bar.querySelector(".hint").textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openAt(speed, slowness = 1) {
  const page = await openPage();
  await page.addInitScript(watchMotions, slowness);
  await page.addInitScript(watchDeeds);
  await page.addInitScript((chosen) => localStorage.setItem("speed", chosen), speed);
  await go(page, PLAY);
  return page;
}

const lasted = (page) => page.evaluate(() => window.lasted);
const told = (page) => page.evaluate(() => [...window.told]);
// What the opponent has done, as the rules put it down.
const deeds = async (page) => (await page.locator(".log .entry").allTextContents()).map((line) => line.replace(/^\d+/, "")).filter((line) => line.startsWith("Blue: "));
const asks = (page) => page.waitForFunction((source) => new RegExp(source).test(document.querySelector(".command-bar .hint")?.textContent ?? "") && document.querySelector(".target.pick"), ASKS.source);

export async function speedsDiffer() {
  for (const [speed, factor] of [["slow", 1.8], ["normal", 1], ["fast", 0.45]]) {
    const page = await openAt(speed);
    await asks(page);
    check(`the opponent moves at the speed "${speed}"`, (await lasted(page)).includes(Math.round(MOVE * factor)), JSON.stringify(await lasted(page)));
    await close(page);
  }
  const still = await openAt("none");
  await asks(still);
  equal("where nothing is to move nothing does", (await lasted(still)).length, 0);
  await close(still);
}

export async function aTurnIsSkippedAndWatchedAgain() {
  const page = await openAt("normal", AGES);
  await page.waitForSelector(TOLD);
  check("the bar tells what is being played", /^Blue: /.test(await page.locator(".command-bar .hint").textContent()), await page.locator(".command-bar .hint").textContent());
  check("and the strip whose turn it is", /^Blue/.test(await page.locator(".status .turn").textContent()), await page.locator(".status .turn").textContent());
  await page.click(TOLD);
  await asks(page); // it would take minutes
  check("one press skips the whole turn", true);
  const done = await deeds(page);
  check("a turn has more than one deed", done.length > 1, done.join("; "));
  equal("of which only the one that was being played is told", (await told(page)).join("; "), done[0]);
  await close(page);
  const again = await openAt("fast");
  await asks(again);
  equal("a turn that is not skipped is told whole", (await told(again)).join("; "), (await deeds(again)).join("; "));
  await close(again);
  const player = await openAt("fast");
  await asks(player);
  await menu(player, "Play this step for me");
  await player.waitForFunction(() => /^Red: attack/.test(document.querySelector(".status .turn").textContent) && document.querySelector(".target.pick"));
  await menu(player, "Play this step for me");
  await player.waitForSelector(".watch-again");
  await asks(player);
  const first = (await lasted(player)).length;
  await player.click(".watch-again");
  await player.waitForFunction((count) => window.lasted.length > count, first);
  await asks(player); // it ends by itself
  check("the turn is watched again, in motion", true);
  await close(player);
}

// Whoever knows already what to do need not wait: the press counts, and the table is there at once.
export async function aPressWhileTheOthersMoveCounts() {
  const page = await openAt("normal", AGES);
  await page.waitForSelector(TOLD);
  await page.waitForFunction(() => document.title.startsWith("●")); // the rules are done with the turn that is still to be seen
  await page.click('.target[data-thing="d7"]');
  await page.waitForSelector('.target.chosen[data-thing="d7"], .pill.why');
  check("a press while the others move counts", true);
  await waitForTurn(page);
  equal("and nothing is left to wait for", await page.locator(TOLD).filter({ hasText: "Skip" }).count(), 0);
  await close(page);
}

// Keeps the contexts that sound, and how many voices they were given.
function watchSounds() {
  const { connect } = AudioNode.prototype;
  window.sounding = { contexts: new Set(), voices: 0 };
  AudioNode.prototype.connect = function (...words) {
    window.sounding.contexts.add(this.context);
    if (words[0] === this.context.destination) window.sounding.voices++;
    return connect.apply(this, words);
  };
}

// What sounds rests again afterwards: a context that runs empties batteries in silence.
export async function soundRestsInSilence() {
  const page = await openPage({ isSilent: false });
  await page.addInitScript(watchSounds);
  await go(page, "#/play/standard-bearer?seats=human,human&first=blue&layout=line&n=1");
  await waitForTurn(page);
  await makeOneAction(page);
  await page.waitForFunction(() => window.sounding.voices > 0);
  await page.waitForFunction(() => [...window.sounding.contexts].every(({ state }) => state === "suspended"));
  const first = await page.evaluate(() => window.sounding.voices);
  await waitForTurn(page);
  await makeOneAction(page);
  await page.waitForFunction((before) => window.sounding.voices > before, first);
  check("a sound wakes what rested", true);
  await close(page);
}
