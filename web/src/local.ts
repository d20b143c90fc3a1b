// local.ts - a match in this browser: against the machine, two at one screen, machines, a replay.
import { Engine, quoted } from "./engine";
import { ADVICE, type Match, type Moment, type Player } from "./match";
import { Questions } from "./questions";
import type { Candidate, Entry, GameInfo, Table } from "./table";
import { CHANCE, OVER } from "./table";
import type { Say } from "./texts";
import { withSeats } from "./seats";
import { rememberGame } from "./shelf";

const SPECTATOR = -3;
const MACHINE_PAUSE = 350; // milliseconds: a reply that comes at once is hard to follow

const wantsMotion = () =>
  localStorage.getItem("animate") !== "no" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

interface LocalSetup {
  id: string; // under which the shelf keeps it
  players: Player[];
  record: string | null; // go on from here
  settings: string; // key=value words of a new game
  isReplay: boolean;
}

export class LocalMatch extends Questions implements Match {
  readonly game: string;
  moment: Moment | null = null;
  error = "";
  onChange = () => {};
  verify = null;
  fair = null;
  watchLink = null;
  private thinker = new Engine();
  private looking: number; // the seat that the screen shows
  private closed = false;
  private generation = 0; // an undo or a jump makes a running search pointless

  constructor(
    private info: GameInfo,
    private setup: LocalSetup,
    say: Say,
  ) {
    super(say);
    this.game = info.id;
    this.looking = setup.isReplay ? SPECTATOR : setup.players.findIndex((player) => player.kind === "human");
    if (this.looking < 0) this.looking = SPECTATOR;
  }

  async start(): Promise<void> {
    const { record, settings } = this.setup;
    const answer = record
      ? await this.engine.run(record)
      : await this.engine.run(`new ${this.info.id} --seed ${randomSeed()} ${settings} ${this.flag}`);
    if (answer.status !== 0) {
      this.error = answer.error;
      this.onChange();
      return;
    }
    if (record && !this.setup.isReplay) await this.engine.run("roll"); // it may have been cut before a throw
    await this.refresh();
    await this.keep();
    void this.goOn();
  }

  // ---- What is shown ----

  private seatFlag(seat = this.looking) {
    return `--seat ${seat < 0 ? 0 : seat + 1}`;
  }

  private async refresh(at?: number): Promise<void> {
    const present = at === undefined;
    const now = await this.engine.json<Table>(`table ${this.seatFlag()} ${this.flag}`);
    this.chooseLooker(now);
    const table = await this.engine.json<Table>(
      `table ${this.seatFlag()} ${this.flag}${present ? "" : ` --at ${at}`}`,
    );
    const log = await this.engine.json<Entry[]>(`log ${this.seatFlag()} ${this.flag}`);
    const before = this.moment;
    this.moment = {
      table,
      log,
      shown: present ? log.length : at,
      mine: present && !this.setup.isReplay && table.toAct >= 0 && this.setup.players[table.toAct]?.kind === "human",
      thinking: false,
      names: this.names(),
      curtain: present ? this.curtainFor(table) : null,
      notice: "",
      offers: { draw: null, undo: null, rematch: false },
      ended: "",
      clock: null,
      chat: null,
      links: [],
      isReplay: this.setup.isReplay,
    };
    if (before?.curtain != null && this.moment.curtain != null) this.moment.curtain = before.curtain;
    this.onChange();
  }

  private names(): string[] {
    return this.setup.players.map((player) =>
      player.kind === "human" ? "" : `${this.say("machine")} ${player.level}`,
    );
  }

  // Two at one screen look in turn; with hidden hands only behind a curtain.
  private chooseLooker(table: Table): void {
    const humans = this.setup.players.filter((player) => player.kind === "human").length;
    if (humans < 2 || table.toAct < 0 || this.setup.isReplay) return;
    if (this.setup.players[table.toAct]?.kind !== "human") return;
    if (!table.hidden) this.looking = table.toAct;
  }

  private curtainFor(table: Table): number | null {
    if (!table.hidden || this.setup.isReplay) return null;
    if (table.toAct < 0 || this.setup.players[table.toAct]?.kind !== "human") return null;
    return table.toAct === this.looking ? null : table.toAct;
  }

  async raiseCurtain(): Promise<void> {
    if (this.moment?.curtain == null) return;
    this.looking = this.moment.curtain;
    this.moment.curtain = null;
    await this.refresh();
  }

