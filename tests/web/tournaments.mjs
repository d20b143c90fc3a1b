// tournaments.mjs - a tournament on the page: scheduled, entered, played to its end by two browsers, which are led from game to game.
import { axe } from "./access.mjs";
import { check, close, equal, go, menu, openPage, picture } from "./harness.mjs";
import { fitsPhone, noHoles, signUp } from "./people.mjs";

const press = (place, words) => place.locator("button", { hasText: words }).first().click();

// Sooner than the form would have it.
const schedule = (page, words) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => [`token ${localStorage.getItem("token")}`, `schedule ${wanted}`].forEach((frame) => socket.send(frame));
        socket.onmessage = ({ data }) => {
          const answer = JSON.parse(data);
          if (answer.type === "scheduled") resolve(answer.id);
          if (answer.type === "refused") reject(new Error(answer.en));
        };
      }),
    words,
  );

async function schedulesByTheForm(page, name) {
  await go(page, "#/tournaments");
  await page.locator("summary", { hasText: "Schedule a tournament" }).click();
  await page.locator(".schedule input").fill("Evening of one");
  await page.locator(".schedule select").first().selectOption("arena");
  await page.locator(".schedule select").nth(1).selectOption("war-chest");
  await axe(page, "axe finds nothing in the list of tournaments");
  await picture(page, "tournaments");
  await press(page.locator(".schedule"), "Schedule a tournament");
  await page.waitForSelector(".tournaments .state b");
  equal("the tournament has its title", await page.locator("h1").textContent(), "Evening of one");
  check("and counts down", /^(9|10):\d\d$/.test(await page.locator(".tournaments [role=timer]").textContent()));
  page.on("dialog", (dialog) => dialog.accept());
  await press(page, "Cancel the tournament");
  await page.waitForFunction(() => /cancelled before it began/.test(document.querySelector("main").textContent));
  check(`${name} cancels it, and the page says so`, true);
}

const atTable = (page) => page.waitForFunction(() => /^#\/table\//.test(location.hash));

export async function aTournamentLeadsFromGameToGame() {
  const [anna, boris] = [await openPage(), await openPage({ phone: true, language: "ru-RU", dark: true })];
  const names = ["Astrid", "Bogdan"].map((name) => name + (Date.now() % 100000));
  await signUp(anna, names[0]);
  await signUp(boris, names[1]);
  await schedulesByTheForm(anna, names[0]);
  const id = await schedule(anna, `swiss standard-bearer title="Duel of two" starts=45 clock=600+5 wait=90 pause=1`);
  await go(anna, `#/tournament/${id}`);
  await press(anna, "Enter");
  await go(boris, "#/tournaments");
  await boris.locator("a", { hasText: "Duel of two" }).click();
  await press(boris, "Записаться");
  await Promise.all([anna, boris].map((page) => page.waitForSelector(".standings tbody tr:nth-child(2)")));
  await axe(anna, "axe finds nothing at a tournament");
  await fitsPhone(boris, "a tournament");
  await picture(boris, "tournament-waiting-phone-ru");
  await Promise.all([anna, boris].map(atTable));
  check("the game opens by itself at both", true);
  await Promise.all([anna, boris].map((page) => page.waitForSelector(".log .entry", { state: "attached" })));
  await menu(anna, "Resign");
  await boris.waitForSelector(".outcome a.primary");
  await boris.locator(".outcome a.primary").click();
  await boris.waitForFunction(() => /Победитель/.test(document.querySelector(".tournaments .state")?.textContent));
  check("the winner is named", (await boris.locator(".tournaments .state b").textContent()).includes(names[1]));
  equal("and stands first with a point", await boris.locator(".standings tbody tr").first().innerText().then((text) => /Bogdan/.test(text) && /\b1\b/.test(text)), true);
  await noHoles(boris, "a tournament");
  await fitsPhone(boris, "a finished tournament");
  await axe(boris, "axe finds nothing at a finished tournament in the dark");
  await picture(boris, "tournament-phone-ru");
  await go(anna, `#/tournament/${id}`);
  await anna.waitForSelector(".pairings li");
  await picture(anna, "tournament");
  await close(anna, boris);
}
