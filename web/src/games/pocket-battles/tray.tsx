// tray.tsx - below the field: the units that are still to be deployed, and on small screens the unit that is looked at, to be read; in
// the strip: what each side has.
import { InlineIcon } from "../../ui/icon";
import { useFit } from "./fit";
import { living, tileOf, type Unit } from "./scene";
import { TileBack, TileFace, Token, unitTraits } from "./tiles";
import { armyKey, troopNames, UnitCard, type BoardProps } from "./unit";
import { words } from "./words";

const SMALLEST = 0.5; // to be hit with a finger

export function Reserve(props: BoardProps & { number: number }) {
  const { number, scene, say } = props;
  const side = scene.sides[number]!;
  const waiting = side.units.filter((unit) => unit.zone === "-");
  if (waiting.length === 0 || scene.phase === "build") return null;
  return (
    <div class={`reserve fits side${number}`} data-least={SMALLEST} role="group" aria-label={words[say.language].reserve}>
      {waiting.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={number} />)}
    </div>
  );
}

export function Tray(props: BoardProps) {
  const { scene, turned, chosen, hovered } = props;
  const number = turned ? 1 : 0;
  const side = scene.sides[number]!;
  const waits = scene.phase !== "build" && side.units.some((unit) => unit.zone === "-");
  const everybody = scene.sides.flatMap((each) => each.units);
  const name = hovered ?? chosen.findLast((thing) => everybody.some((unit) => unit.name === thing));
  const looked = everybody.find((unit) => unit.name === name);
  const tray = useFit<HTMLDivElement>(scene);
  if (waits) return <div class="pocket-tray deploying" ref={tray}><Reserve {...props} number={number} /></div>;
  return (
    <div class="pocket-tray resting">
      {looked && looked.zone !== "-" ? <Reading {...props} unit={looked} /> : <Muster {...props} units={side.units} number={number} free={side.free} />}
    </div>
  );
}

// A unit in words, for screens on which its plaque has none.
function Reading({ unit, scene, facts, say }: BoardProps & { unit: Unit }) {
  const word = words[say.language];
  const number = scene.sides.findIndex((side) => side.units.includes(unit));
  const army = facts.armies.find((each) => each.key === scene.sides[number]?.army)?.name ?? "";
  return (
    <div class={`reading side${number}`}>
      <span class="stack" aria-hidden="true">
        {living(unit).map((troop, at) => {
          const tile = tileOf(troop.tile, facts);
          return <span key={at} class="tile">{tile ? <TileFace tile={tile} army={armyKey(tile.id, facts)} side={number} wounds={troop.wounds} /> : <TileBack army={scene.sides[number]?.army ?? ""} side={number} />}</span>;
        })}
      </span>
      <p><b>{army} {unit.name}</b> <span class="troop-names">{troopNames(unit, facts, word.unknown)}</span></p>
      <ul>{unitTraits(unit, facts).map(({ clause, title, meaning }) => <li key={title}><InlineIcon name={clause} size={14} /> <b>{title}</b>: {meaning}</li>)}</ul>
    </div>
  );
}

// A card for each unit that is left; it stands for the unit on the field.
function Muster(props: BoardProps & { units: Unit[]; number: number; free: number }) {
  const { units, number, free, facts, next, chosen, say } = props;
  const word = words[say.language];
  const left = units.filter((unit) => unit.zone !== "lost" && living(unit).length > 0);
  return (
    <>
      <span class="free-orders" role="img" aria-label={`${word.tokens}: ${free}`}>{Array.from({ length: Math.min(free, 8) }, (_, token) => <Token key={token} size={20} />)}<small>{word.tokens} {free}</small></span>
      {left.map((unit) => (
        <button key={unit.name} type="button" class={`unit-chip side${number}${next.has(unit.name) ? " lit" : ""}${chosen.includes(unit.name) ? " chosen" : ""}`} data-card={unit.name} aria-label={`${unit.name}: ${troopNames(unit, facts, word.unknown)}; ${word.price} ${unit.price}`}>
          <b>{unit.name}</b><span>{troopNames(unit, facts, word.unknown)}</span>
        </button>
      ))}
    </>
  );
}

// ---- In the strip ----

const SHOWN = 7; // tokens

export function Badge({ scene, place, say }: BoardProps & { place: number }) {
  const side = scene.sides[place]!;
  const word = words[say.language];
  const isKnown = side.units.every((unit) => unit.troops.every((troop) => troop.tile !== "?"));
  const half = Math.ceil(side.cost / 2);
  const lost = scene.phase === "build" ? side.lost : scene.sides[1 - place]!.tally; // what counts for the enemy: Prestige does too
  const told = isKnown ? `${word.lost} ${lost} ${word.of} ${half}` : `${word.lost} ${lost}`;
  return (
    <span class={`count purse side${place}`}>
      <span class="tokens" role="img" title={`${word.tokens} ${side.free}`} aria-label={`${word.tokens} ${side.free}`}>
        {Array.from({ length: Math.min(side.free, SHOWN) }, (_, token) => <Token key={token} size={18} />)}{side.free === 0 && <Token size={18} isSpent />}<b>{side.free}</b>
      </span>
      <span class="ruin" role="img" aria-label={told} title={told}>
        <i style={{ width: `${Math.min(100, half > 0 ? (100 * lost) / half : 0)}%` }} /><u>{word.lost} {lost}{isKnown && `/${half}`}</u>
      </span>
    </span>
  );
}
