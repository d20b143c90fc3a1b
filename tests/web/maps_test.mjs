// maps_test.mjs - maps.mjs alone: node tests/web/maps_test.mjs [PART OF A NAME].
import { check, finish, startServer } from "./harness.mjs";
import * as maps from "./maps.mjs";

await startServer();
for (const [name, test] of Object.entries(maps)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  try {
    await test();
  } catch (error) {
    check(`${name} runs to its end`, false, error.stack);
  }
}
await finish();
