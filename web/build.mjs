// Builds the page into the folder given (default ../build/web): bundle, fonts, icons, rules pages, module. What a browser may keep
// for good is named by its content; everything is packed beforehand (brotli, gzip), so that the server only sends files.
import { build } from "esbuild";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { toHtml } from "./markdown.mjs";
import { catalogue } from "./names.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const out = process.argv[2] ?? join(root, "build", "web");
const cache = join(root, "build", "packed"); // brotli is slow: what has not changed is packed once
const games = join(root, "src", "games");
const LANGUAGES = ["en", "ru"];

rmSync(out, { recursive: true, force: true });
for (const folder of ["rules", "puzzles"]) mkdirSync(join(out, folder), { recursive: true });
mkdirSync(cache, { recursive: true });

const module = join(root, "build", "wasm", "vexillum.wasm");
if (!existsSync(module)) throw new Error("build the module first: make wasm");
writeIcons();
await writeNames();
const studies = join(root, "build", "wasm", "lab.wasm");
const addresses = { studies: put("lab.wasm", readFileSync(studies)), module: put("vexillum.wasm", readFileSync(module)), rules: writeRules(), puzzles: writePuzzles(), fonts: writeFonts() };
addresses.worker = put("worker.js", await bundle("src/worker.ts", {}, ".js"));
addresses.player = put("player.js", await bundle("src/ui/lab/player.ts", {}, ".js"));
const { script, chunks, style } = await bundlePage();
for (const file of ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"]) copyFileSync(join(here, "static", file), join(out, file));
writePage();
writeServiceWorker();
pack();

// ---- Parts ----

// Writes a file under a name with eight letters of its content; its address.
function put(name, bytes) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
  const named = name.replace(/(\.[^.]+)$/, `-${hash}$1`);
  writeFileSync(join(out, named), bytes);
  return `/${named}`;
}

async function bundle(entry, names, ending) {
  return Buffer.from((await bundled(entry, names)).find((file) => file.path.endsWith(ending)).contents);
}

// The page in parts: what everybody needs, and pages that are fetched when somebody opens them. A part names others, so it is named last.
async function bundlePage() {
  const files = await bundled("src/main.tsx", addresses);
  const style = Buffer.from(files.find((file) => file.path.endsWith("main.css")).contents);
  const parts = new Map(files.filter((file) => file.path.endsWith(".js")).map((file) => [basename(file.path), file.text]));
  const named = new Map();
  while (parts.size > 0) {
    const [name, text] = [...parts].find(([each, inside]) => [...parts.keys()].every((other) => other === each || !inside.includes(other))) ?? [];
    if (!name) throw new Error("parts of the page name each other");
    const whole = [...named].reduce((all, [old, address]) => all.replaceAll(`./${old}`, address), text);
    named.set(name, put(name === "main.js" ? name : name.replace(/-[A-Z0-9]{8}\.js$/, ".js"), Buffer.from(whole)));
    parts.delete(name);
  }
  return { script: named.get("main.js"), chunks: [...named].filter(([name]) => name !== "main.js").map(([, address]) => address), style };
}

async function bundled(entry, names) {
  const result = await build({
    absWorkingDir: here,
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    splitting: true,
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    loader: { ".svg": "text" },
    write: false,
    outdir: out,
    define: { ADDRESSES: JSON.stringify(names) },
    logLevel: "warning",
  });
  return result.outputFiles;
}

// Only the icons that the boards name; each is one path on a 512 x 512 field.
function writeIcons() {
  const names = JSON.parse(readFileSync(join(here, "icons.json"), "utf8"));
  const set = JSON.parse(readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  const chosen = {};
  for (const [key, name] of Object.entries(names)) {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`icons.json: there is no icon '${name}'`);
    chosen[key] = rounded(/d="([^"]+)"/.exec(body)[1]);
  }
  writeSource("icons.generated.ts", `export const paths: Record<string, string> = ${JSON.stringify(chosen, null, 1)};\n`);
}

