// page.tsx - the review of a game: the board at a moment, the curve, and what can be said about it.
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { faceOf } from "../games";
import { playersIn, rematchAddress } from "../seats";
import type { GameInfo } from "../table";
import type { Say } from "../texts";
import { wordsOfTrouble } from "../trouble";
import { keepForBranch } from "../ui/branch";
import { CopyLink } from "../ui/copy";
import { InlineIcon } from "../ui/icon";
import { reviewLink } from "../ui/record";
import { changeSetting, isDark, useSetting } from "../ui/settings";
import { useLayout } from "../ui/table/layout";
import { ReviewBoard, useTableAt } from "./board";
import { Learn, Luck, Sides, Turning } from "./cards";
import { Graph, type Step } from "./graph";
import { Moment } from "./moment";
import { decisionAt, forSide, isError, momentsOf, type Report } from "./report";
import { readerOf, recordToReview } from "./source";
import { keepPuzzles, keepReviewed, keyOf } from "./store";
import { filled, wordsOf } from "./words";
import { ReviewWork } from "./work";

interface Props {
  parts: string[]; // of the address
  query: URLSearchParams;
  games: GameInfo[];
  setLanguage: () => void;
  say: Say;
}

export function ReviewPage({ parts, query, games, setLanguage, say }: Props) {
  const [work, setWork] = useState<ReviewWork | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [, redraw] = useState(0);
  useEffect(() => {
    let current: ReviewWork | null = null;
    let isGone = false;
    setWork(null);
    setFailure(null);
    void recordToReview(parts).then(
      (record) => {
        if (isGone) return;
        current = new ReviewWork(record, say);
        current.onChange = () => redraw((count) => count + 1);
        setWork(current);
        void current.start();
      },
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
      current?.stop();
    };
  }, [parts.join("/"), query.get("n")]);
  useEffect(() => void work?.speak(say), [say]);
  const error = failure ?? work?.error ?? null;
  const info = games.find((game) => work?.record.startsWith(`record ${game.id}\n`));
  if (error !== null || (work && !info))
    return (
      <main class="review felt failed">
        <section class="slip notice">
          <h1>{wordsOf(say).title}</h1>
          <p><span class="error" role="alert">{error === null ? say("noRecord") : wordsOfTrouble(error, say)}</span></p>
          <a class="button" href="#/">{say("home")}</a>
        </section>
      </main>
    );
  if (!work || !info) return <main class="review felt"><h1 class="unseen">{wordsOf(say).title}</h1><p class="notice">{say("loading")}</p></main>;
  return <Reviewed key={work.record} work={work} info={info} query={query} setLanguage={setLanguage} say={say} />;
}

