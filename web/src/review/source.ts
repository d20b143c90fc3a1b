// source.ts - the record that an address asks to review: a game of this browser, one that was opened or pasted, or one in a link.
import { keptGames } from "../shelf";
import { playersIn } from "../seats";
import { Trouble } from "../trouble";
import { keptRecord, recordFromLink } from "../ui/record";

export async function recordToReview([kind, word]: string[]): Promise<string> {
  const record = kind === "game" ? keptGames().find((game) => game.id === word)?.record : kind === "link" && word ? await recordFromLink(word) : keptRecord();
  if (!record) throw new Trouble(kind === "game" ? "noKeptGame" : "noRecord");
  return record;
}

// Whose review it is: the seat that the address names, or the person's where one played the machine; null where several people did.
export function readerOf(record: string, seats: number, query: URLSearchParams): number | null {
  const named = Number(query.get("seat") ?? 0);
  if (named >= 1 && named <= seats) return named - 1;
  const people = playersIn(record, seats).flatMap((player, seat) => (player.kind === "human" ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}
