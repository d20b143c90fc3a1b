// armies_test.mjs - armies.mjs alone: node tests/web/armies_test.mjs [PART OF A NAME].
import * as armies from "./armies.mjs";
import { chosen, runAll, suite, words } from "./suite.mjs";

await suite(() => runAll(chosen(armies, words), 1));
