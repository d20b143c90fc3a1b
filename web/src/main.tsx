// main.tsx - the page: language, theme, and which page the address names.
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/over.css";
import "./style/motion.css";
import "./style/home.css";
import "./style/rules.css";
import "./lessons/lessons.css";
import "./guide/guide.css";
import "./people/people.css";
import "./tournaments/tournaments.css";
import "./review/review.css";
import "./position/position.css";
import "./ui/armies/armies.css";
import "./ui/lab/lab.css";
import "./ui/maps/maps.css";
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { addresses } from "./addresses";
import { asWord, Engine } from "./engine";
import { FIRST_PLAYERS, isGuided, keepGuided } from "./guide/guide";
import { GuidedPage } from "./guide/page";
import { LessonMatch } from "./lessons/lesson";
import { LessonPage, LessonsPage, loadLessons } from "./lessons/page";
import { LocalMatch } from "./local";
import { AccountPage } from "./people/account-page";
import { ClubPage } from "./people/club";
import { ProfilePage } from "./people/profile";
import { findPuzzle, PuzzlePage, PuzzlesPage } from "./puzzles/page";
import { PuzzleMatch } from "./puzzles/puzzle";
import type { Match, Player } from "./match";
import { randomId } from "./random";
import { findWaiting, hostGame, openTable, readSecret } from "./meeting";
import { keptGames, type KeptGame } from "./shelf";
import type { GameInfo, Language } from "./table";
import { preferredLanguage, translator, type Say } from "./texts";
import { Trouble, wordsOfTrouble } from "./trouble";
import { takeBranch } from "./ui/branch";
import { Home } from "./ui/home";
import { Lazy } from "./ui/lazy";
import { keptRecord, recordFromLink } from "./ui/record";
import { RulesPage } from "./ui/rules";
import { TablePage } from "./ui/table/page";
import { InlineIcon } from "./ui/icon";
import { changeSetting, isDark, showTheme, useSetting } from "./ui/settings";

const engine = new Engine();
const loadArmies = () => import("./seldom").then(({ ArmiesPage }) => ArmiesPage);
const loadLab = () => import("./seldom").then(({ LabPage }) => LabPage);
const loadMaps = () => import("./seldom").then(({ MapsPage }) => MapsPage);
const loadPosition = () => import("./seldom").then(({ PositionPage }) => PositionPage);
const loadProfile = () => import("./seldom").then(({ OwnProfilePage }) => OwnProfilePage);
const loadReview = () => import("./seldom").then(({ ReviewPage }) => ReviewPage);
const loadTournaments = () => import("./seldom").then(({ TournamentsPage }) => TournamentsPage);
const loadTournament = () => import("./seldom").then(({ TournamentPage }) => TournamentPage);

interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

// What is no address is left as it is: the page it names says that there is no such thing.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readRoute(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decoded);
  return { page, parts, query: new URLSearchParams(query) };
}

const ROUTE_WORDS = ["seats", "n", "branch", "open", "seek", "mine", "clock", "hints", "guide", "for"];

// What is left of the address are options of the game.
const settingsOf = (query: URLSearchParams): string =>
  [...query].filter(([key]) => !ROUTE_WORDS.includes(key)).map(([key, value]) => `${key}=${asWord(value)}`).join(" ");

const playersOf = (query: URLSearchParams, seats: number): Player[] => {
  const words = (query.get("seats") ?? "human,3").split(",");
  return Array.from({ length: Math.max(seats, words.length) }, (_, index) => {
    const level = Number(words[index] ?? 3);
    return words[index] === "human" || Number.isNaN(level) ? { kind: "human" } : { kind: "machine", level };
  });
};