function Reviewed({ work, info, query, setLanguage, say }: { work: ReviewWork; info: GameInfo; query: URLSearchParams; setLanguage: () => void; say: Say }) {
  const words = wordsOf(say);
  const face = faceOf(info.id);
  const { layout } = useLayout();
  const [at, setAt] = useState<number | null>(null); // null: nobody has chosen a moment yet
  const [side, setSide] = useState<number | null>(null);
  const isOpen = work.log.length > 0;
  const start = useTableAt(work, 0, 0, isOpen);
  const teams = start?.teams ?? [0, 1];
  const reader = readerOf(work.record, start?.seats ?? 2, query);
  const sideOf = (seat: number) => (seat >= 0 && teams[seat] !== teams[0] ? 1 : 0);
  const shownSide = side ?? (reader === null ? 0 : sideOf(reader));
  const isReader = reader !== null && sideOf(reader) === shownSide;
  const isOwn = (who: number) => who >= 0 && sideOf(who) === shownSide;
  const names = [0, 1].map((each) => face.about.sides[say.language][Math.max(0, teams.findIndex((_, seat) => sideOf(seat) === each))] ?? "") as [string, string];
  const name = isReader ? null : names[shownSide]!;
  const report = useMemo(() => work.report && forSide(work.report, shownSide), [work.report, shownSide]);
  const isDone = work.done === 1;
  const key = useMemo(() => keyOf(work.record), [work.record]);

  // Until somebody chooses, the worst error so far is shown.
  const shown = Math.min(at ?? (report ? worstOf(report, isOwn) : 0), Math.max(0, (report?.entries.length ?? 1) - 1));
  const entry = report?.entries[shown];
  const seat = entry && entry.who >= 0 ? entry.who : Math.max(0, teams.findIndex((_, each) => sideOf(each) === shownSide));
  const table = useTableAt(work, shown, seat, isOpen);
  const step = useCallback((by: Step) => report && setAt(stepped(report, shown, by)), [report, shown]);
  useStepKeys(step);
  useEffect(() => {
    if (isDone && report && isReader && work.problem === null) keepReviewed(key, report, shownSide, say.language);
  }, [isDone, isReader]);

  const moments = report ? momentsOf(report, isOwn) : [];
  const learn = async () => {
    const found = [];
    for (const each of moments) found.push({ at: each, text: await work.puzzle(each) });
    const first = keepPuzzles(info.id, key, found);
    if (first !== null) location.hash = `#/puzzles/${info.id}/${first}`;
  };
  const playOn = () => table && (location.hash = keepForBranch(info.id, work.record, shown, table));
  const level = playersIn(work.record, start?.seats ?? 2).find((player) => player.kind === "machine");
  const title = resultWords(report, isReader, names, shownSide, say);
  const last = report ? decisionAt(report, report.entries.length - 1) : 0;
  return (
    <main class={`review felt ${layout}`} data-side={shownSide} data-done={isDone ? "yes" : "no"} data-seconds={work.seconds.toFixed(1)}>
      <header class="review-strip wood">
        <a href="#/" class="link" aria-label={say("home")} title={say("home")}>☰</a>
        <h1>{title}</h1>
        <p>{info.name}{level ? `, ${filled(words.against, level.level)}` : ""}</p>
        <nav aria-label={words.step}>
          <button class="plain" aria-label={words.previousError} title={words.previousError} onClick={() => step("errorBack")}>«</button>
          <button class="plain" aria-label={words.back} title={words.back} onClick={() => step(-1)}>◀</button>
          <span>{report ? filled(words.momentShort, decisionAt(report, shown), last) : ""}</span>
          <button class="plain" aria-label={words.forward} title={words.forward} onClick={() => step(1)}>▶</button>
          <button class="plain" aria-label={words.nextError} title={words.nextError} onClick={() => step("error")}>»</button>
        </nav>
        <ThemeButton say={say} />
        <button class="plain" lang={say.language === "en" ? "ru" : "en"} onClick={setLanguage} title={say("language")}>{say.language === "en" ? "RU" : "EN"}</button>
      </header>
      <div class="review-place">
        <ReviewBoard work={work} info={info} report={report} at={shown} seat={seat} table={table} layout={layout} say={say} />
        {report ? <Moment report={report} log={work.log} at={shown} face={face} name={name} isOwn={isOwn} playOn={playOn} say={say} /> : <section class="slip review-moment"><h2>{words.working}</h2><p>{words.curveSoon}</p></section>}
      </div>
      <div class="review-told">
        <section class="slip review-curve" aria-label={words.title}>
          {report ? <Graph report={report} at={shown} isOwn={isOwn} name={name} step={step} show={setAt} say={say} /> : <p class="notice">{words.working}</p>}
          {!isDone && <p class="review-progress" role="status"><progress value={work.done} max={1} aria-label={words.working} /><span>{words.working}</span></p>}
          {work.problem !== null && <p class="review-problem" role="alert">{filled(words.cut, work.problem)}</p>}
        </section>
        {report && (
          <div class="review-cards">
            <Sides report={report} names={names} side={shownSide} isOwn={isReader} choose={setSide} say={say} />
            <Luck report={report} side={shownSide} name={name} names={names} say={say} />
            <div class="review-rest">
              <Turning report={report} log={work.log} face={face} isOwn={isOwn} show={setAt} say={say} />
              <Learn
                moments={moments.length} isDone={isDone} learn={() => void learn()} say={say}
                again={level ? () => (location.hash = rematchAddress(info.id, playersIn(work.record, start?.seats ?? 2), "", false)) : null}
                share={<CopyLink label={words.share} link={() => reviewLink(work.record)} say={say} />}
              />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}

function ThemeButton({ say }: { say: Say }) {
  useSetting("theme");
  return <button class="plain theme" aria-label={say(isDark() ? "day" : "night")} title={say(isDark() ? "day" : "night")} onClick={() => changeSetting("theme", isDark() ? "light" : "dark")}><InlineIcon name={isDark() ? "sun" : "moon"} size={18} /></button>;
}

function worstOf(report: Report, isOwn: (who: number) => boolean): number {
  const worth = (at: number) => (report.entries[at]!.loss ?? 0) + (isOwn(report.entries[at]!.who) ? 1000 : 0);
  const errors = report.entries.flatMap((entry, index) => (isError(entry) ? [index] : []));
  return errors.sort((one, other) => worth(other) - worth(one))[0] ?? report.turning[0] ?? 0;
}

// From decision to decision; a throw that changed much is stopped at too.
const NOTABLE = 30;
function stepped(report: Report, from: number, by: Step): number {
  const last = report.entries.length - 1;
  if (by === "first") return 0;
  if (by === "last") return last;
  const forward = by === "error" || (typeof by === "number" && by > 0);
  const isStop = (at: number) => {
    const entry = report.entries[at]!;
    if (by === "error" || by === "errorBack") return isError(entry);
    return entry.who >= 0 || at === last || at === 0 || Math.abs(entry.luck ?? 0) >= NOTABLE;
  };
  for (let at = from + (forward ? 1 : -1); at >= 0 && at <= last; at += forward ? 1 : -1) if (isStop(at)) return at;
  return from;
}

// Arrows step wherever the focus is, but in fields and on the curve, which has its own.
function useStepKeys(step: (by: Step) => void): void {
  useEffect(() => {
    const keys: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1, Home: "first", End: "last", PageUp: "errorBack", PageDown: "error" };
    const press = (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      step(by);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [step]);
}

function resultWords(report: Report | null, isReader: boolean, names: [string, string], side: number, say: Say): string {
  const words = wordsOf(say);
  if (!report) return words.title;
  if (report.result === null) return words.notOver;
  if (report.result === 500) return words.wasDrawn;
  const hasWon = report.result > 500;
  if (isReader) return hasWon ? words.youWon : words.youLost;
  return filled(words.sideWon, names[hasWon ? side : 1 - side]!);
}
