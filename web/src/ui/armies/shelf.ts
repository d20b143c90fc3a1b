// shelf.ts - the lists that somebody keeps in this browser, and lists in links and as text.
import { randomId } from "../../random";
import { Shelf } from "../../stored";
import type { Army } from "./told";

export interface KeptArmy extends Army {
  id: string;
  name: string;
}

const shelf = new Shelf<KeptArmy>("armies", ({ list, game }) => typeof list === "string" && typeof game === "string");

export const keptArmies = shelf.all;
// Without an id it is a new one.
export const keepArmy = (army: Omit<KeptArmy, "id"> & { id: string | null }): KeptArmy => shelf.keep({ ...army, id: army.id ?? randomId() });
export const forgetArmy = shelf.forget;

export const armyLink = ({ game, list, size, name }: Omit<KeptArmy, "id">): string =>
  `${location.origin}${location.pathname}#/armies/${game}?size=${size}&name=${encodeURIComponent(name)}&list=${encodeURIComponent(list)}`;

// One army a line: "warmaster 1000 empire:2xhalberdiers The River Guard".
export const armyText = ({ game, list, size, name }: Omit<KeptArmy, "id">): string => `${game} ${size} ${list} ${name}`.trim();

export function armyFromText(text: string): Omit<KeptArmy, "id"> | null {
  const hash = text.indexOf("#/armies/");
  if (hash >= 0) {
    const [path = "", query = ""] = text.slice(hash + 9).trim().split("?");
    const values = new URLSearchParams(query);
    const list = values.get("list");
    return list ? { game: path, list, size: Number(values.get("size")) || 0, name: values.get("name") ?? "" } : null;
  }
  const found = /^\s*([a-z-]+)\s+(\d+)\s+(\S+)[ \t]*([^\n]*)/.exec(text);
  return found ? { game: found[1]!, size: Number(found[2]), list: found[3]!, name: found[4]!.trim() } : null;
}
