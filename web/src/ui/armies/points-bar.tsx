// points-bar.tsx - what the points are spent on, as a bar: one part for each kind of troops, and what is left.
import type { Told } from "./told";
import type { Words } from "./words";

const NARROW = 0.09; // of the bar: no words fit in

// Troops by the group they are taken from; an army of one kind of things has one part.
function partsOf(told: Told): { key: string; name: string; points: number }[] {
  const groupOf = (key: string) => told.choices.find((choice) => choice.key === key)?.group ?? "";
  return told.groups
    .map(({ key, name }) => ({ key, name, points: told.pieces.filter((piece) => groupOf(piece.key) === key).reduce((sum, piece) => sum + piece.points, 0) }))
    .filter(({ points }) => points > 0);
}

export function PointsBar({ told, word }: { told: Told; word: Words }) {
  const whole = Math.max(told.size, told.points);
  return (
    <div class="points-bar" role="meter" aria-label={word.points} aria-valuemin={0} aria-valuemax={told.size} aria-valuenow={told.points}>
      {partsOf(told).map(({ key, name, points }) => (
        <span key={key} class={`part-${key}`} style={{ width: `${(100 * points) / whole}%` }} title={`${name} ${points}`}>{points > NARROW * whole && `${name} ${points}`}</span>
      ))}
    </div>
  );
}
