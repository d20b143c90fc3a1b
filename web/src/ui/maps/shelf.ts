// shelf.ts - the maps that somebody keeps in this browser, and maps in links.
import { randomId } from "../../random";
import { wordOf } from "./model";

export interface KeptMap {
  id: string;
  name: string;
  text: string;
}

const KEY = "maps";

export function keptMaps(): KeptMap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptMap[]).filter((each) => typeof each?.text === "string" && typeof each.name === "string") : [];
  } catch {
    return [];
  }
}

const keep = (maps: KeptMap[]) => localStorage.setItem(KEY, JSON.stringify(maps));

// The one of the same id is replaced; without an id it is a new one.
export function keepMap(map: Omit<KeptMap, "id"> & { id: string | null }): KeptMap {
  const kept = { ...map, id: map.id ?? randomId() };
  const others = keptMaps();
  keep(others.some((each) => each.id === kept.id) ? others.map((each) => (each.id === kept.id ? kept : each)) : [kept, ...others]);
  return kept;
}

export const forgetMap = (id: string) => keep(keptMaps().filter((each) => each.id !== id));

export const mapLink = (text: string): string => `${location.origin}${location.pathname}#/maps?map=${encodeURIComponent(wordOf(text))}`;

// A link to a map, or its text.
export function mapFromText(text: string): string {
  const hash = text.indexOf("#/maps?");
  return hash >= 0 ? (new URLSearchParams(text.slice(hash + 7).trim()).get("map") ?? "") : text;
}
