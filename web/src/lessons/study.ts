// study.ts - what lessons and puzzles share as matches: a board beside a panel, and nothing of a game between people.
import type { Match, Moment } from "../match";
import { Questions } from "../questions";
import type { Candidate, Entry, Table } from "../table";
import type { Say } from "../texts";

const PANEL = 372; // pixels of the window's right that the panel has, where it stands beside the board

export abstract class Study extends Questions implements Match {
  readonly aside = PANEL;
  moment: Moment | null = null;
  error = "";
  onChange = () => {};
  verify = null;
  fair = null;
  watchLink = null;
  takeOver = null;

  constructor(
    readonly game: string,
    say: Say,
  ) {
    super(say);
  }

  // What of a table may be shown: all of it.
  protected shown(table: Table): Table {
    return table;
  }

  // Shows the match as the seat sees it; `asks` whether something is to be done.
  protected async showTable(seat: number, asks: boolean, opponent: string): Promise<void> {
    const table = await this.engine.askJson<Table>(seat, `table ${this.flag}`);
    const log = await this.engine.askJson<Entry[]>(seat, `log ${this.flag}`);
    this.moment = {
      table: { ...this.shown(table), canUndo: false },
      log,
      shown: log.length,
      mine: asks && table.toAct === seat,
      thinking: false,
      names: Array.from({ length: table.seats }, (_, each) => (each === seat ? "" : opponent)),
      curtain: null,
      notice: "",
      offers: { draw: null, undo: null, rematch: false },
      ended: "",
      clock: null,
      chat: null,
      links: [],
      isReplay: false,
      advice: false,
      canBranch: false,
    };
    this.onChange();
  }

  abstract play(action: string): Promise<string>;
  abstract rematch(): Promise<string>;

  async show(): Promise<void> {}
  async undo(): Promise<string> {
    return "";
  }
  async resign(): Promise<void> {}
  async offerDraw(): Promise<void> {}
  async answer(): Promise<void> {}
  async raiseCurtain(): Promise<void> {}
  chat(): void {}
  async analyse(): Promise<Candidate[]> {
    return [];
  }
  async advise(): Promise<string> {
    return "";
  }
  async prepare(): Promise<string> {
    return "";
  }

  async text(): Promise<string> {
    return (await this.ask(`show ${this.flag}`)).output;
  }

  async record(): Promise<string> {
    return (await this.ask("record")).output;
  }

  close(): void {
    this.engine.close();
  }
}
