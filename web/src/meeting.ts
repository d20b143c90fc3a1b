// meeting.ts - how people come to a table of the server: hosting one, finding one at which somebody waits, taking a seat.
import { quoted } from "./engine";
import { addressOf, dropSeat, heldSeat, holdSeat } from "./held";
import { randomLetters } from "./random";
import { RemoteMatch } from "./remote";
import { ask, openGames, Refused, type OpenGame } from "./server";
import type { GameInfo } from "./table";
import type { Say } from "./texts";

const KEY_LETTERS = 26;

export async function hostGame(info: GameInfo, query: URLSearchParams, settings: string): Promise<string> {
  const words = [`host ${info.id}`, `seat=${query.get("mine") ?? "1"}`, `open=${query.get("open") ?? "0"}`];
  words.push(`clock=${query.get("clock") ?? "none"}`, `hints=${query.get("hints") ?? "0"}`);
  if (query.has("for")) words.push(`for=${quoted(query.get("for")!)}`);
  const name = localStorage.getItem("name");
  if (name) words.push(`name=${quoted(name)}`);
  const answer = await ask<{ type: string; id: string; key: string; invitations: (string | null)[]; commitment: string }>(
    `${words.join(" ")} ${settings}`,
    "hosted",
  );
  const { id, key, invitations, commitment } = answer;
  holdSeat(id, { key, invitations, commitment, isOpen: query.get("open") === "1" });
  return addressOf(id);
}

// A game in the lobby at which somebody else waits, with the same clock and options.
export async function findWaiting(game: string, query: URLSearchParams, settings: string): Promise<OpenGame | null> {
  const clock = query.get("clock") ?? "none", hints = query.get("hints") === "1";
  const sorted = (options: string) => options.split(" ").filter(Boolean).sort().join(" ");
  const open = await openGames();
  return open.find((other) => other.here && other.game === game && other.clock === clock && other.hints === hints && sorted(other.options) === sorted(settings) && !heldSeat(other.id)) ?? null;
}

// A secret of the address is read once: it leaves the address at once and stays with this browser. The key of a seat is made here,
// before the invitation is exchanged for it, so that an answer that is lost can be asked for again. A player who has a seat keeps it.
export function readSecret(id: string, secret: string | undefined, isInvitation: boolean): void {
  if (location.hash !== addressOf(id)) history.replaceState(history.state, "", addressOf(id));
  if (heldSeat(id)) return;
  if (isInvitation) holdSeat(id, { key: randomLetters(KEY_LETTERS), joining: secret ?? "" });
  else if (secret) holdSeat(id, { key: secret });
}

// A table of the server, in the seat that this browser holds there, or as a spectator.
export async function openTable(id: string, say: Say): Promise<RemoteMatch> {
  const held = heldSeat(id);
  if (held?.joining !== undefined) {
    try {
      const { key, commitment } = await ask<{ type: string; key: string; commitment: string }>(`join ${id} ${held.joining} key=${held.key}`, "joined");
      holdSeat(id, { key, commitment, joining: undefined });
    } catch (problem) {
      if (problem instanceof Refused) dropSeat(id);
      throw problem;
    }
  }
  const match = new RemoteMatch(id, heldSeat(id)?.key ?? null, say);
  try {
    await match.start();
  } catch (problem) {
    match.close();
    throw problem;
  }
  return match;
}
