// form.tsx - what can be changed in a game: kinds of things, and the values of each. Many things with a few numbers are a table, others
// are shown one at a time.
import { useState } from "preact/hooks";
import { changeOf, placeOf, type Change, type Draft, type Field, type Kind, type Thing } from "./model";
import { Value } from "./values";
import { filled, type Words } from "./words";

interface Props {
  draft: Draft;
  change: (change: Change) => void;
  word: Words;
}

const TABLE_MOST = 24; // things in a table

export function RulesForm({ draft, change, word }: Props) {
  const { kinds } = draft.form;
  const [at, setAt] = useState(() => Math.max(0, kinds.findIndex(hasChanges)));
  const kind = kinds[at] ?? kinds[0]!;
  return (
    <section class="lab-form slip">
      <div class="lab-kinds" role="group" aria-label={word.which}>
        {kinds.map((each, index) => (
          <button key={each.key} type="button" aria-pressed={each === kind} onClick={() => setAt(index)}>{each.help}{hasChanges(each) ? " •" : ""}</button>
        ))}
      </div>
      {isTable(kind) ? <ValueTable key={kind.key} kind={kind} draft={draft} change={change} word={word} /> : <OneByOne key={kind.key} kind={kind} draft={draft} change={change} word={word} />}
    </section>
  );
}

const hasChanges = (kind: Kind) => kind.things.some(isChanged);
const isChanged = (thing: Thing) => thing.values.some((value, index) => value !== thing.book[index]);
const isTable = (kind: Kind) => kind.things.length > 1 && kind.things.length <= TABLE_MOST && kind.fields.every((field) => field.form === "number");

// The value as it is now, or as somebody has asked for it.
function cell({ draft, change, word }: Props, kind: Kind, thing: Thing, field: Field, index: number) {
  const place = placeOf(kind, thing, field);
  const open = draft.open.find((other) => other.place === place);
  return (
    <Value field={field} label={`${thing.title}: ${field.help}`} value={open?.value ?? thing.values[index]!} book={thing.book[index]!} isWrong={open !== undefined} change={(value) => change(changeOf(place, value))} word={word} />
  );
}

const limitsOf = (field: Field) => (field.form === "number" ? `${field.least}–${field.most}` : "");

function ValueTable(props: Props & { kind: Kind }) {
  const { kind } = props;
  return (
    <div class="lab-scroll" tabIndex={0} role="group" aria-label={kind.help}>
      <table>
        <thead><tr><th scope="col">{kind.help}</th>{kind.fields.map((field) => <th key={field.key} scope="col">{field.help} <small>{limitsOf(field)}</small></th>)}</tr></thead>
        <tbody>
          {kind.things.map((thing) => (
            <tr key={thing.key}>
              <th scope="row">{thing.title}</th>
              {kind.fields.map((field, index) => <td key={field.key}>{cell(props, kind, thing, field, index)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OneByOne(props: Props & { kind: Kind }) {
  const { kind, word } = props;
  const [at, setAt] = useState(() => Math.max(0, kind.things.findIndex(isChanged)));
  const thing = kind.things[at] ?? kind.things[0]!;
  return (
    <>
      {kind.things.length > 1 && (
        <label class="form-field">{word.which}
          <select value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
            {kind.things.map((each, index) => <option key={each.key} value={index}>{each.title}{nameOf(each, kind)}{isChanged(each) ? " •" : ""}</option>)}
          </select>
        </label>
      )}
      <dl class="lab-values">
        {kind.fields.map((field, index) => (
          <div key={field.key} class={field.form === "number" ? "" : "wide"}>
            <dt>{field.help} <small>{limitsOf(field)}</small></dt>
            <dd>
              {cell(props, kind, thing, field, index)}
              {thing.values[index] !== thing.book[index] && <small class="lab-was">{filled(word.book, told(field, thing.book[index]!, word))}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

// The words of a set as people know them.
function told(field: Field, value: string, word: Words): string {
  if (field.form !== "set" || !field.titles) return value;
  const all = field.values!.split("|");
  return value === "none" ? word.noWords : value.split(",").map((each) => field.titles![all.indexOf(each)]).join(", ");
}

// Some things have a number for a title and a name among their values.
function nameOf(thing: Thing, kind: Kind): string {
  const index = kind.fields.findIndex((field) => field.form === "name");
  const isRussian = document.documentElement.lang === "ru";
  const [, english = "", russian = english] = /^"([^"]*)"(?: ru "([^"]*)")?/.exec(thing.values[index] ?? "") ?? [];
  const name = isRussian ? russian : english;
  return name && name !== thing.title ? `, ${name}` : "";
}
