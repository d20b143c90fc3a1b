// my-games.tsx - the games of this browser and of this name: opponent, result, whose turn, when.
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../games";
import { addressOf } from "../held";
import { ownGames, type OwnGame } from "../server";
import { forgetGame, forgetLink, keptGames, keptLinks, type KeptGame, type Standing } from "../shelf";
import { tell } from "../people/words";
import type { Say } from "../texts";
import { Account } from "../people/account";
import { Challenges } from "../people/challenges";

// Whose turn it is, or how it ended, as the person sees it.
function turnWords(game: string, standing: Standing | undefined, isOver: boolean, say: Say): string {
  const side = (seat: number) => faceOf(game).about.sides[say.language][seat] ?? "";
  const own = standing?.scores?.[standing.seat];
  if (isOver && standing?.scores) {
    const winner = standing.scores.findIndex((score) => score > 0);
    return winner < 0 ? say("draw") : own === undefined || !standing.isAlone ? say("sideWon", side(winner)) : own > 0 ? say("won") : say("lost");
  }
  if (isOver) return say("over");
  if (!standing || standing.turn < 0) return "";
  return standing.isAlone && standing.turn === standing.seat ? say("yourTurn") : say("turnOf", side(standing.turn));
}

function opponentWords(game: KeptGame, say: Say): string {
  const machines = game.players.flatMap((player) => (player.kind === "machine" ? [player.level] : []));
  if (machines.length === game.players.length) return say("watch");
  return machines.length > 0 ? say("machineAt", machines[0]!) : say("sameScreen");
}

// In a few words for the card that waits on the home page.
export const standingWords = (game: KeptGame, say: Say): string =>
  [opponentWords(game, say), turnWords(game.game, game.standing, game.over, say), ago(game.when, say)].filter(Boolean).join(" · ");

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400000], ["hour", 3600000], ["minute", 60000]];

export function ago(time: number, say: Say): string {
  const passed = Date.now() - time;
  const format = new Intl.RelativeTimeFormat(say.language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? ["minute", 60000];
  return format.format(-Math.floor(passed / size), unit);
}

// How long something takes, in the largest unit that fits.
function lengthOf(time: number, say: Say): string {
  const [unit, size] = UNITS.find(([, length]) => time >= length) ?? ["minute", 60000];
  return new Intl.NumberFormat(say.language, { style: "unit", unit, unitDisplay: "long" }).format(Math.max(1, Math.floor(time / size)));
}

interface Line {
  key: string;
  address: string;
  game: string;
  opponent: string;
  state: string;
  isMine: boolean;
  left: number; // milliseconds on a clock that runs for this person; Infinity where none does
  when: number;
  review: string | null; // where it is looked through
  forget: () => void;
}

const timeOf = (game: OwnGame | undefined): number => (game?.turn && game.left !== null ? game.left : Infinity);
const soonest = (one: number, other: number): number => (one === other ? 0 : one - other);

function linesOf(own: OwnGame[], say: Say): Line[] {
  const links = keptLinks();
  const online = links.map((link): Line => ({
    key: link.address, address: link.address, game: link.game, opponent: link.standing?.opponent || say("byLink"),
    state: turnWords(link.game, link.standing, link.over, say), isMine: !link.over && link.standing?.turn === link.standing?.seat, left: timeOf(own.find((game) => addressOf(game.id) === link.address)), when: link.when, review: null, forget: () => forgetLink(link.address),
  }));
  const named = own.filter((game) => !links.some((link) => link.address === addressOf(game.id))).map((game): Line => ({
    key: game.id, address: addressOf(game.id), game: game.game, opponent: say("byLink"), state: game.result !== "*" ? say("over") : game.turn ? say("yourTurn") : "", isMine: game.turn, left: timeOf(game), when: 0, review: null, forget: () => {},
  }));
  const local = keptGames().map((game): Line => ({
    key: game.id, address: `#/resume/${game.id}`, game: game.game, opponent: opponentWords(game, say), state: turnWords(game.game, game.standing, game.over, say),
    isMine: !game.over && game.standing?.turn === game.standing?.seat, left: Infinity, when: game.when, review: game.over ? `#/review/game/${game.id}` : null, forget: () => forgetGame(game.id),
  }));
  return [...online, ...named, ...local].sort((one, other) => Number(other.isMine) - Number(one.isMine) || soonest(one.left, other.left) || other.when - one.when);
}

export function MyGames({ name, say }: { name: (id: string) => string; say: Say }) {
  const [drawn, redraw] = useState(0);
  const [own, setOwn] = useState<OwnGame[]>([]);
  useEffect(() => {
    void ownGames().then(setOwn, () => setOwn([]));
  }, [drawn]);
  const again = () => redraw((count) => count + 1);
  const lines = linesOf(own, say);
  return (
    <section class="my-games slip" id="my-games" aria-label={say("myGames")}>
      <h2>{say("myGames")} <a class="club-link" href="#/club">{tell(say.language)("club")}</a> <a class="club-link" href="#/tournaments">{tell(say.language)("tournaments")}</a> <a class="club-link" href="#/profile">{say("profile")}</a></h2>
      <Account say={say} changed={again} />
      <Challenges key={drawn} say={say} />
      {lines.length === 0 && <p class="quiet">{say("noGames")}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.key} class={line.isMine ? "mine" : ""}>
            <a href={line.address}>{name(line.game)}</a>
            <span>{line.opponent}</span>
            <span class="state">{line.state}{line.review && <> <a href={line.review}>{say("review")}</a></>}</span>
            <span class="quiet">{line.left < Infinity ? tell(say.language)("timeLeft", lengthOf(line.left, say)) : line.when ? ago(line.when, say) : ""}</span>
            <button class="close" aria-label={`${say("remove")}: ${name(line.game)}`} title={say("remove")} onClick={() => { line.forget(); again(); }}>×</button>
          </li>
        ))}
      </ul>
    </section>
  );
}
