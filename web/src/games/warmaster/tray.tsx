// tray.tsx - the strip below the field: pieces that are still to be set up, and what is lost.
import type { SlotProps } from "../face";
import { characterOf, personsOf, profileOf, unitsOf, type Facts, type Person, type Scene, type Unit } from "./scene";

const words = {
  en: { others: "of the enemy still to be set up", lost: "lost" },
  ru: { others: "у противника ещё не расставлено", lost: "потеряны" },
};

export function Tray(props: SlotProps<Scene, Facts>) {
  return <Waiting {...props} units={unitsOf(props.scene)} persons={personsOf(props.scene)} />;
}

// Pieces that are not on the table: to be set up, off for now, or lost. Of those that others set up only
// the number matters.
function Waiting({ scene, facts, units, persons, next, chosen, seat, say }: SlotProps<Scene, Facts> & { units: Unit[]; persons: Person[] }) {
  const word = words[say.language];
  const waiting: (Unit | Person)[] = [...units, ...persons].filter((piece) => piece.where === "waiting");
  const own = waiting.filter((piece) => seat < 0 || piece.side === seat || next.has(piece.name));
  own.sort((one, other) => Number(next.has(other.name)) - Number(next.has(one.name)));
  const lost = units.filter((unit) => unit.where === "lost");
  if (waiting.length + lost.length === 0) return null;
  const nameOf = (piece: Unit | Person) =>
    ("at" in piece ? profileOf(piece, scene, facts) : characterOf(piece as Person, scene, facts))?.name ?? piece.key;
  return (
    <div class="muster-tray">
      {own.length > 0 && (
        <p class="reserves">
          {own.map((piece) => (
            <button
              key={piece.name}
              type="button"
              class={`reserve-piece side${piece.side}${next.has(piece.name) ? " next" : ""}${chosen.includes(piece.name) ? " chosen" : ""}`}
              data-thing={piece.name}
              aria-pressed={chosen.includes(piece.name)}
            >
              {piece.name} {nameOf(piece)}
            </button>
          ))}
        </p>
      )}
      {waiting.length > own.length && <p class="quiet">{word.others}: {waiting.length - own.length}</p>}
      {lost.length > 0 && <p class="quiet">{word.lost}: {lost.map((unit) => `${unit.name} ${nameOf(unit)}`).join(", ")}</p>}
    </div>
  );
}
