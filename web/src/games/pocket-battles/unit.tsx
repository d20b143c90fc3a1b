// unit.tsx - a unit on the table: its tiles in a tray of wood, its traits on a plaque, its orders as tokens on the corner.
import type { ComponentChildren } from "preact";
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

// The throw that concerns this unit, if it is the last thing that fell.
function throwOf(props: BoardProps, unit: Unit): { faces: string; isPending: boolean } | null {
  const { scene, past } = props;
  if (scene.blow && scene.striker === unit.name && !scene.dice?.length && scene.left) return { faces: "?".repeat(Math.min(6, scene.left)), isPending: true };
  const recent = past.slice(-4).flatMap((entry) => entry.events ?? []).findLast((event) => event.kind === "dice");
  return recent?.to === unit.name && recent.faces ? { faces: recent.faces, isPending: false } : null;
}

function Thrown({ faces, isPending }: { faces: string; isPending: boolean }) {
  return (
    <span class={`thrown${isPending ? " pending" : ""}`} role="img" aria-label={faces.split("").join(" ")}>
      {faces.split("").map((face, index) => (face === "?" ? <span key={index} class="die unthrown">?</span> : <Die key={index} value={Number(face)} />))}
    </span>
  );
}

export function UnitCard(props: BoardProps & { unit: Unit; number: number; children?: ComponentChildren }) {
  const { facts, scene, unit, number, next, chosen, marks, hovered, say } = props;
  const word = words[say.language];
  const isNext = next.has(unit.name);
  const isChosen = chosen.includes(unit.name);
  const strikes = isNext && chosen.length > 0;
  const army = scene.sides[number]!.army;
  const thrown = throwOf(props, unit);
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
      {thrown && <Thrown {...thrown} />}
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
