// home.tsx - the games, and the shortest ways to a table: go on, play now, learn, play a friend.
import { useState } from "preact/hooks";
import { SceneParts } from "../art/scene";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import { guideAddress } from "../guide/guide";
import { doneLessons } from "../lessons/progress";
import { dailyGame } from "../puzzles/book";
import { keptGames, type KeptGame } from "../shelf";
import type { GameInfo } from "../table";
import type { Say } from "../texts";
import { Lobby } from "./lobby";
import { MyGames, standingWords } from "./my-games";
import { keepRecord, reviewAddress } from "./record";
import { Setup, type Opponent } from "./setup";

const DEFAULT_GAME = "standard-bearer";
const DEFAULT_LEVEL = 3;

// The game played last, or the one that is learnt soonest.
const lastPlayed = (): string => keptGames()[0]?.game ?? DEFAULT_GAME;
const lastLevel = (): number => Number(localStorage.getItem("level") ?? DEFAULT_LEVEL);

// `games` is null while the rules are still on their way: names and pictures are there before them.
export function Home({ games, say }: { games: GameInfo[] | null; say: Say }) {
  const [open, setOpen] = useState<{ game: string; opponent: Opponent } | null>(null);
  const waiting = keptGames().find((game) => !game.over);
  const name = (id: string) => gameNames.find((game) => game.id === id)?.[say.language] ?? id;
  const game = lastPlayed();
  const info = games?.find((other) => other.id === open?.game) ?? null;
  return (
    <main class="home">
      <SceneParts />
      <section class="hero">
        <div class="hero-words">
          <h1>{say("tagline")}</h1>
          <p>{say("promise")}</p>
          <div class="doors">
            <a class={`button${waiting ? "" : " primary"}`} href={`#/play/${game}?seats=human,${lastLevel()}&n=now${keptGames().length}-${keptGames()[0]?.when ?? 0}`}>
              <span>{say("playNow")}<small>{name(game)}, {say("levelNumber", lastLevel())}</small></span>
            </a>
            <a class="button" href={`#/learn/${game}`}><span>{say("learn")}<small>{say("learnHow")}</small></span></a>
            <button onClick={() => setOpen({ game, opponent: "friend" })}><span>{say("playFriend")}<small>{say("playFriendHow")}</small></span></button>
          </div>
        </div>
        <div class="slips">
          {isNewcomer() && <Newcomer name={name(DEFAULT_GAME)} say={say} />}
          {waiting && <Continue game={waiting} name={name(waiting.game)} say={say} />}
          <DailyPuzzle name={name} say={say} />
        </div>
      </section>
      <div class="games">
        {gameNames.map(({ id }) => <GameCard key={id} id={id} name={name(id)} isOpen={open?.game === id} press={() => setOpen({ game: id, opponent: "machine" })} say={say} />)}
      </div>
      {open && <Setup key={`${open.game} ${open.opponent}`} name={name(open.game)} info={info} first={open.opponent} choose={(id) => setOpen({ ...open, game: id })} close={() => setOpen(null)} say={say} />}
      <div class="shelves">
        <MyGames name={name} say={say} />
        <div>
          <News say={say} />
          <Lobby name={name} say={say} />
          <Replays say={say} />
        </div>
      </div>
    </main>
  );
}

// A newcomer who has neither played nor learnt here is offered the first lesson of the game that is learnt soonest.
const isNewcomer = (): boolean => keptGames().length === 0 && doneLessons().size === 0;

interface SlipProps {
  game: string; // whose scene is drawn beside the words
  title: string;
  kind: string;
  isOpen?: boolean; // a question is asked: it has a sign of that
  children: preact.ComponentChildren;
}

// A slip of vellum with a small picture: something that waits for the visitor.
function Slip({ game, title, kind, isOpen = false, children }: SlipProps) {
  const face = faceOf(game);
  return (
    <section class={`slip ${kind}`} aria-label={title}>
      <span class="thumb" aria-hidden="true"><face.about.picture />{isOpen && <b>?</b>}</span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

const Newcomer = ({ name, say }: { name: string; say: Say }) => (
  <Slip kind="newcomer" game={DEFAULT_GAME} title={say("newcomer")}>
    <p>{say("newcomerText", name)}</p>
    <a class="button" href={`#/learn/${DEFAULT_GAME}/1`}>{say("beginLesson")}</a>
    <a href={guideAddress(DEFAULT_GAME)}>{say("guidePlay")}</a>
  </Slip>
);

function DailyPuzzle({ name, say }: { name: (id: string) => string; say: Say }) {
  const game = dailyGame(gameNames.map(({ id }) => id));
  return (
    <Slip kind="daily" game={game} title={say("puzzleOfTheDay")} isOpen>
      <p>{say("puzzleOfTheDayText", name(game))}</p>
      <a class="button" href={`#/puzzles/${game}/daily`}>{say("puzzleSolve")}</a> <a href="#/puzzles">{say("allPuzzles")}</a>
    </Slip>
  );
}

const Continue = ({ game, name, say }: { game: KeptGame; name: string; say: Say }) => (
  <Slip kind="continue" game={game.game} title={say("yourGame")}>
    <p><b>{name}</b><br />{standingWords(game, say)}</p>
    <a class="button primary" href={`#/resume/${game.id}`}>{say("resume")}</a>
  </Slip>
);

const News = ({ say }: { say: Say }) => (
  <section class="slip news" aria-label={say("whatIsNew")}>
    <h2>{say("whatIsNew")}</h2>
    <ul>{say.news.map((line) => <li key={line}>{line}</li>)}</ul>
  </section>
);

const LAB = { en: "Lab", ru: "Опыты" }; // short enough for one line of links

// A number stays with what it counts.
const unbroken = (fact: string): string => fact.replace(/(\d) /g, "$1\u00a0");

function GameCard({ id, name, isOpen, press, say }: { id: string; name: string; isOpen: boolean; press: () => void; say: Say }) {
  const face = faceOf(id);
  return (
    <article class="game">
      <face.about.picture />
      <div class="game-body">
        <h2>{name}</h2>
        <p>{face.about.pitch[say.language]}</p>
        <div class="game-start">
          <p class="game-facts">{face.about.facts[say.language].map(unbroken).join("\u00a0· ")}</p>
          <button aria-haspopup="dialog" aria-expanded={isOpen} aria-label={`${say("play")}: ${name}`} onClick={press}>{say("play")}</button>
        </div>
        <div class="game-foot">
          <a href={`#/learn/${id}`}>{say("lessons")}</a>
          <a href={`#/puzzles/${id}`}>{say("puzzles")}</a>
          <a href={`#/position/${id}`}>{say("positions")}</a>
          <a href={`#/rules/${id}`}>{say("rules")}</a>
          {id === "warmaster" ? <a href="#/maps">{say("maps")}</a> : <a href={`#/lab/${id}`}>{LAB[say.language]}</a>}
        </div>
      </div>
    </article>
  );
}

function Replays({ say }: { say: Say }) {
  const [pasted, setPasted] = useState("");
  return (
    <section class="replays slip">
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
      <details>
        <summary>{say("pasteRecord")}</summary>
        <textarea rows={3} aria-label={say("pasteRecord")} placeholder="record war-chest …" value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
        <p class="row">
          <button disabled={!pasted.trim()} onClick={() => (location.hash = keepRecord(`${pasted.trim()}\n`))}>{say("replay")}</button>
          <button disabled={!pasted.trim()} onClick={() => (location.hash = reviewAddress(`${pasted.trim()}\n`, -1))}>{say("review")}</button>
        </p>
      </details>
    </section>
  );
}
