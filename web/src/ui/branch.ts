// branch.ts - a record cut at a moment, on its way to a new game against the machine.
import type { Moment } from "../match";

const KEY = "branch";

// A record's actions come one to a line after the line "actions".
function cutRecord(record: string, at: number): string {
  const lines = record.split("\n");
  const start = lines.indexOf("actions");
  if (start < 0) return record;
  return [...lines.slice(0, start + 1 + at), "result *", ""].join("\n");
}

export function keepForBranch(game: string, record: string, at: number, moment: Moment): string {
  sessionStorage.setItem(KEY, cutRecord(record, at));
  const human = Math.max(0, moment.table.toAct);
  const seats = Array.from({ length: moment.table.seats }, (_, seat) => (seat === human ? "human" : "5"));
  return `#/play/${game}?branch=1&seats=${seats.join(",")}&n=${Date.now()}`;
}

export function takeBranch(): string | null {
  const record = sessionStorage.getItem(KEY);
  return record;
}
