// unit.tsx - a unit on the table: its tiles in a tray of wood, its traits on a plaque, its orders as tokens on the corner.
import { Die } from "../../ui/drawn";
import type { SlotProps } from "../face";
import { living, tileOf, type Facts, type Scene, type Troop, type Unit } from "./scene";
import { Plaque, TileBack, TileFace, Token, unitTraits } from "./tiles";
import { words } from "./words";

export type BoardProps = SlotProps<Scene, Facts>;

export const armyKey = (tile: string, facts: Facts): string => facts.armies[tileOf(tile, facts)?.army ?? -1]?.key ?? "";

// The troops by name: "Spearmen 3" where there are three of them.
export function troopNames(unit: Unit, facts: Facts, unknown: string): string {
  const names = living(unit).map((troop) => tileOf(troop.tile, facts)?.name ?? unknown);
  return [...new Set(names)].map((name) => (names.filter((other) => other === name).length > 1 ? `${name} ${names.filter((other) => other === name).length}` : name)).join(", ");
}

interface OneDie {
  face: number | null; // null: not thrown yet
  hits: number;
}

const NEWS = 4; // entries after which a throw is no longer told

// The throw that concerns this unit, if it is the last thing that fell. Hits come first.
export function throwOf({ scene, past }: BoardProps, unit: Unit): OneDie[] | null {
  if (scene.blow && scene.striker === unit.name && !scene.dice?.length && scene.left) return Array.from({ length: Math.min(6, scene.left) }, () => ({ face: null, hits: 0 }));
  const recent = past.slice(-NEWS).flatMap((entry) => entry.events ?? []).findLast((event) => event.kind === "dice");
  if (recent?.to !== unit.name || !recent.faces) return null;
  return [...recent.faces].map((face, at) => ({ face: Number(face), hits: Number(recent.what?.[at] ?? 0) })).sort((one, other) => other.hits - one.hits);
}

export function Thrown({ dice, number, say }: { dice: OneDie[]; number: number; say: BoardProps["say"] }) {
  const hits = dice.reduce((sum, die) => sum + die.hits, 0);
  const isPending = dice[0]?.face === null;
  return (
    <span class={`thrown side${number}${isPending ? " pending" : ""}`} role="img" aria-label={isPending ? "?" : `${dice.map((die) => die.face).join(" ")}; ${words[say.language].hits}: ${hits}`}>
      {dice.map(({ face, hits: made }, at) => (
        <span key={at} class={`throw-die${made > 0 ? " hits" : ""}`}>{face === null ? <span class="die unthrown">?</span> : <Die value={face} />}{made > 1 && <b>×{made}</b>}</span>
      ))}
    </span>
  );
}

export function UnitCard(props: BoardProps & { unit: Unit; number: number; isFighting?: boolean }) {
  const { facts, scene, unit, number, isFighting = false, next, chosen, marks, hovered, say } = props;
  const word = words[say.language];
  const isNext = next.has(unit.name);
  const isChosen = chosen.includes(unit.name);
  const strikes = isNext && chosen.length > 0;
  const army = scene.sides[number]!.army;
  const dice = isFighting ? null : throwOf(props, unit); // those of a fight lie between the two
  const isHit = scene.hit === unit.name;
  const states = `${isNext ? " next" : ""}${strikes ? " strikes" : ""}${isChosen ? " chosen" : ""}${marks.includes(unit.name) ? " touched" : ""}${isHit ? " hit" : ""}${hovered === unit.name ? " pointed" : ""}`;
  return (
    <div class={`unit-card side${number}${states}`} data-card={unit.name}>
      <button
        type="button" class={`unit-name${isNext ? " next" : ""}`} data-thing={unit.name} data-piece={unit.name} tabindex={isNext ? 0 : -1} aria-pressed={isChosen}
        aria-label={`${unit.name}: ${troopNames(unit, facts, word.unknown)}; ${word.tokens} ${unit.orders}${unit.fights.length ? `; ${word.fights} ${unit.fights.join(" ")}` : ""}`}
      >
        {unit.name}
      </button>
      <span class="stack">
        {living(unit).map((troop, index) => <TilePlace key={troop.tile === "?" ? `?${index}` : troop.tile} {...props} troop={troop} number={number} army={army} />)}
      </span>
      <Plaque traits={unitTraits(unit, facts)} />
      {unit.orders > 0 && (
        <span class="orders" role="img" aria-label={`${word.orderCount}: ${unit.orders}`} title={`${word.price} ${unit.price}`}>
          {Array.from({ length: Math.min(unit.orders, 5) }, (_, index) => <Token key={index} />)}{unit.orders > 5 && <b>{unit.orders}</b>}
        </span>
      )}
      {dice && <Thrown dice={dice} number={number} say={say} />}
      {isHit && (scene.toAllot ?? 0) > 0 && <span class="to-allot" role="img" aria-label={`${word.hits}: ${scene.toAllot}`}>−{scene.toAllot}</span>}
    </div>
  );
}

// A troop that can be pointed at is a button; else it is a picture in its unit.
export function TilePlace({ facts, troop, next, chosen, number, army }: BoardProps & { troop: Troop; number: number; army: string }) {
  const tile = tileOf(troop.tile, facts);
  if (!tile) return <span class="tile unknown"><TileBack army={army} side={number} /></span>;
  const drawn = <TileFace tile={tile} army={armyKey(tile.id, facts)} side={number} wounds={troop.wounds} />;
  const isNext = next.has(troop.tile);
  const isChosen = chosen.includes(troop.tile);
  if (!isNext && !isChosen) return <span class="tile" data-tile={tile.id} title={tile.name}>{drawn}</span>;
  return (
    <button type="button" class={`tile${isNext ? " next" : ""}${isChosen ? " chosen" : ""}`} data-tile={tile.id} data-thing={troop.tile} tabindex={isNext ? 0 : -1} aria-label={tile.name}>{drawn}</button>
  );
}
