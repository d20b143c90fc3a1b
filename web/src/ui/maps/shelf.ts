// shelf.ts - the maps that somebody keeps in this browser, and maps in links.
import { randomId } from "../../random";
import { Shelf } from "../../stored";
import { wordOf } from "./model";

export interface KeptMap {
  id: string;
  name: string;
  text: string;
}

const shelf = new Shelf<KeptMap>("maps", ({ text, name }) => typeof text === "string" && typeof name === "string");

export const keptMaps = shelf.all;
// Without an id it is a new one.
export const keepMap = (map: Omit<KeptMap, "id"> & { id: string | null }): KeptMap => shelf.keep({ ...map, id: map.id ?? randomId() });
export const forgetMap = shelf.forget;

export const mapLink = (text: string): string => `${location.origin}${location.pathname}#/maps?map=${encodeURIComponent(wordOf(text))}`;

// A link to a map, or its text.
export function mapFromText(text: string): string {
  const hash = text.indexOf("#/maps?");
  return hash >= 0 ? (new URLSearchParams(text.slice(hash + 7).trim()).get("map") ?? "") : text;
}
