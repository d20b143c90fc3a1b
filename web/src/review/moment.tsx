// moment.tsx - one moment in words: what was done, what would have been better and why, what it cost, or what chance gave.
import { useEffect, useState } from "preact/hooks";
import type { AnyFace } from "../games/face";
import type { Entry } from "../table";
import type { Say } from "../texts";
import { wordsOf as wordsOfEntry } from "../ui/log";
import { chanceAt, decisionAt, isError, isThrow, percent, signed, type Report, type Reviewed } from "./report";
import { filled, wordsOf } from "./words";

interface Props {
  report: Report;
  log: Entry[];
  at: number;
  face: AnyFace;
  name: string | null; // of the side whose chances are told; null: the reader's own
  isOwn: (who: number) => boolean;
  playOn: () => void;
  say: Say;
}

const SIGNS: Record<string, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// What the moment itself changed for the reader: an error by its loss, a throw by its luck.
const changeOf = (entry: Reviewed, isOwn: (who: number) => boolean): number => (isError(entry) ? (isOwn(entry.who) ? -entry.loss! : entry.loss!) : (entry.luck ?? 0));

export function Moment({ report, log, at, face, name, isOwn, playOn, say }: Props) {
  const words = wordsOf(say);
  const [hasLine, setLine] = useState(false);
  useEffect(() => setLine(false), [at]);
  const entry = report.entries[at]!;
  const deed = log[at];
  const done = deed ? wordsOfEntry(deed, face, say) : "";
  const isEnd = at === report.entries.length - 1;
  const number = decisionAt(report, at);
  const mark = entry.mark;
  const told = isEnd ? words.momentEnd : isThrow(entry) ? words.thrown : filled(words.markOf, number, mark ? words[mark] : deed?.action === "resign" ? words.resigns : entry.isLookedAt ? words.forced : words.notYet);
  const [before, change] = [isError(entry) ? entry.known : chanceAt(report, at), changeOf(entry, isOwn)];
  return (
    <section class="slip review-moment" aria-live="polite" aria-label={told}>
      <header>
        {mark && <span class={`sign ${mark}`} aria-hidden="true">{SIGNS[mark]}</span>}
        <h2>{told}</h2>
        {before !== null && !isEnd && <b class={change < 0 ? "worse" : change > 0 ? "finer" : ""}>{percent(before)}{percent(change) === 0 ? "" : ` → ${percent(Math.max(0, Math.min(1000, before + change)))}`}%</b>}
      </header>
      <div class="review-words">
        {!isEnd && <p>{done}{/[.!?]$/.test(done) ? "" : "."} {entry.fault?.map((fact) => `${upper(fact)}.`).join(" ")}</p>}
        {isError(entry) && entry.better && (
          <>
            <p><b>{filled(words.better, entry.better.words)}.</b> {entry.why?.length ? entry.why.map((fact) => `${upper(fact)}.`).join(" ") : words.noReason}</p>
            <p class="quiet">{filled(words.loss, percent(entry.loss!), percent(entry.noise!))}</p>
          </>
        )}
        {isThrow(entry) && <p>{entry.luck === undefined ? "" : percent(entry.luck) === 0 ? words.noLuck : name === null ? filled(words.luckGave, signed(entry.luck)) : filled(words.luckGaveOf, signed(entry.luck), name)}</p>}
        {hasLine && <ol class="review-line" aria-label={words.itsLine}>{entry.line!.map((step, index) => <li key={index}>{upper(step)}</li>)}</ol>}
      </div>
      <p class="row">
        {(entry.line?.length ?? 0) > 0 && <button aria-expanded={hasLine} onClick={() => setLine(!hasLine)}>{hasLine ? words.hideLine : words.showLine}</button>}
        {entry.who >= 0 && <button onClick={playOn}>{words.playOn}</button>}
      </p>
    </section>
  );
}
