// panel.tsx - the card of a lesson beside the board: where one is, what is told or asked, what came of a try.
import { useEffect, useRef, useState } from "preact/hooks";
import { guideAddress } from "../guide/guide";
import type { Say } from "../texts";
import { ClauseDialog } from "../ui/table/clause";
import type { LessonAnswer, LessonMatch } from "./lesson";
import { doneLessons, lessonId } from "./progress";

// **Stressed** words.
export const Words = ({ text }: { text: string }) => <>{text.split("**").map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</>;

export function LessonPanel({ match, say }: { match: LessonMatch; say: Say }) {
  const { step, tried: answer } = match;
  const [clause, setClause] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.scrollTo({ top: answer ? body.current.scrollHeight : 0 }), [step?.step, answer]);
  if (!step) return null;
  const number = match.lessons.indexOf(match.lesson) + 1;
  const isOpen = step.isTask && !step.isDone;
  return (
    <aside class="lesson-panel slip" aria-label={say("lesson")} data-lesson={match.id} data-moment={`${step.step} ${step.isDone}`}>
      <header>
        <p class="quiet">{say("lessonOf", number, match.lessons.length)}</p>
        <a class="close-lesson" href={`#/learn/${step.game}`} aria-label={say("leaveLesson")}>×</a>
        <h2>{step.title}</h2>
        <Trail match={match} />
      </header>
      <div class="lesson-body" ref={body} aria-live="polite">
        <p class={isOpen ? "lesson-task" : "lesson-text"}><Words text={step.text} /></p>
        {match.isHinted && step.hint && isOpen && <p class="lesson-hint"><Words text={step.hint} /></p>}
        {answer && <Answer answer={answer} openClause={setClause} say={say} />}
        {match.isFinished && <p class="lesson-end">{say("lessonDone")}</p>}
      </div>
      <Buttons match={match} say={say} />
      {clause && <ClauseDialog game={step.game} clause={clause} close={() => setClause(null)} say={say} />}
    </aside>
  );
}

// A dot for each lesson of the game: done, this one, still to come.
function Trail({ match }: { match: LessonMatch }) {
  const done = doneLessons();
  return (
    <ol class="lesson-trail" aria-hidden="true">
      {match.lessons.map((each) => <li key={each.name} class={each === match.lesson ? "here" : done.has(lessonId(each.game, each.name)) ? "done" : ""} />)}
    </ol>
  );
}

function Answer({ answer, openClause, say }: { answer: LessonAnswer; openClause: (clause: string) => void; say: Say }) {
  const { outcome, text, reason, clause } = answer;
  if (outcome === "right") return <p class="lesson-answer good" role="status">{say("lessonGoOn")}</p>;
  const words = text ?? reason;
  return (
    <div class={`lesson-answer ${outcome === "done" ? "good" : "bad"}`} role="status">
      {outcome === "done" && <b>{say("lessonRight")} </b>}
      {words && <span class="lesson-words"><Words text={words} /></span>}
      {clause && <button class="link" onClick={() => openClause(clause)}>{say("ruleLink")} {clause}</button>}
    </div>
  );
}

function Buttons({ match, say }: { match: LessonMatch; say: Say }) {
  const step = match.step!;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step.isDone) next.current?.focus({ preventScroll: true });
  }, [step.step, step.isDone]);
  if (match.isFinished) {
    const following = match.lessons[match.lessons.indexOf(match.lesson) + 1];
    return (
      <p class="lesson-buttons" key="end">
        <a class="button" href={`#/learn/${step.game}`}>{say("allLessons")}</a>
        {following && <a class="button primary" href={`#/learn/${step.game}/${following.name}`}>{say("nextLesson")}</a>}
        {!following && <a class="button primary" href={guideAddress(step.game)}>{say("guidePlay")}</a>}
      </p>
    );
  }
  if (step.isDone) return <p class="lesson-buttons" key="next"><button class="primary" ref={next} onClick={() => void match.next()}>{say("lessonNext")}</button></p>;
  return (
    <p class="lesson-buttons" key="task">
      {step.hint && !match.isHinted && <button onClick={() => match.showHint()}>{say("hint")}</button>}
      <button class="show-me" onClick={() => void match.solve()}>{say("showMe")}</button>
      {step.step < step.steps - 1 && <button onClick={() => void match.next()}>{say("skip")}</button>}
    </p>
  );
}
