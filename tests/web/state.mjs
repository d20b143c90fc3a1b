// state.mjs - the table's reducer without a page: what is chosen, what is asked and what is to be done follows from events alone.
import { equal, finish, load } from "./bundled.mjs";

const { arrive, begun, optionsOf, step } = await load("ui/table/state");

// Two pieces that move, one that a button lets rest, one action that two buttons lead to.
const choices = [
  ["a-b", "a b"], ["a-c", "a c"], ["d-b", "d b"], ["rest a", "a rest"], ["over e left", "a over e left"], ["over e right", "a over e right"], ["end", "end"],
];
const asked = (more = {}) => ({
  key: "1", mine: true, choices, isDrawn: (thing) => /^[a-z]$/.test(thing), isPlain: () => false, takesGoalFirst: true, keepsButtons: false,
  warning: (button) => (button === "end" ? "two have not moved" : ""), notNow: "not your turn", nothing: (thing) => `nothing with ${thing}`, ...more,
});

function run(events, look = asked()) {
  let state = begun;
  let effect = null;
  for (const event of events) [state, effect] = step(state, look, typeof event === "string" ? { type: "point", thing: event } : event);
  return { state, effect };
}

equal("a piece that needs more said is chosen", run(["a"]).state.chosen, ["a"]);
equal("the second thing completes the action", run(["a", "c"]).effect, { do: "commit", action: "a-c", steps: ["a", "c"] });
equal("the same thing again lets it go", run(["a", "a"]).state.chosen, []);
equal("another piece starts over", run(["a", "d"]).state.chosen, ["d"]);
equal("a thing that only a button leads to takes the button along", run(["a", "e"]).state.chosen, ["a", "over", "e"]);
equal("what comes second may be pointed at first", run(["b"]).state.goal, "b");
equal("and then the first makes the action", run(["b", "d"]).effect, { do: "commit", action: "d-b", steps: ["d", "b"] });
equal("the goal again lets it go", run(["b", "b"]).state.goal, null);
const charges = asked({ choices: [["charge", "a b"], ["charge right", "a b right"], ["evade line", "a evade/line"], ["evade column", "a evade/column"]], isDrawn: (thing) => /^[a-z]$/.test(thing) });
equal("a target that is pressed is charged, never evaded", [run(["a", "b"], charges).state.chosen, run(["a", "b"], charges).effect], [["a", "b"], null]);
equal("one that cannot be charged is asked about, and nobody evades", run(["a", "c"], charges).effect, { do: "ask", things: ["a", "c"], isPlain: false });
const named = { type: "answered", answer: { action: "a-z", legal: true, clause: "", reason: "" }, things: ["a", "z"], isPlain: false };
equal("the piece again sets it down at the place that was named", run(["a", named, "a"]).effect, { do: "play", action: "a-z" });
equal("what means nothing is asked about", run(["x"]).effect, { do: "ask", things: ["x"], isPlain: false });
equal("so is what does not follow", run(["a", "x"]).effect, { do: "ask", things: ["a", "x"], isPlain: false });
const refusal = { action: "a-x", legal: false, clause: "X-1", reason: "too far" };
equal("a refusal stands at the thing", run(["a", { type: "answered", answer: refusal, things: ["a", "x"], isPlain: false }]).state.why, { whys: [refusal], thing: "x" });
equal("and is never silence", run([{ type: "answered", answer: null, things: ["x"], isPlain: false }]).state.why.whys[0].reason, "nothing with x");
equal("what is legal but not listed waits to be confirmed", run([{ type: "answered", answer: { action: "a-z", legal: true, clause: "", reason: "" }, things: ["a", "z"], isPlain: false }]).state.offered, { action: "a-z", things: ["a", "z"] });
equal("unless it is plain", run([{ type: "answered", answer: { action: "put back", legal: true, clause: "", reason: "" }, things: ["z"], isPlain: true }]).effect, { do: "play", action: "put back" });
equal("an ending warns first", run([{ type: "press", thing: "end" }]).state.warned, "two have not moved");
equal("and does nothing yet", run([{ type: "press", thing: "end" }]).effect, null);
equal("pressed again it ends", run([{ type: "press", thing: "end" }, "end"]).effect, { do: "play", action: "end" });
equal("out of turn a press is answered", run(["a"], asked({ mine: false, choices: [] })).state.why, { whys: [{ action: "", legal: false, clause: "", reason: "not your turn" }], thing: "a" });
equal("advice takes the place of a refusal", run([{ type: "refused", whys: [refusal], thing: "x" }, { type: "advised", advice: { things: ["a"], words: "", action: "a-b" } }]).state.why, null);
equal("a new moment begins with nothing chosen", arrive(run(["a"]).state, asked({ key: "2" })).chosen, []);
equal("the same moment keeps the choice", arrive(run(["a"]).state, asked()).chosen, ["a"]);
equal("a refusal stays while others play", arrive(run(["x", { type: "refused", whys: [refusal], thing: "x" }]).state, asked({ key: "2", mine: false, choices: [] })).why?.thing, "x");
equal("and goes with the next own turn", arrive(run(["x", { type: "refused", whys: [refusal], thing: "x" }]).state, asked({ key: "2" })).why, null);
const lone = asked({ choices: [["a-b", "a b"], ["a-c", "a c"], ["end", "end"]], keepsButtons: true });
equal("the one piece there is is chosen by itself", arrive(begun, lone).chosen, ["a"]);
equal("and cancelling keeps it", run(["b", { type: "cancel" }], lone).state.chosen, ["a"]);
equal("and so does a press on it", run(["a"], lone).state.chosen, ["a"]);
equal("what leads on is listed", [...optionsOf(run(["a"]).state, asked()).next].sort(), ["b", "c", "over", "rest"]);
equal("a tab opens and closes", [run([{ type: "tab", tab: "log" }]).state.tab, run([{ type: "tab", tab: "log" }, { type: "tab", tab: "log" }]).state.tab], ["log", null]);

const { withShortWays } = await load("ui/table/choose");
const isPlace = (thing) => /^[a-z]\d$/.test(thing);
const ways = (list) => withShortWays(list.map((steps) => [`do ${steps}`, steps, ""]), isPlace).map(([, steps]) => steps);
equal("the one piece that a coin leads to need not be pointed at", ways(["coin d4 e4", "coin d4 bolster", "coin pass"]), ["coin e4", "coin bolster", "coin d4 e4", "coin d4 bolster", "coin pass"]);
equal("of two pieces one must be", ways(["coin d4 e4", "coin c3 c4"]), ["coin d4 e4", "coin c3 c4"]);
equal("and where a place would mean two things", ways(["coin d4 e4", "coin e4"]), ["coin d4 e4", "coin e4"]);
equal("each coin by itself", ways(["coin d4 e4", "other c3 c4", "other c2 c1"]), ["coin e4", "coin d4 e4", "other c3 c4", "other c2 c1"]);
equal("a place that says all is no piece on the way", ways(["coin d4", "coin e4"]), ["coin d4", "coin e4"]);

finish("state");
