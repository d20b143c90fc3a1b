// texts.ts - the sentences of the page in the reader's language. The rules' own sentences come from the C core.
import type { Language } from "./table";
import { en } from "./texts/en";
import { ru, type Texts } from "./texts/ru";

const all: Record<Language, Texts> = { en, ru };

export type TextKey = { [key in keyof Texts]: Texts[key] extends string ? key : never }[keyof Texts];

export function preferredLanguage(): Language {
  const stored = localStorage.getItem("language");
  if (stored === "en" || stored === "ru") return stored;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

export function translator(language: Language) {
  const texts = all[language];
  const say = (key: TextKey, ...values: (string | number)[]) =>
    texts[key].replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
  const rules = new Intl.PluralRules(language);
  const form = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 2 } as const;
  const days = (count: number) => texts.days[form[rules.select(count)]]!.replace("{0}", String(count));
  return Object.assign(say, { levels: texts.levels, news: texts.news, days, language });
}

export type Say = ReturnType<typeof translator>;

// Russian names of sides that stand in the plural: Синие, Орки, Тёмные эльфы. English verbs follow the same names.
export const isPlural = (name: string): boolean => /(ые|ие|ы|и|s)$/i.test(name.split(" ")[0] ?? "");
