// The field of Pocket Battles: three sectors by five rows, units as stacks of tiles with their
// tokens. The viewer's own rows are at the bottom.
import { InlineIcon } from "../../ui/icon";
import { useDrag } from "../../ui/drag";
import type { BoardProps } from "../board";

interface Troop {
  tile: string; // "?" where it is not known
  wounds: number;
  dead: number;
}

interface Unit {
  name: string;
  zone: string; // "f1", "-" before deployment, "lost"
  orders: number;
  price: number;
  fights: string[];
  troops: Troop[];
}

interface Side {
  army: string;
  building: number;
  free: number;
  passed: number;
  aside: number;
  cost: number;
  lost: number;
  units: Unit[];
}

const words = {
  en: { rear: "rear", front: "front", fight: "engaged", reserve: "to deploy", tokens: "orders", lost: "lost", price: "next order", choose: "Choose an army below to see its tiles." },
  ru: { rear: "тыл", front: "фронт", fight: "бой", reserve: "ещё не на поле", tokens: "приказы", lost: "потери", price: "следующий приказ", choose: "Выберите внизу армию, чтобы увидеть её тайлы." },
};

export const tileOf = (id: string, facts: any) => facts.tiles.find((tile: any) => tile.id === id);

const living = (unit: Unit) => unit.troops.filter((troop) => !troop.dead);

export function Board(props: BoardProps) {
  const { scene, say, animate } = props;
  const drag = useDrag(props);
  const own = props.turned ? 1 : 0; // whose rows are near
  const word = words[say.language];
  const sides = scene.sides as Side[];
  const sectors = own === 0 ? [1, 2, 3] : [3, 2, 1];
  const rows = [
    { side: 1 - own, row: "r", title: word.rear },
    { side: 1 - own, row: "f", title: word.front },
    { side: -1, row: "e", title: word.fight },
    { side: own, row: "f", title: word.front },
    { side: own, row: "r", title: word.rear },
  ];
  return (
    <div class={`pocket-battles${animate ? " animate" : ""}`} ref={drag.ref}>
      <Purse {...props} side={sides[1 - own]!} number={1 - own} />
      {scene.phase === "build" && <Muster {...props} side={sides[scene.active]!} />}
      <div class="battle-field" hidden={scene.phase === "build"} role="group" aria-label={say("play")}>
        {rows.map(({ side, row, title }) =>
          sectors.map((sector) => (
            <ZoneCell key={`${side}${row}${sector}`} {...props} side={side} zone={`${row}${sector}`} title={title} own={scene.active} />
          )),
        )}
      </div>
      <Purse {...props} side={sides[own]!} number={own} />
      {drag.ghost}
    </div>
  );
}

// ---- A zone ----

function ZoneCell(props: BoardProps & { side: number; zone: string; title: string; own: number }) {
  const { scene, side, zone, title, next, chosen, own, say } = props;
  const sides = scene.sides as Side[];
  const here = sides.flatMap((each, number) =>
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
        {tile.black.map((face: number, index: number) => <i key={`b${index}`} class="black">{face}</i>)}
        {tile.white.map((face: number, index: number) => <i key={`w${index}`} class="white">{face}</i>)}
        <Traits tile={tile} facts={facts} />
      </span>
    </button>
  );
}

// What the tile can do, as small pictures; their names for those who point or listen.
function Traits({ tile, facts }: { tile: any; facts: any }) {
  return tile.traits.map(({ trait, number }: { trait: number; number?: number }) => {
    const { clause, name } = facts.traits[trait];
    const title = number ? `+${number} ${name}` : name;
    return (
      <span key={clause} class="trait" role="img" title={title} aria-label={title}>
        {number ? `+${number}` : ""}<InlineIcon name={clause} size={16} />
      </span>
    );
  });
}

// ---- Building an army: every tile of it, those that may still be taken lit up ----

function Muster(props: BoardProps & { side: Side }) {
  const { facts, side, scene, chosen, next, say } = props;
  const isOpen = facts.armies.some((other: any) => next.has(other.key) || other.key === chosen[0]); // which army is still to be said
  const army = facts.armies.findIndex((other: any) => other.key === (isOpen ? chosen[0] : side.army));
  const taken = new Set(side.units.flatMap((unit) => unit.troops.map((troop) => troop.tile)));
  const tiles = facts.tiles.filter((tile: any) => (army < 0 ? !isOpen : tile.army === army) && !taken.has(tile.id));
  if (isOpen && army < 0) return <section class="muster"><p>{words[say.language].choose}</p></section>;
  return (
    <section class="muster">
      <p>
        <b>{side.cost}</b> / {scene.size}
      </p>
      <div class="tiles">
        {tiles.map((tile: any) => (
          <span key={tile.id} class="muster-tile">
            <b class="cost">{tile.cost}</b>
            <TileRow {...props} troop={{ tile: tile.id, wounds: 0, dead: 0 }} />
          </span>
        ))}
      </div>
    </section>
  );
}

// ---- What a side has beside the field ----

function Purse(props: BoardProps & { side: Side; number: number }) {
  const { side, number, scene, facts, say } = props;
  const word = words[say.language];
  const waiting = side.units.filter((unit) => unit.zone === "-");
  const isKnown = side.units.every((unit) => unit.troops.every((troop) => troop.tile !== "?"));
  const army = facts.armies.find((other: any) => other.key === side.army)?.name ?? side.army;
  if (side.building && side.units.length === 0) return null;
  return (
    <div class={`purse side${number}${scene.active === number ? " to-act" : ""}`}>
      <span>
        <b>{army}</b> · {word.tokens} <b class="tokens">{"●".repeat(Math.min(side.free, 14))}</b> {side.free} · {word.lost} {side.lost}{isKnown ? `/${Math.ceil(side.cost / 2)}` : ""}
      </span>
      {waiting.length > 0 && (
        <div class="reserve" aria-label={word.reserve}>
          {waiting.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={number} />)}
        </div>
      )}
    </div>
  );
}
