// values.tsx - one value of a ruleset as something to type, choose or tick. It hands over the value as a file has it.
import { nameValue, namesOfValue, type Field } from "./model";
import { filled, type Words } from "./words";

interface Props {
  field: Field;
  label: string;
  value: string;
  book: string;
  isWrong: boolean;
  change: (value: string) => void;
  word: Words;
}

export function Value(props: Props) {
  const { field, value, book, isWrong, word } = props;
  const differs = value !== book;
  const title = differs ? filled(word.book, book) : undefined;
  return (
    <span class={`lab-value${differs ? " differs" : ""}${isWrong ? " wrong" : ""}`} title={title}>
      {field.form === "set" ? <Ticks {...props} /> : field.form === "name" ? <Names {...props} /> : field.word || field.form === "choice" ? <Choice {...props} /> : <Typed {...props} />}
    </span>
  );
}

function Typed({ field, label, value, isWrong, change }: Props) {
  const same = {
    "aria-label": label, "aria-invalid": isWrong, value,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const typed = event.currentTarget.value.replace(/\s+/g, "");
      if (typed !== "") change(typed);
    },
  };
  if (field.form === "number") return <input type="number" min={field.least} max={field.most} {...same} />;
  return <input type="text" placeholder={field.values?.split("|")[0]} {...same} />;
}

// One of several words, or a number for which a word does as well: "any".
function Choice({ field, label, value, isWrong, change }: Props) {
  const numbers = () => Array.from({ length: field.most! - field.least! + 1 }, (_, index) => String(field.least! + index));
  const all = field.form === "choice" ? field.values!.split("|") : [...numbers(), field.word!];
  return (
    <select aria-label={label} aria-invalid={isWrong} value={value} onChange={(event) => change(event.currentTarget.value)}>
      {all.map((each) => <option key={each} value={each}>{each}</option>)}
    </select>
  );
}

function Ticks({ field, label, value, change }: Props) {
  const chosen = value === "none" ? [] : value.split(",");
  const all = field.values?.split("|") ?? [];
  const toggle = (each: string) => change(all.filter((other) => (other === each) !== chosen.includes(other)).join(",") || "none");
  return (
    <span class="lab-ticks" role="group" aria-label={label}>
      {all.map((each, index) => <label key={each}><input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} /> {field.titles?.[index] ?? each}</label>)}
    </span>
  );
}

function Names({ label, value, change, word }: Props) {
  const names = namesOfValue(value);
  const set = (language: "en" | "ru") => (event: { currentTarget: HTMLInputElement }) => {
    const next = { ...names, [language]: event.currentTarget.value };
    if (next.en || next.ru) change(nameValue(next));
  };
  return (
    <span class="lab-names">
      <input aria-label={`${label}, ${word.name}`} value={names.en} onChange={set("en")} />
      <input aria-label={`${label}, ${word.nameRu}`} value={names.ru} onChange={set("ru")} />
    </span>
  );
}