// The match that the address asks for, or null where it asks for none.
async function openMatch(route: Route, games: GameInfo[], say: Say): Promise<Match | null> {
  const info = games.find((game) => game.id === route.parts[0]);
  const local = async (game: GameInfo, setup: Partial<ConstructorParameters<typeof LocalMatch>[1]>) => {
    const players = setup.players ?? [{ kind: "human" }, { kind: "human" }];
    const match = new LocalMatch(
      game,
      { id: randomId(), players, record: null, settings: "", isReplay: false, hints: false, ...setup },
      say,
    );
    await match.start();
    if (match.error) throw new Trouble(setup.isReplay ? "badRecord" : "badGame", match.error);
    return match;
  };
  const resume = (kept: KeptGame | undefined) => {
    const game = games.find((other) => other.id === kept?.game);
    if (!kept || !game) throw new Trouble("noKeptGame");
    return local(game, { ...kept, settings: kept.settings ?? "", hints: kept.hints ?? false });
  };
  const learn = async (game: GameInfo, name: string) => {
    const own = (await loadLessons(engine, say)).filter((lesson) => lesson.game === game.id);
    const lesson = own.find((each) => each.name === name) ?? own[Number(name) - 1];
    if (!lesson) throw new Trouble("noLesson");
    const match = new LessonMatch(game, lesson, own, say);
    await match.start();
    return match;
  };
  const solve = async (game: GameInfo, word: string) => {
    const { puzzle, puzzles } = await findPuzzle(game.id, word);
    if (!puzzle) throw new Trouble("noPuzzle");
    const match = new PuzzleMatch(puzzle, puzzles, say);
    await match.start();
    return match;
  };
  const gameOf = (record: string) => games.find((game) => record.startsWith(`record ${game.id}\n`));
  if (route.page === "play" && info) {
    // The address names the game: a reload, or another language, goes on with it.
    const id = `${info.id}.${route.query.get("n") ?? randomId()}`;
    const kept = keptGames().find((game) => game.id === id);
    if (kept) return resume(kept);
    if (route.query.has("guide")) {
      keepGuided(id);
      return local(info, { id, players: FIRST_PLAYERS, settings: info.firstGame ?? "" });
    }
    const players = playersOf(route.query, info.seatsMin);
    const record = route.query.has("branch") ? takeBranch() : null;
    return local(info, { id, players, record, settings: settingsOf(route.query), hints: route.query.get("hints") === "1" });
  }
  if (route.page === "learn" && info && route.parts[1]) return learn(info, route.parts[1]);
  if (route.page === "puzzles" && info && route.parts[1]) return solve(info, route.parts[1]);
  if (route.page === "resume") return resume(keptGames().find((game) => game.id === route.parts[0]));
  if (route.page === "replay") {
    const record = route.parts[0] ? await recordFromLink(route.parts[0]) : keptRecord();
    const game = record ? gameOf(record) : undefined;
    if (!record || !game) throw new Trouble("noRecord");
    return local(game, { record, isReplay: true });
  }
  if (route.page === "host" && info) {
    const waiting = route.query.has("seek") ? await findWaiting(info.id, route.query, settingsOf(route.query)) : null;
    location.replace(waiting ? `#/join/${waiting.id}` : await hostGame(info, route.query, settingsOf(route.query)));
    return null;
  }
  const [id, secret] = route.parts;
  if ((route.page === "join" || route.page === "table") && id) {
    readSecret(id, secret, route.page === "join");
    return openTable(id, say);
  }
  if (["play", "host"].includes(route.page)) throw new Trouble("noGame");
  return null;
}

function App() {
  const [language, setLanguage] = useState<Language>(preferredLanguage);
  const [route, setRoute] = useState(readRoute);
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [match, setMatch] = useState<Match | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const say = useMemo(() => translator(language), [language]);

  useEffect(() => {
    const change = () => setRoute(readRoute());
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    loadFonts(language);
    void engine.json<GameInfo[]>(`catalogue --lang ${language}`).then(setGames, setFailure);
  }, [language]);
  useEffect(() => {
    if (!games) return;
    let current: Match | null = null;
    let gone = false;
    setFailure(null);
    setMatch(null);
    void openMatch(route, games, say).then(
      (opened) => {
        current = opened;
        if (gone) opened?.close();
        else setMatch(opened);
      },
      (error: unknown) => !gone && setFailure(error),
    );
    return () => {
      gone = true;
      current?.close();
    };
  }, [route, games]);

  const chooseLanguage = (chosen: Language) => {
    localStorage.setItem("language", chosen);
    setLanguage(chosen);
  };
  const setLanguageOther = () => chooseLanguage(language === "en" ? "ru" : "en");
  const info = match && games?.find((game) => game.id === match.game);
  if (match instanceof LessonMatch && info && failure === null) return <LessonPage key={match.id} match={match} info={info} setLanguage={setLanguageOther} say={say} />;
  if (match instanceof PuzzleMatch && info && failure === null) return <PuzzlePage key={match.id} match={match} info={info} setLanguage={setLanguageOther} say={say} />;
  if (match instanceof LocalMatch && isGuided(match.setup.id) && info && failure === null) return <GuidedPage key={match.setup.id} match={match} info={info} setLanguage={setLanguageOther} say={say} />;
  if (match && info && failure === null) return <TablePage match={match} info={info} setLanguage={setLanguageOther} say={say} />;
  if (route.page === "review" && games && failure === null) return <Lazy load={loadReview} props={{ parts: route.parts, query: route.query, games, setLanguage: setLanguageOther, say }} say={say} />;
  return (
    <div class="paper-page">
      <Header say={say} isHome={route.page === ""} setLanguage={setLanguageOther} />
      {failure !== null && (
        <main class="notice">
          <h1>{say("title")}</h1>
          <p><span class="error" role="alert">{wordsOfTrouble(failure, say)}</span> {failure instanceof Trouble && failure.key === "badRecord" && <a class="button" href={`#/review/${route.parts[0] ? `link/${route.parts[0]}` : "record"}`}>{say("reviewPart")}</a>} <a class="button" href="#/">{say("home")}</a></p>
        </main>
      )}
      {failure === null && <Page route={route} games={games} say={say} />}
      <footer>{say("credits")}</footer>
    </div>
  );
}

