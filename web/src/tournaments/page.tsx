// page.tsx - one tournament: when it goes on, one's own next game, standings and pairings, all as they change.
import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf, holdSeat } from "../held";
import { gameName, PersonLink } from "../people/profile";
import { ask, BY_NAME, signedName, watchServer } from "../server";
import type { Say } from "../texts";
import { clockWords } from "../ui/setup";
import { countdown, ownPairing, pointsOf, titleOf, type Pairing, type Standing, type TournamentFrame } from "./model";
import { tell, type TournamentWord } from "./words";

// The frame, or why there is none; it comes again whenever something happens.
function useTournament(id: string, say: Say): { frame: TournamentFrame | null; at: number; trouble: string } {
  const [state, setState] = useState<{ frame: TournamentFrame | null; at: number; trouble: string }>({ frame: null, at: 0, trouble: "" });
  useEffect(() => {
    const hear = (answer: TournamentFrame | { type: "tournament-gone" } | { type: "refused"; en: string; ru: string } | null) => {
      if (answer === null) setState((old) => ({ ...old, trouble: say("connectionLost") }));
      else if (answer.type === "tournament") setState({ frame: answer, at: Date.now(), trouble: "" });
      else setState({ frame: null, at: 0, trouble: answer.type === "refused" ? answer[say.language] : tell(say.language)("gone") });
    };
    return watchServer(`tournament ${id} watch`, ["tournament", "tournament-gone", "refused"], hear);
  }, [id]);
  return state;
}

// A game that is paired while somebody looks opens by itself; one that was there before waits for a press.
function useOwnGame(frame: TournamentFrame | null): string | null {
  const known = useRef<string | null | undefined>(undefined);
  const table = (frame && ownPairing(frame, signedName())?.table) ?? null;
  useEffect(() => {
    if (!frame) return;
    if (table) holdSeat(table, { key: BY_NAME });
    if (table && known.current !== undefined && known.current !== table) location.hash = addressOf(table);
    known.current = table;
  }, [frame, table]);
  return table;
}

export function TournamentPage({ id, say }: { id: string; say: Say }) {
  const { frame, at, trouble } = useTournament(id, say);
  const table = useOwnGame(frame);
  const told = tell(say.language);
  if (!frame) return <main class="people tournaments"><h1>{told("tournaments")}</h1><p class="count" role="status">{trouble || say("loading")} <a href="#/tournaments">{told("list")}</a></p></main>;
  const isOver = frame.phase === "over" || frame.phase === "cancelled";
  return (
    <main class="people tournaments">
      <h1>{titleOf(frame, say)}</h1>
      <section class="slip">
        <p>{told(frame.kind)} · {gameName(frame.game, say)} · {clockWords(frame.clock, say)}{frame.options && ` · ${frame.options}`} · {frame.by ? told("by", frame.by) : told("byServer")}</p>
        <State frame={frame} at={at} say={say} />
        {trouble && <p class="error" role="alert">{trouble}</p>}
        {table && <p class="own-game"><a class="button primary" href={addressOf(table)}>{told("sitDown")}</a> <span>{told("beFast", frame.wait)}</span></p>}
        {!isOver && <OwnPart frame={frame} isPaired={table !== null} say={say} />}
        <details><summary>{told("how")}</summary><p class="quiet how">{told(frame.kind === "swiss" ? "howSwiss" : "howArena")}</p></details>
        <p><a href="#/tournaments">{told("list")}</a></p>
      </section>
      <Standings frame={frame} say={say} />
      <Pairings frame={frame} say={say} />
    </main>
  );
}

// ---- What is going on ----

function useSeconds(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
}

const UNTIL: Partial<Record<TournamentFrame["phase"], TournamentWord>> = { waiting: "beginsIn", paused: "nextRoundIn", playing: "endsIn" };

function State({ frame, at, say }: { frame: TournamentFrame; at: number; say: Say }) {
  const told = tell(say.language);
  useSeconds(frame.left !== null);
  const left = frame.left === null ? 0 : frame.left - (Date.now() - at);
  if (frame.phase === "over") return <p class="state" role="status"><b>{frame.standings[0] ? told("winner", frame.standings[0].name || "—") : ""}</b> {told("over")}</p>;
  if (frame.phase === "cancelled") return <p class="state" role="status">{told("cancelled")}</p>;
  if (frame.left === null) return <p class="state" role="status">{told("playing", frame.round, frame.rounds)}</p>;
  if (frame.phase === "playing" && left <= 0) return <p class="state" role="status">{told("lastGames")}</p>;
  return <p class="state">{told(UNTIL[frame.phase]!)} <b role="timer">{countdown(left, say)}</b></p>;
}

// ---- Entering and leaving ----

