// told.ts - what the rules say about an army list (docs/PROTOCOL.md, "Army lists"). Every step comes with the list that follows.
import { asWord, languageFlag, type Engine } from "../../engine";
import type { Say } from "../../texts";
import { loadClause } from "../rules-text";

export interface Fault {
  clause: string;
  en: string;
  ru: string;
  mend: string | null;
}

export interface Part {
  key: string;
  name: string;
  points: number;
  without?: string;
  top?: string | null; // the list with this one on top of its unit
}

export interface Piece extends Part {
  parts: Part[];
}

export interface Choice {
  key: string;
  name: string;
  points: number;
  group?: string;
  count: number;
  least?: number;
  most?: number;
  figures?: [string, string | number][];
  text?: string;
  clause?: string;
  more?: string;
  fewer?: string;
  why?: Fault;
}

export interface Told {
  list: string;
  army: string;
  name: string;
  text: string | null;
  points: number;
  size: number;
  summary: string;
  legal: boolean;
  faults: Fault[];
  pieces: Piece[];
  groups: { key: string; name: string }[];
  choices: Choice[];
  extras: Choice[];
  spells?: { key: string; name: string; clause: string; need: number }[];
}

export type Checked = Pick<Told, "army" | "name" | "points" | "legal">;

export interface Ready {
  key: string;
  name: string;
  list: string;
}

export interface Army {
  game: string;
  list: string;
  size: number;
}

export class Quartermaster {
  constructor(private engine: Engine, private say: Say) {}

  private ask<T>(question: string, game: string, rest: string, size: number): Promise<T> {
    return this.engine.json<T>(`army ${question} ${game} ${rest} --points ${size} ${languageFlag(this.say.language)}`);
  }

  options = ({ game, list, size }: Army, piece: number | null) => this.ask<Told>("options", game, `${asWord(list)}${piece === null ? "" : ` --piece ${piece + 1}`}`, size);
  check = ({ game, list, size }: Army) => this.ask<Checked>("check", game, asWord(list), size);
  fill = async ({ game, list, size }: Army) => (await this.ask<{ list: string }>("fill", game, asWord(list), size)).list;
  random = async (game: string, army: string, size: number) => (await this.ask<{ list: string }>("random", game, `${army} --seed ${Math.floor(Math.random() * 1e9)}`, size)).list;
  critique = ({ game, list, size }: Army) => this.ask<Pick<Fault, "en" | "ru">[]>("critique", game, asWord(list), size);
  ready = (game: string, size: number) => this.ask<Ready[]>("ready", game, "", size);
  clause = (game: string, clause: string) => loadClause(game, clause, this.say.language);
}
