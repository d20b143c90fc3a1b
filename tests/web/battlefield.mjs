// battlefield.mjs - positions of Warmaster set up by hand, two at one screen, dice given beforehand, so that nothing depends on
// luck; and what a test does at such a table.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { go, openPage, root } from "./harness.mjs";

export const shooters = (next) => `position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general+hero
A1 46,40,0 50,40,0 54,40,0
A2 58,40,0 62,40,0 66,40,0
Ac1 56,30
Ac2 62,30
army 2 empire:2xhalberdiers+general
B1 46,65,180 50,65,180 54,65,180
B2 150,100,180 154,100,180 158,100,180
Bc1 90,110
turn 1 round 1
next ${next}
`;

export const elves = (next, flags = "") => `position warmaster
field 180x120
army 1 high-elves:reavers+spearmen+general+wizard
A1 46,40,0 48,40,0 50,40,0${flags}
A2 58,30,0 62,30,0 66,30,0
Ac1 56,20
Ac2 50,36
army 2 orcs:2xorc-warriors+orc-general
B1 46,52,180 50,52,180 54,52,180
B2 70,58,180 74,58,180 78,58,180
Bc1 90,110
turn 1 round 1
next ${next}
`;

// The position after these actions, dice too.
export const after = (position, actions) =>
  execFileSync(join(root, "build", "vexillum"), ["apply", "-", ...actions], { input: position, encoding: "utf8" });

let count = 0;

// Without a position: a new game with these settings.
export async function openPosition(position, options = {}, settings = "") {
  const page = await openPage(options);
  await page.addInitScript((text) => sessionStorage.setItem("branch", text), position);
  await go(page, `#/play/warmaster?${position ? "branch=1&" : ""}seats=human,human${settings}&n=situation${count++}`);
  await page.waitForSelector(".board.warmaster, .curtain");
  return page;
}

export const status = (page) => page.locator(".status .turn").textContent();
export const hint = (page) => page.locator(".action-bar .hint").textContent();
// A button of the command bar. One for which there is no room waits behind another that opens it.
export function button(page, text) {
  const found = page.locator(".buttons button, .more-buttons button", { hasText: text }).first();
  const more = page.locator(".buttons .more[aria-expanded=false]");
  const uncover = async () => {
    await found.or(more).first().waitFor();
    if (!(await found.isVisible()) && (await more.isVisible())) await more.click();
  };
  for (const deed of ["click", "hover", "focus"]) {
    const plain = found[deed].bind(found);
    found[deed] = async (options) => {
      await uncover();
      await plain(options);
    };
  }
  return found;
}
export const lastEntry = (page) => page.locator(".log .entry").last().textContent();
export const reads = (page, selector, text) =>
  page.waitForFunction(([where, words]) => document.querySelector(where)?.textContent.includes(words), [selector, text]);
export const isLit = (page, thing) => page.waitForSelector(`[data-thing="${thing}"].next`);
// By the keyboard: a press that moving pieces or the window cannot miss.
export async function press(page, thing) {
  await page.focus(`[data-thing="${thing}"]`);
  await page.keyboard.press("Enter");
}

// Two units with an order that was obeyed.
export const ordered = after(shooters("orders"), ["order Ac1 A1", "with A2", "give", "roll 1 2"]);
