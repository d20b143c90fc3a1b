// bars_test.mjs - what the page holds at every size, in weight and in access: node tests/web/bars_test.mjs [PART OF A NAME].
import { check, finish, startServer } from "./harness.mjs";
import * as access from "./access.mjs";
import * as bars from "./bars.mjs";
import * as kinds from "./kinds.mjs";
import * as weight from "./weight.mjs";

await startServer();
const tests = Object.entries({ ...bars, ...kinds, ...weight, ...access }).filter(([, test]) => typeof test === "function" && test.length === 0);
for (const [name, test] of tests) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  try {
    await test();
  } catch (error) {
    check(`${name} runs to its end`, false, error.stack);
  }
}
await finish();
