// trust.mjs - seats that belong to one person, dice that bind the server, and words where something cannot be done. Whatever is pressed
// or read here is found by its role and name, as a person finds it.
import { check, entries, equal, go, homeAddress, makeOneAction, menu, openLog, openPage, openTab, things, waitForEntries, waitForTurn } from "./harness.mjs";

const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const hash = (page) => new URL(page.url()).hash;
const hasEntries = (page) => page.waitForSelector(".log .entry", { state: "attached" });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const trouble = async (page) => (await page.getByRole("alert").first().textContent()).trim();

async function openHost(query = "", game = "standard-bearer") {
  const host = await openPage();
  await go(host, `#/host/${game}?mine=1&open=0&n=1&${query}`);
  return { host, link: await host.getByRole("textbox", { name: "Send this link to your friend" }).inputValue() };
}

// ---- Invitations ----

export async function anInvitationIsUsedOnce() {
  const { host, link } = await openHost("", "war-chest");
  const [friend, stranger] = [await openPage(), await openPage({ language: "ru-RU" })];
  check("the host's address is only the table's", /^#\/table\/[a-z0-9]{12}$/.test(hash(host)), hash(host));
  await friend.goto(link);
  await hasEntries(friend);
  equal("the friend's address holds no secret", hash(friend), hash(host));
  const history = await friend.evaluate(() => window.history.length);
  await friend.reload();
  await hasEntries(friend);
  equal("a reload keeps the seat", await friend.getByText("You are watching.").count(), 0);
  equal("and adds nothing to the history", await friend.evaluate(() => window.history.length), history);
  await hasEntries(host);
  equal("an invitation that was used is no longer offered", await host.getByRole("textbox", { name: "Send this link to your friend" }).count(), 0);
  await stranger.goto(link);
  equal("a second visitor is told why not", await trouble(stranger), "это приглашение уже использовано: попросите о новой партии");
  await stranger.getByRole("link", { name: "Все игры" }).last().click();
  await stranger.waitForSelector(".game");
  check("and finds a way back", true);
  await host.goto(link);
  await hasEntries(host);
  equal("the host who follows the link sits in the host's seat", await host.getByText("You are watching.").count(), 0);
  const secrets = await host.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const key = await friend.evaluate((id) => JSON.parse(localStorage.getItem(`seat:${id}`)).key, hash(friend).split("/")[2]);
  check("the guest's key is in the guest's browser alone", key.length === 26 && !secrets.includes(key), key);
  await close(host, friend, stranger);
}

// ---- Dice ----

// A game of two whose guest speaks to the server through a proxy that lies; it ends at once, and the guest checks the dice.
async function checkThrough(lie) {
  const { host, link } = await openHost();
  const guest = await openPage();
  await guest.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => server.send(lie.up?.(String(frame)) ?? frame));
    server.onMessage((frame) => socket.send(lie.down?.(String(frame)) ?? frame));
  });
  await guest.goto(link);
  await hasEntries(guest);
  await openTab(guest, "Odds");
  await guest.getByText("Dice you can check").click();
  const shown = await guest.locator("details", { hasText: "Dice you can check" }).textContent();
  guest.on("dialog", (dialog) => dialog.accept());
  await menu(guest, "Resign");
  await guest.waitForSelector(".outcome");
  await menu(guest, "Check the dice");
  const verdict = guest.getByRole("status").filter({ hasText: /honest|failed|agree|follow/ });
  await verdict.waitFor();
  const said = await verdict.textContent();
  await close(host, guest);
  return { said, shown };
}

const zeros = "0".repeat(64);
const swapped = "deadbeef";

