// muster.tsx - building an army at the table: what is taken above, every tile that is left below, those that may be taken lit.
import type { Side } from "./scene";
import { useFit } from "./fit";
import { armyKey, TilePlace, UnitCard, type BoardProps } from "./unit";
import { words } from "./words";

export function Muster(props: BoardProps & { side: Side }) {
  const { facts, side, scene, chosen, next, able, say } = props;
  const word = words[say.language];
  const field = useFit<HTMLElement>(`${scene.active} ${side.cost} ${chosen} ${next.size}`);
  const isOpen = facts.armies.some((other) => next.has(other.key) || other.key === chosen[0]); // which army is still to be said
  const army = facts.armies.findIndex((other) => other.key === (isOpen ? chosen[0] : side.army));
  const taken = new Set(side.units.flatMap((unit) => unit.troops.map((troop) => troop.tile)));
  const tiles = facts.tiles.filter((tile) => (army < 0 ? !isOpen : tile.army === army) && !taken.has(tile.id));
  return (
    <section class="muster" ref={field}>
      <header>
        <h2>{army >= 0 ? facts.armies[army]!.name : word.choose}</h2>
        {army >= 0 && <b class="muster-sum">{side.cost} <small>{word.of} {scene.size}</small></b>}
      </header>
      {side.units.length > 0 && (
        <div class="muster-taken"><div class="zone-units fits">{side.units.map((unit) => <UnitCard key={unit.name} {...props} unit={unit} number={scene.active} />)}</div></div>
      )}
      <div class="muster-left">
        <div class="zone-units fits">
          {tiles.map((tile) => (
            <span key={tile.id} class={`muster-tile${able.has(tile.id) || isOpen ? "" : " shut"}`}>
              <TilePlace {...props} troop={{ tile: tile.id, wounds: 0, dead: 0 }} number={scene.active} army={armyKey(tile.id, facts)} />
              <b class="cost" title={word.cost}>{tile.cost}</b>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
