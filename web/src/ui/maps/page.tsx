// page.tsx - maps of Warmaster as a place of their own: drawn, checked, kept, shared and played on. The rules read the text and say what
// is wrong; this page only draws.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { copyText } from "../../clipboard";
import { asWord, languageFlag, type Engine } from "../../engine";
import type { Say } from "../../texts";
import { MapBoard, pointOn } from "./board";
import { addGoal, addKind, inMillimetres, modelOf, textOf, wordOf, type Chosen, type Kind, type MapModel, type Point, type ToldMap } from "./model";
import { forgetMap, keepMap, keptMaps, mapFromText, mapLink, type KeptMap } from "./shelf";
import { ChosenCard, Palette, Wrong } from "./tools";
import { words, type Words } from "./words";

interface Ready {
  key: string;
  name: string;
  text: string;
}

const EMPTY = "field 180x120";
const SIZES = [500, 1000, 1500, 2000, 3000];

class Surveyor {
  constructor(private engine: Engine, private say: Say) {}
  private ask<T>(question: string): Promise<T> {
    return this.engine.json<T>(`map ${question} ${languageFlag(this.say.language)}`);
  }
  check(text: string, points: number): Promise<ToldMap> {
    return this.ask(`check warmaster ${asWord(wordOf(text).replace(/["\\]/g, "") || "field")} --points ${points}`);
  }
  drawn(number: number): Promise<ToldMap> {
    return this.ask(`draw warmaster ${number}`);
  }
  ready(): Promise<Ready[]> {
    return this.ask("ready warmaster");
  }
  async kinds(): Promise<Kind[]> {
    return (await this.ask<Kind[]>("kinds warmaster")).map((kind) => ({ ...kind, corners: inMillimetres(kind.corners) }));
  }
}

export function MapsPage({ engine, query, say }: { engine: Engine; query: URLSearchParams; say: Say }) {
  const word = words[say.language];
  const surveyor = useMemo(() => new Surveyor(engine, say), [engine, say]);
  const [kinds, setKinds] = useState<Kind[]>([]);
  const [ready, setReady] = useState<Ready[]>([]);
  const [kept, setKept] = useState(keptMaps);
  const [id, setId] = useState<string | null>(null);
  const [map, setMap] = useState<MapModel | null>(null);
  const [round, setRound] = useState(0); // another map: another workbench
  const [isBringing, setBringing] = useState(false);
  const [error, setError] = useState("");
  useEffect(() => {
    void surveyor.kinds().then(setKinds);
    void surveyor.ready().then(setReady);
  }, [surveyor]);
  const show = (told: ToldMap, named: string | null = null) => {
    const model = modelOf(told);
    if (!model) return setError(told.faults[0]?.[say.language] ?? "");
    setError("");
    setBringing(false);
    setId(named);
    setMap(model);
    setRound((before) => before + 1);
  };
  const open = (text: string, named: string | null = null) => void surveyor.check(text, SIZES[0]!).then((told) => show(told, named));
  const linked = query.get("map");
  useEffect(() => open(linked || EMPTY), [linked]);
  const save = (model: MapModel, as: string | null) => {
    const { id: made } = keepMap({ id: as, name: model.title || word.unnamed, text: textOf(model) });
    setId(made);
    setKept(keptMaps());
  };
  const forget = () => {
    if (id) forgetMap(id);
    setKept(keptMaps());
    open(EMPTY);
  };
  return (
    <main class="maps">
      <aside class="map-shelf">
        <h1>{word.title}</h1>
        {kept.length === 0 ? <p class="quiet">{word.none}</p> : <ul aria-label={word.saved}>{kept.map((each: KeptMap) => <li key={each.id}><button type="button" class={each.id === id ? "map-kept chosen" : "map-kept"} onClick={() => open(each.text, each.id)}>{each.name}</button></li>)}</ul>}
        <label class="form-field">{word.begin}
          <select value="" onChange={(event) => open(event.currentTarget.value || EMPTY)}>
            <option value="">{word.pick}</option>
            {ready.map((each) => <option key={each.key} value={each.text}>{each.name}</option>)}
          </select>
        </label>
        <div class="row">
          <button type="button" onClick={() => open(EMPTY)}>{word.plain}</button>
          <button type="button" onClick={() => void surveyor.drawn(Math.floor(Math.random() * 1000000)).then((told) => show(told))}>{word.lot}</button>
          <button type="button" onClick={() => setBringing(true)}>{word.bring}</button>
        </div>
        {error && <p class="error" role="alert">{error}</p>}
      </aside>
      {isBringing ? <Bring surveyor={surveyor} take={show} close={() => setBringing(false)} word={word} say={say} />
        : map ? <Workbench key={round} first={map} id={id} kinds={kinds} surveyor={surveyor} save={save} forget={forget} word={word} say={say} />
        : <p>{say("loading")}</p>}
    </main>
  );
}