export async function lyingProxiesAreFound() {
  const honest = await checkThrough({});
  check("an honest server passes", /^The dice are honest\. All 41 draws/.test(honest.said), honest.said);
  check("commitment and number are shown", /Commitment[0-9a-f]{64}Your number[0-9a-f]{32}$/.test(honest.shown), honest.shown);
  const showZeros = (frame) => (frame.includes('"type":"record"') ? frame : frame.replace(/"commitment":"\w+"/, `"commitment":"${zeros}"`));
  const early = await checkThrough({ down: showZeros });
  check("a commitment of zeros is found", /^The check failed: the record names another commitment/.test(early.said), early.said);
  check("and was shown", early.shown.includes(zeros), early.shown);
  let own = "";
  const swap = (frame) => {
    if (!frame.startsWith("nonce ")) return frame;
    own = frame.slice(6);
    return `nonce ${swapped}`;
  };
  const other = await checkThrough({ up: swap });
  check("a swapped number is found", /^The check failed: the record does not hold the number that you gave/.test(other.said), other.said);
  const hidden = await checkThrough({ up: swap, down: (frame) => frame.replace(`nonce 2 ${swapped}`, `nonce 2 ${own}`) });
  check("also where the record is rewritten", /^The check failed: draw \d+ is not/.test(hidden.said), hidden.said);
  const twice = await checkThrough({ up: swap, down: (frame) => frame.replace(`nonce 2 ${swapped}`, `nonce 2 ${own}\\nnonce 2 ${swapped}`) });
  check("or tells both", /^The check failed/.test(twice.said), twice.said);
  const everywhere = await checkThrough({ down: (frame) => showZeros(frame).replace(/commitment \w{64}/, `commitment ${zeros}`) });
  check("zeros everywhere do not fit the secret", /^The check failed: the secret does not match/.test(everywhere.said), everywhere.said);
  const shownOther = await checkThrough({ down: (frame) => (frame.includes('"type":"table"') ? frame.replaceAll('"action":"first blue"', '"action":"first red"').replaceAll('"action":"deal archer"', '"action":"deal pikeman"') : frame) });
  check("a game that was shown otherwise is found", /^The check failed: the record tells another game/.test(shownOther.said), shownOther.said);
}

// ---- Plain http on a home network ----

export async function playsOverPlainHttp() {
  const page = await openPage();
  await page.goto(`${homeAddress()}#/play/standard-bearer?seats=human,1`);
  await waitForTurn(page);
  check("it is no secure context", !(await page.evaluate(() => isSecureContext || "randomUUID" in crypto)));
  check("a solo game begins over plain http", (await page.locator(".log .entry").count()) > 0);
  await page.goto(`${homeAddress()}#/host/standard-bearer?mine=1&open=0&n=1`);
  const link = page.getByRole("textbox", { name: "Send this link to your friend" });
  const wanted = await link.inputValue();
  await button(page, "Copy link").click();
  await page.getByText("The link is copied.").waitFor();
  await page.getByRole("textbox", { name: "Send this link to your friend" }).evaluate((field) => field.removeAttribute("readonly"));
  await link.fill("");
  await link.press("Control+V");
  equal("Copy link copies", await link.inputValue(), wanted);
  await page.evaluate(() => (document.execCommand = () => false));
  await openLog(page);
  await button(page, "Copy link for spectators").click();
  const shown = page.getByRole("textbox", { name: "The link: copy it from here" });
  equal("where nothing can be copied the link is shown", await shown.inputValue(), page.url());
  await close(page);
}

// ---- Whatever fails says why ----

const junk = "QUJDREVG";

export async function failuresAreExplained() {
  const cases = [
    ["#/table/aaaaaaaaaaaa", /^there is no such table$/, /^такого стола нет$/],
    ["#/join/aaaaaaaaaaaa/bbbb", /^there is no such table$/, /^такого стола нет$/],
    [`#/replay/${junk}`, /^This is no record/, /^Это не запись партии/],
    ["#/replay/%F0%9F", /^This is no record/, /^Это не запись партии/],
    ["#/replay", /^This is no record/, /^Это не запись партии/],
    ["#/resume/nothing", /no longer keeps/, /больше не хранит/],
    ["#/play/chess", /no such game/, /Такой игры нет/],
    ["#/host/chess", /no such game/, /Такой игры нет/],
    ["#/play/war-chest?players=4&nobility=1&army=deal&n=1", /^This game cannot be set up: \S/, /^Такую партию не начать: \S/],
    ["#/play/warmaster?points=10&n=1", /^This game cannot be set up: \S/, /^Такую партию не начать: \S/],
    ["#/play/pocket-battles?army1=orcs%20and%20elves&n=1", /^This game cannot be set up: \S/, /^Такую партию не начать: \S/],
    ["#/play/standard-bearer?nonsense=1&n=1", /^This game cannot be set up: \S/, /^Такую партию не начать: \S/],
    ["#/host/war-chest?players=4&nobility=1&army=deal&n=1", /\S/, /\S/],
    ["#/host/warmaster?army1=no%20such%20army&n=1", /\S/, /\S/],
  ];
  for (const [language, home, column] of [["en-US", "All games", 1], ["ru-RU", "Все игры", 2]]) {
    const page = await openPage({ language });
    for (const each of cases) {
      await go(page, each[0]);
      const said = await trouble(page);
      const isOwnLanguage = column === 1 ? !/[а-яё]/.test(said) : !/use:|нужно так:|\b(the|is|of|there)\b/.test(said);
      check(`${each[0]} says why in ${language}`, each[column].test(said) && isOwnLanguage && !/use:/.test(said), said);
      equal(`${each[0]}: nothing is still being set up`, await page.getByText(/Setting up the table|Накрываем стол/).count(), 0);
      await page.getByRole("link", { name: home }).last().click();
      await page.waitForSelector(".game");
    }
    await close(page);
  }
  const page = await openPage();
  await go(page, "");
  await page.waitForSelector(".game");
  await page.locator("input[type=file]").setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("no record") });
  check("a file that is no record says so", /no record/.test(await trouble(page)));
  await go(page, "");
  await page.waitForSelector(".game");
  await page.locator("input[type=file]").setInputFiles({ name: "y.txt", mimeType: "text/plain", buffer: Buffer.from("record standard-bearer\nposition standard-bearer\nx\n") });
  check("a damaged record says what is wrong", /cannot be replayed: \S/.test(await trouble(page)), await trouble(page));
  await close(page);
}

