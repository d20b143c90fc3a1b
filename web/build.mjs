// Builds the page into the folder given (default ../build/web): bundle, icons, rules pages, module.
import { build } from "esbuild";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toHtml } from "./markdown.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const out = process.argv[2] ?? join(root, "build", "web");
const games = join(root, "src", "games");

mkdirSync(join(out, "rules"), { recursive: true });
writeIcons();
writeRules();
cpSync(join(here, "static"), out, { recursive: true });
copyModule();

await build({
  absWorkingDir: here,
  entryPoints: { main: "src/main.tsx", worker: "src/worker.ts" },
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  sourcemap: true,
  outdir: out,
  logLevel: "warning",
});
writeServiceWorker();

// Only the icons that the boards name; each is one path on a 512 x 512 field.
function writeIcons() {
  const names = JSON.parse(readFileSync(join(here, "icons.json"), "utf8"));
  const set = JSON.parse(
    readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const chosen = {};
  for (const [key, name] of Object.entries(names)) {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`icons.json: there is no icon '${name}'`);
    chosen[key] = /d="([^"]+)"/.exec(body)[1];
  }
  writeFileSync(
    join(here, "src", "icons.generated.ts"),
    `export const paths: Record<string, string> = ${JSON.stringify(chosen, null, 1)};\n`,
  );
}

// RULES.md and RULES.ru.md of every game, as HTML with an anchor for each clause.
function writeRules() {
  for (const game of readdirSync(games)) {
    for (const [language, file] of [["en", "RULES.md"], ["ru", "RULES.ru.md"]]) {
      const source = join(games, game, file);
      if (!existsSync(source)) continue;
      writeFileSync(join(out, "rules", `${game}.${language}.html`), toHtml(readFileSync(source, "utf8")));
    }
  }
}

function copyModule() {
  const module = join(root, "build", "wasm", "vexillum.wasm");
  if (!existsSync(module)) throw new Error("build the module first: make wasm");
  cpSync(module, join(out, "vexillum.wasm"));
}

// Offline play: everything of this build is kept under one name made from its bytes.
function writeServiceWorker() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$|^sw\.js$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(readFileSync(file));
  const list = files.map((file) => file.slice(out.length));
  const source = readFileSync(join(here, "src", "sw.js"), "utf8");
  writeFileSync(
    join(out, "sw.js"),
    source.replace("__VERSION__", hash.digest("hex").slice(0, 16)).replace("__FILES__", JSON.stringify(list)),
  );
}
