// fair.ts - are the dice of a finished game those that were fixed before it? The record alone proves nothing: a server could write
// one that agrees with itself. What binds it is what this browser saw and gave before the first draw, and what it was shown since.
import type { Engine } from "./engine";
import type { Entry } from "./table";
import type { Say } from "./texts";

// What this browser holds against the record.
export interface Witness {
  seat: number; // from 0; below 0 for a spectator
  commitment: string | null; // as it was shown before the first draw
  nonce: string | null; // as it was given
  log: { who: number; action: string }[]; // what this seat was shown of the game
}

// A line of the record's header. Two of one name would be two answers to one question, so they are none.
function headerOf(record: string, name: string): string {
  const lines = record.split("\nposition ")[0]!.split("\n").filter((line) => line.startsWith(`${name} `));
  return lines.length === 1 ? lines[0]!.slice(name.length + 1) : "";
}

// The sentence that says how the check went, and whether it held.
export async function checkDice(engine: Engine, record: string, witness: Witness, say: Say): Promise<string> {
  const loaded = await engine.run(record);
  if (loaded.status !== 0) return say("notVerifiedRecord", loaded.error);
  if (witness.commitment !== null && headerOf(record, "commitment") !== witness.commitment) return say("notVerifiedCommitment");
  if (witness.nonce !== null && headerOf(record, `nonce ${witness.seat + 1}`) !== witness.nonce) return say("notVerifiedNonce");
  const answer = await engine.run(`verify --lang ${say.language}`);
  if (answer.output === "") return say("notVerifiedRecord", answer.error);
  const { checked, failed, reason } = JSON.parse(answer.output) as { checked: number; failed: number | null; reason: string };
  if (failed !== null || answer.status !== 0) return say("notVerified", reason || String(failed));
  const rightful = await engine.json<Entry[]>(`log --seat ${Math.max(0, witness.seat + 1)}`);
  const isAsShown = rightful.length === witness.log.length && rightful.every((entry, index) => entry.who === witness.log[index]!.who && entry.action === witness.log[index]!.action);
  if (!isAsShown) return say("notVerifiedShown");
  return say(witness.commitment === null ? "verifiedUnseen" : "verified", checked);
}
