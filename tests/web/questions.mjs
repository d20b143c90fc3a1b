// questions.mjs - the rarer questions of Warmaster: is it clear what is asked, and can it be answered
// by pressing? Each from a position set up by hand, dice given beforehand.
import { check, equal, picture, things, waitForEntries } from "./harness.mjs";
import { after, button, hint, isLit, lastEntry, openPosition, press, status } from "./battlefield.mjs";

const position = (one, two, last) => `position warmaster
field 180x120
${one}
${two}
turn 1 round 1
next ${last}
`;

const halberdiers = `army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110`;

const empire = (characters) => `army 1 empire:2xhalberdiers+${characters}
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
Ac2 50,25`;

const asks = async (page, claim, words) => check(claim, words.test(await status(page)), await status(page));
const explains = async (page, claim, words) => check(claim, words.test(await hint(page)), await hint(page));
const tells = async (page, claim, words) => {
  await waitForEntries(page, 1);
  const log = await page.locator(".log").textContent();
  check(claim, words.test(log), log);
};
const buttons = (page) => page.$$eval(".buttons button:not(.more), .more-buttons button", (all) => all.map((each) => each.textContent).join("; "));
const fits = async (page, claim) => equal(claim, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
const cameNear = (page) =>
  page.waitForFunction(() => Number(document.querySelector(".board.warmaster").getAttribute("viewBox").split(" ")[2]) < 12000);

async function theDeadRise() {
  const page = await openPosition(after(position(`army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25`, halberdiers.replace(/,45,/g, ",32,"), "shooting"), ["cast Ac2 raise-dead B1", "die 5"]), { phone: true, language: "ru-RU" });
  await page.waitForSelector(".place-target");
  await asks(page, "raised dead are to be placed", /поставьте поднятый отряд — Скелеты( A2)?/);
  await explains(page, "and the hint says where", /там встанут мёртвые/);
  await cameNear(page);
  await fits(page, "it fits a phone");
  await picture(page, "warmaster-raise-phone");
  await press(page, (await things(page, ".place-target"))[0]);
  await tells(page, "one press raises them", /Скелеты( A2)?/);
  await page.context().close();
}

async function theDragonBreathes() {
  const page = await openPosition(position(`army 1 high-elves:silver-helms+general/dragon
A1 50,40,0
Ac1 50,36 with A1`, `army 2 empire:2xhalberdiers+general
B1 43,50,180 43,52,180 43,54,180
B2 57,50,180 57,52,180 57,54,180
Bc1 90,110`, "shooting"));
  await button(page, "Breathe: Ac1, stand 1").click();
  await isLit(page, "B2");
  equal("of two equally near enemies either can be pressed", (await things(page, ".wm-unit [data-thing].next")).join(" "), "B1 B2");
  await page.focus('[data-thing="B2"]');
  await page.waitForSelector(".stakes");
  await press(page, "B2");
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  const confirm = page.locator(".action-bar .primary");
  if (await confirm.isVisible()) await confirm.click();
  await tells(page, "and the breath goes there", /General.*B2/);
  await page.context().close();
}

async function hiddenUnitsComeOut() {
  const page = await openPosition(position(`wood 80,55 100,55 100,65 80,65
army 1 skaven:gutter-runners+clanrats+grey-seer
A1 - used 16
A2 16,10,0 20,10,0 24,10,0
Ac1 90,30`, halberdiers, "orders"));
  await page.waitForSelector(".reserve-piece.chosen");
  await explains(page, "a unit in hiding says how it comes out", /Press who calls it, then the spot/);
  await press(page, "Ac1");
  await page.waitForSelector(".place-target");
  const places = await things(page, ".place-target");
  check("there are spots in the wood and at the edges", places.includes("90,60,0") && places.length > 1, places.join(" "));
  await press(page, "90,60,0");
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  const confirm = page.locator(".action-bar .primary");
  if (await confirm.isVisible()) await confirm.click();
  await tells(page, "and it is ordered there", /orders Gutter Runners/);
  await page.context().close();
}

async function hidingAtTheDeployment() {
  const page = await openPosition(`position warmaster
field 180x120
army 1 beastmen:2xgor+ungor+wargor
A1 -
A2 -
A3 -
Ac1 -
${halberdiers}
turn 1 round 0
next deploy
`, { phone: true, language: "ru-RU" });
  await page.waitForSelector(".reserve-piece.chosen"); // the first is taken up already
  await button(page, "Оставить в засаде").click();
  await tells(page, "a unit is kept for an ambush", /Оставить в засаде: Горы A1/);
  await page.context().close();
}

async function theAnvilIsStruck() {
  const page = await openPosition(position(`army 1 dwarfs:2xhandgunners+runesmith/anvil+general
A1 56,40,0 60,40,0 64,40,0
A2 116,40,0 120,40,0 124,40,0
Ac1 60,30
Ac2 90,5`, `army 2 orcs:giant+goblins+orc-general
B1 60,90,180
B2 116,100,180 120,100,180 124,100,180
Bc1 90,115`, "shooting"));
  await page.waitForSelector(".wm-person.chosen"); // nobody else has anything to do
  await button(page, "Take fear away").click();
  // Odds that were not seen yet come before the commitment.
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  if (await page.locator(".action-bar .primary").isVisible()) await page.locator(".action-bar .primary").click();
  await tells(page, "the Runesmith strikes, and a die falls for it", /Fear is taken away on 4\+: the die shows [1-6]/);
  await page.context().close();
}

async function oneBearsTheMadness() {
  const page = await openPosition(after(position(empire("general+hero"), halberdiers.replace(/,45,/g, ",110,"), "orders"), ["order Ac2 A1", "with A2", "give", "roll 6 6", "blunder 1"]));
  await asks(page, "after the blunder a unit is to be named", /name the unit that is penalised/);
  await explains(page, "and the hint says what for", /harder for the rest of the battle/);
  equal("either can be pressed", (await things(page, ".wm-unit [data-thing].next")).join(" "), "A1 A2");
  await press(page, "A2");
  await button(page, "Penalise this unit").or(page.locator(".log .entry")).first().waitFor();
  if (await button(page, "Penalise this unit").isVisible()) await button(page, "Penalise this unit").click();
  await tells(page, "and bears it", /Halberdiers( A2)?/);
  await page.context().close();
}

// Items that are asked about: the question stands beside buttons that say what they do.
async function itemsAsk() {
  const far = halberdiers.replace(/,45,/g, ",110,");
  const order = ["order Ac2 A1", "give"];
  const wizards = halberdiers.replace("general", "general+wizard/scroll-of-dispelling").replace("Bc1", "Bc2 56,55\nBc1").replace(/(Bc2.*)\n(Bc1.*)/, "$2\n$1");
  const cases = [
    ["the Helm", position(empire("general/helm-of-dominion+hero"), far, "initiative\ntask helm seat=1 person=Ac1"), /Ac1: \+1 Command in this turn/, "Yes, this turn; Not yet", "Yes, this turn"],
    ["the Sceptre", after(position(empire("general/sceptre-of-sovereignty+hero"), far, "orders"), [...order, "roll 6 6", "blunder 1"]), /undo the blunder with the Sceptre\?/, "Undo it with the Sceptre; Suffer the blunder", "Undo it with the Sceptre"],
    ["the Orb", after(position(empire("general/orb-of-majesty+hero"), far, "orders"), ["order Ac1 A1", "give", "roll 6 5"]), /try the order again with the Orb\?/, "Try again with the Orb; Let the order fail", "Try again with the Orb"],
    ["the Scroll", after(position(empire("general+wizard"), wizards, "shooting"), ["cast Ac2 weird-enchantment B1", "die 4"]), /Weird Enchantment at Halberdiers( B1)?: break it with the Scroll\?/, "Yes; No", "Yes"],
  ];
  for (const [item, start, question, answers, answer] of cases) {
    const page = await openPosition(start);
    await button(page, answer).waitFor();
    await asks(page, `${item} asks in the status line`, question);
    await explains(page, `${item} asks beside the buttons`, question);
    equal(`${item} has buttons that say what they do`, await buttons(page), answers);
    await button(page, answer).click();
    await tells(page, `${item} is used`, answer === "Yes" ? /break it with the Scroll\? yes/ : new RegExp(answer));
    await page.context().close();
  }
}

async function thePumpWagonRolls() {
  const page = await openPosition(after(position(`army 1 goblins:pump-wagon+goblins+goblin-warboss
A1 60,20,0
A2 146,20,0 150,20,0 154,20,0
Ac1 150,10`, `army 2 empire:halberdiers+general
B1 56,55,180 60,55,180 64,55,180
Bc1 60,110`, "initiative"), ["end", "die 4"]), { phone: true });
  await page.waitForSelector(".wm-unit.chosen");
  await asks(page, "the wagon's die is thrown and it is to be moved", /move the Pump Wagon/);
  await explains(page, "and the hint says how", /as far as its die carries it; or let it stand/);
  await isLit(page, "B1");
  await press(page, "B1");
  await page.waitForFunction(() => document.querySelector(".log .entry") || document.querySelector(".action-bar .primary"));
  const confirm = page.locator(".action-bar .primary");
  if (await confirm.isVisible()) await confirm.click();
  await tells(page, "a press on the enemy charges it", /Pump Wagon: charge at Halberdiers/);
  await page.context().close();
}

async function theOwnerSaysWhoDrivesBack() {
  const page = await openPosition(after(position(`army 1 empire:2xcrossbowmen+general
A1 30,38,0 34,38,0 38,38,0
A2 62,38,0 66,38,0 70,38,0
Ac1 50,10`, `army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180 50,54,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110`, "shooting"), ["shoot A1 B1", "hits 1", "hits 0", "shoot A2 B1", "hits 1", "hits 0"]));
  await page.waitForSelector(".stand-target.next");
  await asks(page, "of equally near shooters one is to be named", /Halberdiers( B1)?: driven back, from which of the nearest\?/);
  await explains(page, "and the hint says what it does", /goes straight away from it/);
  await cameNear(page);
  equal("the two stands are marked", (await things(page, ".stand-target.next")).join(" "), "A1.3 A2.1");
  equal("there is nothing to cancel", await page.locator(".action-bar .cancel").count(), 0);
  await picture(page, "warmaster-drive-back");
  await press(page, "A2.1");
  await tells(page, "one press decides", /Halberdiers( B1)?/);
  await page.context().close();
}

// Behind screens: each sees his own set-up only, and the screen is handed over between.
async function screensHideTheSetUp() {
  const page = await openPosition("", { phone: true }, "&army1=empire:2xhalberdiers%2Bgeneral&army2=orcs:2xgoblins%2Borc-general&points=500&deploy=screen");
  await page.locator(".curtain button").click();
  await page.waitForSelector(".place-target");
  await press(page, (await things(page, ".place-target"))[0]);
  await button(page, /^line/).click();
  await waitForEntries(page, 1);
  equal("the own unit stands on the table", await page.locator('.wm-unit [data-thing="A1"]').count(), 1);
  await button(page, "Set up for me").click();
  await page.waitForSelector(".curtain button");
  await page.locator(".curtain button").click();
  await page.waitForSelector(".reserve-piece.side1.chosen");
  equal("the other sees none of it", await page.locator(".wm-unit.side0").count(), 0);
  check("and is told that something was placed", /behind the screen/.test(await lastEntry(page)), await lastEntry(page));
  await fits(page, "it fits a phone too");
  await page.context().close();
}

export const questions = { theDeadRise, theDragonBreathes, hiddenUnitsComeOut, hidingAtTheDeployment, theAnvilIsStruck, oneBearsTheMadness, itemsAsk, thePumpWagonRolls, theOwnerSaysWhoDrivesBack, screensHideTheSetUp };
