// tools.tsx - beside the table: what can be laid on it, what can be done with what is chosen, what is wrong.
import type { Language } from "../../table";
import { addCorner, dropCorner, linesOf, remove, resize, turn, twin, type Chosen, type Kind, type MapModel, type ToldMap } from "./model";
import type { Words } from "./words";

interface PaletteProps {
  kinds: Kind[];
  take: (kind: Kind | null, event: PointerEvent) => void; // null: an objective
  add: (kind: Kind | null) => void;
  word: Words;
}

// A small picture of the outline in the colours of the mini-map.
const Swatch = ({ kind }: { kind: Kind }) => {
  const reach = Math.max(...kind.corners.flat().map(Math.abs));
  return <svg class="map-swatch" viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true"><polygon class={`mini ${kind.key}`} points={kind.corners.map(([x, y]) => `${x},${-y}`).join(" ")} stroke-width={reach / 12} /></svg>;
};

export function Palette({ kinds, take, add, word }: PaletteProps) {
  return (
    <section class="map-palette slip" aria-label={word.ground}>
      <p class="quiet">{word.ground}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.key}><button type="button" data-kind={kind.key} title={kind.effect} onPointerDown={(event) => take(kind, event)} onClick={(event) => event.detail === 0 && add(kind)}><Swatch kind={kind} /><span>{kind.name}</span></button></li>
        ))}
        <li><button type="button" data-kind="objective" title={word.held} onPointerDown={(event) => take(null, event)} onClick={(event) => event.detail === 0 && add(null)}><svg class="map-swatch" viewBox="-12 -28 40 34" aria-hidden="true"><path d="M0 0V-26" stroke="currentColor" stroke-width="2" /><path class="cloth" d="M0-26L20-20L0-13Z" /></svg><span>{word.objective}</span></button></li>
      </ul>
    </section>
  );
}

interface ChosenProps {
  map: MapModel;
  kinds: Kind[];
  chosen: Chosen | null;
  change: (map: MapModel) => void;
  choose: (what: Chosen | null) => void;
  word: Words;
}

const Numbered = ({ label, value, least, most, set }: { label: string; value: number; least: number; most: number; set: (value: number) => void }) => (
  <label>{label} <input type="number" min={least} max={most} value={value} onChange={(event) => set(Math.min(most, Math.max(least, Math.round(Number(event.currentTarget.value)) || least)))} /></label>
);

export function ChosenCard({ map, kinds, chosen, change, choose, word }: ChosenProps) {
  if (!chosen) return <section class="map-chosen slip"><p class="quiet">{word.nothing} <span class="map-keys">{word.keys}</span></p></section>;
  const feature = chosen.kind === "ground" ? map.ground[chosen.at] : undefined;
  const goal = chosen.kind === "goal" ? map.goals[chosen.at] : undefined;
  const kind = kinds.find((each) => each.key === feature?.key);
  const setGround = (made: Partial<NonNullable<typeof feature>>) => change({ ...map, ground: map.ground.map((each, at) => (at === chosen.at ? { ...each, ...made } : each)) });
  const setGoal = (made: Partial<NonNullable<typeof goal>>) => change({ ...map, goals: map.goals.map((each, at) => (at === chosen.at ? { ...each, ...made } : each)) });
  const drop = () => {
    change(remove(map, chosen));
    choose(null);
  };
  const button = (label: string, act: () => void, sign?: string) => <button type="button" aria-label={label} title={label} onClick={act}>{sign ?? label}</button>;
  return (
    <section class="map-chosen slip" aria-label={word.chosen}>
      <h2>{kind?.name ?? (goal ? word.objective : word.zone[chosen.at])}</h2>
      {kind && <p>{kind.effect} <a class="quiet" href={`#/rules/warmaster/${kind.clause}`}>{kind.clause}</a></p>}
      {goal && <p>{word.held}</p>}
      <p class="map-acts">
        {feature && button(word.left, () => change(turn(map, chosen.at, -15)), "⟲")}
        {feature && button(word.right, () => change(turn(map, chosen.at, 15)), "⟳")}
        {button(word.smaller, () => change(resize(map, chosen, 1 / 1.1)), "−")}
        {button(word.larger, () => change(resize(map, chosen, 1.1)), "+")}
        {chosen.kind !== "zone" && button(word.remove, drop, "✕")}
      </p>
      <p class="map-acts">
        {button(word.twin, () => change(twin(map, chosen)))}
        {chosen.kind === "zone" && button(word.usual, drop)}
      </p>
      {feature && (
        <p class="map-acts">
          {button(word.addCorner, () => change(addCorner(map, chosen.at)))}
          {button(word.dropCorner, () => change(dropCorner(map, chosen.at)))}
          {feature.level > 0 && <Numbered label={word.level} value={feature.level} least={1} most={9} set={(level) => setGround({ level })} />}
        </p>
      )}
      {goal && (
        <p class="map-acts">
          <Numbered label={word.reach} value={goal.reach} least={1} most={30} set={(reach) => setGoal({ reach })} />
          <Numbered label={word.worth} value={goal.share} least={1} most={100} set={(share) => setGoal({ share })} />
        </p>
      )}
    </section>
  );
}

interface WrongProps {
  told: ToldMap;
  map: MapModel;
  choose: (what: Chosen) => void;
  word: Words;
  language: Language;
}

// A fault that is about something on the table leads to it.
export function Wrong({ told, map, choose, word, language }: WrongProps) {
  const lines = linesOf(map);
  return (
    <section class={`map-faults slip${told.legal ? " sound" : ""}`} role="status" aria-label={word.wrong}>
      <h2>{told.legal ? word.fine : word.wrong}</h2>
      <ul>
        {told.faults.map((fault, index) => {
          const about = fault.line ? lines[fault.line - 1]?.about : undefined;
          return (
            <li key={index}>
              {about ? <button type="button" class="link" onClick={() => choose(about)}>{fault[language]}</button> : <span>{fault.line ? `${word.line} ${fault.line}: ` : ""}{fault[language]}</span>}
              {fault.clause && <a class="quiet" href={`#/rules/warmaster/${fault.clause}`}>{fault.clause}</a>}
            </li>
          );
        })}
      </ul>
      {told.remarks && <details open={told.legal}><summary>{word.advice}</summary><ul>{told.remarks.map((each) => <li key={each.en}>{each[language]}</li>)}</ul></details>}
    </section>
  );
}
