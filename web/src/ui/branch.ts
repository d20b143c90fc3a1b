// branch.ts - a record cut at a moment, on its way to a new game against the machine.
import type { Table } from "../table";
import { playersIn } from "../seats";

const KEY = "branch";
const LEVEL = 5; // where no machine has played yet

// A record's actions come one to a line after the line "actions".
function cutRecord(record: string, at: number): string {
  const lines = record.split("\n");
  const start = lines.indexOf("actions");
  if (start < 0) return record;
  return [...lines.slice(0, start + 1 + at), "result *", ""].join("\n");
}

// Against the machine as it was: its seat and its level. Where people played, or machines alone, the
// side to act is yours.
export function keepForBranch(game: string, record: string, at: number, table: Table): string {
  sessionStorage.setItem(KEY, cutRecord(record, at));
  const players = playersIn(record, table.seats);
  const machines = players.filter((player) => player.kind === "machine").length;
  const stays = machines > 0 && machines < players.length;
  const mine = Math.max(0, table.toAct);
  const seats = players.map((player, seat) => {
    const isHuman = stays ? player.kind === "human" : seat === mine;
    return isHuman ? "human" : player.kind === "machine" ? player.level : LEVEL;
  });
  return `#/play/${game}?branch=1&seats=${seats.join(",")}&n=${Date.now()}`;
}

// A position, or a record, to begin with.
export const keepBranch = (text: string): void => sessionStorage.setItem(KEY, text);

export function takeBranch(): string | null {
  const record = sessionStorage.getItem(KEY);
  return record;
}
