// club.tsx - the public page of a server: who is strongest, what is played now, what was played.
import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../held";
import { ask } from "../server";
import type { Say } from "../texts";
import { ago } from "../ui/my-games";
import { clockWords } from "../ui/setup";
import { gameName, PersonLink, speedWord, type Outcome, type Rating } from "./profile";
import { tell } from "./words";

interface Live {
  id: string;
  game: string;
  clock: string;
  names: string[];
  watchers: number;
}

interface Club {
  type: string;
  players: number;
  games: number;
  leaders: Rating[];
  live: Live[];
  recent: Outcome[];
}

const Names = ({ names, say }: { names: string[]; say: Say }) => <span class="names">{names.map((name, seat) => <PersonLink key={seat} name={name} say={say} />)}</span>;

export function ClubPage({ say }: { say: Say }) {
  const told = tell(say.language);
  const [club, setClub] = useState<Club | null>(null);
  const [error, setError] = useState("");
  useEffect(() => void ask<Club>("club", "club").then(setClub, (problem: Error) => setError(problem.message)), []);
  return (
    <main class="people club">
      <h1>{told("club")}</h1>
      {!club && <p class={error ? "error" : ""} role="status">{error || say("loading")}</p>}
      {club && <ClubLists club={club} say={say} />}
    </main>
  );
}

function ClubLists({ club, say }: { club: Club; say: Say }) {
  const told = tell(say.language);
  return (
    <>
      <p class="count">{told("clubCount", club.players, club.games)} <a href="#/tournaments">{told("tournaments")}</a></p>
      <section class="slip">
        <h2>{told("live")}</h2>
        {club.live.length === 0 && <p class="quiet">{told("noneNow")}</p>}
        <ul class="outcomes">
          {club.live.map((game) => (
            <li key={game.id}>
              <a href={addressOf(game.id)}>{gameName(game.game, say)}</a>
              <Names names={game.names} say={say} />
              <span>{clockWords(game.clock, say)}</span>
              <span class="quiet">{told("watchers", game.watchers)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="slip">
        <h2>{told("leaders")}</h2>
        {club.leaders.length === 0 && <p class="quiet">{told("noLeaders")}</p>}
        <ol class="ratings">
          {club.leaders.map((each) => (
            <li key={each.name + each.game + each.speed}>
              <PersonLink name={each.name} say={say} />
              <b>{each.rating}</b>
              <span class="quiet">{gameName(each.game, say)}, {told(speedWord(each.speed))}</span>
            </li>
          ))}
        </ol>
      </section>
      <section class="slip">
        <h2>{told("recent")}</h2>
        {club.recent.length === 0 && <p class="quiet">{told("noneYet")}</p>}
        <ul class="outcomes">
          {club.recent.map((game) => (
            <li key={game.id}>
              <a href={addressOf(game.id)}>{gameName(game.game, say)}</a>
              <Names names={game.names} say={say} />
              <span>{game.result.replaceAll("1/2", "½")}</span>
              <span class="quiet">{ago(game.when, say)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
