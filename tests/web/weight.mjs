// weight.mjs - a first visit is light, what was fetched is kept, and slow lines are served.
import { address, check, equal, go, openPage, waitForTurn } from "./harness.mjs";

const MEGABYTE = 1e6;
const REQUESTS = 8;

export async function firstVisitIsLight() {
  for (const language of ["en-US", "ru-RU"]) {
    const page = await openPage({ language });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const names = new Map();
    let bytes = 0;
    session.on("Network.requestWillBeSent", ({ requestId, request }) => request.url.startsWith("http") && names.set(requestId, request.url));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => names.has(requestId) && (bytes += encodedDataLength));
    await go(page, "");
    await page.waitForSelector(".game");
    await page.locator(".game button").first().click();
    await page.waitForSelector(".setup button[type=submit]");
    await page.waitForFunction(() => document.fonts.status === "loaded");
    check(`a first visit weighs at most 1 MB (${language})`, bytes > 300000 && bytes <= MEGABYTE, bytes);
    check(`and takes at most ${REQUESTS} requests`, names.size <= REQUESTS, [...names.values()].join(" "));
    equal("the module is fetched once", [...names.values()].filter((name) => name.endsWith(".wasm")).length, 1);
    await page.locator(".setup button[type=submit]").click();
    await waitForTurn(page);
    equal("and not again for a game", [...names.values()].filter((name) => name.endsWith(".wasm")).length, 1);
    await page.context().close();
  }
}

export async function filesArePackedAndKept() {
  const ask = (path, accepts) => fetch(`${address}${path}`, { headers: { "accept-encoding": accepts } });
  const page = await (await ask("", "identity")).text();
  const script = /src="\/(main-[0-9A-F]{8}\.js)"/.exec(page)?.[1];
  check("the script is named by its content", script !== undefined);
  for (const [accepts, wanted] of [["br, gzip", "br"], ["gzip", "gzip"], ["br;q=0, gzip", "gzip"], ["identity", null]])
    equal(`'${accepts}' is sent as ${wanted}`, (await ask(script, accepts)).headers.get("content-encoding"), wanted);
  check("and kept for good", /immutable/.test((await ask(script, "br")).headers.get("cache-control")));
  equal("the page itself is asked for anew", (await ask("", "br")).headers.get("cache-control"), "no-cache");
  check("the policy of the page goes along", /wasm-unsafe-eval/.test((await ask("", "br")).headers.get("content-security-policy") ?? ""));
  for (const path of ["nothing.js", "..%2fvexillum", ".hidden", "rules/"]) equal(`there is no ${path}`, (await ask(path, "br")).status, 404);
}

// At 1.6 Mbit/s the first card is there within two seconds, and a game can be started within six.
export async function slowLinesAreServed() {
  const page = await openPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 40, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: 1e5 });
  const start = Date.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForSelector(".game h2");
  const card = Date.now() - start;
  await page.locator(".game button").first().click();
  await page.waitForSelector(".setup button[type=submit]");
  const ready = Date.now() - start;
  // A busy machine computes slowly too: what it needs without a network is not the line's fault.
  const twin = await openPage();
  const quick = Date.now();
  await twin.goto(address, { waitUntil: "commit" });
  await twin.waitForSelector(".game h2");
  const own = Date.now() - quick;
  check("the first card is there within 2 s", card <= 2000 + own, `${card} ms, ${own} ms without the slow line`);
  check("a game can be started within 6 s", ready <= 6000 + 2 * own, `${ready} ms`);
  await page.context().close();
  await twin.context().close();
}
