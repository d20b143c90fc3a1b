// lab.mjs - the designer's lab: a ruleset is edited in a form with the rules' own checks, shared, played; a small study is played here.
import { readFileSync } from "node:fs";
import { axe } from "./access.mjs";
import { check, close, equal, go, openPage, picture, raiseCurtain, waitForTurn } from "./harness.mjs";

const labelled = (page, label) => page.getByLabel(label, { exact: true });

async function set(page, label, value) {
  await labelled(page, label).fill(value);
  await labelled(page, label).press("Tab");
}

async function openLab(hash, options) {
  const page = await openPage(options);
  await go(page, `#/lab/${hash}`);
  await page.waitForSelector(".lab-form");
  return page;
}

export async function aRulesetIsEditedAndPlayed() {
  const page = await openLab("standard-bearer");
  await set(page, "archer: strength", "5");
  await page.locator(".lab-changes li").waitFor();
  equal("what differs is told", await page.locator(".lab-changes li").innerText(), "Archer: strength 5 (4 in the book)");
  await set(page, "Name", "Strong archers");
  await page.waitForFunction(() => document.querySelector(".lab-rules .primary")?.href.includes("Strong"));
  await axe(page, "axe finds nothing in the lab");
  await page.locator(".lab-rules .primary").click();
  await waitForTurn(page);
  await raiseCurtain(page);
  check("the table is played by it", (await page.locator(".rules-mark summary").innerText()).includes("Strong archers"));
  await close(page);
}

// An archer more is one warrior too many until a pikeman goes.
export async function changesWaitForEachOther() {
  const page = await openLab("standard-bearer", { language: "ru-RU" });
  await set(page, "лучник: карт", "5");
  const why = page.locator(".lab-why");
  await why.waitFor();
  check("a refusal names its clause, in Russian", /ZN-1: .*не больше 20 воинов, а не 21/.test(await why.innerText()), await why.innerText());
  await set(page, "пикинёр: карт", "3");
  await why.waitFor({ state: "detached" });
  equal("both changes count then", await page.locator(".lab-changes li").count(), 2);
  await set(page, "лучник: сила", "9");
  await why.waitFor();
  check("a number out of range is refused with the range", (await why.innerText()).includes("от 1 до 6"), await why.innerText());
  await why.getByRole("button").click();
  await why.waitFor({ state: "detached" });
  equal("a dropped change is gone", await labelled(page, "лучник: сила").inputValue(), "4");
  await close(page);
}

export async function rulesetsTravelAsTextAndLink() {
  const page = await openLab("war-chest", { phone: true });
  await page.getByText("As text").click();
  const text = page.getByRole("textbox", { name: "As text" });
  await text.fill("# a small change\nunit archer coins 6\nboard two markers 99\n");
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.locator(".lab-why").waitFor();
  check("what is wrong in a text has its line", (await page.locator(".lab-why").innerText()).includes("line 3"), await page.locator(".lab-why").innerText());
  await text.fill("# a small change\nunit archer coins 6\nboard two markers 5\n");
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".lab-changes li").length === 2);
  await page.getByRole("button", { name: "Boards •" }).click();
  equal("the form shows it", await labelled(page, "for two: markers to win").inputValue(), "5");
  await axe(page, "axe finds nothing in the lab on a phone");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const twin = await openPage({ language: "ru-RU" });
  await twin.goto(link);
  await twin.waitForFunction(() => document.querySelectorAll(".lab-changes li").length === 2);
  check("another browser opens it, in its language", (await twin.locator(".lab-changes li").first().innerText()).includes("в книге 4"));
  await close(page, twin);
}

export async function aSmallStudyIsPlayedHere() {
  const page = await openLab(`pocket-battles?rules=${encodeURIComponent("tile ELV01 cost 7")}`);
  const study = page.getByRole("textbox", { name: "The study" });
  check("the study compares with the book", (await study.inputValue()).includes("factor rules book tile_ELV01_cost_7"), await study.inputValue());
  await study.fill((await study.inputValue()).replace("bots level2", "bots nonsense"));
  await page.getByRole("button", { name: "Play the games" }).click();
  await page.locator(".lab-study .lab-why").waitFor();
  check("a wrong study is refused with its line", (await page.locator(".lab-study .lab-why").innerText()).includes("line 6"), await page.locator(".lab-study .lab-why").innerText());
  await study.fill((await study.inputValue()).replace("bots nonsense", "bots random").replace("games 100", "games 40"));
  await page.getByRole("button", { name: "Play the games" }).click();
  const report = page.frameLocator("iframe.lab-report");
  await report.locator("h1").first().waitFor();
  check("the report counts all games", (await report.locator("body").innerText()).includes("80 of 80"), (await report.locator("body").innerText()).slice(0, 200));
  await picture(page, "lab-study");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the report" }).click()]);
  const file = await saved.path();
  check("it is saved as a page", readFileSync(file, "utf8").includes("<h1"));
  await page.getByRole("button", { name: "Close the report" }).click();
  await page.locator(".lab-study input[type=file]").setInputFiles({ name: "report.html", mimeType: "text/html", buffer: readFileSync(file) });
  await report.locator("h1").first().waitFor();
  check("and opened again", (await report.locator("body").innerText()).includes("80 of 80"));
  await close(page);
}
