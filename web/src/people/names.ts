// names.ts - what the server calls a player, in the reader's language: "machine 3" and "guest 4821" are no names of people.
import type { Say } from "../texts";
import { tell } from "./words";

export function playerName(name: string, say: Say): string {
  const [, kind, number = ""] = /^(machine|guest) (\d+)$/.exec(name) ?? [];
  if (kind === "machine") return tell(say.language)("machineTitle", number, say.levels[Number(number) - 1] ?? "");
  return kind === "guest" ? tell(say.language)("guest", number) : name;
}

export const isPerson = (name: string): boolean => name !== "" && !/^(machine|guest) \d+$/.test(name);
