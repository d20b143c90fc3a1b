// suite.mjs - runs tests, several at a time, and says what each of them took.
import { check, finish, startServer } from "./harness.mjs";

// What was asked for on the command line.
export const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const isOutOfTime = (error) => error.name === "TimeoutError" || / after \d+ tries/.test(error.message);

// A test that ran out of time, on a machine that is busy with something else, is tried once more and the log says so. A claim
// that proved wrong is not.
async function attempt(name, test) {
  const start = Date.now();
  try {
    await test();
  } catch (error) {
    if (!isOutOfTime(error)) return check(`${name} runs to its end`, false, error.stack);
    console.log(`AGAIN: ${name}: ${error.stack}`);
    await test().catch((again) => check(`${name} runs to its end`, false, again.stack));
  }
  console.log(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s ${name}`);
}

// Tests by their names, this many at a time; a core that waits for one page works for another.
export async function runAll(tests, atOnce) {
  const left = Object.entries(tests);
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await attempt(...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

// What the functions of modules are called is what they prove. Words choose those whose name holds one of them.
export function chosen(tests, words) {
  return Object.fromEntries(Object.entries(tests).filter(([name, test]) => typeof test === "function" && test.length === 0 && (words.length === 0 || words.some((word) => name.includes(word)))));
}

// A whole suite: a server, the tests, the count.
export async function suite(body) {
  const port = await startServer();
  try {
    await body(port);
  } catch (error) {
    check("the suite runs to its end", false, error.stack);
  }
  await finish();
}
