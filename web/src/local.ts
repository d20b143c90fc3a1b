// local.ts - a match in this browser: against the machine, two at one screen, machines, a replay.
import { Engine, quoted, seatWord } from "./engine";
import { ADVICE, type Match, type Moment, type Player } from "./match";
import { Questions } from "./questions";
import type { Candidate, Entry, GameInfo, Table } from "./table";
import { CHANCE, OVER } from "./table";
import type { Say } from "./texts";
import { SPECTATOR } from "./frame";
import { Looker } from "./looker";
import { rematchAddress, withSeats } from "./seats";
import { rememberGame, standingOf } from "./shelf";
import { Tab } from "./tabs";
import { replyPause } from "./ui/settings";

interface LocalSetup {
  id: string; // under which the shelf keeps it
  players: Player[];
  record: string | null; // go on from here
  settings: string; // key=value words of a new game
  isReplay: boolean;
  hints: boolean; // people who play each other have agreed on the machine's help
}

export class LocalMatch extends Questions implements Match {
  readonly game: string;
  moment: Moment | null = null;
  error = "";
  onChange = () => {};
  verify = null;
  fair = null;
  watchLink = null;
  takeOver: Match["takeOver"] = null;
  private tab: Tab;
  private thinker = new Engine();
  private looker: Looker;
  private isOpen = false; // nothing is hidden from anybody at present
  private closed = false;
  private generation = 0; // an undo or a jump makes a running search pointless

  constructor(
    private info: GameInfo,
    readonly setup: LocalSetup,
    say: Say,
  ) {
    super(say);
    this.game = info.id;
    this.looker = new Looker(setup.players, setup.isReplay);
    this.tab = new Tab(setup.id, { lost: () => void this.follow(), kept: (record) => void this.load(record), left: () => void this.playIfFree() });
  }

  protected get asker(): number {
    return this.looker.seat;
  }

  async start(): Promise<void> {
    const { record, settings } = this.setup;
    const asked = this.setup.isReplay || this.tab.ask();
    const answer = record
      ? await this.engine.run(record)
      : await this.engine.run(`new ${this.info.id} --seed ${randomSeed()} ${settings} ${this.flag}`);
    if (answer.status !== 0) {
      this.error = answer.error;
      this.onChange();
      return;
    }
    if (!(await asked)) this.takeOver = () => this.playHere();
    if (record && !this.setup.isReplay) await this.engine.run("roll"); // it may have been cut before a throw
    await this.refresh();
    await this.keep();
    void this.goOn();
  }

  // ---- Other tabs ----

  private async follow(): Promise<void> {
    this.stopThinking();
    this.takeOver = () => this.playHere();
    await this.refresh();
  }

  // What the tab that plays has kept last.
  private async load(record: string): Promise<void> {
    if (!this.closed && (await this.engine.run(record)).status === 0) await this.refresh();
  }

  private async playHere(): Promise<void> {
    this.tab.take();
    this.takeOver = null;
    await this.refresh();
    void this.goOn();
  }

  private async playIfFree(): Promise<void> {
    if (!this.closed && (await this.tab.ask())) await this.playHere();
  }

  // ---- What is shown ----

  // Who acts, and whether anything is hidden, is the same for all; the rest is asked for the person who looks now.
  private async refresh(at?: number): Promise<void> {
    const now = await this.engine.askJson<Table>(SPECTATOR, "table");
    const curtain = this.looker.choose(now);
    const present = at === undefined || curtain !== null;
    const seat = this.looker.seat;
    const table = await this.engine.askJson<Table>(seat, `table ${this.flag}${present ? "" : ` --at ${at}`}`);
    const log = await this.engine.askJson<Entry[]>(seat, `log ${this.flag}`);
    const isOver = now.toAct === OVER;
    this.isOpen = !now.hidden;
    this.moment = {
      table,
      log,
      shown: present ? log.length : at,
      mine: present && curtain === null && !this.takeOver && !this.setup.isReplay && table.toAct >= 0 && table.toAct === seat,
      thinking: false,
      names: this.names(),
      curtain,
      notice: this.takeOver ? this.say("otherTab") : "",
      offers: { draw: null, undo: null, rematch: false },
      ended: "",
      clock: null,
      chat: null,
      links: [],
      isReplay: this.setup.isReplay,
      advice: curtain === null && table.toAct >= 0 && this.mayAdvise(table, isOver),
      canBranch: this.setup.isReplay || isOver || this.isOpen,
    };
    this.onChange();
  }

  // The machine advises a viewer who sees what the seat to act holds.
  private mayAdvise(table: Table, isOver: boolean): boolean {
    if (this.setup.isReplay) return true;
    const isAgreed = this.looker.people.length < 2 || this.setup.hints || isOver;
    return isAgreed && (table.toAct === this.looker.seat || !table.hidden);
  }

  private names(): string[] {
    return this.setup.players.map((player) =>
      player.kind === "human" ? "" : this.say("machineAt", player.level),
    );
  }

