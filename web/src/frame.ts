// frame.ts - what the server tells a seat of a table, and what the page reads out of it.
import type { ChatLine } from "./match";
import type { Table } from "./table";

export const SPECTATOR = -3;

export interface RemoteEntry {
  who: number;
  action: string;
  en: string;
  ru: string;
  weight?: number;
  total?: number;
}

// The whole of what the server tells a seat, each time something happens.
export interface TableFrame {
  type: "table";
  game: string;
  seat: number; // from 0, -3 for a spectator
  from: number; // the log below begins at this entry
  cuts: number; // how often entries were taken back
  log: RemoteEntry[];
  position: string; // the seat's view
  names: string[];
  taken: boolean[]; // seats that belong to somebody
  present: boolean[]; // who is connected
  begun: boolean; // everybody has come and given a nonce
  result: string;
  ended: string; // how: "rules", "resigned", "time", "agreed", "length", "absent", "closed"
  tournament: string | null; // that the game belongs to
  canUndo: boolean;
  hints: boolean; // the machine may advise here: against people only where they agreed on it before the game
  draw: number | null;
  undo: number | null;
  clock: { left: number[]; running: number } | null;
  chat?: ChatLine[]; // left out when nothing new was said
  commitment: string;
  secret: string | null;
  nonceWanted: boolean; // this seat has not given its share in the dice yet
  next: string | null; // the rematch, once somebody asked for it
}

export type Frame = TableFrame | { type: "refused"; clause: string; en: string; ru: string } | { type: "signed" } | { type: "notice"; text: string };

// "1-0" has a score for each team, in the order of the teams.
export function scoresOf(result: string, table: Table): number[] {
  const parts = result.split("-");
  return table.teams.map((team) => (parts[team] === "1" ? 1 : parts[team] === "0" ? -1 : 0));
}
