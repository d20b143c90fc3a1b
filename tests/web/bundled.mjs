// bundled.mjs - modules of the page tested without a page: bundled for node, with a count of what held.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const { build } = createRequire(join(root, "web", "package.json"))("esbuild");

// What web/src/NAME.ts exports.
export async function load(name) {
  const outfile = join(root, "build", "test", `${name.replaceAll("/", "-")}.bundle.mjs`);
  await build({ entryPoints: [join(root, "web", "src", `${name}.ts`)], bundle: true, define: { ADDRESSES: "{}" }, format: "esm", outfile, logLevel: "warning" });
  return import(pathToFileURL(outfile).href);
}

let passed = 0;
let failed = 0;

export function equal(claim, found, wanted) {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one === other) passed++;
  else {
    failed++;
    console.log(`FAILED: ${claim}: ${one} instead of ${other}`);
  }
}

export function finish(suite) {
  console.log(`${suite}: ${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
