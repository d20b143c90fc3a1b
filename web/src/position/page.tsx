// page.tsx - any position: pasted as text or drawn on the board, asked about, played on, shared by link.
import { useEffect, useRef, useState } from "preact/hooks";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import type { Ground } from "../games/face";
import type { GameInfo } from "../table";
import type { Say } from "../texts";
import { copyText } from "../clipboard";
import { keepBranch } from "../ui/branch";
import { stillSlot } from "../ui/positions";
import { packText, recordFromLink } from "../ui/record";
import { Draft, type Drawn } from "./draft";
import { FieldForm } from "./form";
import { PositionQuestions } from "./questions";

interface Props {
  game: string | null;
  packed: string | null; // a position in the address
  games: GameInfo[] | null;
  say: Say;
}

interface Refused {
  words: string;
  x: number; // where it was tried, in pixels of the board's box
  y: number;
}

const LEVEL = 5;
const QUARTER = 45; // degrees of one press

export function PositionPage({ game, packed, games, say }: Props) {
  const id = gameNames.some((each) => each.id === game) ? game! : gameNames[0]!.id;
  const info = games?.find((each) => each.id === id);
  return (
    <main class="position-page">
      <header>
        <h1>{say("positionTitle")}</h1>
        <label class="form-field">{say("game")}
          <select value={id} onChange={(event) => { location.hash = `#/position/${event.currentTarget.value}`; }}>
            {gameNames.map((each) => <option key={each.id} value={each.id}>{each[say.language]}</option>)}
          </select>
        </label>
      </header>
      {info ? <Editor key={`${id} ${packed ?? ""} ${say.language}`} info={info} packed={packed} say={say} /> : <p>{say("loading")}</p>}
    </main>
  );
}

function useDraft(info: GameInfo, packed: string | null, say: Say) {
  const [draft] = useState(() => new Draft(say));
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const begin = async () => {
      const text = packed ? await recordFromLink(packed) : "";
      return text ? draft.read(text) : draft.open(info.id);
    };
    begin().then(setDrawn, async (error: Error) => {
      setFailure(error.message);
      setDrawn(await draft.open(info.id));
    });
    return () => draft.close();
  }, []);
  return { draft, drawn, setDrawn, failure, setFailure };
}

