// cards.tsx - a review in a few figures: how well each side played, how lucky it was, where the game turned, what to learn.
import type { AnyFace } from "../games/face";
import type { Entry } from "../table";
import type { Say } from "../texts";
import { wordsOf as wordsOfEntry } from "../ui/log";
import { isThrow, percent, signed, type Mark, type Report } from "./report";
import { counted, filled, wordsOf } from "./words";

const MARKS: Mark[] = ["blunder", "mistake", "inaccuracy", "good", "best"];
const SIGNS: Record<Mark, string> = { blunder: "??", mistake: "?", inaccuracy: "?!", good: "✓", best: "★" };

interface SidesProps {
  report: Report;
  names: [string, string]; // of the sides
  side: number; // that is read for
  isOwn: boolean; // it is the reader's
  choose: (side: number) => void;
  say: Say;
}

export function Sides({ report, names, side, isOwn, choose, say }: SidesProps) {
  const words = wordsOf(say);
  const order: (0 | 1)[] = side === 0 ? [0, 1] : [1, 0];
  return (
    <section class="slip review-sides" aria-labelledby="review-how-well">
      <h2 id="review-how-well">{words.howWell}</h2>
      <div class="rings">
        {order.map((each) => (
          <button key={each} class={`plain ring side${each}`} aria-pressed={each === side} title={filled(words.seeAs, names[each])} onClick={() => choose(each)}>
            <Ring accuracy={report.sides[each].accuracy} />
            <span>{each === side && isOwn ? words.you : names[each]}<span class="unseen"> {words.accuracy}</span></span>
          </button>
        ))}
      </div>
      <table>
        <thead class="unseen"><tr><th scope="col">{words.howWell}</th>{order.map((each) => <th key={each} scope="col">{names[each]}</th>)}</tr></thead>
        <tbody>
          {MARKS.map((mark) => (
            <tr key={mark}>
              <th scope="row">{words.marks[mark]} <span class={`small-sign ${mark}`} aria-hidden="true">{SIGNS[mark]}</span></th>
              {order.map((each) => <td key={each}>{report.sides[each][mark]}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{words.noiseTold}</p>
    </section>
  );
}

function Ring({ accuracy }: { accuracy: number | null }) {
  const [middle, radius] = [46, 38];
  const round = 2 * Math.PI * radius;
  return (
    <svg viewBox="0 0 92 92" width="92" height="92" aria-hidden="true">
      <circle class="rest" cx={middle} cy={middle} r={radius} />
      {accuracy !== null && <circle class="share" cx={middle} cy={middle} r={radius} stroke-dasharray={`${(round * accuracy) / 1000} ${round}`} transform={`rotate(-90 ${middle} ${middle})`} />}
      <text x={middle} y={middle + 6} text-anchor="middle">{accuracy === null ? "–" : `${percent(accuracy)}%`}</text>
    </svg>
  );
}

const DICE = ["order", "shot", "combat", "magic"];

interface LuckProps {
  report: Report;
  side: number;
  name: string | null;
  names: [string, string];
  say: Say;
}

export function Luck({ report, side, name, names, say }: LuckProps) {
  const words = wordsOf(say);
  const kinds = [...new Set(report.sides.flatMap((each) => each.luck.map(({ kind }) => kind)))];
  const of = (each: number, kind: string) => report.sides[each]!.luck.find((row) => row.kind === kind);
  const title = name === null ? filled(words.luckTitle, signed(report.luck)) : filled(words.luckTitleOf, signed(report.luck), name);
  const share = percent(report.luckierThan);
  const isBattle = kinds.some((kind) => DICE.includes(kind));
  const luckier = isBattle ? (name === null ? words.rolled : words.rolledOf) : name === null ? words.luckier : words.luckierOf;
  if (kinds.length === 0) return <section class="slip review-luck"><h2>{filled(words.luckTitle, "0")}</h2><p>{words.noDice}</p></section>;
  return (
    <section class="slip review-luck" aria-labelledby="review-luck">
      <h2 id="review-luck">{title} <small>{filled(words.luckNoise, percent(report.luckNoise))}</small></h2>
      <Scale share={share} />
      <p>{filled(luckier, share, name ?? "")} {report.adjusted !== null && filled(words.adjusted, Math.max(0, Math.min(100, percent(report.adjusted))))}</p>
      <table>
        <thead><tr><th scope="col"><span class="unseen">{words.kind}</span></th>{[side, 1 - side].map((each) => <th key={each} scope="col" class={`side${each}`}>{each === side && name === null ? words.you : names[each]}</th>)}</tr></thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{of(0, kind)?.words ?? of(1, kind)?.words}</th>
              {[side, 1 - side].map((each) => {
                const row = of(each, kind);
                return <td key={each}>{row ? <>{signed(row.luck)} <span class="quiet">{filled(words.throwsOf, row.throws)}</span></> : "–"}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// Where this game stands among those whose throws were thrown anew.
function Scale({ share }: { share: number }) {
  return (
    <svg class="luck-scale" viewBox="0 0 200 40" aria-hidden="true">
      <path class="hill" d="M4 34C50 34 66 6 100 6S150 34 196 34Z" />
      <path class="base" d="M4 34H196" />
      <path class="pin" d={`M${4 + 1.92 * share} 36V10`} />
      <circle class="pin" cx={4 + 1.92 * share} cy="8" r="5" />
    </svg>
  );
}

export function Turning({ report, log, face, isOwn, show, say }: { report: Report; log: Entry[]; face: AnyFace; isOwn: (who: number) => boolean; show: (at: number) => void; say: Say }) {
  const words = wordsOf(say);
  const change = (at: number) => {
    const entry = report.entries[at]!;
    return isThrow(entry) ? (entry.luck ?? 0) : (isOwn(entry.who) ? -1 : 1) * (entry.loss ?? 0);
  };
  return (
    <section class="slip review-turning" aria-labelledby="review-turning">
      <h2 id="review-turning">{words.turning}</h2>
      {report.turning.length === 0 && <p class="quiet">{words.noTurning}</p>}
      <ol>
        {report.turning.map((at) => (
          <li key={at}>
            <button class="plain" onClick={() => show(at)}><b class={change(at) > 0 ? "finer" : "worse"}>{signed(change(at))}%</b> <span>{log[at] ? wordsOfEntry(log[at], face, say) : ""}</span></button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LearnProps {
  moments: number;
  isDone: boolean;
  learn: () => void;
  again: (() => void) | null;
  share: preact.ComponentChildren;
  say: Say;
}

export function Learn({ moments, isDone, learn, again, share, say }: LearnProps) {
  const words = wordsOf(say);
  return (
    <section class="slip review-learn">
      {moments > 0 ? (
        <>
          <h2>{counted(words.learnTitle, moments, say)}</h2> <p>{words.learnText}</p>
          <button class="primary" disabled={!isDone} onClick={learn}>{words.learn}</button>
        </>
      ) : (
        <>
          <h2>{isDone ? words.sound : words.learn}</h2>
          <p>{isDone ? words.soundText : words.working}</p>
        </>
      )}
      <p class="row">
        {again && <button onClick={again}>{words.rematch}</button>}
        {share}
        <a class="button" href="#/profile">{words.profile}</a>
      </p>
    </section>
  );
}
