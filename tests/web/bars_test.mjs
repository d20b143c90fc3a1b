// bars_test.mjs - what the page holds at every size, in weight and in access: node tests/web/bars_test.mjs [--all] [PART OF A NAME].
import * as access from "./access.mjs";
import * as bars from "./bars.mjs";
import * as kinds from "./kinds.mjs";
import { chosen, runAll, suite, words } from "./suite.mjs";
import * as weight from "./weight.mjs";

await suite(() => runAll(chosen({ ...bars, ...kinds, ...weight, ...access }, words), 1));
