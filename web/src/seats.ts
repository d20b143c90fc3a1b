// seats.ts - who sat where, as the header of a record tells it: "seat 1 human", "seat 2 level 3".
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
