// The field of Pocket Battles: three sectors by five rows, units as stacks of tiles with their
// tokens. The viewer's own rows are at the bottom.
import { useLayoutEffect, useRef } from "preact/hooks";
import { InlineIcon } from "../../ui/icon";
import type { SlotProps } from "../face";
import { living, tileOf, type Facts, type Scene, type Side, type Tile, type Troop, type Unit } from "./scene";
import "./board.css";

type BoardProps = SlotProps<Scene, Facts>;

const words = {
  en: { rear: "rear", front: "front", fight: "engaged", reserve: "to deploy", tokens: "orders", lost: "lost", price: "next order", cost: "order", choose: "Choose an army below to see its tiles." },
  ru: { rear: "тыл", front: "фронт", fight: "бой", reserve: "ещё не на поле", tokens: "приказы", lost: "потери", price: "следующий приказ", cost: "приказ", choose: "Выберите внизу армию, чтобы увидеть её тайлы." },
};

const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.46, 0.4, 0.35];

// A zone holds any number of units: they are drawn as large as they fit.
function useFit(scene: Scene) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      for (const units of field.current?.querySelectorAll<HTMLElement>(".zone-units") ?? []) {
        const cell = units.parentElement!;
        for (const scale of SCALES) {
          units.style.setProperty("zoom", String(scale));
          if (cell.scrollHeight <= cell.clientHeight && cell.scrollWidth <= cell.clientWidth) break;
        }
      }
    };
    fit();
    const watcher = new ResizeObserver(fit);
    if (field.current) watcher.observe(field.current);
    return () => watcher.disconnect();
  }, [scene]);
  return field;
}

export function Board(props: BoardProps) {
  const { scene, say, animate } = props;
  const own = props.turned ? 1 : 0; // whose rows are near
  const word = words[say.language];
  const field = useFit(scene);
  const { sides } = scene;
  const sectors = own === 0 ? [1, 2, 3] : [3, 2, 1];
  const rows = [
    { side: 1 - own, row: "r", title: word.rear },
    { side: 1 - own, row: "f", title: word.front },
    { side: -1, row: "e", title: word.fight },
    { side: own, row: "f", title: word.front },
    { side: own, row: "r", title: word.rear },
  ];
  return (
    <div class={`board pocket-battles${animate ? " animate" : ""}`}>
      <Reserve {...props} number={1 - own} />
      {scene.phase === "build" && <Muster {...props} side={sides[scene.active]!} />}
      <div class="battle-field" ref={field} hidden={scene.phase === "build"} role="group" aria-label={say("board")}>
        {rows.map(({ side, row, title }) =>
          sectors.map((sector) => (
            <ZoneCell key={`${side}${row}${sector}`} {...props} side={side} zone={`${row}${sector}`} title={title} own={scene.active} />
          )),
        )}
      </div>
    </div>
  );
}

// ---- A zone ----

function ZoneCell(props: BoardProps & { side: number; zone: string; title: string; own: number }) {
  const { scene, side, zone, title, next, chosen, own, say } = props;
  const { sides } = scene;
  const here = sides.flatMap((each: Side, number) =>
    side < 0 || side === number ? each.units.filter((unit) => unit.zone === zone).map((unit) => ({ unit, number })) : [],
  );
  // A zone named in an action is the acting side's own.
  const isTarget = next.has(zone) && (side === own || side < 0);
  return (
    <div
      class={`zone-cell ${zone[0] === "e" ? "engaged" : `side${side}`}${isTarget ? " next" : ""}${chosen.includes(zone) && side === own ? " chosen" : ""}`}
      role={isTarget ? "button" : undefined}
      tabindex={isTarget ? 0 : undefined}
      data-thing={side === own || side < 0 ? zone : undefined}
      aria-label={isTarget ? `${title} ${zone[1]}, ${say("canChoose")}` : undefined}
    >
      <span class="zone-name">{title} {zone[1]}</span>
      <div class="zone-units">{here.map(({ unit, number }) => <UnitCard key={`${number}${unit.name}`} {...props} unit={unit} number={number} />)}</div>
    </div>
  );
}

// ---- A unit: its tiles, and the tokens on it ----

function UnitCard(props: BoardProps & { unit: Unit; number: number }) {
  const { facts, unit, number, next, chosen, marks, say } = props;
  const word = words[say.language];
  const isNext = next.has(unit.name);
  const strikes = isNext && chosen.length > 0;
  return (
    <div
      class={`unit-card side${number}${isNext ? " next" : ""}${strikes ? " strikes" : ""}${chosen.includes(unit.name) ? " chosen" : ""}${
        marks.includes(unit.name) ? " touched" : ""
      }`}
      data-card={unit.name}
    >
      <button
        type="button"
        class={`unit-name${isNext ? " next" : ""}`}
        data-thing={unit.name}
        data-piece={unit.name}
        tabindex={isNext ? 0 : -1}
        aria-pressed={chosen.includes(unit.name)}
        aria-label={`${unit.name}: ${living(unit).map((troop) => tileOf(troop.tile, facts)?.name ?? "?").join(", ")}; ${word.tokens} ${unit.orders}${
          unit.fights.length ? `; ${word.fight} ${unit.fights.join(" ")}` : ""
        }`}
      >
        <b>{unit.name}</b>
        <span class="tokens" title={`${word.price} ${unit.price}`}>{"●".repeat(Math.min(unit.orders, 7))}</span>
        {unit.fights.length > 0 && <span class="fights"><InlineIcon name="swords" size={14} />{unit.fights.join("")}</span>}
      </button>
      {living(unit).map((troop, index) => <TileRow key={troop.tile === "?" ? `?${index}` : troop.tile} {...props} troop={troop} />)}
    </div>
  );
}

