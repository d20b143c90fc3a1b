// match.ts - one match as the table shows it, wherever it is played: here or on a server.
import type { Candidate, Entry, Odds, Refusal, Table } from "./table";

export type Player = { kind: "human" } | { kind: "machine"; level: number };

// How the machine plays a step for a person: as well as it can, and soon enough to set up a whole army.
export const ADVICE = "--level 8 --ms 400";

export interface Clock {
  left: number[]; // milliseconds by seat, at the time of `since`
  running: number; // the seat whose clock runs, or -1
  since: number;
}

export interface ChatLine {
  who: number; // a seat
  text: string;
}

// What one seat may know of a match at one moment, and no more. Under a curtain nobody looks: table and log are a
// spectator's, `mine` and `advice` are false, there are no choices, and every question is answered as to a spectator. So
// whatever is drawn from a Moment is fit for the eyes of the person at the screen.
export interface Moment {
  table: Table;
  log: Entry[];
  shown: number; // entries played in what is shown; below log.length: the past
  mine: boolean; // the viewer is to act, now
  thinking: boolean;
  names: string[];
  curtain: number | null; // same screen, hidden hands: the seat to hand the screen to
  notice: string; // one line about the connection or an offer
  offers: { draw: number | null; undo: number | null; rematch: boolean }; // the seat that offers
  ended: string; // how, where the board does not tell: "resigned", "time", "agreed", "length", "closed"
  tournament?: string | null; // that the game belongs to
  clock: Clock | null;
  chat: ChatLine[] | null; // null: nobody to talk to
  links: { seat: number; address: string }[]; // for a friend
  isReplay: boolean;
  advice: boolean; // the machine may be asked: a hint, an analysis, a step that it plays for a person
  canBranch: boolean; // the record tells all, so that another game can begin with it
}

export interface Match {
  readonly game: string;
  readonly aside?: number; // pixels of a wide window's right that something beside the table has
  moment: Moment | null;
  error: string;
  onChange: () => void;
  play(action: string): Promise<string>; // the refusal, or ""
  show(at: number): Promise<void>; // a moment of the past, or log.length for the present
  undo(): Promise<string>; // why not, or ""
  resign(): Promise<void>;
  offerDraw(): Promise<void>;
  answer(offer: "draw" | "undo", accept: boolean): Promise<void>;
  chat(text: string): void;
  raiseCurtain(): Promise<void>;
  coach(): Promise<string[]>; // proven facts for the seat to act, a sentence each
  point(steps: string[]): Promise<Refusal | null>;
  odds(action: string): Promise<Odds | null>;
  preview(action: string): Promise<unknown>; // the scene after it, or null
  tryAll(actions: string[]): Promise<Refusal | null>; // the first that is not legal after those before it, or null
  words(action: string): Promise<string>;
  analyse(): Promise<Candidate[]>; // of the moment that is shown; none where advice is off
  advise(): Promise<string>; // what the machine would play here, found quickly; "" if nothing, or where advice is off
  prepare(): Promise<string>; // the same while a side is set up, which anybody may leave to the machine
  text(): Promise<string>; // the board as text
  record(): Promise<string>; // as the viewer may see it; all of it once the game is over
  watchLink: string | null; // for onlookers
  verify: (() => Promise<string>) | null;
  fair: { commitment: string; nonce: string | null } | null; // what binds the server's dice, from before the first draw
  takeOver: (() => Promise<void>) | null; // another tab of this browser plays: this one may
  rematch(): Promise<string>; // where to go
  close(): void;
}
