// model.ts - a ruleset on the page: the text of its differences and what the rules say of it. What may be changed and within which
// limits comes from the rules (`ruleset form`); they read every change before it counts.
import { languageFlag, quoted, type Engine } from "../../engine";
import type { Language } from "../../table";

export interface Field {
  key: string;
  help: string;
  form: "number" | "choice" | "set" | "name" | "text";
  least?: number;
  most?: number;
  word?: string; // of a number: a word that does as well
  values?: string; // of a choice or a set: its words; of a text: examples
  titles?: string[]; // of a set: what people call its words
}

export interface Thing {
  key?: string; // none: there is one thing of this kind
  title: string;
  values: string[]; // as a file has them, one a field
  book: string[];
}

export interface Kind {
  key: string;
  help: string;
  fields: Field[];
  things: Thing[];
}

export interface Form {
  game: string;
  hash?: string; // none: nothing differs from the book
  text?: string; // the differences, always written the same way
  changes?: string[];
  kinds: Kind[];
}

// A ruleset that is sound, and changes that are not yet: two of them may need each other.
export interface Draft {
  form: Form;
  open: Change[];
  why: string; // why the open ones will not do
}

export interface Change {
  place: string; // of the value, or "name"
  statement: string;
  value: string;
}

export const placeOf = (kind: Kind, thing: Thing, field: Field) => [kind.key, thing.key, field.key].filter(Boolean).join(" ");
export const changeOf = (place: string, value: string): Change => ({ place, value, statement: `${place} ${value}` });
export const textOf = (form: Form) => form.text ?? "";
export const asLines = (text: string) => text.split("; ").join("\n");

// A ruleset where one word must do: in an address, in a line of a study.
export const asOneWord = (text: string) => text.replace(/; /g, ";").replace(/ /g, "_");

export interface Names {
  en: string;
  ru: string;
}

const NAME = /^name "([^"]*)"(?: ru "([^"]*)")?/;

export function namesIn(text: string): Names {
  const [, en = "", ru = en] = NAME.exec(text) ?? [];
  return { en, ru };
}

const cleaned = (name: string) => name.replace(/["\\;_\n]/g, "").trim();
export const nameValue = ({ en, ru }: Names) => `"${cleaned(en) || cleaned(ru)}"${cleaned(ru) && cleaned(ru) !== cleaned(en) ? ` ru "${cleaned(ru)}"` : ""}`;
export const namesOfValue = (value: string): Names => namesIn(`name ${value}`);

export class Designer {
  constructor(private engine: Engine, private language: Language) {}

  // What can be changed in a game; a text that will not do throws its reason.
  form(game: string, text: string): Promise<Form> {
    return this.engine.json<Form>(`ruleset form ${game} ${text === "" ? "book" : quoted(onOneLine(text))} ${languageFlag(this.language)}`);
  }

  // Another change: together with those that waited for it, or it waits too.
  async change(draft: Draft, change: Change): Promise<Draft> {
    const open = [...draft.open.filter(({ place }) => place !== change.place), change];
    try {
      const text = [textOf(draft.form), ...open.map(({ statement }) => statement)].filter(Boolean).join("; ");
      return { form: await this.form(draft.form.game, text), open: [], why: "" };
    } catch (error) {
      return { form: draft.form, open, why: wordsOf(error) };
    }
  }

  // A name can be taken away only by leaving it out.
  async unname(draft: Draft): Promise<Draft> {
    const text = textOf(draft.form).replace(NAME, "").replace(/^; /, "");
    return { ...draft, form: await this.form(draft.form.game, text) };
  }
}

// A file as one line of the same length: remarks become blanks, and each end of a line a ';'.
const onOneLine = (text: string) => text.replace(/\r/g, "").replace(/(^|[\s;])#(?=\s|$).*$/gm, (all) => " ".repeat(all.length)).replace(/\n/g, ";");

const PLACE = /^(line|строка) \d+, (column|столбец) (\d+): /;

// What a refusal says; its place is that of the text if it has lines, and means nothing where nobody has written one.
export function wordsOf(error: unknown, text = ""): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(PLACE, (_, line: string, column: string, at: string) => {
    const before = text.replace(/\r/g, "").slice(0, Number(at) - 1).split("\n");
    return text.includes("\n") ? `${line} ${before.length}, ${column} ${before.at(-1)!.length + 1}: ` : "";
  });
}
