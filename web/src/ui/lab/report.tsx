// report.tsx - questions to the machine: a small study is played here, and a report is shown as it is, a page without scripts, shut off
// from this one.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../../texts";
import { saveFile } from "./files";
import { StudyRun, type Progress } from "./run";
import { filled, words, type Words } from "./words";

interface Props {
  game: string;
  rules: string; // in one word; "": the book's
  word: Words;
  say: Say;
}

const GAMES = 100;

// By which rules is it played, and what of it: the book's rules stand beside these.
const studyOf = (game: string, rules: string) =>
  [`study ${game}`, `question en ${words.en.question}`, `question ru ${words.ru.question}`, `game ${game}`, ...(rules ? [`factor rules book ${rules}`] : []), "bots level2", `games ${GAMES}`].join("\n");

export function Reports({ game, rules, word, say }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [report, setReport] = useState("");
  const [error, setError] = useState("");
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useRef<StudyRun | null>(null);
  const study = typed ?? studyOf(game, rules);
  useEffect(() => () => run.current?.stop(), []);
  useEffect(() => setTyped(null), [rules]);
  const play = async () => {
    setError("");
    setReport("");
    setProgress({ played: 0, games: 0, seconds: 0 });
    run.current = new StudyRun(`${study}\n`, say.language, setProgress);
    try {
      setReport(await run.current.play());
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    run.current = null;
    setProgress(null);
  };
  const left = progress && (progress.seconds > 90 ? filled(word.minutes, Math.ceil(progress.seconds / 60)) : progress.seconds > 0 ? filled(word.seconds, Math.ceil(progress.seconds)) : "");
  return (
    <section class="lab-study slip">
      <h2>{word.study}</h2>
      <p class="quiet">{word.studyHow}</p>
      <label class="form-field">{word.studyText}
        <textarea rows={7} spellcheck={false} value={study} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <p class="row">
        {progress ? <button type="button" onClick={() => run.current?.stop()}>{word.stop}</button> : <button type="button" class="primary" onClick={() => void play()}>{word.run}</button>}
        <label class="button">{word.openReport}<input type="file" class="hidden-input" accept=".html,text/html" onChange={async (event) => { const file = event.currentTarget.files?.[0]; if (file) setReport(await file.text()); }} /></label>
        {report && <button type="button" onClick={() => saveFile(report, `${game}.html`, "text/html")}>{word.saveReport}</button>}
        {report && <button type="button" onClick={() => setReport("")}>{word.closeReport}</button>}
      </p>
      {progress && <p role="status"><progress value={progress.played} max={progress.games || 1} aria-label={word.study} /> {filled(word.played, progress.played, progress.games)} {left}</p>}
      {error && <p class="lab-why" role="alert">{error}</p>}
      {report && <iframe class="lab-report" sandbox="" title={word.report} srcDoc={report} />}
    </section>
  );
}
