// moments.mjs - moments in the middle of a game, as the machine plays one of a seed: pictures show a table where something happens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = join(fileURLToPath(import.meta.url), "..", "..", "..", "build", "vexillum");

// A dialogue with the rules: asks for a line and gives the lines of its answer.
function dialogue() {
  const child = spawn(program, ["protocol", "--lang", "en"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  const ask = async (command) => {
    child.stdin.write(`${command}\n`);
    const [status, count] = (await next()).split(" ");
    if (status !== "ok") throw new Error(`${command}: ${status}`);
    const answer = [];
    while (answer.length < Number(count)) answer.push(await next());
    return answer;
  };
  const end = async () => {
    child.stdin.end();
    await once(child, "exit");
  };
  return { ask, end };
}

const isDue = (state, length, seat) => Number(state.find((line) => line.startsWith("length ")).slice(7)) >= length && state.includes(`acts ${seat}`);

// The record of a game that the machine has played for all sides, up to the first moment after `length` entries at which this seat
// has an action with this word in it.
export async function recordUntil({ words, seed, level, length, seat = 1, offers = "" }) {
  const { ask, end } = dialogue();
  await ask(`new ${words} --seed ${seed}`);
  for (let state = await ask("state"); !state.includes("over"); state = await ask("state")) {
    if (isDue(state, length, seat) && (await ask("actions")).some((action) => action.includes(offers))) break;
    const [action] = await ask(`go --level ${level} --seed ${seed}`);
    await ask(`play ${action}`);
  }
  const record = (await ask("record --seat all")).join("\n");
  await end();
  return `${record}\n`;
}
