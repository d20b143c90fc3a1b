// lobby.tsx - games on this server that wait for somebody.
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../texts";
import { addressOf, heldSeat } from "../held";
import { watchLobby, type OpenGame } from "../server";
import { playerName } from "../people/names";
import { clockWords } from "./setup";

export function Lobby({ name, say }: { name: (id: string) => string; say: Say }) {
  const [open, setOpen] = useState<OpenGame[] | null | undefined>();
  useEffect(() => watchLobby(setOpen), []);
  if (open === null) return <p class="quiet">{say("offline")}</p>;
  if (open === undefined || open.length === 0) return null;
  return (
    <section class="lobby slip">
      <h2>{say("openGames")}</h2>
      <ul>
        {[...open].sort((a, b) => Number(b.here) - Number(a.here)).map((game) => (
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