function Editor({ info, packed, say }: { info: GameInfo; packed: string | null; say: Say }) {
  const { draft, drawn, setDrawn, failure, setFailure } = useDraft(info, packed, say);
  const [brush, setBrush] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [past, setPast] = useState<string[]>([]);
  const [note, setNote] = useState("");
  if (!drawn) return <p>{failure || say("loading")}</p>;
  const { offer, table } = drawn;
  const take = (next: Drawn) => {
    setPast([...past, offer.position]);
    setDrawn(next);
    setRefused(null);
    setFailure("");
    setNote("");
  };
  // True if it was done; what the rules say against it stands where it was tried.
  const edit = async (words: string[], at: { x: number; y: number } | null): Promise<boolean> => {
    try {
      take(await draft.edit(...words));
      return true;
    } catch (error) {
      const reason = (error as Error).message;
      if (at) setRefused({ words: reason, ...at });
      else setFailure(reason);
      return false;
    }
  };
  const press = async (thing: string, at: { x: number; y: number }) => {
    setRefused(null);
    if (brush) return void edit(["place", brush, thing], at);
    if (held === thing) return setHeld(null);
    const isPiece = offer.pieces.includes(thing);
    if (!held) return setHeld(isPiece ? thing : null);
    if (await edit(["move", held, thing], at)) return setHeld(null);
    if (isPiece) {
      setHeld(thing);
      setRefused(null);
    }
  };
  const undo = async () => {
    const last = past.at(-1);
    if (!last) return;
    setDrawn(await draft.read(last));
    setPast(past.slice(0, -1));
  };
  const read = (text: string) => draft.read(text).then(
    (next) => (next.offer.game === info.id ? take(next) : void packText(text).then((word) => { location.hash = `#/position/${next.offer.game}/${word}`; })),
    (error: Error) => setFailure(error.message),
  );
  const choose = (key: string) => {
    setBrush(brush === key ? null : key);
    setHeld(null);
  };
  const start = (isAlone: boolean) => {
    const mine = Math.max(0, table.toAct);
    const seats = Array.from({ length: table.seats }, (_, seat) => (isAlone || seat === mine ? "human" : LEVEL));
    keepBranch(offer.position);
    location.hash = `#/play/${info.id}?branch=1&seats=${seats.join(",")}${isAlone ? "&hints=1" : ""}&n=${Date.now()}`;
  };
  const share = async () => {
    const link = `${location.origin}/#/position/${info.id}/${await packText(offer.position)}`;
    setNote((await copyText(link)) ? say("copied") : link);
  };
  const groups = [...new Set(offer.items.map((item) => item.group))];
  return (
    <div class="position-editor">
      <section class="position-board-box">
        <EditorBoard drawn={drawn} info={info} held={held} press={(thing, at) => void press(thing, at)} refused={refused} say={say} />
        <p class="position-tools">
          <span class="quiet">{say(brush ? "positionPlace" : held ? "positionMove" : "positionTake")}</span>
          <button disabled={!held} onClick={() => void edit(["remove", held!], null).then((done) => done && setHeld(null))}>{say("remove")}</button>
          {offer.turns && <button disabled={!held} onClick={() => void edit(["turn", held!, `-${QUARTER}`], null)} aria-label={say("positionTurnLeft")}>↺</button>}
          {offer.turns && <button disabled={!held} onClick={() => void edit(["turn", held!, String(QUARTER)], null)} aria-label={say("positionTurnRight")}>↻</button>}
          <button disabled={past.length === 0} onClick={() => void undo()}>{say("undo")}</button>
        </p>
        {failure && <p class="error" role="alert">{failure}</p>}
      </section>
      <section class="slip position-palette" aria-label={say("positionPieces")}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <h2>{group}</h2>
            {offer.items.filter((item) => item.group === group).map((item) => (
              <button key={item.key} data-item={item.key} aria-pressed={brush === item.key} onClick={() => choose(item.key)}>{item.name}</button>
            ))}
          </div>
        ))}
        <FieldForm fields={offer.fields} set={(key, value) => void edit(["set", key, value], null)} say={say} />
      </section>
      <section class="slip position-ask" aria-label={say("positionAsk")}>
        <h2>{say("positionAsk")}</h2>
        <PositionQuestions draft={draft} table={table} position={offer.position} say={say} />
        <p class="position-ways">
          <button onClick={() => start(false)}>{say("branch")}</button>
          <button onClick={() => start(true)}>{say("positionTable")}</button>
          <button onClick={() => void share()}>{say("share")}</button>
        </p>
        {note && <p class="position-note" role="status">{note}</p>}
        <PositionText key={offer.position} position={offer.position} read={(text) => void read(text)} say={say} />
      </section>
    </div>
  );
}

function PositionText({ position, read, say }: { position: string; read: (text: string) => void; say: Say }) {
  const [text, setText] = useState(position);
  return (
    <details class="position-text">
      <summary>{say("positionText")}</summary>
      <textarea aria-label={say("positionText")} rows={10} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button onClick={() => read(text)}>{say("positionRead")}</button>
    </details>
  );
}

interface BoardProps {
  drawn: Drawn;
  info: GameInfo;
  held: string | null;
  refused: Refused | null;
  press: (thing: string, at: { x: number; y: number }) => void;
  say: Say;
}

function EditorBoard({ drawn, info, held, refused, press, say }: BoardProps) {
  const face = faceOf(info.id);
  const box = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const hear = (event: MouseEvent) => {
    const target = event.target as Element;
    const frame = box.current!.getBoundingClientRect();
    const thing = target.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? target.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? ground.current?.under?.(event);
    if (thing) press(thing, { x: event.clientX - frame.left, y: event.clientY - frame.top });
  };
  const slot = { ...stillSlot(drawn.table.scene, info.facts, say), chosen: held ? [held] : [], able: new Set(drawn.offer.pieces), isOver: false, ground };
  return (
    <div class={`position-board table-like game-${info.id}`} ref={box} onClick={hear}>
      <face.Board {...slot} />
      {refused && <p class="pill why position-refused" role="alert" style={{ left: `${refused.x}px`, top: `${refused.y}px` }}>{refused.words}</p>}
    </div>
  );
}