interface BenchProps {
  first: MapModel;
  id: string | null;
  kinds: Kind[];
  surveyor: Surveyor;
  save: (map: MapModel, id: string | null) => void;
  forget: () => void;
  word: Words;
  say: Say;
}

function Workbench({ first, id, kinds, surveyor, save, forget, word, say }: BenchProps) {
  const [past, setPast] = useState<MapModel[]>([]);
  const [map, setMap] = useState(first);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [points, setPoints] = useState(1000);
  const [told, setTold] = useState<ToldMap | null>(null);
  const [note, setNote] = useState("");
  const [carried, setCarried] = useState<{ name: string; x: number; y: number } | null>(null);
  const stage = useRef<HTMLElement>(null);
  const text = textOf(map);
  useEffect(() => {
    let isCurrent = true;
    void surveyor.check(text, points).then((answer) => isCurrent && setTold(answer));
    return () => {
      isCurrent = false;
    };
  }, [text, points, surveyor]);
  // A zone that is not drawn lies where the rules have it on this table.
  useEffect(() => {
    const zones = told && modelOf(told)?.zones;
    if (zones) setMap((now) => (now.zones.some((zone, at) => !zone.drawn && JSON.stringify(zone) !== JSON.stringify(zones[at])) ? { ...now, zones: now.zones.map((zone, at) => (zone.drawn ? zone : zones[at]!)) } : now));
  }, [told]);
  const change = (next: MapModel) => {
    setPast((before) => [...before.slice(-99), map]);
    setNote("");
    setMap(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    choose(null);
    setMap(before);
  };
  const add = (kind: Kind | null, at: Point) => {
    const next = kind ? addKind(map, kind, at) : addGoal(map, at);
    change(next);
    choose(kind ? { kind: "ground", at: next.ground.length - 1 } : { kind: "goal", at: next.goals.length - 1 });
  };
  const middle: Point = [map.width / 2, map.depth / 2];
  // From the palette onto the table; a press without a way lays it in the middle.
  const take = (kind: Kind | null, start: PointerEvent) => {
    const name = kind?.name ?? word.objective;
    const go = (event: PointerEvent) => setCarried({ name, x: event.clientX, y: event.clientY });
    const end = (event: PointerEvent) => {
      removeEventListener("pointermove", go);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setCarried(null);
      if (event.type === "pointercancel") return;
      const svg = stage.current!.querySelector<SVGSVGElement>(".map-board svg")!;
      const box = svg.getBoundingClientRect();
      const isOver = event.clientX > box.left && event.clientX < box.right && event.clientY > box.top && event.clientY < box.bottom;
      const hasGone = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 12;
      if (isOver && hasGone) add(kind, pointOn(svg, map.depth, event));
      else if (!hasGone) add(kind, middle);
    };
    (start.target as Element).releasePointerCapture?.(start.pointerId);
    addEventListener("pointermove", go);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const copy = async (what: string) => setNote((await copyText(what)) ? word.copied : what);
  const play = `#/play/warmaster?seats=human,${localStorage.getItem("level") ?? 3}&map=${encodeURIComponent(told?.word ?? "")}&points=${points}&n=${Date.now()}`;
  const size = (side: "width" | "depth", least: number, most: number) => (
    <label>{side === "width" ? word.wide : word.deep} <input type="number" min={least} max={most} step={10} value={map[side] / 10} onChange={(event) => change({ ...map, [side]: Math.min(most, Math.max(least, Math.round(Number(event.currentTarget.value)))) * 10 })} /></label>
  );
  return (
    <>
      <section class="map-stage" ref={stage}>
        <header class="map-head">
          <input class="map-name" value={map.title} placeholder={word.unnamed} aria-label={word.name} maxLength={40} onInput={(event) => setMap({ ...map, title: event.currentTarget.value.replace(/[_;"\\]/g, "") })} />
          <a class="button primary" href={play} aria-disabled={!told?.legal} title={told?.faults[0]?.[say.language]} onClick={(event) => !told?.legal && event.preventDefault()}>{word.play}</a>
        </header>
        <MapBoard map={map} kinds={kinds} chosen={chosen} choose={choose} change={change} word={word} />
        <div class="map-tools">
          <button type="button" disabled={past.length === 0} onClick={undo}>{word.undo}</button>
          <button type="button" onClick={() => { save(map, id); setNote(word.kept); }}>{word.save}</button>
          {id && <button type="button" onClick={() => { save(map, null); setNote(word.kept); }}>{word.saveCopy}</button>}
          {id && <button type="button" onClick={forget}>{word.forget}</button>}
          <button type="button" onClick={() => void copy(mapLink(told?.text ?? text))}>{word.copyLink}</button>
          <button type="button" onClick={() => void copy(told?.text ?? text)}>{word.copyText}</button>
          {note && <span class="map-note" role="status">{note}</span>}
        </div>
        <div class="map-tools">
          {size("width", 80, 300)} {size("depth", 80, 240)}
          <label>{word.turns} <input type="number" min={0} max={99} placeholder="6" title={word.asAgreed} value={map.turns || ""} onChange={(event) => change({ ...map, turns: Math.min(99, Math.max(0, Math.round(Number(event.currentTarget.value)))) })} /></label>
          <label>{word.deploy} <select value={map.deploy} onChange={(event) => change({ ...map, deploy: event.currentTarget.value })}>{Object.entries(word.ways).map(([way, name]) => <option key={way} value={way}>{name}</option>)}</select></label>
          <label>{word.points} <select value={points} onChange={(event) => setPoints(Number(event.currentTarget.value))}>{SIZES.map((each) => <option key={each} value={each}>{each}</option>)}</select></label>
        </div>
      </section>
      <div class="map-side">
        {told && <Wrong told={told} map={map} choose={choose} word={word} language={say.language} />}
        <ChosenCard map={map} kinds={kinds} chosen={chosen} change={change} choose={choose} word={word} />
        <Palette kinds={kinds} take={take} add={(kind) => add(kind, middle)} word={word} />
      </div>
      {carried && <span class="map-carried" style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>{carried.name}</span>}
    </>
  );
}

function Bring({ surveyor, take, close, word, say }: { surveyor: Surveyor; take: (told: ToldMap) => void; close: () => void; word: Words; say: Say }) {
  const [text, setText] = useState("");
  const [told, setTold] = useState<ToldMap | null>(null);
  const read = () => void surveyor.check(mapFromText(text), SIZES[0]!).then((answer) => (answer.legal ? take(answer) : setTold(answer)));
  return (
    <section class="map-bring slip" role="dialog" aria-label={word.bring}>
      <label class="form-field">{word.paste}<textarea rows={10} value={text} onInput={(event) => setText(event.currentTarget.value)} /></label>
      {told && <ul class="map-unread" role="alert">{told.faults.map((fault, index) => <li key={index} class="error">{fault.line ? `${word.line} ${fault.line}: ` : ""}{fault[say.language]} {fault.clause && <a href={`#/rules/warmaster/${fault.clause}`}>{fault.clause}</a>}</li>)}</ul>}
      <p class="row"><button type="button" class="primary" onClick={read}>{word.take}</button>{told?.width !== undefined && <button type="button" onClick={() => take(told)}>{word.takeRest}</button>}<button type="button" onClick={close}>{word.close}</button></p>
    </section>
  );
}
