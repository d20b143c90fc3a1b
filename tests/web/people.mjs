// people.mjs - one's own name: signing up, the recovery code, sessions, a lost password, one's data, leaving.
import { check, close, equal, go, menu, openPage, picture } from "./harness.mjs";

const fill = async (form, ...values) => {
  for (const [index, value] of values.entries()) await form.locator("input").nth(index).fill(value);
};
const press = (place, words) => place.locator("button", { hasText: words }).first().click();
const signed = (page, name) => page.waitForFunction((wanted) => document.querySelector(".sign-in")?.textContent.includes(wanted), name);

export async function signUp(page, name) {
  await go(page, "#/account");
  const form = page.locator(".sign-in form").first();
  await fill(form, name, "correct-horse-7");
  await press(form, /Keep this name|Занять это имя/);
  await page.waitForSelector(".recovery-code code");
  return (await page.locator(".recovery-code code").textContent()).replaceAll("-", "");
}

export const noHoles = async (page, where) =>
  equal(`no hole in the texts of ${where}`, String(await page.evaluate(() => document.body.innerText.match(/undefined|\{\d\}|NaN|\[object/g))), "null");

export const fitsPhone = async (page, where) => check(`${where} fits a phone`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1));

export async function ownName() {
  const [first, second] = [await openPage(), await openPage({ phone: true, language: "ru-RU" })];
  const name = `Accountant${Date.now() % 100000}`;
  const code = await signUp(first, name);
  equal("a recovery code is shown", code.length, 26);
  await picture(first, "account-code");
  await press(first.locator(".recovery-code"), "I have it");
  await go(second, "#/account");
  await fill(second.locator(".sign-in form").first(), name.toLowerCase(), "correct-horse-7");
  await press(second.locator(".sign-in"), "Войти");
  await signed(second, name);
  await second.waitForSelector(".sessions li:nth-child(2)");
  await fitsPhone(second, "the account page");
  await noHoles(second, "the account page");
  await picture(second, "account-phone-ru");
  await press(second, "Выйти везде");
  await second.waitForFunction(() => document.querySelectorAll(".sessions li").length === 1);
  await first.reload();
  await first.waitForSelector(".sign-in form");
  check("who is signed out elsewhere has to sign in again", true);
  await first.locator(".recover summary").click();
  await fill(first.locator(".recover form"), name, code, "better-horse-8");
  await press(first.locator(".recover form"), "Set a new password");
  await first.waitForSelector(".recovery-code");
  check("the code gives a new password", true);
  await press(first.locator(".recovery-code"), "I have it");
  const downloading = first.waitForEvent("download");
  await press(first, "Download everything");
  check("one's data are downloaded", /vexillum-Accountant\d+\.json/.test((await downloading).suggestedFilename()));
  await first.locator("summary", { hasText: "Delete this name" }).click();
  await picture(first, "account");
  const leaving = first.locator("details form.passwords");
  await fill(leaving, "wrong-horse");
  await press(leaving, "Delete for good");
  await leaving.locator(".error").waitFor();
  await fill(leaving, "better-horse-8");
  await press(leaving, "Delete for good");
  await first.waitForSelector(".sign-in form");
  equal("who leaves is nobody here", await first.evaluate(() => localStorage.getItem("token")), null);
  await close(first, second);
}

export async function challengeByName() {
  const [anna, boris] = [await openPage(), await openPage({ phone: true, language: "ru-RU" })];
  const names = ["Anna", "Boris"].map((name) => name + (Date.now() % 100000));
  await signUp(anna, names[0]);
  await signUp(boris, names[1]);
  await go(anna, `#/player/${names[1].toLowerCase()}`);
  await anna.waitForSelector("h1 .here, .people .slip");
  await anna.locator("section form select").first().selectOption("standard-bearer");
  await press(anna.locator("section form"), "Challenge");
  await anna.waitForFunction(() => /#\/table/.test(location.hash));
  await go(boris, "#/");
  await boris.waitForSelector(".challenges li");
  await fitsPhone(boris, "home with a challenge");
  await picture(boris, "challenge-phone-ru");
  await boris.locator(".challenges a.primary").click();
  await boris.waitForFunction(() => /#\/table/.test(location.hash));
  await Promise.all([anna, boris].map((page) => page.waitForSelector(".log .entry", { state: "attached" })));
  check("whoever is challenged by name sits down without a link", true);
  anna.on("dialog", (dialog) => dialog.accept());
  await menu(anna, "Resign");
  await boris.waitForSelector(".outcome");
  await go(boris, `#/player/${names[1]}`);
  await boris.waitForSelector(".ratings li");
  check("the game is rated, provisionally", /\d{4}\?/.test(await boris.locator(".ratings li b").first().textContent()));
  check("and stands in the history", (await boris.locator(".outcomes li").count()) === 1);
  await fitsPhone(boris, "a profile");
  await noHoles(boris, "a profile");
  await picture(boris, "profile-phone-ru");
  await go(anna, `#/player/${names[1]}`);
  await anna.waitForSelector(".outcomes li");
  await picture(anna, "profile");
  await go(boris, "#/club");
  await boris.waitForSelector(".club .slip");
  await fitsPhone(boris, "the club");
  await noHoles(boris, "the club");
  await picture(boris, "club-phone-ru");
  await close(anna, boris);
}

export async function whoLooksOnIsListed() {
  const [host, clara] = [await openPage(), await openPage({ phone: true, language: "ru-RU" })];
  const name = `Clara${Date.now() % 100000}`;
  await signUp(clara, name);
  await go(host, "#/host/standard-bearer?mine=1&open=1");
  await host.waitForFunction(() => /#\/table/.test(location.hash));
  await go(clara, new URL(host.url()).hash);
  const listed = async (page, tab) => {
    await page.getByRole("navigation").getByRole("button", { name: tab }).click();
    await page.waitForFunction((wanted) => document.querySelector(".onlookers")?.textContent.includes(wanted), name);
    return page.locator(".onlookers").textContent();
  };
  equal("who looks on is told so", await listed(clara, "Беседа"), `зрителей: 1 — ${name}`);
  equal("and so is who plays", await listed(host, "Chat"), `watching: 1 — ${name}`);
  await picture(host, "onlookers");
  await close(host, clara);
}
