// board.tsx - the field of Pocket Battles: three sectors by five rows on a campaign map. The viewer's own rows are at the bottom, and
// those who fight stand face to face in the middle.
import { useLayoutEffect, useRef } from "preact/hooks";
import { InlineIcon } from "../../ui/icon";
import { sectorMap } from "./ground";
import { Muster } from "./muster";
import type { Scene, Unit } from "./scene";
import { Reserve } from "./tray";
import { UnitCard, type BoardProps } from "./unit";
import { words } from "./words";
import "./board.css";
import "./pieces.css";

// As large as they fit; traits have words where there is room for them.
const FITS: [scale: number, hasWords: boolean][] = [[1.25, true], [1.12, true], [1, true], [0.92, true], [1.12, false], [1, false], [0.92, false], [0.84, true], [0.84, false], [0.76, false], [0.68, false], [0.6, false], [0.52, false], [0.46, false], [0.4, false], [0.35, false], [0.3, false]];

// A zone holds any number of units.
export function useFit<T extends HTMLElement>(drawn: unknown) {
  const field = useRef<T>(null);
  useLayoutEffect(() => {
    const fit = () => {
      for (const units of field.current?.querySelectorAll<HTMLElement>(".fits") ?? []) {
        const cell = units.parentElement!;
        for (const [scale, hasWords] of FITS) {
          units.style.setProperty("zoom", String(scale));
          units.classList.toggle("wordless", !hasWords);
          if (cell.scrollHeight <= cell.clientHeight && cell.scrollWidth <= cell.clientWidth) break;
        }
      }
    };
    fit();
    const watcher = new ResizeObserver(fit);
    if (field.current) watcher.observe(field.current);
    return () => watcher.disconnect();
  }, [drawn]);
  return field;
}

export function Board(props: BoardProps) {
  const { scene, say, animate } = props;
  const own = props.turned ? 1 : 0; // whose rows are near
  const word = words[say.language];
  const field = useFit<HTMLDivElement>(scene);
  const sectors = own === 0 ? [1, 2, 3] : [3, 2, 1];
  // On a narrow window a sector is as wide as what stands in it needs.
  const weights = props.form === "band" ? sectors.map((sector) => `minmax(0, ${weightOf(scene, sector)}fr)`).join(" ") : undefined;
  const isFought = scene.sides.some((side) => side.units.some((unit) => unit.zone[0] === "e"));
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
      <div class={`battle-field own${own}${isFought ? " fought" : ""}`} ref={field} style={{ gridTemplateColumns: weights }} role="group" aria-label={say("board")}>
        <div class="campaign-map" style={{ gridTemplateColumns: weights }} aria-hidden="true">{sectors.map((sector) => <svg key={sector}><use href={sectorMap(sector)} width="100%" height="100%" /></svg>)}</div>
        {rows.map(({ side, row, title }) =>
          sectors.map((sector) => <Zone key={`${side}${row}${sector}`} {...props} side={side} zone={`${row}${sector}`} title={title} own={own} />),
        )}
      </div>
    </div>
  );
}

const NARROWEST = 3; // tiles
const WIDEST = 8;

function weightOf(scene: Scene, sector: number): number {
  const rows = scene.sides.flatMap((side) => ["r", "f", "e"].map((row) => side.units.filter((unit) => unit.zone === `${row}${sector}`).reduce((sum, unit) => sum + unit.troops.filter((troop) => !troop.dead).length, 0)));
  return Math.min(WIDEST, Math.max(NARROWEST, ...rows));
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
      role={isTarget ? "button" : undefined} tabindex={isTarget ? 0 : undefined} data-thing={isActing ? zone : undefined}
      aria-label={isTarget ? `${title} ${zone[1]}, ${say("canChoose")}` : undefined}
    >
      <span class="zone-name">{title} {zone[1]}</span>
      {isFight ? <Fights {...props} /> : <div class="zone-units fits">{here.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={side} />)}</div>}
    </div>
  );
}

// ---- Fights: whoever is in contact with one another stands in one column ----

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
  const row = (units: Unit[], number: number) => <div class="fighters">{units.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={number} />)}</div>;
  return (
    <div class="zone-units fits">
      {fightsIn(scene, zone).map((fight) => (
        <div key={fight.flat()[0]!.name} class="fight">
          {row(fight[1 - own]!, 1 - own)}
          <span class="clash" role="img" aria-label={words[say.language].fight}><InlineIcon name="swords" size={20} /></span>
          {row(fight[own]!, own)}
        </div>
      ))}
    </div>
  );
}
