// side.tsx - beside the roll: what is wrong and what mends it, always in sight; the chosen piece and what it may have.
import { useEffect, useState } from "preact/hooks";
import type { RollProps } from "./roll";
import type { Choice, Fault, Part, Quartermaster, Told } from "./told";
import type { Words } from "./words";

export function Faults({ told, change, game, word, language }: { told: Told; change: (list: string) => void; game: string; word: Words; language: "en" | "ru" }) {
  const left = told.size - told.points;
  // The step in words, where it is to take one more of something.
  const stepOf = (mend: string) => {
    const added = told.choices.find((choice) => choice.more === mend);
    return added ? `${word.add}: ${added.name}, ${added.points}` : word.mend;
  };
  return (
    <section class={`slip army-faults${told.legal ? " sound" : ""}`} role="status" aria-label={word.missing}>
      <h2>{told.legal ? word.fine : word.missing}</h2>
      <p class="quiet">{left < 0 ? word.over : word.left}: {Math.abs(left)}. {told.summary}.</p>
      <ul>
        {told.faults.map((fault) => (
          <li key={`${fault.clause}${fault.en}`}>
            <span>{fault[language]}. <a class="quiet" href={`#/rules/${game}/${fault.clause}`}>{word.clause}</a></span>
            {fault.mend && <button type="button" class="primary" onClick={() => change(fault.mend!)}>{stepOf(fault.mend)}</button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

// "WM-ITEM-12 Sword of Fate, 5. Once a game ...": name and price stand beside it already.
const withoutHead = (text: string): string => text.replace(/^[^A-Z]*[A-Z]+-[A-Z]+-\d+\s*/, "").replace(/^[^.]*, \d+\.\s*/, "");

// A clause of the rules in its own words.
function ClauseText({ game, clause, master }: { game: string; clause: string; master: Quartermaster }) {
  const [text, setText] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void master.clause(game, clause).then((found) => isCurrent && setText(withoutHead(found)), () => undefined); // offline: name and price are enough
    return () => {
      isCurrent = false;
    };
  }, [game, clause, master]);
  return <small>{text}</small>;
}

function Extra({ extra, props, master }: { extra: Choice; props: RollProps; master: Quartermaster }) {
  const { info, change, word, language } = props;
  const next = extra.count > 0 ? extra.fewer : extra.more;
  return (
    <li class={extra.count > 0 ? "taken" : extra.why ? "against" : ""} data-extra={extra.key}>
      <span><b>{extra.name}</b> {extra.text ? <small>{extra.text}</small> : extra.clause && <ClauseText game={info.id} clause={extra.clause} master={master} />}{extra.why && <small class="why-not">{extra.why[language]}</small>}</span>
      <b>{extra.points}</b>
      <button type="button" aria-label={`${extra.count > 0 ? word.remove : word.add}: ${extra.name}`} disabled={!next} onClick={() => next && change(next)}>{extra.count > 0 ? "−" : "+"}</button>
    </li>
  );
}

export function PieceCard({ props, master }: { props: RollProps; master: Quartermaster }) {
  const { info, told, piece, choose, change, word } = props;
  const chosen = piece === null ? undefined : told.pieces[piece];
  const isTiles = info.id === "pocket-battles";
  if (!chosen) return <section class="slip army-piece"><p class="quiet">{isTiles ? word.chooseTile : word.choose}</p></section>;
  const profile = told.choices.find((choice) => choice.key === chosen.key);
  const remove = (list: string | undefined) => {
    if (list === undefined) return;
    if (!isTiles || chosen.parts.length < 2) choose(null);
    change(list);
  };
  return (
    <section class="slip army-piece" aria-label={chosen.name}>
      <h2>{chosen.name} <small>{chosen.points}</small> <button type="button" class="army-close" aria-label={word.close} onClick={() => choose(null)}>×</button></h2>
      {!isTiles && profile?.text && <p>{profile.text}</p>}
      <ul class="army-extras">
        {chosen.parts.map((part) => <PartRow key={part.key} part={part} text={isTiles ? told.choices.find((choice) => choice.key === part.key)?.text : undefined} change={(list) => (isTiles ? remove(list) : change(list))} raise={change} word={word} />)}
      </ul>
      {chosen.without !== undefined && <button type="button" onClick={() => remove(chosen.without)}>{word.remove}: {chosen.name}</button>}
      {told.extras.length > 0 && <h3>{isTiles ? word.joins : word.extras}</h3>}
      {isTiles && told.extras.every((extra) => extra.why) && told.extras[0]?.why && <p class="quiet">{word.nobody}</p>}
      <ul class="army-extras">
        {told.extras.filter((extra) => extra.count === 0 && (!isTiles || !extra.why)).map((extra) => <Extra key={extra.key} extra={extra} props={props} master={master} />)}
      </ul>
    </section>
  );
}

function PartRow({ part, text, change, raise, word }: { part: Part; text: string | undefined; change: (list: string) => void; raise: (list: string) => void; word: Words }) {
  return (
    <li class="taken">
      <span><b>{part.name}</b> {text && <small>{text}</small>}</span>
      <b>{part.points}</b>
      {part.top && <button type="button" aria-label={`${word.onTop}: ${part.name}`} title={word.onTop} onClick={() => raise(part.top!)}>↑</button>}
      {part.without !== undefined && <button type="button" aria-label={`${word.remove}: ${part.name}`} onClick={() => change(part.without!)}>−</button>}
    </li>
  );
}

export function Spells({ told, game, master, word }: { told: Told; game: string; master: Quartermaster; word: Words }) {
  if (!told.spells?.length) return null;
  return (
    <details class="slip army-spells">
      <summary>{word.spells}</summary>
      <ul>{told.spells.map((spell) => <li key={spell.key}><b>{spell.name}</b> <span class="quiet">{word.need} {spell.need}+</span> <ClauseText game={game} clause={spell.clause} master={master} /></li>)}</ul>
    </details>
  );
}

export function Advice({ remarks, word, language }: { remarks: Pick<Fault, "en" | "ru">[] | null; word: Words; language: "en" | "ru" }) {
  if (!remarks) return null;
  return <section class="slip army-advice" role="status"><h2>{word.advice}</h2><ul>{remarks.map((each) => <li key={each.en}>{each[language]}</li>)}</ul></section>;
}
