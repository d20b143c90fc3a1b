// armies.mjs - armies that are chosen by name or built unit by unit.
import { check, close, entries, equal, go, openLocal, openPage, picture, waitForEntries } from "./harness.mjs";

// Armies stand in the open, by name, and so does who builds one; clauses are links behind the words.
export async function armiesAreChosenByName() {
  const page = await openPage({ language: "ru-RU" });
  await go(page, "");
  await page.locator(".game", { hasText: "Warmaster" }).locator("button").click();
  await page.locator(".setup label", { hasText: "Армия Синих" }).locator("select").selectOption({ label: "Мертвецы" });
  const red = page.locator(".setup label", { hasText: "Армия Красных" }).locator("select");
  check("an army can be built, or drawn by lot", /Собирает игрок.*По жребию/s.test(await red.innerHTML()));
  await red.selectOption("build-dwarfs");
  await page.locator(".options summary").click();
  equal("a clause is a link, not a label", await page.locator('.options a[href="#/rules/warmaster/WM-OPTION-03"]').textContent(), "WM-OPTION-03");
  await page.locator(".setup button[type=submit]").click();
  await page.waitForSelector(".board-frame > *");
  check("what was chosen goes along", /army1=undead&army2=build-dwarfs/.test(page.url()), page.url());
  await close(page);
}

export async function armiesAreBuilt() {
  const page = await openLocal("warmaster", "seats=human,human&army1=build&army2=orcs");
  const take = async (key) => {
    const before = await entries(page);
    await page.click(`[data-thing="+${key}"]`);
    await waitForEntries(page, before + 1);
  };
  for (const key of ["empire", "halberdiers", "skirmishers", "knights", "general"]) await take(key);
  check("what was taken is added up", (await page.textContent(".muster")).startsWith("305 / 1000"));
  await page.click('[data-thing="+war-altar"]');
  await page.waitForSelector("text=WM-ARMY-06");
  check("pointing at what cannot be taken says why", await page.isVisible("text=WM-ARMY-06"));
  for (const key of ["griffon", "halberdiers", "crossbowmen", "crossbowmen"]) await take(key);
  await page.click(".action-bar button:has-text('Army ready')");
  await page.waitForSelector(".board.warmaster");
  check("the field follows the army", (await page.locator(".muster").count()) === 0);
  await picture(page, "warmaster-army");
  await go(page, "#/play/warmaster?seats=human,human&army1=build-empire&army2=orcs&n=ready");
  await page.waitForFunction(() => document.querySelector(".muster") && !document.querySelector(".log .entry"));
  await take("steam-tank");
  await page.click(".action-bar button:has-text('Fill the army up')");
  await page.waitForSelector(".action-bar button:has-text('Army ready')");
  await page.waitForFunction(() => !/Fill the army up/.test(document.querySelector(".action-bar").textContent));
  const filled = await page.textContent(".muster");
  check("one press fills an army up", /^9\d\d \/ 1000/.test(filled) && /Steam Tank/.test(filled) && /General/.test(filled), filled.slice(0, 200));
  await close(page);
}
