// home.tsx - the games, and how to play one: a game, an opponent, and you are at the table.
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faces } from "../games";
import { forgetGame, forgetLink, keptGames, keptLinks } from "../shelf";
import type { GameInfo } from "../table";
import type { Say } from "../texts";
import { addressOf } from "../held";
import { ownGames, type OwnGame } from "../server";
import { Account } from "./account";
import { Lobby } from "./lobby";
import { keepRecord } from "./record";
import { Setup } from "./setup";

export function Home({ games, say }: { games: GameInfo[]; say: Say }) {
  const [open, setOpen] = useState<string | null>(null);
  const last = keptGames().find((game) => !game.over);
  return (
    <main class="home">
      <section class="hero">
        <h1>{say("tagline")}</h1>
        <p>{say("promise")}</p>
        {last && <a class="button" href={`#/resume/${last.id}`}>{say("resume")}: {games.find((game) => game.id === last.game)?.name}</a>}
      </section>
      <div class="games" style={{ "--count": games.length }}>
        {games.map((info) => (
          <Fragment key={info.id}>
            <GameCard info={info} isOpen={open === info.id} press={() => setOpen(open === info.id ? null : info.id)} say={say} />
            {open === info.id && <Setup info={info} say={say} />}
          </Fragment>
        ))}
      </div>
      <MyGames games={games} say={say} />
      <Lobby games={games} say={say} />
      <section class="replays">
        <h2>{say("replays")}</h2>
        <p class="quiet">{say("replaysText")}</p>
        <label class="button">
          {say("openRecord")}
          <input
            type="file"
            class="hidden-input"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file) location.hash = keepRecord(await file.text());
            }}
          />
        </label>
      </section>
    </main>
  );
}

function GameCard({ info, isOpen, press, say }: { info: GameInfo; isOpen: boolean; press: () => void; say: Say }) {
  const face = faces[info.id];
  return (
    <article class={`game${isOpen ? " open" : ""}`}>
      {face && <face.about.picture />}
      <div class="game-body">
        <h2>{info.name}</h2>
        <p>{face ? face.about.pitch[say.language] : say("soon")}</p>
        {face && <p class="quiet">{face.about.facts[say.language].join(" · ")}</p>}
        <p class="row">
          {face && <button class="primary" aria-expanded={isOpen} onClick={press}>{say("play")}</button>}
          <a class="button" href={`#/rules/${info.id}`}>{say("rules")}</a>
        </p>
      </div>
    </article>
  );
}

function MyGames({ games, say }: { games: GameInfo[]; say: Say }) {
  const [drawn, redraw] = useState(0);
  const [own, setOwn] = useState<OwnGame[]>([]);
  useEffect(() => {
    void ownGames().then(setOwn, () => setOwn([]));
  }, [drawn]);
  const name = (id: string) => games.find((game) => game.id === id)?.name ?? id;
  const when = (time: number) => new Date(time).toLocaleString(say.language, { dateStyle: "medium", timeStyle: "short" });
  const again = () => redraw((count) => count + 1);
  const local = keptGames();
  const kept = keptLinks();
  const links = [
    ...kept,
    ...own
      .map((game) => ({ address: addressOf(game.id), game: game.game, over: game.result !== "*", when: 0 }))
      .filter((link) => !kept.some((other) => other.address === link.address)),
  ];
  return (
    <section class="my-games">
      <h2>{say("myGames")}</h2>
      <Account say={say} changed={again} />
      {local.length + links.length === 0 && <p class="quiet">{say("noGames")}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.address}>
            <a href={link.address}>{name(link.game)}</a>{" "}
            <span class="quiet">
              {link.when ? when(link.when) : ""}
              {link.over ? ` · ${say("over")}` : ""}
            </span>
            <button class="link" onClick={() => { forgetLink(link.address); again(); }}>{say("remove")}</button>
          </li>
        ))}
        {local.map((game) => (
          <li key={game.id}>
            <a href={`#/resume/${game.id}`}>{name(game.game)}</a>{" "}
            <span class="quiet">{when(game.when)}{game.over ? ` · ${say("over")}` : ""}</span>
            <button class="link" onClick={() => { forgetGame(game.id); again(); }}>{say("remove")}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}
