// types.mjs - are the types of scenes and facts what the program sends? Scenes of played games become literals that the compiler
// checks: an unknown key, a missing one or a wrong type does not compile.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const program = join(root, "build", "vexillum");
const folder = join(root, "build", "test", "types");
const STEPS = 70; // actions of a game that are looked at
const EACH = 25; // scenes of a shape that are kept

const SETUPS = {
  "standard-bearer": ["", "layout=wedge"],
  "war-chest": ["", "army=draft nobility=1", "players=4 army=deal", "army=bosworth nobility=1"],
  "pocket-battles": ["", "army1=build army2=random size=20"],
  warmaster: ["points=500 army1=random army2=random", "army1=build-empire army2=orcs points=500", "terrain=both pieces=3 points=500"],
};

function ask(lines) {
  const answer = execFileSync(program, ["protocol"], { input: `${lines.join("\n")}\nquit\n`, encoding: "utf8", maxBuffer: 1 << 28 });
  return answer.split("\n").filter((line) => line.startsWith("{") || line.startsWith("[")).map((line) => JSON.parse(line));
}

// A random game, each time anew from the record so far: what is asked decides what is played.
function scenesOf(game, settings, seed) {
  const lines = [`new ${game} --seed ${seed} ${settings}`];
  const scenes = [];
  let state = seed;
  for (let batch = 0; batch < 7; batch++) {
    for (let step = 0; step < STEPS / 7; step++) {
      const [table] = ask([...lines, `table --seat 1`]).slice(-1);
      if (!table) throw new Error(`${game} ${settings}: no table after ${lines.at(-1)}`);
      scenes.push(table.scene);
      const seat = table.toAct;
      if (seat < 0) return scenes;
      const [own] = seat === 0 ? [table] : ask([...lines, `table --seat ${seat + 1}`]).slice(-1);
      if (own.choices.length === 0) return scenes;
      state = (state * 1103515245 + 12345) % 2147483648;
      lines.push(`play "${own.choices[state % own.choices.length][0]}"`);
    }
  }
  return scenes;
}

// Scenes alike in their keys are one case.
const shapeOf = (value) =>
  Array.isArray(value) ? `[${[...new Set(value.map(shapeOf))].sort()}]` : value && typeof value === "object" ? `{${Object.entries(value).map(([key, each]) => `${key}:${shapeOf(each)}`)}}` : typeof value;

function write(game, scenes, facts) {
  const kept = new Map();
  for (const scene of scenes) if (kept.size < EACH) kept.set(shapeOf(scene), scene);
  const literals = [...kept.values()].map((scene) => `  ${JSON.stringify(scene)},`);
  const from = join(root, "web", "src", "games", game, "scene");
  const source = [`import type { Facts, Scene } from ${JSON.stringify(from)};`, "export const scenes: Scene[] = [", ...literals, "];", ...facts.map((each, index) => `export const facts${index}: Facts = ${JSON.stringify(each)};`), ""];
  writeFileSync(join(folder, `${game}.ts`), source.join("\n"));
  return kept.size;
}

mkdirSync(folder, { recursive: true });
const facts = ["en", "ru"].map((language) => ask([`catalogue --lang ${language}`])[0]);
let shapes = 0;
for (const [game, setups] of Object.entries(SETUPS)) {
  const scenes = setups.flatMap((settings, index) => scenesOf(game, settings, 11 + index));
  shapes += write(game, scenes, facts.map((catalogue) => catalogue.find((info) => info.id === game).facts));
}
writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: join(root, "web", "tsconfig.json"), compilerOptions: { noEmit: true, noUnusedLocals: false, types: [] }, include: ["*.ts"] }));
const checked = spawnSync(join(root, "web", "node_modules", ".bin", "tsc"), ["-p", folder], { encoding: "utf8", cwd: join(root, "web") });
if (checked.status !== 0) console.log(checked.stdout.split("\n").map((line) => line.slice(0, 300)).slice(0, 20).join("\n"));
console.log(`types: ${checked.status === 0 ? shapes : 0} passed, ${checked.status === 0 ? 0 : 1} failed`);
process.exit(checked.status === 0 ? 0 : 1);