// ---- One game in two tabs ----

export async function twoTabsOfOneGame() {
  const first = await openPage();
  await go(first, "#/play/standard-bearer?seats=human,human&first=blue&n=tabs");
  await waitForTurn(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText("being played in another tab").waitFor();
  equal("the second tab has nothing to point at", (await things(second)).length, 0);
  await makeOneAction(first);
  const count = await entries(first);
  await waitForEntries(second, count);
  equal("it follows the first", await entries(second), count);
  await button(second, "Play in this tab").click();
  await second.getByText("being played in another tab").waitFor({ state: "detached" });
  await first.getByText("being played in another tab").waitFor();
  equal("who takes over leaves the other nothing to point at", (await things(first)).length, 0);
  await makeOneAction(second);
  await waitForEntries(first, count + 1);
  equal("now the first follows", await entries(first), count + 1);
  await second.close();
  await first.getByText("being played in another tab").waitFor({ state: "detached" });
  await waitForTurn(first);
  check("when one tab closes the other plays on", (await things(first)).length > 0);
  await makeOneAction(first);
  await waitForEntries(first, count + 2);
  await first.reload();
  await waitForEntries(first, count + 2);
  equal("nothing was overwritten", await entries(first), count + 2);
  const [one, other] = [await first.context().newPage(), await first.context().newPage()];
  await first.close();
  const at = `#/play/standard-bearer?seats=human,human&first=blue&n=tabs`;
  await Promise.all([go(one, at), go(other, at)]);
  await Promise.all([waitForEntries(one, count + 2), waitForEntries(other, count + 2)]);
  await Promise.race([one, other].map((page) => page.getByText("being played in another tab").waitFor()));
  const followers = await Promise.all([one, other].map((page) => page.getByText("being played in another tab").count()));
  equal("of two that open together one plays", followers[0] + followers[1], 1);
  await one.context().close();
}

// ---- One's own table ----

export async function ownTableIsNotJoined() {
  const host = await openPage();
  await go(host, "#/host/standard-bearer?mine=1&open=1&n=1");
  await host.getByText("Waiting for the other player").first().waitFor();
  equal("nothing is said to be dealt before all have come", await host.getByText(/being dealt/).count(), 0);
  const table = hash(host);
  equal("there is one button for a friend's link", await button(host, "Copy link").count(), 1);
  await openLog(host);
  equal("and one for spectators", await button(host, "Copy link for spectators").count(), 1);
  await go(host, "");
  const own = host.getByRole("link", { name: "Back to your table" });
  await own.waitFor();
  equal("one's own open table offers the way back", await own.getAttribute("href"), table);
  await go(host, table.replace("table", "join"));
  await host.getByText("Waiting for the other player").first().waitFor();
  equal("joining it leads to one's own seat", hash(host), table);
  equal("where nobody else has come", await host.locator(".log .entry").count(), 0);
  await close(host);
}
