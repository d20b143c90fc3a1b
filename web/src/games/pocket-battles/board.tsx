// board.tsx - the field of Pocket Battles: three sectors by five rows on a campaign map. The viewer's own rows are at the bottom, and
// those who fight stand face to face in the middle.
import { InlineIcon } from "../../ui/icon";
import { useFit } from "./fit";
import { sectorMap } from "./ground";
import { Muster } from "./muster";
import { living, type Scene, type Unit } from "./scene";
import { Reserve } from "./tray";
import { Thrown, throwOf, UnitCard, type BoardProps } from "./unit";
import { words } from "./words";
import "./board.css";
import "./pieces.css";

export function Board(props: BoardProps) {
  const { scene, say, animate } = props;
  const own = props.turned ? 1 : 0; // whose rows are near
  const word = words[say.language];
  const field = useFit<HTMLDivElement>(scene);
  const sectors = own === 0 ? [1, 2, 3] : [3, 2, 1];
  const weights = share(sectors.map((sector) => widthOf(scene, sector, props.form === "band")));
  const rows = [
    { side: 1 - own, row: "r", title: word.rear },
    { side: 1 - own, row: "f", title: word.front },
    { side: -1, row: "e", title: word.fight },
    { side: own, row: "f", title: word.front },
    { side: own, row: "r", title: word.rear },
  ];
  if (scene.phase === "build")
    return <div class="board pocket-battles"><Muster {...props} side={scene.sides[scene.active]!} /></div>;
  return (
    <div class={`board pocket-battles${animate ? " animate" : ""}`}>
      <Reserve {...props} number={1 - own} />
      <div class={`battle-field own${own}`} ref={field} style={{ gridTemplateColumns: weights, gridTemplateRows: share(rows.map(({ side, row }) => heightOf(scene, side, row, props.form === "band"))) }} role="group" aria-label={say("board")}>
        <div class="campaign-map" style={{ gridTemplateColumns: weights }} aria-hidden="true">{sectors.map((sector) => <svg key={sector}><use href={sectorMap(sector)} width="100%" height="100%" /></svg>)}</div>
        {rows.map(({ side, row, title }) =>
          sectors.map((sector) => <Zone key={`${side}${row}${sector}`} {...props} side={side} zone={`${row}${sector}`} title={title} own={own} />),
        )}
      </div>
    </div>
  );
}

// ---- Rows and columns are as large as what stands in them needs ----

const share = (parts: number[]): string => parts.map((part) => `minmax(0, ${part}fr)`).join(" ");

const NARROWEST = 5; // tiles; on a phone one less
const WIDEST = 12;
const PLAQUE = 1; // a unit's letter and traits take as much as a tile

function widthOf(scene: Scene, sector: number, isBand: boolean): number {
  const rows = scene.sides.flatMap((side) => ["r", "f", "e"].map((row) => {
    const wide = side.units.filter((unit) => unit.zone === `${row}${sector}`).map((unit) => living(unit).length + PLAQUE);
    return isBand ? Math.max(0, ...wide) : wide.reduce((sum, each) => sum + each, 0); // on a phone they stand below one another
  }));
  return Math.min(WIDEST, Math.max(isBand ? NARROWEST - 1 : NARROWEST, ...rows));
}

const EMPTY = 0.55; // of a row with somebody in it
const FOUGHT = 2.05; // two stand there, one over the other; on a phone the width binds them

function heightOf(scene: Scene, side: number, row: string, isBand: boolean): number {
  const stands = (each: Scene["sides"][number]) => each.units.some((unit) => unit.zone[0] === row);
  const lines = (each: Scene["sides"][number]) => Math.max(...[1, 2, 3].map((sector) => linesOf(each.units.filter((unit) => unit.zone === `${row}${sector}`), widthOf(scene, sector, true))));
  if (isBand && side >= 0 && scene.phase !== "deploy" && stands(scene.sides[side]!)) return 0.45 + 0.55 * lines(scene.sides[side]!);
  if (side < 0) return scene.sides.some(stands) ? (isBand ? 0.8 : 1) * FOUGHT : EMPTY;
  return scene.phase === "deploy" || stands(scene.sides[side]!) ? 1 : EMPTY;
}

// The lines in which these units stand below one another.
function linesOf(units: Unit[], wide: number): number {
  let lines = 1;
  let used = 0;
  for (const unit of units) {
    const needed = living(unit).length + PLAQUE;
    const isNew = used > 0 && used + needed > wide;
    if (isNew) lines++;
    used = needed + (isNew ? 0 : used);
  }
  return lines;
}

// ---- A zone ----

function Zone(props: BoardProps & { side: number; zone: string; title: string; own: number }) {
  const { scene, side, zone, title, next, chosen, say } = props;
  const isFight = side < 0;
  // A zone named in an action is the acting side's own.
  const isActing = side === scene.active || isFight;
  const isTarget = next.has(zone) && isActing;
  const here = side < 0 ? [] : scene.sides[side]!.units.filter((unit) => unit.zone === zone);
  const owner = isFight ? "" : ` side${side}`;
  return (
    <div
      class={`zone-cell ${zone[0] === "e" ? "engaged" : zone[0] === "f" ? "front" : "rear"}${owner}${isTarget ? " next" : ""}${chosen.includes(zone) && side === scene.active ? " chosen" : ""}`}
      role={isTarget ? "button" : undefined} tabindex={isTarget ? 0 : undefined} data-thing={isActing ? zone : undefined} data-zone={zone}
      aria-label={isTarget ? `${title} ${zone[1]}, ${say("canChoose")}` : undefined}
    >
      <span class="zone-name">{title} {zone[1]}</span>
      {isFight ? <Fights {...props} /> : <div class="zone-units fits">{here.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={side} />)}</div>}
    </div>
  );
}

// ---- Fights: units in contact stand in one column ----

type Fight = [Unit[], Unit[]]; // by side

function fightsIn(scene: Scene, zone: string): Fight[] {
  const [first, second] = scene.sides.map((side) => side.units.filter((unit) => unit.zone === zone)) as [Unit[], Unit[]];
  const left = new Set([...first, ...second]);
  const fights: Fight[] = [];
  for (const start of [...first, ...second]) {
    if (!left.delete(start)) continue;
    const bout = [start];
    for (const unit of bout)
      for (const other of [...left].filter((each) => unit.fights.includes(each.name))) {
        left.delete(other);
        bout.push(other);
      }
    fights.push([first.filter((unit) => bout.includes(unit)), second.filter((unit) => bout.includes(unit))]);
  }
  return fights;
}

function Fights(props: BoardProps & { zone: string; own: number }) {
  const { scene, zone, own, say } = props;
  const row = (units: Unit[], number: number) => <div class="fighters">{units.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={number} isFighting />)}</div>;
  return (
    <div class="zone-units fits">
      {fightsIn(scene, zone).map((fight) => (
        <div key={fight.flat()[0]!.name} class="fight">
          {row(fight[1 - own]!, 1 - own)}
          <div class="clash-line"><span class="clash" role="img" aria-label={words[say.language].fight}><InlineIcon name="swords" size={20} /></span>{fight.map((units, number) => <DiceOf key={number} {...props} units={units} number={number} />)}</div>
          {row(fight[own]!, own)}
        </div>
      ))}
    </div>
  );
}

function DiceOf(props: BoardProps & { units: Unit[]; number: number }) {
  const dice = props.units.map((unit) => throwOf(props, unit)).find((each) => each !== null);
  return dice ? <Thrown dice={dice} number={props.number} say={props.say} /> : null;
}
