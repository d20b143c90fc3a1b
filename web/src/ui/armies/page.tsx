// page.tsx - army lists as a place of their own: made, mended, kept, shared, printed and taken into a game. The rules answer every
// question; this page only draws what they say.
import { useEffect, useMemo, useState } from "preact/hooks";
import { copyText } from "../../clipboard";
import type { Engine } from "../../engine";
import type { GameInfo } from "../../table";
import type { Say } from "../../texts";
import { InlineIcon } from "../icon";
import { Bring, NewList, Shelf } from "./lists";
import { emblemOf, fieldOf } from "./picture";
import { PointsBar } from "./points-bar";
import { Roll, type RollProps } from "./roll";
import { armyLink, armyText, forgetArmy, keepArmy, keptArmies, type KeptArmy } from "./shelf";
import { RosterSheet } from "./sheet";
import { Advice, Faults, PieceCard, Spells } from "./side";
import { Quartermaster, type Fault, type Told } from "./told";
import { TileCard, TileRoll } from "./tiles";
import { words, type Words } from "./words";

type Draft = Omit<KeptArmy, "id"> & { id: string | null };

const FIRST = "warmaster";

const withLists = (games: GameInfo[]) => games.filter((game) => game.armies !== undefined);

function draftOf(game: string, query: URLSearchParams, games: GameInfo[]): Draft | null {
  const list = query.get("list");
  const info = games.find((each) => each.id === game);
  if (!list || !info?.armies) return null;
  return { id: null, game, list, size: Number(query.get("size")) || info.armies.usual, name: query.get("name") ?? "" };
}

interface Props {
  engine: Engine;
  game: string | null;
  query: URLSearchParams;
  games: GameInfo[] | null;
  say: Say;
}

export function ArmiesPage(props: Props) {
  if (!props.games) return <main class="notice"><p>{props.say("loading")}</p></main>;
  return <Builder {...props} games={withLists(props.games)} />;
}

function Builder({ engine, game, query, games, say }: Props & { games: GameInfo[] }) {
  const word = words[say.language];
  const master = useMemo(() => new Quartermaster(engine, say), [engine, say]);
  const [draft, setDraft] = useState<Draft | null>(() => draftOf(game ?? "", query, games));
  const [kept, setKept] = useState(keptArmies);
  const [isBringing, setBringing] = useState(false);
  useEffect(() => setDraft((old) => draftOf(game ?? "", query, games) ?? old), [query.get("list")]);
  const info = games.find((each) => each.id === draft?.game);
  const open = (next: Draft | null) => {
    setBringing(false);
    setDraft(next);
  };
  return (
    <main class="armies">
      <aside class="army-shelf">
        <h1>{word.title}</h1>
        <Shelf kept={kept} draft={draft} open={open} word={word} master={master} />
        <div class="row">
          <button type="button" onClick={() => open(null)}>{word.newList}</button>
          <button type="button" onClick={() => setBringing(true)}>{word.bring}</button>
        </div>
      </aside>
      {isBringing ? (
        <Bring games={games} take={(army) => open({ ...army, id: null })} close={() => setBringing(false)} word={word} />
      ) : draft && info ? (
        <Workbench key={draft.id ?? "new"} draft={draft} info={info} master={master} change={setDraft} keptChanged={() => setKept(keptArmies())} word={word} say={say} />
      ) : (
        <NewList first={games.find((each) => each.id === game)?.id ?? FIRST} games={games} master={master} open={(army) => open({ ...army, id: null, name: "" })} word={word} />
      )}
    </main>
  );
}

interface BenchProps {
  draft: Draft;
  info: GameInfo;
  master: Quartermaster;
  change: (draft: Draft | null) => void;
  keptChanged: () => void;
  word: Words;
  say: Say;
}