function OwnPart({ frame, isPaired, say }: { frame: TournamentFrame; isPaired: boolean; say: Say }) {
  const told = tell(say.language);
  const [error, setError] = useState("");
  const name = signedName();
  const own = frame.standings.find((row) => row.name === name);
  const send = (verb: string, type: string) => void ask(`${verb} ${frame.id}`, type).then(() => setError(""), (problem: Error) => setError(problem.message));
  if (!name) return <p>{told("signInFirst")} <a href="#/account">{told("account")}</a></p>;
  const isIn = own !== undefined && !own.out;
  const mayEnter = frame.phase === "waiting" || frame.kind === "arena" || own !== undefined;
  return (
    <>
      {isIn && <p role="status">{told("youAreIn")} {!isPaired && told(frame.kind === "arena" ? "waitArena" : "waitSwiss")}</p>}
      <p class="row">
        {!isIn && mayEnter && <button class="primary" onClick={() => send("enter", "entered")}>{told(own ? "enterAgain" : "enter")}</button>}
        {isIn && <button onClick={() => send("withdraw", "withdrawn")}>{told("withdraw")}</button>}
        {frame.by === name && frame.phase === "waiting" && <button onClick={() => confirm(told("cancelSure")) && send("cancel", "cancelled")}>{told("cancel")}</button>}
      </p>
      {error && <p class="error" role="alert">{error}</p>}
    </>
  );
}

// ---- Standings ----

interface Column {
  short: TournamentWord;
  long: TournamentWord;
  value: (row: Standing) => string;
}

const SWISS: Column[] = [
  { short: "points", long: "points", value: (row) => pointsOf(row.score) },
  { short: "buchholzShort", long: "buchholz", value: (row) => pointsOf(row.buchholz) },
  { short: "bergerShort", long: "berger", value: (row) => String(row.berger) },
];
const ARENA: Column[] = [
  { short: "points", long: "points", value: (row) => pointsOf(row.score) },
  { short: "wins", long: "wins", value: (row) => String(row.wins) },
  { short: "gamesPlayed", long: "gamesPlayed", value: (row) => String(row.games) },
];

function Standings({ frame, say }: { frame: TournamentFrame; say: Say }) {
  const told = tell(say.language);
  const columns = frame.kind === "swiss" ? SWISS : ARENA;
  const own = signedName();
  return (
    <section class="slip">
      <h2>{told("standings")} <small class="quiet">{told("entrants", frame.standings.length)}</small></h2>
      {frame.standings.length > 0 && (
        <table class="standings">
          <thead>
            <tr>
              <th scope="col"><abbr title={told("place")}>#</abbr></th>
              <th scope="col">{told("name")}</th>
              {columns.map(({ short, long }) => <th key={short} scope="col"><abbr title={told(long)}>{told(short)}</abbr></th>)}
            </tr>
          </thead>
          <tbody>
            {frame.standings.map((row, place) => (
              <tr key={`${place}${row.name}`} class={`${row.out ? "out " : ""}${row.name === own ? "own" : ""}`}>
                <td>{place + 1}</td>
                <th scope="row"><PersonLink name={row.name} say={say} /> <small>{row.rating}{row.out && `, ${told("out")}`}{row.name === own && `, ${told("you")}`}</small></th>
                {columns.map(({ short, value }) => <td key={short}>{value(row)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

// ---- Pairings ----

function Pairings({ frame, say }: { frame: TournamentFrame; say: Say }) {
  const told = tell(say.language);
  const [earlier, setEarlier] = useState<TournamentFrame | null>(null);
  const shown = earlier && earlier.shown < frame.round ? earlier : frame;
  const open = (round: number) => void ask<TournamentFrame>(`tournament ${frame.id} --round ${round}`, "tournament").then(setEarlier, () => setEarlier(null));
  return (
    <section class="slip">
      <h2>{told(frame.kind === "swiss" ? "pairings" : "games")}</h2>
      {frame.kind === "swiss" && frame.round > 1 && (
        <p class="row rounds">
          {Array.from({ length: frame.round }, (_, index) => index + 1).map((round) => (
            <button key={round} aria-pressed={shown.shown === round} onClick={() => (round === frame.round ? setEarlier(null) : open(round))}>{told("round", round)}</button>
          ))}
        </p>
      )}
      {shown.pairings.length === 0 && <p class="quiet">{told("noPairings")}</p>}
      <ul class="pairings">
        {shown.pairings.map((pairing, index) => <PairingLine key={pairing.table ?? index} pairing={pairing} say={say} />)}
      </ul>
    </section>
  );
}

function resultWords({ names, score, played }: Pairing, say: Say): string {
  const told = tell(say.language);
  if (names[1] === null) return told("bye");
  if (score === null) return told("running");
  return `${pointsOf(score[0])} : ${pointsOf(score[1])}${played ? "" : ` (${told("forfeit")})`}`;
}

const PairingLine = ({ pairing, say }: { pairing: Pairing; say: Say }) => (
  <li>
    <span class="names">{pairing.names.filter((name) => name !== null).map((name, seat) => <PersonLink key={seat} name={name} say={say} />)}</span>
    {pairing.table ? <a href={addressOf(pairing.table)}>{resultWords(pairing, say)}</a> : <span>{resultWords(pairing, say)}</span>}
  </li>
);
