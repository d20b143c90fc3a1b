// armies_test.mjs - armies.mjs alone: node tests/web/armies_test.mjs [PART OF A NAME].
import { check, finish, startServer } from "./harness.mjs";
import * as armies from "./armies.mjs";

await startServer();
for (const [name, test] of Object.entries(armies)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  try {
    await test();
  } catch (error) {
    check(`${name} runs to its end`, false, error.stack);
  }
}
await finish();
