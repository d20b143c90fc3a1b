// company.mjs - games with others over the server: offers, strangers, names, and what each may see.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  actorOf, address, check, close, entries, equal, go, isOver, leaveEnd, makeOneAction, menu, openLog, openPage, picture, root, things, waitForEntries, waitForTurn,
} from "./harness.mjs";

export async function hostAndJoin(query, game = "standard-bearer") {
  const host = await openPage();
  const friend = await openPage();
  await go(host, `#/host/${game}?mine=1&open=0&n=1&${query}`);
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".log .entry", { state: "attached" });
  await host.waitForSelector(".log .entry", { state: "attached" });
  return [host, friend];
}

export async function undoDrawAndRematch() {
  const [host, friend] = await hostAndJoin("clock=60%2B1&first=blue");
  check("a bullet clock runs", /^[01]:\d\d$/.test(await host.locator(".clock").first().textContent()));
  await waitForTurn(host);
  const count = await entries(host);
  await makeOneAction(host);
  await waitForEntries(friend, count + 1);
  await menu(host, "Undo");
  await host.waitForSelector(".offer");
  check("who asks is told so", /take back/.test(await host.locator(".offer").textContent()));
  await friend.waitForSelector(".offer");
  equal("nothing is taken back without consent", await entries(host), count + 1);
  await friend.locator(".offer button", { hasText: "Allow" }).click();
  await host.waitForFunction((wanted) => document.querySelectorAll(".log .entry").length === wanted, count);
  check("with consent it is", true);
  await menu(friend, "Offer a draw");
  await host.locator(".offer button", { hasText: "Refuse" }).click();
  await friend.waitForSelector(".offer", { state: "detached" });
  check("a draw can be declined", !(await isOver(friend)));
  await menu(friend, "Offer a draw");
  await host.locator(".offer button.primary").click();
  for (const page of [host, friend]) {
    await page.waitForSelector(".outcome");
    check("an agreed draw ends the game", /Draw.*by agreement/.test(await page.locator(".outcome").textContent()));
  }
  await host.locator(".outcome button.primary").click();
  await friend.waitForFunction(() => /wants to play again/.test(document.querySelector(".outcome")?.textContent ?? ""));
  await friend.locator(".outcome button.primary").click();
  await Promise.all([host, friend].map((page) => page.waitForSelector(".outcome", { state: "detached" })));
  await waitForTurn(friend);
  check("in the rematch the sides are swapped", (await things(friend)).length > 0 && (await things(host)).length === 0);
  await close(host, friend);
}

