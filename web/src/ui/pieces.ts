// Pieces keep their identity from one scene to the next, so that they glide instead of jumping.
import { useRef } from "preact/hooks";

interface Piece {
  at: string;
  kind: string; // pieces of one kind are alike
}

// Gives each piece a stable id: first those that stayed, then those of the same kind that moved.
export function useIdentities<T extends Piece>(pieces: T[]): (T & { id: number })[] {
  const memory = useRef<{ before: (Piece & { id: number })[]; next: number }>({ before: [], next: 1 });
  const { before } = memory.current;
  const free = new Set(before);
  const ids = new Map<T, number>();
  const claim = (piece: T, old: (Piece & { id: number }) | undefined) => {
    if (!old) return;
    ids.set(piece, old.id);
    free.delete(old);
  };
  for (const piece of pieces)
    claim(piece, [...free].find((old) => old.at === piece.at && old.kind === piece.kind));
  for (const piece of pieces)
    if (!ids.has(piece)) claim(piece, [...free].find((old) => old.kind === piece.kind));
  const result = pieces.map((piece) => ({ ...piece, id: ids.get(piece) ?? memory.current.next++ }));
  memory.current.before = result.map(({ at, kind, id }) => ({ at, kind, id }));
  return result.sort((a, b) => a.id - b.id); // a stable order of elements keeps transitions running
}
