// tiles.tsx - an army of Pocket Battles: units as stacks of tiles, and the box of tiles below. What a tile can do is told beside it.
import { TroopPicture } from "./picture";
import type { RollProps } from "./roll";
import type { Choice } from "./told";

export function TileRoll(props: RollProps & { looked: string | null; look: (tile: string | null) => void }) {
  const { told, word } = props;
  const isJoining = props.piece !== null && told.extras.some((extra) => extra.more && !extra.why);
  return (
    <>
      <section class="tile-units" aria-label={word.pieces}>
        {told.pieces.length === 0 && <p class="quiet">{word.pressTiles}</p>}
        {told.pieces.map((unit, at) => <Stack key={unit.parts.map((part) => part.key).join()} {...props} at={at} />)}
      </section>
      <p class="tile-help">{isJoining ? word.joinHelp : word.boxHelp}</p>
      <ul class="tile-box">{told.choices.map((choice) => <BoxTile key={choice.key} {...props} choice={choice} />)}</ul>
    </>
  );
}

function Stack({ info, told, piece, choose, at, word }: RollProps & { at: number }) {
  const unit = told.pieces[at]!;
  return (
    <div class={`tile-unit${at === piece ? " chosen" : ""}`}>
      <button type="button" class="tile-unit-pick" aria-pressed={at === piece} aria-label={unit.name} onClick={() => choose(at === piece ? null : at)}>
        {unit.parts.map((part) => <TroopPicture key={part.key} info={info} army={told.army} kind={part.key} group="tiles" shoots={false} />)}
      </button>
      <small>{unit.points} {word.points}</small>
    </div>
  );
}

// One press takes the tile: into the unit that is chosen where it may join, else as a unit of its own; the next one puts it back.
function BoxTile({ info, told, choice, change, looked, look, word, language }: RollProps & { choice: Choice; looked: string | null; look: (tile: string | null) => void }) {
  const joins = told.extras.find((extra) => extra.key === choice.key && extra.more && !extra.why);
  const isTaken = choice.count > 0;
  const state = isTaken ? "taken" : joins ? "joins" : choice.why ? "against" : "";
  const press = () => {
    look(choice.key);
    change((isTaken ? choice.fewer : (joins?.more ?? choice.more)) ?? told.list);
  };
  return (
    <li class={`${state}${looked === choice.key ? " looked" : ""}`} data-choice={choice.key} onPointerEnter={(event) => event.pointerType === "mouse" && look(choice.key)}>
      <button type="button" title={choice.why?.[language] ?? ""} aria-label={`${isTaken ? word.remove : word.add}: ${choice.name}, ${choice.points}`} onFocus={() => look(choice.key)} onClick={press}>
        <TroopPicture info={info} army={told.army} kind={choice.key} group="tiles" shoots={false} /><b class="cost">{choice.points}</b>
      </button>
    </li>
  );
}

// What the tile under the pointer, or the one pressed last, can do.
export function TileCard({ told, looked, word, language }: { told: RollProps["told"]; looked: string | null; word: RollProps["word"]; language: "en" | "ru" }) {
  const tile = told.choices.find((choice) => choice.key === looked);
  if (!tile) return null;
  return (
    <section class="slip army-tile" role="status" aria-label={tile.name}>
      <h2>{tile.name} <small>{tile.points}</small></h2>
      <p>{(tile.figures ?? []).map(([name, value]) => `${name} ${value}`).join(" · ")}</p>
      <p>{tile.text || word.plain}</p>
      {tile.why && tile.count === 0 && <p class="why-not">{tile.why[language]}</p>}
    </section>
  );
}
