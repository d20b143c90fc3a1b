// trust_test.mjs - trust.mjs alone: node tests/web/trust_test.mjs [PART OF A NAME].
import { check, finish, startServer } from "./harness.mjs";
import * as trust from "./trust.mjs";

await startServer();
for (const [name, test] of Object.entries(trust)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  try {
    await test();
  } catch (error) {
    check(`${name} runs to its end`, false, error.stack);
  }
}
await finish();
