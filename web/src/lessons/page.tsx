// page.tsx - a lesson at the table, and the list of all lessons.
import { useEffect, useRef, useState } from "preact/hooks";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import type { Engine } from "../engine";
import { guideAddress } from "../guide/guide";
import type { GameInfo } from "../table";
import type { Say } from "../texts";
import { TablePage } from "../ui/table/page";
import { useMatch } from "../ui/table/use-match";
import type { LessonInfo, LessonMatch } from "./lesson";
import { LessonMarks } from "./marks";
import { LessonPanel } from "./panel";
import { doneLessons, lessonId, nextLesson } from "./progress";

export function LessonPage({ match, info, setLanguage, say }: { match: LessonMatch; info: GameInfo; setLanguage: () => void; say: Say }) {
  const root = useRef<HTMLDivElement>(null);
  useMatch(match);
  return (
    <div class="lesson-page" ref={root}>
      <TablePage match={match} info={info} setLanguage={setLanguage} say={say} />
      <LessonMarks root={root} step={match.step} />
      <LessonPanel match={match} say={say} />
    </div>
  );
}

export const loadLessons = (engine: Engine, say: Say): Promise<LessonInfo[]> => engine.json<LessonInfo[]>(`lessons --json --lang ${say.language}`);

// All lessons, game by game; `game` is shown first.
export function LessonsPage({ engine, game, say }: { engine: Engine; game: string | null; say: Say }) {
  const [lessons, setLessons] = useState<LessonInfo[] | null>(null);
  useEffect(() => {
    void loadLessons(engine, say).then(setLessons);
  }, [say.language]);
  const ids = gameNames.map(({ id }) => id);
  const order = game && ids.includes(game) ? [game, ...ids.filter((id) => id !== game)] : ids;
  return (
    <main class="lessons">
      <h1>{say("lessonsTitle")}</h1>
      <p>{say("lessonsPromise")}</p>
      {lessons ? order.map((id) => <Shelf key={id} id={id} lessons={lessons.filter((lesson) => lesson.game === id)} say={say} />) : <p>{say("loading")}</p>}
    </main>
  );
}

function Shelf({ id, lessons, say }: { id: string; lessons: LessonInfo[]; say: Say }) {
  const done = doneLessons();
  const next = nextLesson(lessons, id);
  const name = gameNames.find((game) => game.id === id)?.[say.language] ?? id;
  const count = lessons.filter((lesson) => done.has(lessonId(id, lesson.name))).length;
  const face = faceOf(id);
  if (!next) return null;
  return (
    <section class="slip lesson-shelf" aria-label={name}>
      <header>
        <span class="thumb" aria-hidden="true"><face.about.picture /></span>
        <div>
          <h2>{name}</h2>
          <p class="quiet">{say("lessonsDone", count, lessons.length)}</p>
        </div>
        <a class="button" href={guideAddress(id)}>{say("guidePlay")}</a>
        <a class="button primary" href={`#/learn/${id}/${next.name}`}>{say(count === 0 ? "beginLessons" : "resume")}</a>
      </header>
      <ol>
        {lessons.map((lesson, index) => {
          const isDone = done.has(lessonId(id, lesson.name));
          return <li key={lesson.name} class={isDone ? "done" : lesson === next ? "next" : ""}><a href={`#/learn/${id}/${lesson.name}`}><span class="number" aria-hidden="true">{isDone ? "✓" : index + 1}</span>{lesson.title}{isDone && <span class="unseen">{say("lessonIsDone")}</span>}</a></li>;
        })}
      </ol>
    </section>
  );
}