export async function strangersMeet() {
  const [one, other, third] = [await openPage(), await openPage(), await openPage({ language: "ru-RU" })];
  const seek = async (page) => {
    await go(page, "");
    await page.locator(".game", { hasText: "Standard-Bearer" }).locator("button", { hasText: "Play" }).click();
    await page.locator(".setup label", { hasText: "Anybody who is waiting" }).click();
    await page.locator(".setup button[type=submit]").click();
    await page.waitForFunction(() => /#\/table/.test(location.hash));
  };
  const id = (page) => new URL(page.url()).hash.split("/")[2];
  await seek(one);
  await go(third, "");
  await third.waitForSelector(".lobby li");
  await picture(third, "lobby-ru");
  check("an open game is in the lobby", /Знаменосец.*без часов/.test(await third.locator(".lobby li").first().textContent()));
  await seek(other);
  equal("a second stranger finds the first", id(other), id(one));
  await other.waitForSelector(".log .entry", { state: "attached" });
  check("and they play", true);
  await seek(one);
  await third.waitForFunction((wanted) => document.querySelector(`.lobby a[href$="${wanted}"]`), id(one));
  await third.locator(`.lobby a[href$="${id(one)}"]`).click();
  await third.waitForSelector(".log .entry", { state: "attached" });
  equal("the lobby leads to the table", id(third), id(one));
  await close(one, other, third);
}

// A name with a password keeps one's games, whichever browser asks for them.
export async function namesKeepGames() {
  const name = `Vera${Date.now() % 1000000}`;
  const sign = async (page, password, button) => {
    await go(page, "");
    await page.locator(".sign-in summary").first().click();
    const form = page.locator(".sign-in form").first();
    await form.locator("input").first().fill(name);
    await form.locator("input[type=password]").fill(password);
    await form.locator("button", { hasText: button }).click();
  };
  const [first, second] = [await openPage(), await openPage()];
  await sign(first, "correct-horse-7", "Keep this name");
  await first.waitForFunction((wanted) => document.querySelector(".sign-in")?.textContent.includes(`Signed in as ${wanted}`), name);
  await go(first, "#/host/standard-bearer?mine=1&open=0&clock=none&n=1");
  await first.waitForSelector(".invitation input");
  const table = new URL(first.url()).hash;
  await sign(second, "wrong-horse-77", "Sign in");
  await second.waitForSelector(".sign-in .error");
  check("a wrong password is told so", /\S/.test(await second.locator(".sign-in .error").textContent()));
  await second.reload();
  await sign(second, "correct-horse-7", "Sign in");
  await second.waitForSelector(`.my-games a[href="${table}"]`);
  check("a name finds its games in another browser", true);
  await close(first, second);
}

// Two browsers with hidden hands, and one that looks on: whatever the server told each is, byte for
// byte, the view that the rules give of that moment.
export async function nobodySeesTooMuch(game, query) {
  const heard = new Map();
  const listen = (page) => {
    heard.set(page, []);
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.get(page).push(JSON.parse(String(payload)))));
  };
  const host = await openPage();
  const friend = await openPage();
  const onlooker = await openPage();
  for (const page of [host, friend, onlooker]) listen(page);
  await go(host, `#/host/${game}?mine=1&open=0&clock=none&n=1&${query}`);
  await host.waitForSelector(".invitation input");
  await friend.goto(await host.inputValue(".invitation input"));
  await friend.waitForSelector(".log .entry", { state: "attached" });
  await onlooker.goto(`${address}#/table/${new URL(host.url()).hash.split("/")[2]}`);
  await onlooker.waitForFunction(() => /watching/.test(document.querySelector(".command-bar")?.textContent ?? ""));
  for (let turn = 0; turn < 8; turn++) {
    const [actor, waiter] = await actorOf(host, friend);
    await makeOneAction(actor);
    await waitForEntries(waiter, await entries(actor));
  }
  equal("an onlooker has nothing to point at", (await things(onlooker)).length, 0);
  host.on("dialog", (dialog) => dialog.accept());
  await menu(host, "Resign");
  await onlooker.waitForSelector(".outcome");
  await leaveEnd(host);
  await openLog(host);
  const [download] = await Promise.all([host.waitForEvent("download"), host.locator(".log button", { hasText: "Download" }).click()]);
  const record = readFileSync(await download.path(), "utf8");
  let compared = 0;
  let wrong = "";
  for (const [page, seat] of [[host, 1], [friend, 2], [onlooker, 0]])
    for (const frame of heard.get(page).filter((each) => each.type === "table" && each.result === "*")) {
      const at = frame.from + frame.log.length;
      const mayKnow = viewAt(record, seat, at);
      compared++;
      if (frame.position.trim() !== mayKnow.trim()) wrong ||= `seat ${seat} at ${at}:\n${frame.position}\ninstead of\n${mayKnow}`;
    }
  equal(`${game}: what each is told is what he may see`, wrong, "");
  check(`${game}: enough was told to compare`, compared >= 20, compared);
  await close(host, friend, onlooker);
}

function viewAt(record, seat, at) {
  const answer = execFileSync(join(root, "build", "vexillum"), ["protocol"], { input: `${record.trimEnd()}\nend\nview --seat ${seat} --at ${at}\nquit\n`, encoding: "utf8" });
  const lines = answer.split("\n");
  const head = lines.findIndex((line, index) => index > 0 && line.startsWith("ok "));
  return lines.slice(head + 1, head + 1 + Number(lines[head].slice(3))).join("\n");
}
