// page.tsx - a puzzle at the table, and the list of all puzzles by game and theme.
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import type { GameInfo } from "../table";
import type { Say, TextKey } from "../texts";
import { TablePage } from "../ui/table/page";
import { useMatch } from "../ui/table/use-match";
import { OWN_FROM, ownPuzzles } from "../review/store";
import { dailyGame, dailyPuzzle, loadPuzzles, themeOf, type PuzzleInfo } from "./book";
import { PuzzlePanel } from "./panel";
import { nextPuzzle, puzzleId, puzzleProgress, themesTried } from "./progress";
import type { PuzzleMatch } from "./puzzle";

export function PuzzlePage({ match, info, setLanguage, say }: { match: PuzzleMatch; info: GameInfo; setLanguage: () => void; say: Say }) {
  useMatch(match);
  return (
    <div class="lesson-page">
      <TablePage match={match} info={info} setLanguage={setLanguage} say={say} />
      <PuzzlePanel match={match} say={say} />
    </div>
  );
}

const THEMES: Record<string, TextKey> = { win: "themeWin", take: "themeTake", save: "themeSave", strike: "themeStrike", guard: "themeGuard", odds: "themeOdds", order: "themeOrder", list: "themeList", fill: "themeFill", better: "themeBetter" };

export const themeWords = (theme: string, say: Say): string => (THEMES[theme] ? say(THEMES[theme]) : theme);

// The puzzle that an address names: a number, "daily", "mine" for one's own mistakes, or a theme ("next" is any).
export async function findPuzzle(game: string, word: string): Promise<{ puzzle: PuzzleInfo | undefined; puzzles: PuzzleInfo[] }> {
  if (word === "mine" || Number(word) >= OWN_FROM) {
    const own = ownPuzzles(game);
    return { puzzle: word === "mine" ? nextPuzzle(own) : own.find((each) => String(each.number) === word), puzzles: own };
  }
  const puzzles = await loadPuzzles(game);
  if (word === "daily") return { puzzle: dailyPuzzle(puzzles), puzzles };
  const numbered = puzzles.find((each) => String(each.number) === word);
  if (numbered || /^\d+$/.test(word)) return { puzzle: numbered, puzzles };
  return { puzzle: nextPuzzle(word === "next" ? puzzles : puzzles.filter((each) => themeOf(each) === word)), puzzles };
}

export function PuzzlesPage({ game, say }: { game: string | null; say: Say }) {
  const ids = gameNames.map(({ id }) => id);
  const name = (id: string) => gameNames.find((each) => each.id === id)?.[say.language] ?? id;
  const today = dailyGame(ids);
  const order = game && ids.includes(game) ? [game, ...ids.filter((id) => id !== game)] : ids;
  return (
    <main class="lessons puzzles">
      <h1>{say("puzzles")}</h1>
      <p>{say("puzzlesPromise")} <a class="button primary" href={`#/puzzles/${today}/daily`}>{say("puzzleOfTheDay")}: {name(today)}</a></p>
      {order.map((id) => <Shelf key={id} id={id} name={name(id)} say={say} />)}
    </main>
  );
}

function Shelf({ id, name, say }: { id: string; name: string; say: Say }) {
  const [puzzles, setPuzzles] = useState<PuzzleInfo[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPuzzles(id).then(setPuzzles, () => setFailed(true));
  }, [id]);
  const progress = puzzleProgress();
  const solved = new Set(progress.solved);
  const rating = progress.player[id];
  const face = faceOf(id);
  const themes = [...new Set((puzzles ?? []).map(themeOf))];
  const done = (of: PuzzleInfo[]) => of.filter((each) => solved.has(puzzleId(each))).length;
  const own = ownPuzzles(id);
  const weakest = themesTried(id).find((row) => row.tried >= 5 && row.solved < row.tried);
  return (
    <section class="slip lesson-shelf" aria-label={name} data-game={id}>
      <header>
        <span class="thumb" aria-hidden="true"><face.about.picture /></span>
        <div>
          <h2>{name}</h2>
          <p class="quiet">
            {puzzles ? say("puzzlesSolved", done(puzzles), puzzles.length) : say(failed ? "noPuzzles" : "loading")}
            {rating && ` · ${say("puzzleRating", Math.round(rating.rating))}`}
          </p>
          {weakest && <p class="quiet">{say("puzzleWeakness", themeWords(weakest.theme, say), weakest.solved, weakest.tried)}</p>}
        </div>
        <a class="button" href={`#/puzzles/${id}/daily`}>{say("puzzleOfTheDay")}</a>
        <a class="button primary" href={`#/puzzles/${id}/next`}>{say("puzzleSolve")}</a>
      </header>
      <ol>
        {own.length > 0 && <li><a href={`#/puzzles/${id}/mine`}>{say("themeBetter")} <span class="quiet">{say("puzzlesSolved", done(own), own.length)}</span></a></li>}
        {themes.map((theme) => {
          const own = puzzles!.filter((each) => themeOf(each) === theme);
          return <li key={theme}><a href={`#/puzzles/${id}/${theme}`}>{themeWords(theme, say)} <span class="quiet">{say("puzzlesSolved", done(own), own.length)}</span></a></li>;
        })}
      </ol>
    </section>
  );
}
