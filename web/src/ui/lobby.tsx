// lobby.tsx - games on this server that wait for somebody.
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../texts";
import { addressOf, heldSeat } from "../held";
import { watchLobby, type OpenGame } from "../server";
import { playerName } from "../people/names";
import { speedWord, type Rating } from "../people/profile";
import { tell } from "../people/words";
import { clockWords } from "./setup";

const TURNS = 40; // of a usual game, as the server counts
const FAST = 600; // seconds

function speedOf(clock: string): Rating["speed"] {
  if (clock === "none") return "none";
  const [time, more] = clock.split("+").map(Number);
  return more === undefined ? "days" : time! + TURNS * more < FAST ? "fast" : "slow";
}

const SPEEDS = ["fast", "slow", "days", "none"] as const;

interface FilterProps {
  games: string[];
  game: string;
  speed: string;
  setGame: (game: string) => void;
  setSpeed: (speed: string) => void;
  name: (id: string) => string;
  say: Say;
}

function Filter({ games, game, speed, setGame, setSpeed, name, say }: FilterProps) {
  const told = tell(say.language);
  return (
    <p class="row filter">
      <select aria-label={say("game")} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
        <option value="">{told("allGames")}</option>
        {games.map((id) => <option key={id} value={id}>{name(id)}</option>)}
      </select>
      <select aria-label={say("clock")} value={speed} onChange={(event) => setSpeed(event.currentTarget.value)}>
        <option value="">{told("allSpeeds")}</option>
        {SPEEDS.map((each) => <option key={each} value={each}>{told(speedWord(each))}</option>)}
      </select>
    </p>
  );
}

export function Lobby({ name, say }: { name: (id: string) => string; say: Say }) {
  const [open, setOpen] = useState<OpenGame[] | null | undefined>();
  const [only, setOnly] = useState("");
  const [speed, setSpeed] = useState("");
  useEffect(() => watchLobby(setOpen), []);
  if (open === null) return <p class="quiet">{say("offline")}</p>;
  if (open === undefined || open.length === 0) return null;
  return (
    <section class="lobby slip">
      <h2>{say("openGames")}</h2>
      {(open.length > 1 || only || speed) && <Filter games={[...new Set(open.map(({ game }) => game))]} game={only} setGame={setOnly} {...{ speed, setSpeed, name, say }} />}
      <ul>
        {open.filter(({ game, clock }) => (!only || game === only) && (!speed || speedOf(clock) === speed)).sort((a, b) => Number(b.here) - Number(a.here)).map((game) => (
          <li key={game.id}>
            <strong>{name(game.game)}</strong>
            <span class="quiet">{[playerName(game.host, say), clockWords(game.clock, say), game.options, game.hints ? say("hintsAllowed") : "", game.here ? "" : say("away")].filter(Boolean).join(" · ")}</span>
            {heldSeat(game.id) ? <a class="button" href={addressOf(game.id)}>{say("ownTable")}</a> : <a class="button" href={`#/join/${game.id}`}>{say("join")}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
