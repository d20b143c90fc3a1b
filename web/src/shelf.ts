// shelf.ts - the games that this browser remembers: local ones whole, those on a server by link.
import type { Moment, Player } from "./match";
import { addressOf, dropSeat, heldSeat, holdSeat } from "./held";
import { storedList, storeList } from "./stored";

// Where a game stood when it was last seen.
export interface Standing {
  seat: number; // the person's
  turn: number; // who is to act; below 0: nobody
  scores: number[] | null;
  isAlone: boolean; // not two at one screen
  opponent: string; // a name, where there is one
}

export function standingOf(moment: Moment): Standing {
  const { seat, toAct, scores } = moment.table;
  const isAlone = moment.chat !== null || moment.names.some((name) => name !== "");
  return { seat, turn: toAct, scores, isAlone, opponent: moment.names.filter((name, other) => name && other !== seat).join(", ") };
}

export interface KeptGame {
  id: string;
  game: string;
  players: Player[];
  settings?: string; // of the set-up, for a rematch
  hints?: boolean; // its people have agreed on the machine's help
  record: string;
  over: boolean;
  standing?: Standing;
  when: number;
}

interface KeptLink {
  address: string; // "#/table/ID": held.ts holds the key
  game: string;
  over: boolean;
  standing?: Standing;
  when: number;
}

const KEPT_MAX = 30;

const write = <T extends { when: number }>(key: string, items: T[]) => storeList(key, items.sort((a, b) => b.when - a.when).slice(0, KEPT_MAX));

export const keptGames = () => storedList<KeptGame>("games");
// Links of earlier versions had the seat's key in them.
function withoutKey(link: KeptLink): KeptLink {
  const [, , id = "", key] = link.address.split("/");
  if (key && !heldSeat(id)) holdSeat(id, { key });
  return { ...link, address: addressOf(id) };
}

export const keptLinks = () => storedList<KeptLink>("links").map(withoutKey);


export function rememberGame(game: KeptGame): void {
  write("games", [game, ...keptGames().filter((other) => other.id !== game.id)]);
}

export function forgetGame(id: string): void {
  write("games", keptGames().filter((game) => game.id !== id));
}

export function rememberLink(link: KeptLink): void {
  write("links", [link, ...keptLinks().filter((other) => other.address !== link.address)]);
}

export function forgetLink(address: string): void {
  dropSeat(address.split("/")[2] ?? "");
  write("links", keptLinks().filter((link) => link.address !== address));
}
