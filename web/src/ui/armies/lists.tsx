// lists.tsx - where a list comes from: kept in this browser, ready, drawn by lot, empty, or brought as text or link.
import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../table";
import { InlineIcon } from "../icon";
import { emblemOf, fieldOf } from "./picture";
import { armyFromText, type KeptArmy } from "./shelf";
import type { Army, Checked, Quartermaster, Ready } from "./told";
import type { Words } from "./words";

interface ShelfProps {
  kept: KeptArmy[];
  draft: { id: string | null } | null;
  open: (army: KeptArmy) => void;
  master: Quartermaster;
  word: Words;
}

export function Shelf({ kept, draft, open, master, word }: ShelfProps) {
  if (kept.length === 0) return <p class="quiet">{word.none}</p>;
  return (
    <ul aria-label={word.saved}>
      {kept.map((army) => <li key={army.id}><Kept army={army} isChosen={army.id === draft?.id} open={open} master={master} word={word} /></li>)}
    </ul>
  );
}

// Its army, what it costs, and whether it may fight as it is.
function Kept({ army, isChosen, open, master, word }: { army: KeptArmy; isChosen: boolean; open: (army: KeptArmy) => void; master: Quartermaster; word: Words }) {
  const [told, setTold] = useState<Checked | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void master.check(army).then((found) => isCurrent && setTold(found), () => undefined); // of an older version: its name is enough
    return () => {
      isCurrent = false;
    };
  }, [army.list, army.size, master]);
  return (
    <button type="button" class={`army-kept${isChosen ? " chosen" : ""}`} onClick={() => open(army)}>
      {told && <span class="army-shield" style={fieldOf(told.army)}><InlineIcon name={emblemOf(army.game, told.army)} size={20} /></span>}
      <span><b>{army.name}</b><small class={told?.legal === false ? "faulty" : ""}>{told ? `${told.name}, ${told.points} ${word.of} ${army.size}` : army.size}</small></span>
    </button>
  );
}

const sizesOf = (info: GameInfo): number[] => (info.id === "pocket-battles" ? [30, 50, 80, 120] : [500, 1000, 1500, 2000, 3000]);

interface NewListProps {
  first: string;
  games: GameInfo[];
  master: Quartermaster;
  open: (army: Army) => void;
  word: Words;
}

export function NewList({ first, games, master, open, word }: NewListProps) {
  const [game, setGame] = useState(first);
  const info = games.find((each) => each.id === game)!;
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const size = sizes[game] ?? info.armies!.usual;
  const [ready, setReady] = useState<Ready[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void master.ready(game, size).then((found) => isCurrent && setReady(found));
    return () => {
      isCurrent = false;
    };
  }, [game, size, master]);
  const armies = (info.facts as { armies: { key: string; name: string }[] }).armies;
  const start = (list: string) => open({ game, list, size });
  return (
    <section class="army-new slip">
      <header class="row">
        <h2>{word.newList}</h2>
        <div class="row" role="group">{games.map((each) => <button key={each.id} type="button" class={each.id === game ? "primary" : ""} aria-pressed={each.id === game} onClick={() => setGame(each.id)}>{each.name}</button>)}</div>
        <label>{word.size} <select value={size} onChange={(event) => setSizes({ ...sizes, [game]: Number(event.currentTarget.value) })}>{sizesOf(info).map((each) => <option key={each} value={each}>{each}</option>)}</select></label>
      </header>
      <ul class="army-banners">
        {armies.map((army) => {
          const made = ready.find((each) => each.key === army.key);
          return (
            <li key={army.key} class="army-banner">
              <span class="army-shield" style={fieldOf(army.key)}><InlineIcon name={emblemOf(game, army.key)} size={30} /></span>
              <b>{army.name}</b>
              <span class="row">
                {made && <button type="button" aria-label={`${army.name}: ${word.ready}`} onClick={() => start(made.list)}>{word.ready}</button>}
                <button type="button" aria-label={`${army.name}: ${word.random}`} onClick={() => void master.random(game, army.key, size).then(start)}>{word.random}</button>
                <button type="button" aria-label={`${army.name}: ${word.empty}`} onClick={() => start(`${army.key}:-`)}>{word.empty}</button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Bring({ games, take, close, word }: { games: GameInfo[]; take: (army: Omit<KeptArmy, "id">) => void; close: () => void; word: Words }) {
  const [text, setText] = useState("");
  const [isBad, setBad] = useState(false);
  const read = () => {
    const army = armyFromText(text);
    const info = games.find((each) => each.id === army?.game);
    if (!army || !info?.armies) return setBad(true);
    take({ ...army, size: army.size || info.armies.usual });
  };
  return (
    <section class="army-bring slip" role="dialog" aria-label={word.bring}>
      <label class="form-field">{word.pasteHere}<textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} /></label>
      {isBad && <p class="error" role="alert">{word.cannotRead}</p>}
      <p class="row"><button type="button" class="primary" onClick={read}>{word.take}</button><button type="button" onClick={close}>{word.close}</button></p>
    </section>
  );
}
