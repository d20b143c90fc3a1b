// The field of Pocket Battles: three sectors by five rows, units as stacks of tiles with their
// tokens. The viewer's own rows are at the bottom.
import { InlineIcon } from "../../ui/icon";
import type { SlotProps } from "../face";
import { living, tileOf, type Facts, type Scene, type Side, type Tile, type Troop, type Unit } from "./scene";
import "./board.css";

type BoardProps = SlotProps<Scene, Facts>;

const words = {
  en: { rear: "rear", front: "front", fight: "engaged", reserve: "to deploy", tokens: "orders", lost: "lost", price: "next order", choose: "Choose an army below to see its tiles." },
  ru: { rear: "тыл", front: "фронт", fight: "бой", reserve: "ещё не на поле", tokens: "приказы", lost: "потери", price: "следующий приказ", choose: "Выберите внизу армию, чтобы увидеть её тайлы." },
};

export function Board(props: BoardProps) {
  const { scene, say, animate } = props;
  const own = props.turned ? 1 : 0; // whose rows are near
  const word = words[say.language];
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
      <div class="battle-field" hidden={scene.phase === "build"} role="group" aria-label={say("board")}>
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
      {here.map(({ unit, number }) => <UnitCard key={`${number}${unit.name}`} {...props} unit={unit} number={number} />)}
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

export const Tray = (props: BoardProps) => <Reserve {...props} number={props.turned ? 1 : 0} />;

export function Badge({ scene, facts, place, say }: BoardProps & { place: number }) {
  const side = scene.sides[place]!;
  const word = words[say.language];
  const isKnown = side.units.every((unit) => unit.troops.every((troop) => troop.tile !== "?"));
  const army = facts.armies.find((other) => other.key === side.army)?.name ?? "";
  return (
    <span class="count purse">
      <span class="army">{army}</span>
      <span class="tokens" title={`${word.tokens} ${side.free}`}>● {side.free}</span>
      <span>{word.lost} {side.lost}{isKnown ? `/${Math.ceil(side.cost / 2)}` : ""}</span>
    </span>
  );
}
