// log.tsx - the record in notation and in words. A click on a line shows that moment.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyFace } from "../games/face";
import type { Match, Moment } from "../match";
import { CHANCE, OVER, type Entry } from "../table";
import { isPlural, type Say } from "../texts";
import { toldBy } from "../motion/event";
import { keepForBranch } from "./branch";
import { CopyLink } from "./copy";
import { recordLink, reviewAddress } from "./record";
import type { Replay } from "./table/use-replay";

export function Log({ match, moment, face, replay, say }: { match: Match; moment: Moment; face: AnyFace; replay: Replay; say: Say }) {
  const [inWords, setInWords] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const { log, shown } = moment;
  const isOver = moment.isReplay || moment.table.toAct === OVER;

  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [shown, log.length]);

  const { running, jump, run } = replay;
  return (
    <section class="log" aria-label={say("log")}>
      <header>
        <button class="link" aria-pressed={inWords} onClick={() => setInWords(!inWords)}>
          {inWords ? say("notation") : say("words")}
        </button>
      </header>
      <ol ref={list} tabIndex={0}>
        {log.length === 0 && <li class="quiet">{say("noMoves")}</li>}
        {linesOf(log, face.guide.dealsAtOnce ? DEAL_MIN : Infinity).map(({ entry, index, draws }) => (
          <li key={index}>
            <button
              class={`entry side${entry.who < 0 ? "-chance" : moment.table.teams[entry.who]}`}
              aria-current={shown > index - draws + 1 && shown <= index + 1 ? "step" : undefined}
              onClick={() => jump(index + 1)}
            >
              <span class="number">{index + 1}</span>
              {draws > 1
                ? say("draws", draws)
                : inWords
                  ? <>{wordsOf(entry, face, say)}{toldBy(entry, say.language).map((line) => <span key={line} class="told">{line}</span>)}</>
                  : `${entry.who < 0 ? say("chance") : face.about.sides[say.language][entry.who]}: ${entry.action}`}
            </button>
            {roundAfter(entry) !== null && <p class="log-round">{say("logRound", roundAfter(entry)!)}</p>}
          </li>
        ))}
      </ol>
      <div class="steps">
        <button onClick={() => jump(0)} aria-label={say("first")}>|◀</button>
        <button onClick={() => jump(shown - 1)} aria-label={say("previous")}>◀</button>
        <button onClick={run} aria-label={running ? say("pause") : say("playReplay")}>{running ? "❙❙" : "▶▶"}</button>
        <button onClick={() => jump(shown + 1)} aria-label={say("next")}>▶</button>
        <button onClick={() => jump(log.length)} aria-label={say("last")}>▶|</button>
      </div>
      <div class="steps">
        <button onClick={() => download(match)}>{say("download")}</button>
        {isOver && <button onClick={async () => (location.hash = reviewAddress(await match.record(), moment.isReplay || moment.names.every((name) => name === "") ? -1 : moment.table.seat))}>{say("review")}</button>}
        {isOver && <CopyLink label={say("shareReplay")} link={async () => recordLink(await match.record())} say={say} />}
        {!isOver && match.watchLink && <CopyLink label={say("shareWatch")} link={() => match.watchLink!} say={say} />}
        {(shown < log.length || moment.isReplay) && moment.canBranch && (
          <button onClick={async () => (location.hash = keepForBranch(match.game, await match.record(), shown, moment.table))}>
            {say("branch")}
          </button>
        )}
      </div>
    </section>
  );
}

export function wordsOf(entry: Entry, face: AnyFace, say: Say): string {
  const side = face.about.sides[say.language][entry.who] ?? "";
  if (entry.action === "resign") return say(isPlural(side) ? "resignMany" : "resignOne", side);
  return face.guide.isAnonymous && entry.who >= 0 ? `${side}: ${entry.words}` : entry.words.charAt(0).toUpperCase() + entry.words.slice(1);
}

// The round that begins after this entry, in games that count them.
const roundAfter = (entry: Entry): number | null => entry.events?.find((event) => event.kind === "turn" && event.what === "round")?.number ?? null;

interface Line {
  entry: Entry;
  index: number; // of the last entry that the line stands for
  draws: number; // more than one: a whole deal
}

const DEAL_MIN = 4; // so many draws in a row are a deal

function linesOf(log: Entry[], least: number): Line[] {
  const lines: Line[] = [];
  for (let index = 0; index < log.length; index++) {
    let last = index;
    while (last + 1 < log.length && log[index]!.who === CHANCE && log[last + 1]!.who === CHANCE) last++;
    const draws = last - index + 1;
    if (draws >= least) {
      lines.push({ entry: log[last]!, index: last, draws });
      index = last;
    } else lines.push({ entry: log[index]!, index, draws: 1 });
  }
  return lines;
}

async function download(match: Match): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await match.record()], { type: "text/plain" }));
  link.download = `${match.game}.vexillum`;
  link.click();
  URL.revokeObjectURL(link.href);
}
