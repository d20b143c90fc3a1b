// arms.tsx - the shield or lozenge of an army beside words.
import { armsOf, escutcheon } from "./heraldry";

export const Arms = ({ army, side, emblem = armsOf(army).emblem }: { army: string; side: number; emblem?: string }) => (
  <svg class="arms" viewBox="-17 -18 34 38"><use href={escutcheon(army, side, emblem)} /></svg>
);
