// list.tsx - tournaments to come, those that run and the last ones; and scheduling one.
import { useEffect, useState } from "preact/hooks";
import { quoted } from "../engine";
import { gameNames } from "../games.generated";
import { gameName } from "../people/profile";
import { ask, signedName } from "../server";
import type { Say } from "../texts";
import { clockWords } from "../ui/setup";
import { countdown, titleOf, tournamentAddress, type Listed } from "./model";
import { tell, type TournamentWord } from "./words";

const isPast = (each: Listed) => each.phase === "over" || each.phase === "cancelled";

export function TournamentsPage({ say }: { say: Say }) {
  const told = tell(say.language);
  const [all, setAll] = useState<Listed[] | null>(null);
  const [error, setError] = useState("");
  useEffect(() => void ask<{ type: string; tournaments: Listed[] }>("tournaments", "tournaments").then((answer) => setAll(answer.tournaments), (problem: Error) => setError(problem.message)), []);
  return (
    <main class="people tournaments">
      <h1>{told("tournaments")}</h1>
      {!all && <p class={error ? "error" : "count"} role="status">{error || say("loading")}</p>}
      {all && (
        <>
          <section class="slip">
            <h2>{told("coming")}</h2>
            <Lines all={all.filter((each) => !isPast(each))} say={say} />
          </section>
          {signedName() ? <ScheduleForm say={say} /> : <section class="slip"><p>{told("signInFirst")} <a href="#/account">{told("account")}</a></p></section>}
          {all.some(isPast) && (
            <section class="slip">
              <h2>{told("past")}</h2>
              <Lines all={all.filter(isPast)} say={say} />
            </section>
          )}
        </>
      )}
    </main>
  );
}

function stateWords(each: Listed, say: Say): string {
  const told = tell(say.language);
  if (each.phase === "waiting") return `${told("beginsIn")} ${countdown(each.left ?? 0, say)}`;
  if (isPast(each)) return told(each.phase === "over" ? "over" : "cancelled");
  return each.kind === "arena" ? `${told("endsIn")} ${countdown(each.left ?? 0, say)}` : told("playing", each.round, each.rounds);
}

function Lines({ all, say }: { all: Listed[]; say: Say }) {
  const told = tell(say.language);
  if (all.length === 0) return <p class="quiet">{told("none")}</p>;
  return (
    <ul class="outcomes">
      {all.map((each) => (
        <li key={each.id}>
          <a href={tournamentAddress(each.id)}>{titleOf(each, say)}</a>
          <span>{told(each.kind)}, {gameName(each.game, say)}, {clockWords(each.clock, say)}</span>
          <span>{stateWords(each, say)}</span>
          <span class="quiet">{told("entrants", each.entrants)}, {each.by ? told("by", each.by) : told("byServer")}</span>
        </li>
      ))}
    </ul>
  );
}

// ---- Scheduling ----

const CLOCKS = ["60+1", "180+2", "300+5", "600+5", "1800+10", "86400", "259200"];
const STARTS = [300, 600, 1800, 3600, 10800, 86400]; // seconds
const LENGTHS = [1800, 3600, 5400, 7200];
const ROUNDS = [0, 3, 4, 5, 6, 7, 8, 9];

const timeWords = (seconds: number, say: Say): string =>
  seconds < 3600 ? tell(say.language)("minutes", seconds / 60) : tell(say.language)("hours", seconds / 3600);

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  values: readonly Value[];
  name: (value: Value) => string;
  set: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, values, name, set }: ChoiceProps<Value>) {
  return (
    <label class="form-field">
      {label}
      <select value={value} onChange={(event) => set(values[event.currentTarget.selectedIndex]!)}>
        {values.map((each) => <option key={each} value={each}>{name(each)}</option>)}
      </select>
    </label>
  );
}

function ScheduleForm({ say }: { say: Say }) {
  const told = tell(say.language);
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<"swiss" | "arena">("swiss");
  const [game, setGame] = useState(gameNames[0]!.id);
  const [clock, setClock] = useState("300+5");
  const [starts, setStarts] = useState(600);
  const [rounds, setRounds] = useState(0);
  const [length, setLength] = useState(3600);
  const [error, setError] = useState("");
  const clocks = kind === "arena" ? CLOCKS.filter((each) => each.includes("+")) : CLOCKS;
  const send = async () => {
    const words = [`schedule ${kind} ${game}`, `clock=${clocks.includes(clock) ? clock : clocks[0]}`, `starts=${starts}`];
    if (title.trim()) words.push(`title=${quoted(title.trim())}`);
    if (kind === "arena") words.push(`length=${length}`);
    else if (rounds > 0) words.push(`rounds=${rounds}`);
    const { id } = await ask<{ type: string; id: string }>(words.join(" "), "scheduled");
    location.hash = tournamentAddress(id);
  };
  return (
    <section class="slip">
      <details>
        <summary>{told("schedule")}</summary>
        <form class="schedule" onSubmit={(event) => { event.preventDefault(); void send().catch((problem: Error) => setError(problem.message)); }}>
          <label class="form-field">{told("title")}<input value={title} maxLength={40} onInput={(event) => setTitle(event.currentTarget.value)} /></label>
          <Choice label={told("kind")} value={kind} values={["swiss", "arena"] as const} name={(each: TournamentWord) => told(each)} set={setKind} />
          <Choice label={told("game")} value={game} values={gameNames.map(({ id }) => id)} name={(id) => gameName(id, say)} set={setGame} />
          <Choice label={told("clock")} value={clock} values={clocks} name={(each) => clockWords(each, say)} set={setClock} />
          <Choice label={told("starts")} value={starts} values={STARTS} name={(each) => timeWords(each, say)} set={setStarts} />
          {kind === "swiss" && <Choice label={told("rounds")} value={rounds} values={ROUNDS} name={(each) => (each === 0 ? told("roundsAuto") : String(each))} set={setRounds} />}
          {kind === "arena" && <Choice label={told("length")} value={length} values={LENGTHS} name={(each) => timeWords(each, say)} set={setLength} />}
          <p class="row"><button type="submit" class="primary">{told("schedule")}</button></p>
          <p class="quiet how">{told(kind === "swiss" ? "howSwiss" : "howArena")}</p>
          {error && <p class="error" role="alert">{error}</p>}
        </form>
      </details>
    </section>
  );
}