function TileRow({ facts, troop, next, chosen }: BoardProps & { troop: Troop }) {
  const tile = tileOf(troop.tile, facts);
  if (!tile) return <span class="tile unknown">?</span>;
  const isNext = next.has(troop.tile);
  return (
    <button
      type="button"
      class={`tile${isNext ? " next" : ""}${chosen.includes(troop.tile) ? " chosen" : ""}`}
      data-thing={isNext ? troop.tile : undefined}
      tabindex={isNext ? 0 : -1}
    >
      <span class="tile-name">{tile.name}</span>
      <span class="tile-hearts">{"♥".repeat(tile.health - troop.wounds)}<i>{"♡".repeat(troop.wounds)}</i></span>
      <span class="faces">
        {tile.black.map((face, index) => <i key={`b${index}`} class="black">{face}</i>)}
        {tile.white.map((face, index) => <i key={`w${index}`} class="white">{face}</i>)}
        <Traits tile={tile} facts={facts} />
      </span>
    </button>
  );
}

// What the tile can do, as small pictures; their names for those who point or listen.
function Traits({ tile, facts }: { tile: Tile; facts: Facts }) {
  return <>{tile.traits.map(({ trait, number }) => {
    const { clause, name } = facts.traits[trait]!;
    const title = number ? `+${number} ${name}` : name;
    return (
      <span key={clause} class="trait" role="img" title={title} aria-label={title}>
        {number ? `+${number}` : ""}<InlineIcon name={clause} size={16} />
      </span>
    );
  })}</>;
}

// ---- Building an army: every tile of it, those that may still be taken lit up ----

function Muster(props: BoardProps & { side: Side }) {
  const { facts, side, scene, chosen, next, say } = props;
  const isOpen = facts.armies.some((other) => next.has(other.key) || other.key === chosen[0]); // which army is still to be said
  const army = facts.armies.findIndex((other) => other.key === (isOpen ? chosen[0] : side.army));
  const taken = new Set(side.units.flatMap((unit) => unit.troops.map((troop) => troop.tile)));
  const tiles = facts.tiles.filter((tile) => (army < 0 ? !isOpen : tile.army === army) && !taken.has(tile.id));
  if (isOpen && army < 0) return <section class="muster"><p>{words[say.language].choose}</p></section>;
  return (
    <section class="muster">
      <p>
        <b>{side.cost}</b> / {scene.size}
      </p>
      <div class="tiles">
        {tiles.map((tile) => (
          <span key={tile.id} class="muster-tile">
            <b class="cost">{tile.cost}</b>
            <TileRow {...props} troop={{ tile: tile.id, wounds: 0, dead: 0 }} />
          </span>
        ))}
      </div>
    </section>
  );
}

// ---- What a side has beside the field: units that are still to be deployed ----

export function Reserve(props: BoardProps & { number: number }) {
  const { number, scene, say } = props;
  const side = scene.sides[number]!;
  const waiting = side.units.filter((unit) => unit.zone === "-");
  if (waiting.length === 0 || (side.building && side.units.length === 0)) return null;
  return (
    <div class={`reserve side${number}`} role="group" aria-label={words[say.language].reserve}>
      {waiting.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={number} />)}
    </div>
  );
}

// Before the battle the units to be deployed; in it a card for each unit that is left, and the orders still free.
export function Tray(props: BoardProps) {
  const number = props.turned ? 1 : 0;
  const side = props.scene.sides[number]!;
  const word = words[props.say.language];
  const left = side.units.filter((unit) => unit.zone !== "-" && unit.zone !== "lost" && living(unit).length > 0);
  return (
    <div class="pocket-tray">
      <Reserve {...props} number={number} />
      {left.length > 0 && <span class="free-orders" role="img" aria-label={`${word.tokens}: ${side.free}`}>{Array.from({ length: Math.min(side.free, 10) }, (_, token) => <i key={token} />)}<small>{word.tokens} {side.free}</small></span>}
      {left.map((unit) => <UnitChip key={unit.name} {...props} unit={unit} number={number} />)}
    </div>
  );
}

// It stands for the unit on the field.
function UnitChip({ unit, number, facts, chosen, next, say }: BoardProps & { unit: Unit; number: number }) {
  const word = words[say.language];
  const names = living(unit).map((troop) => tileOf(troop.tile, facts)?.name ?? "?");
  return (
    <button type="button" class={`unit-chip side${number}${next.has(unit.name) ? " lit" : ""}${chosen.includes(unit.name) ? " chosen" : ""}`} data-card={unit.name} aria-label={`${unit.name}: ${names.join(", ")}; ${word.price} ${unit.price}`}>
      <b>{unit.name}</b><span>{names[0]}{names.length > 1 ? ` +${names.length - 1}` : ""}</span><small>{"●".repeat(Math.min(unit.orders, 5))} {word.cost}: {unit.price}</small>
    </button>
  );
}

export function Badge({ scene, facts, place, say }: BoardProps & { place: number }) {
  const side = scene.sides[place]!;
  const word = words[say.language];
  const isKnown = side.units.every((unit) => unit.troops.every((troop) => troop.tile !== "?"));
  const army = facts.armies.find((other) => other.key === side.army)?.name ?? "";
  return (
    <span class="count purse">
      <span class="army">{army}</span>
      <span class="tokens" title={`${word.tokens} ${side.free}`}>● {side.free}</span>
      <span><span class="extra">{word.lost} </span>{side.lost}{isKnown ? `/${Math.ceil(side.cost / 2)}` : ""}</span>
    </span>
  );
}
