// profile.tsx - somebody: ratings by game and clock, the last games, and what one may do: challenge, block, report.
import { useEffect, useState } from "preact/hooks";
import { quoted } from "../engine";
import { gameNames } from "../games.generated";
import { addressOf } from "../held";
import { ask, signedName } from "../server";
import type { Say } from "../texts";
import { ago } from "../ui/my-games";
import { clockWords } from "../ui/setup";
import { isPerson, playerName } from "./names";
import { tell, type PeopleWord } from "./words";

export interface Rating {
  name: string;
  game: string;
  speed: "fast" | "slow" | "days" | "none";
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

export interface Outcome {
  id: string;
  game: string;
  clock: string;
  result: string;
  names: string[];
  seat: number;
  change: number | null;
  when: number;
}

interface Profile {
  type: string;
  name: string;
  created: number;
  here: boolean;
  blocked: boolean;
  ratings: Rating[];
  history: Outcome[];
}

export const gameName = (id: string, say: Say): string => gameNames.find((game) => game.id === id)?.[say.language] ?? id;
export const profileAddress = (name: string): string => `#/player/${encodeURIComponent(name)}`;
export const speedWord = (speed: Rating["speed"]): PeopleWord => `speed_${speed}`;

export const PersonLink = ({ name, say }: { name: string; say: Say }) =>
  isPerson(name) ? <a href={profileAddress(name)}>{name}</a> : <span>{playerName(name, say) || "—"}</span>;

export function ProfilePage({ name, say }: { name: string; say: Say }) {
  const told = tell(say.language);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [error, setError] = useState("");
  const load = () => void ask<Profile>(`profile ${quoted(name)}`, "profile").then(setProfile, (problem: Error) => setError(problem.message));
  useEffect(load, [name]);
  if (!profile) return <main class="people"><h1>{name}</h1><p class={error ? "error" : ""} role="status">{error || say("loading")}</p></main>;
  const own = signedName();
  return (
    <main class="people">
      <h1>{profile.name} {profile.here && <small class="here">{told("hereNow")}</small>}</h1>
      <Ratings ratings={profile.ratings} say={say} />
      {own && own !== profile.name && <Challenge name={profile.name} say={say} />}
      <History history={profile.history} own={profile.name} say={say} />
      {own && own !== profile.name && <Complaints profile={profile} changed={load} say={say} />}
    </main>
  );
}

function Ratings({ ratings, say }: { ratings: Rating[]; say: Say }) {
  const told = tell(say.language);
  return (
    <section class="slip">
      <h2>{told("ratings")}</h2>
      {ratings.length === 0 && <p class="quiet">{told("noRatings")}</p>}
      <ul class="ratings">
        {ratings.map((each) => (
          <li key={each.game + each.speed}>
            <span>{gameName(each.game, say)}, {told(speedWord(each.speed))}</span>
            <b title={told("deviation", each.deviation)}>{each.rating}{each.provisional && "?"}</b>
            <span class="quiet">{told("gamesPlayed", each.games)}{each.provisional && `, ${told("provisional")}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const scoreWord = (game: Outcome): PeopleWord => {
  const own = game.result.split("-")[game.seat] ?? "";
  return own === "1" ? "won" : own === "0" ? "lost" : "drawn";
};

function History({ history, own, say }: { history: Outcome[]; own: string; say: Say }) {
  const told = tell(say.language);
  return (
    <section class="slip">
      <h2>{told("lastGames")}</h2>
      {history.length === 0 && <p class="quiet">{told("noneYet")}</p>}
      <ul class="outcomes">
        {history.map((game) => (
          <li key={game.id}>
            <a href={addressOf(game.id)}>{gameName(game.game, say)}</a>
            <span>{game.names.filter((name) => name !== own).map((name) => <PersonLink key={name} name={name} say={say} />)}</span>
            <span>{told(scoreWord(game))}{game.change !== null && ` ${game.change > 0 ? "+" : ""}${game.change}`}</span>
            <span class="quiet">{clockWords(game.clock, say)}, {ago(game.when, say)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CLOCKS = ["none", "300+5", "900+10", "3600+30", "86400", "259200"];

function Challenge({ name, say }: { name: string; say: Say }) {
  const told = tell(say.language);
  const [game, setGame] = useState(gameNames[0]!.id);
  const [clock, setClock] = useState("900+10");
  return (
    <section class="slip">
      <h2>{told("challenge")}</h2>
      <form class="row" onSubmit={(event) => { event.preventDefault(); location.hash = `#/host/${game}?mine=1&open=0&clock=${encodeURIComponent(clock)}&for=${encodeURIComponent(name)}`; }}>
        <select aria-label={say("game")} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
          {gameNames.map(({ id }) => <option key={id} value={id}>{gameName(id, say)}</option>)}
        </select>
        <select aria-label={say("clock")} value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
          {CLOCKS.map((each) => <option key={each} value={each}>{clockWords(each, say)}</option>)}
        </select>
        <button type="submit" class="primary">{told("challenge")}</button>
      </form>
    </section>
  );
}

function Complaints({ profile, changed, say }: { profile: Profile; changed: () => void; say: Say }) {
  const told = tell(say.language);
  const [text, setText] = useState("");
  const [result, setResult] = useState("");
  const name = quoted(profile.name);
  const failed = (problem: Error) => setResult(problem.message);
  return (
    <section class="slip">
      <details>
        <summary>{told("trouble")}</summary>
        <p class="quiet">{told("blockText")}</p>
        <p class="row"><button onClick={() => void ask(`block ${name}${profile.blocked ? " no" : ""}`, "blocks").then(changed, failed)}>{told(profile.blocked ? "unblock" : "block")}</button></p>
        <form class="row" onSubmit={(event) => { event.preventDefault(); void ask(`report ${name} ${quoted(text.replace(/\s+/g, " "))}`, "reported").then(() => { setText(""); setResult(told("reported")); }, failed); }}>
          <input aria-label={told("report")} required maxLength={300} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          <button type="submit">{told("report")}</button>
        </form>
        {result && <p role="status">{result}</p>}
      </details>
    </section>
  );
}
