// stored.ts - lists that this browser keeps. Whatever lies there may be damaged, full or forbidden: the page goes on.

// A damaged list is an empty one.
export function storedList<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

export function storeList<T>(key: string, items: T[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // full or forbidden storage
  }
}

// Things that somebody names and keeps: the newest first, a changed one in its place.
export class Shelf<T extends { id: string }> {
  constructor(
    private key: string,
    private isWhole: (thing: Partial<T>) => boolean,
  ) {}

  all = (): T[] => storedList<T>(this.key).filter((each) => Boolean(each) && this.isWhole(each));

  keep(thing: T): T {
    const kept = this.all();
    const isNew = kept.every((each) => each.id !== thing.id);
    storeList(this.key, isNew ? [thing, ...kept] : kept.map((each) => (each.id === thing.id ? thing : each)));
    return thing;
  }

  forget = (id: string) => storeList(this.key, this.all().filter((each) => each.id !== id));
}
