// trust_test.mjs - trust.mjs alone: node tests/web/trust_test.mjs [PART OF A NAME].
import * as trust from "./trust.mjs";
import { chosen, runAll, suite, words } from "./suite.mjs";

await suite(() => runAll(chosen(trust, words), 1));
