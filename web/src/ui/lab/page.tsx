// page.tsx - the designer's lab: a ruleset is edited in a form, checked by the rules themselves, played at one press, shared as a link or
// a file; the machine plays small studies, and reports are opened.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { copyText } from "../../clipboard";
import type { Engine } from "../../engine";
import type { GameInfo } from "../../table";
import type { Say } from "../../texts";
import { saveFile } from "./files";
import { RulesForm } from "./form";
import { asLines, asOneWord, changeOf, Designer, nameValue, namesIn, textOf, wordsOf, type Change, type Draft } from "./model";
import { Reports } from "./report";
import { words, type Words } from "./words";

interface Props {
  engine: Engine;
  game: string | null;
  query: URLSearchParams;
  games: GameInfo[] | null;
  say: Say;
}

export function LabPage({ engine, game, query, games, say }: Props) {
  const word = words[say.language];
  const able = (games ?? []).filter(({ options }) => options.some(({ key }) => key === "rules"));
  const chosen = able.find(({ id }) => id === game) ?? able[0];
  return (
    <main class="lab">
      <header>
        <h1>{word.title}</h1>
        <p>{word.lead}</p>
        <label class="form-field">{word.game}
          <select value={chosen?.id} onChange={(event) => (location.hash = `#/lab/${event.currentTarget.value}`)}>
            {able.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </select>
        </label>
      </header>
      {chosen ? <Workbench key={chosen.id} engine={engine} info={chosen} first={query.get("rules") ?? ""} word={word} say={say} /> : <p>{say("loading")}</p>}
    </main>
  );
}

function Workbench({ engine, info, first, word, say }: { engine: Engine; info: GameInfo; first: string; word: Words; say: Say }) {
  const designer = useMemo(() => new Designer(engine, say.language), [engine, say]);
  const held = useRef<Draft | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState("");
  const latest = useRef(Promise.resolve());
  const keep = (next: Draft) => {
    held.current = next;
    setDraft(next);
  };
  const read = async (text: string) => {
    try {
      keep({ form: await designer.form(info.id, text), open: [], why: "" });
      setError("");
    } catch (failure) {
      if (!held.current) keep({ form: await designer.form(info.id, ""), open: [], why: "" });
      setError(wordsOf(failure, text));
    }
  };
  useEffect(() => void read(draft ? textOf(draft.form) : first), [designer]);
  if (!draft) return <p>{say("loading")}</p>;
  // One after the other, each upon what the one before has made of the rules.
  const step = (make: (from: Draft) => Promise<Draft>) =>
    (latest.current = latest.current.then(async () => {
      keep(await make(held.current!));
      setError("");
    }));
  const change = (each: Change) => void step((from) => designer.change(from, each));
  const unname = () => void step((from) => designer.unname(from));
  return (
    <div class="lab-bench">
      <Ruleset draft={draft} change={change} unname={unname} drop={() => keep({ ...draft, open: [], why: "" })} read={read} error={error} word={word} say={say} />
      <RulesForm draft={draft} change={change} word={word} />
      <Reports game={info.id} rules={asOneWord(textOf(draft.form))} word={word} say={say} />
    </div>
  );
}

interface RulesetProps {
  draft: Draft;
  change: (change: Change) => void;
  unname: () => void;
  drop: () => void;
  read: (text: string) => void;
  error: string;
  word: Words;
  say: Say;
}

// What the ruleset is called, how it differs, and what can be done with it.
function Ruleset({ draft, change, unname, drop, read, error, word, say }: RulesetProps) {
  const { form } = draft;
  const names = namesIn(textOf(form));
  const [level, setLevel] = useState(Number(localStorage.getItem("level") ?? 3));
  const rename = (language: "en" | "ru") => (event: { currentTarget: HTMLInputElement }) => {
    const next = { ...names, [language]: event.currentTarget.value };
    if (next.en.trim() || next.ru.trim()) change(changeOf("name", nameValue(next)));
    else if (names.en) unname();
  };
  const rules = form.text ? `&rules=${encodeURIComponent(form.text)}` : "";
  const why = draft.why || error;
  const fields = say.language === "ru" ? (["ru", "en"] as const) : (["en", "ru"] as const);
  return (
    <section class="lab-rules slip">
      <div class="lab-title">
        {fields.map((language) => (
          <label key={language} class="form-field">{language === "en" ? word.name : word.nameRu}
            <input value={names[language]} maxLength={60} onChange={rename(language)} />
          </label>
        ))}
      </div>
      <h2>{word.changes}</h2>
      {form.changes?.length ? <ul class="lab-changes">{form.changes.map((line) => <li key={line}>{line}</li>)}</ul> : <p class="quiet">{word.none}</p>}
      {why && (
        <p class="lab-why" role="alert"><b>{word.wrong}.</b> {why} {draft.open.length > 0 && <button type="button" onClick={drop}>{word.drop}</button>}</p>
      )}
      <p class="row">
        <a class="button primary" href={`#/play/${form.game}?seats=human,${level}${rules}&n=${Date.now()}`}>{word.play}</a>
        <label>{word.level} <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>{say.levels.map((name, index) => <option key={name} value={index + 1}>{index + 1}</option>)}</select></label>
      </p>
      <Share draft={draft} read={read} word={word} />
    </section>
  );
}

function Share({ draft, read, word }: { draft: Draft; read: (text: string) => void; word: Words }) {
  const { form } = draft;
  const [note, setNote] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const text = form.text ? asLines(form.text) : "";
  const link = () => `${location.origin}${location.pathname}#/lab/${form.game}${form.text ? `?rules=${encodeURIComponent(form.text)}` : ""}`;
  const take = (given: string) => {
    read(given);
    setTyped(null);
  };
  return (
    <>
      <p class="row lab-share">
        <button type="button" onClick={() => void copyText(link()).then((done) => setNote(done ? word.copied : link()))}>{word.copyLink}</button>
        <button type="button" onClick={() => saveFile(`base book\ngame ${form.game}\n${text}\n`, `${form.game}.rules`, "text/plain")}>{word.save}</button>
        <label class="button">{word.open}<input type="file" class="hidden-input" accept=".rules,text/plain" onChange={async (event) => { const file = event.currentTarget.files?.[0]; if (file) take(await file.text()); }} /></label>
        {form.text && <button type="button" onClick={() => take("")}>{word.reset}</button>}
        {note && <span role="status">{note}</span>}
      </p>
      <details>
        <summary>{word.text}</summary>
        <textarea rows={5} spellcheck={false} aria-label={word.text} value={typed ?? text} onInput={(event) => setTyped(event.currentTarget.value)} />
        <button type="button" disabled={typed === null} onClick={() => take(typed ?? "")}>{word.read}</button>
      </details>
    </>
  );
}