// A path with one decimal: an icon is drawn at a tenth of its field, where more of them are weight and nothing else.
function rounded(path) {
  let text = "";
  let last = ""; // the number before, "" after a letter
  let command = "";
  let place = 0; // of the number among those of its command
  for (let rest = path; rest !== ""; ) {
    const isFlag = /a/i.test(command) && [3, 4].includes(place % 7);
    const [found, letter, number] = (isFlag ? /^[\s,]*(?:([a-z])|([01]))/i : /^[\s,]*(?:([a-z])|([-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?))/i).exec(rest) ?? [rest];
    rest = rest.slice(found.length);
    if (letter) [text, last, command, place] = [text + letter, "", letter, 0];
    if (!number) continue;
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const joins = last === "" || short.startsWith("-") || (short.startsWith(".") && last.includes("."));
    [text, last, place] = [text + (joins ? "" : " ") + short, short, place + 1];
  }
  return text;
}

// The names of the games in both languages, from the rules themselves: the home page has them before the rules arrive.
async function writeNames() {
  const [english, russian] = await Promise.all(LANGUAGES.map((language) => catalogue(module, language)));
  const names = english.map(({ id, name }, index) => ({ id, en: name, ru: russian[index].name }));
  writeSource("games.generated.ts", `export const gameNames: { id: string; en: string; ru: string }[] = ${JSON.stringify(names, null, 1)};\n`);
}

function writeSource(name, text) {
  const file = join(here, "src", name);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

// RULES.md and RULES.ru.md of every game, as HTML with an anchor for each clause; their addresses by "game.language".
function writeRules() {
  const found = {};
  for (const game of readdirSync(games))
    for (const language of LANGUAGES) {
      const source = join(games, game, language === "en" ? "RULES.md" : `RULES.${language}.md`);
      if (existsSync(source)) found[`${game}.${language}`] = put(`rules/${game}.${language}.html`, toHtml(readFileSync(source, "utf8")));
    }
  return found;
}

// The puzzles of each game as they are kept; their addresses by game. The page asks for them when somebody solves puzzles.
function writePuzzles() {
  const folder = join(root, "puzzles");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt")).sort();
  return Object.fromEntries(names.map((name) => [name.replace(".txt", ""), put(`puzzles/${name}`, readFileSync(join(folder, name)))]));
}

// The faces of one script in one style sheet, so that they cost one request; the page asks for it once something is drawn.
function writeFonts() {
  const faces = [["vollkorn", "Vollkorn", 600], ["pt-sans", "PT Sans", 400], ["pt-sans", "PT Sans", 700]];
  const sheet = (script) =>
    faces.map(([folder, family, weight]) => {
      const name = join(here, "node_modules/@fontsource", folder);
      const bytes = readFileSync(join(name, "files", `${folder}-${script}-${weight}-normal.woff2`)).toString("base64");
      const range = JSON.parse(readFileSync(join(name, "unicode.json"), "utf8"))[script];
      return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
    }).join("\n");
  return { latin: put("latin.css", sheet("latin")), cyrillic: put("cyrillic.css", sheet("cyrillic")) };
}

function writePage() {
  const page = readFileSync(join(here, "static", "index.html"), "utf8");
  const shared = chunks.filter((address) => readFileSync(join(out, script), "utf8").includes(`from"${address}"`)).map((address) => `<link rel="modulepreload" href="${address}" />`).join("");
  const filled = page.replace("__STYLE__", () => style.toString()).replace("__SHARED__", shared).replace("__SCRIPT__", script).replace("__MODULE__", addresses.module);
  writeFileSync(join(out, "index.html"), filled);
}

// Offline play: the page, the rules of play and the fonts are kept under one name made from their bytes; rules pages and puzzles when read.
function writeServiceWorker() {
  const core = [script, ...chunks, addresses.worker, addresses.module, addresses.fonts.latin, addresses.fonts.cyrillic, "/icon.svg"];
  const version = createHash("sha256").update(readFileSync(join(out, "index.html"))).update(core.join()).digest("hex").slice(0, 16);
  const later = [...Object.values(addresses.rules), ...Object.values(addresses.puzzles)];
  const source = readFileSync(join(here, "src", "sw.js"), "utf8");
  writeFileSync(join(out, "sw.js"), source.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(core)).replace("__LATER__", JSON.stringify(later)));
}

function pack() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(png|br|gz)$/.test(entry.name));
  for (const entry of files) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    const key = join(cache, createHash("sha256").update(bytes).digest("hex"));
    if (!existsSync(`${key}.br`)) {
      writeFileSync(`${key}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
      writeFileSync(`${key}.gz`, gzipSync(bytes, { level: 9 }));
    }
    for (const ending of [".br", ".gz"]) copyFileSync(key + ending, file + ending);
  }
}
