// seats.ts - who sat where, as the header of a record tells it: "seat 1 human", "seat 2 level 3"; and who sits where next time.
import type { Player } from "./match";

const nameOf = (player: Player): string => (player.kind === "human" ? "human" : `level ${player.level}`);

export function withSeats(record: string, players: Player[]): string {
  const lines = record.split("\n");
  const start = lines.findIndex((line) => line.startsWith("position "));
  if (players.length === 0 || start < 0) return record;
  const header = lines.slice(0, start).filter((line) => !/^seat \d /.test(line));
  return [...header, ...players.map((player, seat) => `seat ${seat + 1} ${nameOf(player)}`), ...lines.slice(start)].join("\n");
}

// By seat; a seat that the header does not know is held by a person.
export function playersIn(record: string, seats: number): Player[] {
  const header = record.slice(0, record.indexOf("\nposition "));
  return Array.from({ length: seats }, (_, seat): Player => {
    const level = header.match(new RegExp(`^seat ${seat + 1} level ([1-8])$`, "m"))?.[1];
    return level ? { kind: "machine", level: Number(level) } : { kind: "human" };
  });
}

// Settings as a command has them, key="value", as an address has them.
const wordsToQuery = (words: string): string =>
  [...words.matchAll(/(\w+)=(?:"((?:\\.|[^"\\])*)"|(\S+))/g)]
    .map(([, key, inQuotes, bare]) => `${key}=${encodeURIComponent(inQuotes?.replace(/\\(.)/g, "$1") ?? bare ?? "")}`)
    .join("&");

// The same game once more, sides swapped.
export function rematchAddress(game: string, players: Player[], settings: string, hints: boolean): string {
  const seats = [...players].reverse().map((player) => (player.kind === "human" ? "human" : player.level)).join(",");
  const query = wordsToQuery(settings);
  return `#/play/${game}?seats=${seats}${query ? `&${query}` : ""}${hints ? "&hints=1" : ""}&n=${Date.now()}`;
}
