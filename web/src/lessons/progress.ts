// progress.ts - which lessons have been gone through, kept in this browser.
import type { LessonInfo } from "./lesson";

const KEY = "lessons";

export const lessonId = (game: string, name: string): string => `${game}/${name}`;

export function doneLessons(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}

export function keepDone(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...doneLessons().add(id)]));
}

// The first of the game that is still to be gone through, or its first.
export function nextLesson(lessons: LessonInfo[], game: string): LessonInfo | undefined {
  const done = doneLessons();
  const own = lessons.filter((lesson) => lesson.game === game);
  return own.find((lesson) => !done.has(lessonId(game, lesson.name))) ?? own[0];
}
