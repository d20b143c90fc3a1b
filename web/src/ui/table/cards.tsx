// cards.tsx - cards that lie beside the board: the piece under the pointer, what just happened, how to win.
import type { AnyFace, Card } from "../../games/face";
import type { Moment } from "../../match";
import { CHANCE, type Entry } from "../../table";
import type { Say } from "../../texts";
import { wordsOf } from "../log";
import { InlineIcon } from "../icon";
import { Token } from "./token";

export function PieceCard({ card, openClause, say }: { card: Card; openClause: (clause: string) => void; say: Say }) {
  return (
    <article class="slip card">
      <header>
        {card.picture && <span class="card-picture" aria-hidden="true">{card.picture}</span>}
        <div><h2>{card.title}</h2>{card.note && <p class="card-note">{card.note}</p>}</div>
      </header>
      {card.rows && card.rows.length > 0 && (
        <dl>{card.rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      )}
      <div class={card.figure ? "card-words figured" : "card-words"}>
        <div>{card.lines.map((line) => <p key={line}>{line}</p>)}</div>
        {card.figure}
      </div>
      {card.link && <p><a href={card.link.href} target="_blank" rel="noopener">{card.link.label}</a></p>}
      {card.clause && <p><button class="link clause-link" onClick={() => openClause(card.clause!)}>{say("ruleLink")} {card.clause}</button></p>}
    </article>
  );
}

export function AimCard({ game, face, say }: { game: string; face: AnyFace; say: Say }) {
  return (
    <section class="slip card aim" aria-label={say("aim")}>
      <h2>{say("aim")}</h2>
      {face.about.aim[say.language].map((line) => <p key={line}>{line}</p>)}
      <p class="quiet"><a href={`#/rules/${game}`}>{say("rules")}</a><span class="for-keys"> · {say("keyboard")}</span></p>
    </section>
  );
}

const RECENT = 4;

interface JustNowProps {
  moment: Moment;
  face: AnyFace;
  facts: unknown;
  show: ((at: number) => void) | null;
  watchAgain: (() => void) | null;
  say: Say;
}

// Who did it, and what it says.
function Told({ entry, team, face, facts, say }: { entry: Entry; team: number; face: AnyFace; facts: unknown; say: Say }) {
  const piece = face.pieceOf?.(entry, facts, team);
  return <>{piece ? <span class="token piece" aria-hidden="true">{piece}</span> : <Token face={face} team={team} />}<span>{wordsOf(entry, face, say)}</span></>;
}

const WatchAgain = ({ press, say }: { press: () => void; say: Say }) => (
  <button class="tool" aria-label={say("watchAgain")} title={say("watchAgain")} onClick={press}><InlineIcon name="watch" size={20} /></button>
);

// The last of them alone, where a bar has nothing to ask.
export function LastDeed({ moment, face, facts, watchAgain, say }: Omit<JustNowProps, "show">) {
  const { log, shown, table } = moment;
  const last = log.slice(0, shown).findLast(({ who }) => who !== CHANCE);
  if (!last) return null;
  return (
    <div class={`last-deed just-now side${table.teams[last.who]}`}>
      <p><Told entry={last} team={table.teams[last.who]!} face={face} facts={facts} say={say} /></p>
      {watchAgain && <WatchAgain press={watchAgain} say={say} />}
    </div>
  );
}

// The last things that players did, newest first. Where it is too small for fingers it is only to be read.
export function JustNow({ moment, face, facts, show, watchAgain, say }: JustNowProps) {
  const { log, shown, table } = moment;
  const recent = log.slice(0, shown).map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.who !== CHANCE).slice(-RECENT).reverse();
  if (recent.length === 0) return null;
  const told = (entry: Entry) => <Told entry={entry} team={table.teams[entry.who]!} face={face} facts={facts} say={say} />;
  return (
    <section class="slip just-now" aria-label={say("justNow")}>
      <h2>{say("justNow")}</h2>
      <ol>
        {recent.map(({ entry, index }) => (
          <li key={index} class={`side${table.teams[entry.who]}`}>
            {show ? <button class="plain" onClick={() => show(index + 1)}>{told(entry)}</button> : <p>{told(entry)}</p>}
          </li>
        ))}
      </ol>
      {watchAgain && show && <button class="link watch-again" onClick={watchAgain}>{say("watchAgain")}</button>}
      {watchAgain && !show && <WatchAgain press={watchAgain} say={say} />}
    </section>
  );
}