function Page({ route, games, say }: { route: Route; games: GameInfo[] | null; say: Say }) {
  if (route.page === "") return <Home games={games} say={say} />;
  if (route.page === "rules" && route.parts[0])
    return <RulesPage game={route.parts[0]} clause={route.parts[1] ?? null} say={say} />;
  if (route.page === "learn" && !route.parts[1]) return <LessonsPage engine={engine} game={route.parts[0] ?? null} say={say} />;
  if (route.page === "puzzles" && !route.parts[1]) return <PuzzlesPage game={route.parts[0] ?? null} say={say} />;
  if (route.page === "armies") return <Lazy load={loadArmies} props={{ engine, game: route.parts[0] ?? null, query: route.query, games, say }} say={say} />;
  if (route.page === "club") return <ClubPage say={say} />;
  if (route.page === "tournaments") return <Lazy load={loadTournaments} props={{ say }} say={say} />;
  if (route.page === "tournament" && route.parts[0]) return <Lazy key={route.parts[0]} load={loadTournament} props={{ id: route.parts[0], say }} say={say} />;
  if (route.page === "player" && route.parts[0]) return <ProfilePage name={route.parts[0]} say={say} />;
  if (route.page === "account") return <AccountPage say={say} />;
  if (route.page === "position") return <Lazy load={loadPosition} props={{ game: route.parts[0] ?? null, packed: route.parts[1] ?? null, games, say }} say={say} />;
  if (route.page === "lab") return <Lazy load={loadLab} props={{ engine, game: route.parts[0] ?? null, query: route.query, games, say }} say={say} />;
  if (route.page === "maps") return <Lazy load={loadMaps} props={{ engine, query: route.query, say }} say={say} />;
  if (route.page === "profile") return <Lazy load={loadProfile} props={{ say }} say={say} />;
  const known = ["play", "review", "learn", "puzzles", "resume", "replay", "host", "join", "table"].includes(route.page);
  return <main class="notice"><h1>{say("title")}</h1><p>{say(known ? "loading" : "notFound")}</p></main>;
}

function Header({ say, isHome, setLanguage }: { say: Say; isHome: boolean; setLanguage: () => void }) {
  useSetting("theme");
  return (
    <header class="top">
      <a class="brand" href="#/">
        <svg viewBox="0 0 30 34" width="30" height="34" aria-hidden="true"><path d="M3 3H27V29L15 22L3 29Z" fill="#8a231b" stroke="#e9b949" stroke-width="2" /><path d="M1 2H29" stroke="#e9b949" stroke-width="3" stroke-linecap="round" /><path d="M9 8L15 19L21 8" fill="none" stroke="#fff4d6" stroke-width="3" /></svg>
        <span>{say("title")}</span>
      </a>
      <nav aria-label={say("title")}>
        {!isHome && <a href="#/">{say("home")}</a>}
        {isHome && <a href="#/rules/standard-bearer">{say("rules")}</a>}
        {isHome && <a href="#/armies">{say("armies")}</a>}
        {isHome && <button class="link" onClick={() => document.getElementById("my-games")?.scrollIntoView({ behavior: "smooth" })}>{say("myGames")}</button>}
        <button class="link" onClick={() => changeSetting("theme", isDark() ? "light" : "dark")}>
          <InlineIcon name={isDark() ? "sun" : "moon"} size={16} /> <span class="theme-word">{say(isDark() ? "day" : "night")}</span>
        </button>
        <button class="link" onClick={setLanguage} lang={say.language === "en" ? "ru" : "en"}>{say("language")}</button>
      </nav>
    </header>
  );
}

showTheme();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", showTheme);
render(<App />, document.getElementById("app")!);
loadFonts(preferredLanguage());

// Once something is drawn; Latin letters stand in Russian texts too.
function loadFonts(language: Language): void {
  const { latin, cyrillic } = addresses.fonts;
  for (const href of language === "ru" ? [cyrillic, latin] : [latin]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

if ("serviceWorker" in navigator && location.protocol !== "file:") void navigator.serviceWorker.register("/sw.js");
