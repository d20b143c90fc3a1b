// draft.ts - a position that is being drawn. The rules hold it (the command `edit`): they say what can be placed and set, and refuse
// what cannot be.
import { asWord, Engine, languageFlag, quoted, seatWord } from "../engine";
import type { Candidate, Odds, Table } from "../table";
import type { Say } from "../texts";

export interface Field {
  kind: "choice" | "number" | "text";
  key: string;
  name: string;
  value: string;
  choices?: [value: string, name: string][];
  row?: string | null; // of a table of numbers
  column?: string | null;
}

export interface Offer {
  game: string;
  position: string;
  pieces: string[]; // things on the board that can be taken up
  items: { key: string; name: string; group: string }[];
  fields: Field[];
  turns?: boolean; // pieces can be turned
}

export interface Drawn {
  offer: Offer;
  table: Table;
}

const ALL = "--seat all";

export class Draft {
  private engine = new Engine();
  private thinker = new Engine();

  constructor(private say: Say) {}

  private get flag(): string {
    return languageFlag(this.say.language);
  }

  private async told(): Promise<Drawn> {
    const offer = await this.engine.json<Offer>(`edit ${ALL} ${this.flag}`);
    return { offer, table: await this.engine.json<Table>(`table ${ALL} ${this.flag}`) };
  }

  async open(game: string): Promise<Drawn> {
    await this.engine.json<Offer>(`edit open ${game}`);
    return this.told();
  }

  // A position or a record as text; the error names its line.
  async read(text: string): Promise<Drawn> {
    const answer = await this.engine.run(text.trim());
    if (answer.status !== 0) throw new Error(answer.error);
    return this.told();
  }

  // Throws what the rules say against it.
  async edit(...words: string[]): Promise<Drawn> {
    await this.engine.json<Offer>(`edit ${words.map(asWord).join(" ")} ${ALL} ${this.flag}`);
    return this.told();
  }

  // Questions are asked by the seat to act, of what it may know.
  async best(seat: number): Promise<Candidate[]> {
    const view = await this.engine.ask(seat, "view");
    await this.thinker.run(view.output);
    const answer = await this.thinker.ask(seat, `go --level 6 --json ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as { candidates: Candidate[] }).candidates : [];
  }

  async odds(seat: number, action: string): Promise<Odds | null> {
    const answer = await this.engine.ask(seat, `odds ${quoted(action)} --json ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as Odds) : null;
  }

  // Is it allowed, and if not, why?
  async why(seat: number, action: string): Promise<{ isLegal: boolean; reason: string }> {
    const answer = await this.engine.run(`why ${quoted(action)} ${this.flag} --seat ${seatWord(seat)}`);
    return { isLegal: answer.status === 0, reason: answer.status === 0 ? "" : answer.error || answer.output.trim() };
  }

  close(): void {
    this.engine.close();
    this.thinker.close();
  }
}
