// home.tsx - the games, and how to play one: a game, an opponent, and you are at the table.
import { useEffect, useState } from "preact/hooks";
import { faces } from "../games";
import { forgetGame, forgetLink, keptGames, keptLinks } from "../shelf";
import type { GameInfo, Option } from "../table";
import type { Say } from "../texts";
import { ownGames, type OwnGame } from "../server";
import { Account } from "./account";
import { Lobby } from "./lobby";
import { keepRecord } from "./record";

type Opponent = "machine" | "same" | "friend" | "stranger" | "watch";

export function Home({ games, say }: { games: GameInfo[]; say: Say }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <main class="home">
      <p class="tagline">{say("tagline")}</p>
      <div class="games">
        {games.map((info) => {
          const face = faces[info.id];
          return (
            <article key={info.id} class="game">
              {face && <face.picture />}
              <h2>{info.name}</h2>
              <p>{face ? face.pitch[say.language] : say("soon")}</p>
              <p class="row">
                {face && (
                  <button class="primary" aria-expanded={open === info.id} onClick={() => setOpen(open === info.id ? null : info.id)}>
                    {say("play")}
                  </button>
                )}
                <a class="button" href={`#/rules/${info.id}`}>{say("rules")}</a>
              </p>
              {open === info.id && <Setup info={info} say={say} />}
            </article>
          );
        })}
      </div>
      <MyGames games={games} say={say} />
      <Lobby games={games} say={say} />
      <section class="replays">
        <h2>{say("replays")}</h2>
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

function Setup({ info, say }: { info: GameInfo; say: Say }) {
  const [opponent, setOpponent] = useState<Opponent>("machine");
  const [level, setLevel] = useState(Number(localStorage.getItem("level") ?? 3));
  const [seat, setSeat] = useState(0); // 0: by lot
  const [clock, setClock] = useState("none");
  const [values, setValues] = useState<Record<string, string>>({});
  const face = faces[info.id]!;
  const seats = Number(values.players ?? info.seatsMin);
  const online = opponent === "friend" || opponent === "stranger";
  const start = () => {
    localStorage.setItem("level", String(level));
    const mine = seat > 0 ? seat - 1 : Math.floor(Math.random() * seats);
    const players = Array.from({ length: seats }, (_, index) =>
      opponent === "same" ? "human" : opponent === "watch" ? level : index === mine ? "human" : level,
    );
    const settings = Object.entries(values)
      .filter(([key, value]) => value !== "" && value !== info.options.find((option) => option.key === key)?.fallback)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const words = [`seats=${players.join(",")}`, ...settings];
    if (online) words.push(`open=${opponent === "stranger" ? 1 : 0}`, `mine=${mine + 1}`, `clock=${clock}`);
    location.hash = `#/${online ? "host" : "play"}/${info.id}?${words.join("&")}&n=${Date.now()}`;
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <fieldset>
        <legend>{say("opponent")}</legend>
        {(["machine", "same", "friend", "stranger", "watch"] as Opponent[]).map((kind) => (
          <label key={kind}>
            <input type="radio" name="opponent" checked={opponent === kind} onChange={() => setOpponent(kind)} />
            {say(({ machine: "machine", same: "sameScreen", friend: "friend", stranger: "stranger", watch: "watch" } as const)[kind])}
          </label>
        ))}
      </fieldset>
      {(opponent === "machine" || opponent === "watch") && (
        <label class="field">
          {say("level")} {level}: {say.levels[level - 1]}
          <input type="range" min="1" max="8" value={level} onInput={(event) => setLevel(Number(event.currentTarget.value))} />
        </label>
      )}
      {opponent !== "same" && opponent !== "watch" && (
        <label class="field">
          {say("seat")}
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            <option value={0}>{say("anySeat")}</option>
            {Array.from({ length: seats }, (_, index) => (
              <option key={index} value={index + 1}>{face.sides[say.language][index]}</option>
            ))}
          </select>
        </label>
      )}
      {online && (
        <label class="field">
          {say("clock")}
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            <option value="none">{say("noClock")}</option>
            <option value="180+2">{say("minutes", 3, 2)}</option>
            <option value="600+5">{say("minutes", 10, 5)}</option>
            <option value="1800+10">{say("minutes", 30, 10)}</option>
            <option value="86400">{say("days", 1)}</option>
            <option value="259200">{say("days", 3)}</option>
          </select>
        </label>
      )}
      {info.options.length > 0 && (
        <details>
          <summary>{say("options")}</summary>
          {info.options.map((option) => (
            <OptionField
              key={option.key}
              option={option}
              hints={face.hints?.(option.key, info.facts) ?? []}
              value={values[option.key] ?? option.fallback}
              change={(value) => setValues({ ...values, [option.key]: value })}
            />
          ))}
        </details>
      )}
      <button class="primary" type="submit">{say("start")}</button>
    </form>
  );
}

interface OptionProps {
  option: Option;
  hints: string[];
  value: string;
  change: (value: string) => void;
}

function OptionField({ option, hints, value, change }: OptionProps) {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(option.values ?? "");
  return (
    <label class="field">
      {option.help}
      {range ? (
        <input type="number" min={range[1]} max={range[2]} value={value} onChange={(event) => change(event.currentTarget.value)} />
      ) : option.values ? (
        <select value={value} onChange={(event) => change(event.currentTarget.value)}>
          {option.values.split("|").map((name) => <option key={name}>{name}</option>)}
        </select>
      ) : (
        <>
          <input value={value} list={`hints-${option.key}`} onChange={(event) => change(event.currentTarget.value)} />
          <datalist id={`hints-${option.key}`}>{hints.map((hint) => <option key={hint} value={hint} />)}</datalist>
        </>
      )}
    </label>
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
      .map((game) => ({ address: `#/table/${game.id}/${game.key}`, game: game.game, over: game.result !== "*", when: 0 }))
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
