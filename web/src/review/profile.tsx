// profile.tsx - what somebody loses points by, game by game: summed up from the games reviewed in this browser.
import { useState } from "preact/hooks";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import { puzzleId, puzzleProgress } from "../puzzles/progress";
import type { Say } from "../texts";
import { percent, signed } from "./report";
import { forgetReviews, ownPuzzles, reviewedGames, type ReviewedGame } from "./store";
import { counted, filled, wordsOf } from "./words";

const LATELY = 5; // games that "lately" means
const THEMES = 5; // shown
const SHOWN = 30; // games in the curve

const mean = (numbers: number[]): number => (numbers.length ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : 0);

interface Theme {
  theme: string;
  words: string;
  lately: number; // lost in a game, of a thousand
  before: number | null; // null: there is no before
}

// The heaviest first, by what was lost lately and before together.
export function themesOf(games: ReviewedGame[], language: string): Theme[] {
  const lately = games.slice(-LATELY);
  const before = games.slice(0, -LATELY);
  const lost = (of: ReviewedGame[], theme: string) => mean(of.map((game) => game.themes.find((each) => each.theme === theme)?.lost ?? 0));
  const all = [...new Set(games.flatMap((game) => game.themes.map(({ theme }) => theme)))];
  const nameOf = (theme: string) => games.map((game) => game.words[theme]).find((words) => words?.[language])?.[language] ?? games.map((game) => Object.values(game.words[theme] ?? {})[0]).find(Boolean) ?? theme;
  return all
    .map((theme) => ({ theme, words: nameOf(theme), lately: lost(lately, theme), before: before.length ? lost(before, theme) : null }))
    .sort((one, other) => Math.max(other.lately, other.before ?? 0) - Math.max(one.lately, one.before ?? 0))
    .slice(0, THEMES);
}

export function OwnProfilePage({ say }: { say: Say }) {
  const words = wordsOf(say);
  const [, redraw] = useState(0);
  const all = reviewedGames();
  const forget = () => {
    if (!confirm(words.profileSure)) return;
    forgetReviews();
    redraw((count) => count + 1);
  };
  return (
    <main class="lessons profile">
      <h1>{words.profileTitle}</h1>
      <p>{all.length === 0 ? words.profileNone : words.profileText}</p>
      {gameNames.map(({ id, ...names }) => {
        const games = all.filter((game) => game.game === id);
        return games.length === 0 ? null : <OfGame key={id} id={id} name={names[say.language]} games={games} say={say} />;
      })}
      {all.length > 0 && <p><button onClick={forget}>{words.profileForget}</button></p>}
    </main>
  );
}

function OfGame({ id, name, games, say }: { id: string; name: string; games: ReviewedGame[]; say: Say }) {
  const words = wordsOf(say);
  const face = faceOf(id);
  const themes = themesOf(games, say.language);
  const most = Math.max(1, ...themes.flatMap(({ lately, before }) => [lately, before ?? 0]));
  const own = ownPuzzles(id);
  const solved = new Set(puzzleProgress().solved);
  const each = (count: (game: ReviewedGame) => number) => mean(games.map(count)).toLocaleString(say.language, { maximumFractionDigits: 1 });
  return (
    <section class="slip lesson-shelf profile-game" aria-label={name} data-game={id}>
      <header>
        <span class="thumb" aria-hidden="true"><face.about.picture /></span>
        <div>
          <h2>{name}</h2>
          <p class="quiet">{counted(words.profileGames, games.length, say)}. {filled(words.profileErrors, each((game) => game.marks.blunder), each((game) => game.marks.mistake))} {filled(words.profileLuck, signed(mean(games.map((game) => game.luck))))}</p>
        </div>
      </header>
      <div class="profile-parts">
        <div>
          <h3>{words.profileAccuracy}</h3>
          <Course games={games.slice(-SHOWN)} />
        </div>
        <div>
          <h3>{words.profileThemes} <span class="quiet">{words.profilePerGame}</span></h3>
          <table>
            <tbody>
              {themes.map(({ theme, words: said, lately, before }) => (
                <tr key={theme}>
                  <th scope="row">{said}</th>
                  <td class="bars">
                    {before !== null && <span class="bar before" style={{ width: `${(100 * before) / most}%` }} />}
                    <span class="bar" style={{ width: `${(100 * lately) / most}%` }} />
                  </td>
                  <td>{percent(lately)}%{before !== null && <span class="quiet"> {percent(lately) < percent(before) ? `▼ ${words.profileBetterNow}` : percent(lately) > percent(before) ? `▲ ${words.profileWorseNow}` : words.profileSame}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {games.length > LATELY && <p class="quiet"><i class="bar" aria-hidden="true" /> {filled(words.profileLately, LATELY)} · <i class="bar before" aria-hidden="true" /> {words.profileBefore}</p>}
        </div>
      </div>
      {own.length > 0 && <p>{filled(words.profilePuzzles, own.filter((puzzle) => solved.has(puzzleId(puzzle))).length, own.length)} <a class="button" href={`#/puzzles/${id}/mine`}>{words.profileSolve}</a></p>}
    </section>
  );
}

// Accuracy game by game; half of it or less lies on the floor.
function Course({ games }: { games: ReviewedGame[] }) {
  const [wide, tall] = [320, 110];
  const x = (index: number) => 34 + ((wide - 48) * (games.length > 1 ? index : 0.5)) / Math.max(1, games.length - 1);
  const y = (accuracy: number) => 12 + ((tall - 24) * (1000 - Math.max(500, accuracy))) / 500;
  return (
    <svg class="profile-course" viewBox={`0 0 ${wide} ${tall}`} role="img" aria-label={games.map((game) => `${percent(game.accuracy)}%`).join(", ")}>
      {[500, 750, 1000].map((level) => <g key={level} class="level"><path d={`M34 ${y(level)}H${wide - 14}`} /><text x="28" y={y(level) + 4} text-anchor="end">{level / 10}</text></g>)}
      <path class="went" d={games.map((game, index) => `${index ? "L" : "M"}${x(index)} ${y(game.accuracy)}`).join("")} />
      {games.map((game, index) => <circle key={game.key} class="here" cx={x(index)} cy={y(game.accuracy)} r="4"><title>{percent(game.accuracy)}%</title></circle>)}
    </svg>
  );
}