  async show(at: number): Promise<void> {
    if (!this.moment) return;
    await this.refresh(at >= this.moment.log.length ? undefined : at);
  }

  // ---- Playing ----

  async play(action: string): Promise<string> {
    const answer = await this.engine.run(`play ${quoted(action)}`);
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
    if (this.setup.isReplay || !this.moment) return;
    rememberGame({
      id: this.setup.id,
      game: this.info.id,
      players: this.setup.players,
      settings: this.setup.settings,
      record: await this.record(),
      over: this.moment.table.toAct === OVER,
      when: Date.now(),
    });
  }

  // Lets the machine play while it is to act.
  private async goOn(): Promise<void> {
    const table = this.moment?.table;
    if (!table || this.closed || this.setup.isReplay || this.moment!.shown < this.moment!.log.length) return;
    if (table.toAct === OVER || table.toAct === CHANCE) return;
    const player = this.setup.players[table.toAct];
    if (player?.kind !== "machine") return;
    const generation = ++this.generation;
    this.moment!.thinking = true;
    this.onChange();
    const pause = new Promise((resolve) => setTimeout(resolve, wantsMotion() ? MACHINE_PAUSE : 0));
    const action = await this.think(table.toAct, `--level ${player.level}`);
    await pause;
    if (this.closed || generation !== this.generation || !action) return;
    await this.play(action);
  }

  // The thinker is a worker of its own and is told only what its seat may know.
  private async think(seat: number, limits: string): Promise<string> {
    const view = await this.engine.run(`view --seat ${seat + 1}`);
    const loaded = await this.thinker.run(view.output);
    if (loaded.status !== 0) return "";
    const answer = await this.thinker.run(`go ${limits}`);
    return answer.output.trim();
  }

  // Back to the last own decision: what the machine did since, and what went by itself, goes with it.
  async undo(): Promise<string> {
    this.stopThinking();
    const people = this.setup.players.flatMap((player, seat) => (player.kind === "human" ? [seat + 1] : []));
    const answer = await this.engine.run(`undo ${people.join(" ")} ${this.flag}`);
    await this.settle();
    return answer.status === 0 ? "" : answer.error;
  }

  private stopThinking(): void {
    this.generation++;
    if (this.moment?.thinking) this.thinker.restart();
  }

  async resign(): Promise<void> {
    this.stopThinking();
    await this.engine.run(`resign ${this.looking < 0 ? "" : this.looking + 1}`);
    await this.settle();
  }

  async offerDraw(): Promise<void> {}
  async answer(): Promise<void> {}
  chat(): void {}

  // ---- Advice ----

  async analyse(): Promise<Candidate[]> {
    const table = this.moment?.table;
    if (!table || table.toAct < 0) return [];
    const at = this.moment!.shown < this.moment!.log.length ? ` --at ${this.moment!.shown}` : "";
    const view = await this.engine.run(`view --seat ${table.toAct + 1}${at}`);
    const loaded = await this.thinker.run(view.output);
    if (loaded.status !== 0) return [];
    const answer = await this.thinker.run(`go --level 7 --json ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as { candidates: Candidate[] }).candidates : [];
  }

  async advise(): Promise<string> {
    const seat = this.moment?.table.toAct ?? OVER;
    return seat < 0 ? "" : this.think(seat, ADVICE);
  }

  async text(): Promise<string> {
    const answer = await this.engine.run(`show ${this.seatFlag()} ${this.flag}`);
    return answer.output;
  }

  async record(): Promise<string> {
    const { output } = await this.engine.run("record");
    return this.setup.isReplay ? output : withSeats(output, this.setup.players);
  }

  async rematch(): Promise<string> {
    const players = [...this.setup.players].reverse();
    const seats = players.map((player) => (player.kind === "human" ? "human" : player.level)).join(",");
    const settings = wordsToQuery(this.setup.settings);
    return `#/play/${this.info.id}?seats=${seats}${settings ? `&${settings}` : ""}&n=${Date.now()}`;
  }

  close(): void {
    this.closed = true;
    this.engine.restart();
    this.thinker.restart();
  }
}

// Settings as a command has them, key="value", as an address has them.
const wordsToQuery = (words: string): string =>
  [...words.matchAll(/(\w+)=(?:"((?:\\.|[^"\\])*)"|(\S+))/g)]
    .map(([, key, inQuotes, bare]) => `${key}=${encodeURIComponent(inQuotes?.replace(/\\(.)/g, "$1") ?? bare ?? "")}`)
    .join("&");

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
