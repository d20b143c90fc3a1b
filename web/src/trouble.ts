// trouble.ts - something that cannot be done, with a reason for the reader: a text of this page, or a sentence of the rules or
// the server, which is in the reader's language already.
import type { Say, TextKey } from "./texts";

export class Trouble extends Error {
  constructor(
    readonly key: TextKey | null,
    readonly sentence = "",
  ) {
    super(key ?? sentence);
  }

  words(say: Say): string {
    return [this.key ? say(this.key) : "", this.sentence].filter(Boolean).join(" ");
  }
}

// Whatever was thrown, in words. What nobody foresaw is a defect of the page, and says so.
export const wordsOfTrouble = (error: unknown, say: Say): string =>
  error instanceof Trouble ? error.words(say) : `${say("defect")} ${error instanceof Error ? error.message : String(error)}`;
