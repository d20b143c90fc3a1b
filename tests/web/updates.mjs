// updates.mjs - a new build of the page: one reload brings it, and a page that was open before goes on.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { check, equal, folder, openPage, root } from "./harness.mjs";

const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

// The page from a folder of files, as any web host has it.
function serve(site) {
  const host = createServer((request, response) => {
    const path = new URL(request.url, "http://site").pathname;
    const name = path === "/" ? "/index.html" : path;
    try {
      const body = readFileSync(join(site, name));
      response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream", "cache-control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => host.listen(0, "127.0.0.1", () => resolve(host)));
}

// Another build: the page has a mark, the worker another version, and the part that is fetched when needed another name.
function rebuild(site) {
  const change = (name, from, to) => writeFileSync(join(site, name), readFileSync(join(site, name), "utf8").replaceAll(from, to));
  const part = readdirSync(site).find((name) => /^seldom-\w+\.js$/.test(name));
  change("index.html", "<html", '<html data-build="new"');
  change("sw.js", /version = "\S+"/g, 'version = "vexillum-new"');
  cpSync(join(site, part), join(site, "seldom-00000000.js"));
  rmSync(join(site, part));
  for (const name of readdirSync(site).filter((each) => /\.js$/.test(each))) change(name, part, "seldom-00000000.js");
}

export async function oneReloadBringsTheNewBuild() {
  const site = join(folder, "site");
  cpSync(join(root, "build", "web"), site, { recursive: true });
  const host = await serve(site);
  const page = await openPage();
  const home = `http://127.0.0.1:${host.address().port}/`;
  const build = () => page.evaluate(() => document.documentElement.dataset.build);
  await page.goto(home);
  await page.waitForSelector(".game");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  rebuild(site);
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    await (await navigator.serviceWorker.getRegistration()).update();
    await taken;
  });
  equal("the page that was open is the old one", await build(), undefined);
  await page.goto(`${home}#/armies`);
  await page.waitForSelector(".armies");
  check("its parts are still to be had", true);
  await page.reload();
  equal("one reload brings the new build", await build(), "new");
  await page.context().setOffline(true);
  await page.goto(home);
  await page.waitForSelector(".game");
  check("which is then the one without a network", (await build()) === "new");
  await page.context().close();
  host.close();
}
