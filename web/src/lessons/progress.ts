// progress.ts - which lessons have been gone through, kept in this browser.
import { storedList, storeList } from "../stored";
import type { LessonInfo } from "./lesson";

const KEY = "lessons";

export const lessonId = (game: string, name: string): string => `${game}/${name}`;

export const doneLessons = (): Set<string> => new Set(storedList<string>(KEY).filter((each) => typeof each === "string"));
export const keepDone = (id: string) => storeList(KEY, [...doneLessons().add(id)]);

// The first of the game that is still to be gone through, or its first.
export function nextLesson(lessons: LessonInfo[], game: string): LessonInfo | undefined {
  const done = doneLessons();
  const own = lessons.filter((lesson) => lesson.game === game);
  return own.find((lesson) => !done.has(lessonId(game, lesson.name))) ?? own[0];
}
