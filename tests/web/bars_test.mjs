// bars_test.mjs - bars.mjs alone: node tests/web/bars_test.mjs [PART OF A NAME].
import { check, finish, startServer } from "./harness.mjs";
import * as bars from "./bars.mjs";

await startServer();
for (const [name, test] of Object.entries(bars)) {
  if (name === "axe" || (process.argv[2] && !name.includes(process.argv[2]))) continue;
  try {
    await test();
  } catch (error) {
    check(`${name} runs to its end`, false, error.stack);
  }
}
await finish();