  async raiseCurtain(): Promise<void> {
    if (this.moment?.curtain == null) return;
    this.looker.raise(this.moment.curtain);
    await this.refresh();
  }

  async show(at: number): Promise<void> {
    if (!this.moment || this.moment.curtain !== null) return;
    await this.refresh(at >= this.moment.log.length ? undefined : at);
  }

  // ---- Playing ----

  play(action: string): Promise<string> {
    return this.playAs(this.looker.seat, action);
  }

  // A seat plays for itself alone.
  private async playAs(seat: number, action: string): Promise<string> {
    if (this.takeOver) return this.say("otherTab");
    const answer = await this.engine.ask(seat, `play ${quoted(action)} ${this.flag}`);
    if (answer.status !== 0) return answer.error;
    await this.settle();
    return "";
  }

  private async settle(): Promise<void> {
    await this.refresh();
    await this.keep();
    void this.goOn();
  }

  private async keep(): Promise<void> {
    if (this.setup.isReplay || this.takeOver || !this.moment) return;
    const record = withSeats(await this.wholeRecord(), this.setup.players); // not to be shown: to go on with
    if (this.takeOver) return;
    rememberGame({
      id: this.setup.id,
      game: this.info.id,
      players: this.setup.players,
      settings: this.setup.settings,
      hints: this.setup.hints,
      record,
      over: this.moment.table.toAct === OVER,
      standing: standingOf(this.moment),
      when: Date.now(),
    });
    this.tab.tell(record);
  }

  // Lets the machine play while it is to act.
  private async goOn(): Promise<void> {
    const table = this.moment?.table;
    if (!table || this.closed || this.takeOver || this.setup.isReplay || this.moment!.shown < this.moment!.log.length) return;
    if (table.toAct === OVER || table.toAct === CHANCE) return;
    const player = this.setup.players[table.toAct];
    if (player?.kind !== "machine") return;
    const generation = ++this.generation;
    this.moment!.thinking = true;
    this.onChange();
    const pause = new Promise((resolve) => setTimeout(resolve, replyPause()));
    const action = await this.think(table.toAct, `--level ${player.level}`);
    await pause;
    if (this.closed || generation !== this.generation || !action) return;
    await this.playAs(table.toAct, action);
  }

  // The thinker is a worker of its own and is told only what its seat may know.
  private async think(seat: number, limits: string): Promise<string> {
    const view = await this.engine.ask(seat, "view");
    return (await this.thinker.askAbout(view.output, seat, `go ${limits}`)).output.trim();
  }

  // Back to the last own decision: what the machine did since, and what went by itself, goes with it.
  async undo(): Promise<string> {
    if (this.takeOver) return this.say("otherTab");
    this.stopThinking();
    const answer = await this.engine.run(`undo ${this.looker.people.map(seatWord).join(" ")} ${this.flag}`);
    await this.settle();
    return answer.status === 0 ? "" : answer.error;
  }

  private stopThinking(): void {
    this.generation++;
    if (this.moment?.thinking) this.thinker.restart();
  }

  async resign(): Promise<void> {
    if (this.looker.seat < 0 || this.takeOver) return;
    this.stopThinking();
    await this.engine.ask(this.looker.seat, `resign ${seatWord(this.looker.seat)}`);
    await this.settle();
  }

  async offerDraw(): Promise<void> {}
  async answer(): Promise<void> {}
  chat(): void {}

  // ---- Advice ----

  // An answer that comes when something else is shown, or to somebody else, is none.
  async analyse(): Promise<Candidate[]> {
    const asked = this.moment;
    if (!asked?.advice) return [];
    const seat = this.setup.isReplay ? asked.table.toAct : this.looker.seat;
    const view = await this.engine.ask(seat, `view --at ${asked.shown}`);
    const answer = await this.thinker.askAbout(view.output, seat, `go --level 7 --json ${this.flag}`);
    if (answer.status !== 0 || this.moment !== asked) return [];
    return (JSON.parse(answer.output) as { candidates: Candidate[] }).candidates;
  }

  async advise(): Promise<string> {
    return this.moment?.advice ? this.prepare() : "";
  }

  async prepare(): Promise<string> {
    const asked = this.moment;
    if (!asked?.mine) return "";
    const action = await this.think(this.looker.seat, ADVICE);
    return this.moment === asked ? action : "";
  }

  async text(): Promise<string> {
    return (await this.ask(`show --at ${this.moment?.shown ?? 0} ${this.flag}`)).output;
  }

  // Where nothing is hidden any more, nothing is hidden in the record either.
  async record(): Promise<string> {
    if (this.setup.isReplay) return this.wholeRecord();
    return withSeats(this.isOpen ? await this.wholeRecord() : (await this.ask("record")).output, this.setup.players);
  }

  private async wholeRecord(): Promise<string> {
    return (await this.engine.run("record --seat all")).output;
  }

  async rematch(): Promise<string> {
    return rematchAddress(this.info.id, this.setup.players, this.setup.settings, this.setup.hints);
  }

  close(): void {
    this.closed = true;
    this.tab.close();
    this.engine.close();
    this.thinker.close();
  }
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