// What the rules say about the list; the last answer stays until the next has come.
function useTold(draft: Draft, piece: number | null, master: Quartermaster): { told: Told | null; error: string } {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let isCurrent = true;
    master.options(draft, piece).then(
      (answer) => {
        if (!isCurrent) return;
        setTold(answer);
        setError("");
      },
      (trouble: Error) => isCurrent && setError(trouble.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [draft.game, draft.list, draft.size, piece, master]);
  return { told, error };
}

function Workbench({ draft, info, master, change, keptChanged, word, say }: BenchProps) {
  const [piece, choose] = useState<number | null>(null);
  const [remarks, setRemarks] = useState<Pick<Fault, "en" | "ru">[] | null>(null);
  const [note, setNote] = useState("");
  const [looked, look] = useState<string | null>(null);
  const isTiles = info.id === "pocket-battles";
  const { told, error } = useTold(draft, piece, master);
  const { language } = say;
  const setList = (list: string) => {
    setRemarks(null);
    setNote("");
    change({ ...draft, list });
  };
  const save = (id: string | null) => {
    change(keepArmy({ ...draft, id, name: draft.name || told?.name || word.unnamed }));
    keptChanged();
    setNote(word.kept);
  };
  const forget = () => {
    if (draft.id) forgetArmy(draft.id);
    keptChanged();
    change(null);
  };
  const copy = async (text: string) => setNote((await copyText(text)) ? word.copied : text);
  const play = `#/play/${info.id}?seats=human,${localStorage.getItem("level") ?? 3}&army1=${encodeURIComponent(draft.list)}&army2=random&${info.armies?.option}=${draft.size}&n=${Date.now()}`;
  if (!told) return <section class="army-sheet slip">{error ? <p class="error" role="alert">{error}</p> : <p>{say("loading")}</p>}</section>;
  const roll: RollProps = { info, told, piece, choose, change: setList, word, language };
  return (
    <>
      <section class="army-sheet slip">
        <header class="army-head">
          <span class="army-shield" style={fieldOf(told.army)}><InlineIcon name={emblemOf(info.id, told.army)} size={34} /></span>
          <div>
            <input class="army-name" value={draft.name} placeholder={told.name} aria-label={word.name} maxLength={60} onInput={(event) => change({ ...draft, name: event.currentTarget.value })} />
            <p class="quiet">{told.name}. <label>{word.size} <input type="number" class="army-size" min={info.armies?.least} max={info.armies?.most} step={isTiles ? 10 : 100} value={draft.size} onChange={(event) => change({ ...draft, size: Number(event.currentTarget.value) })} /></label></p>
          </div>
          <p class={`army-sum${told.points > told.size ? " over" : ""}`}><b>{told.points}</b> {word.of} {told.size}</p>
        </header>
        <PointsBar told={told} word={word} />
        {error && <p class="error" role="alert">{error}</p>}
        <div class="army-tools">
          <a class="button primary" href={play} aria-disabled={!told.legal} onClick={(event) => !told.legal && event.preventDefault()} title={told.legal ? word.opponent : told.faults[0]?.[language]}>{word.play}</a>
          <button type="button" onClick={() => void master.fill(draft).then(setList)}>{word.fill}</button>
          <button type="button" onClick={() => void master.critique(draft).then(setRemarks)}>{word.critique}</button>
          <button type="button" onClick={() => save(draft.id)}>{word.save}</button>
          {draft.id && <button type="button" onClick={() => save(null)}>{word.saveCopy}</button>}
          {draft.id && <button type="button" onClick={forget}>{word.forget}</button>}
          <button type="button" onClick={() => void copy(armyLink(draft))}>{word.copyLink}</button>
          <button type="button" onClick={() => void copy(armyText(draft))}>{word.copyText}</button>
          <button type="button" onClick={() => print()}>{word.print}</button>
          {note && <span class="army-note" role="status">{note}</span>}
        </div>
        {told.text && <p class="quiet">{told.text}</p>}
        {isTiles ? <TileRoll {...roll} looked={looked} look={look} /> : <Roll {...roll} />}
      </section>
      <div class="army-side">
        <Faults told={told} change={setList} game={info.id} word={word} language={language} />
        <Advice remarks={remarks} word={word} language={language} />
        {(piece !== null || !isTiles || looked === null) && <PieceCard props={roll} master={master} />}
        {isTiles && <TileCard told={told} looked={looked} word={word} language={language} />}
        <Spells told={told} game={info.id} master={master} word={word} />
      </div>
      <RosterSheet told={told} info={info} name={draft.name} word={word} />
    </>
  );
}
