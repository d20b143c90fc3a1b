// remote.ts - a match on the server. A seat is sent its own view and nothing else; the legal
// actions of that view come from the rules in this browser, without asking.
import { Engine } from "./engine";
import { checkDice } from "./fair";
import { scoresOf, SPECTATOR, type Frame, type RemoteEntry, type TableFrame } from "./frame";
import { addressOf, heldSeat, holdSeat, invitationLinks } from "./held";
import { ADVICE, type Clock, type Match, type Moment } from "./match";
import { Questions } from "./questions";
import { randomHex } from "./random";
import { ask, isAnswerToToken, Refused, sendToken, socketAddress } from "./server";
import { rememberLink, standingOf } from "./shelf";
import type { Candidate, Entry, Table } from "./table";
import { OVER } from "./table";
import type { Say } from "./texts";

const NONCE_BYTES = 16;
const RETRY_FIRST = 500; // milliseconds, doubled up to RETRY_LAST
const RETRY_LAST = 8000;

export class RemoteMatch extends Questions implements Match {
  game = "";
  moment: Moment | null = null;
  error = "";
  onChange = () => {};
  verify: (() => Promise<string>) | null = null;
  fair: Match["fair"] = null;
  takeOver = null; // the server seats several screens of one player
  readonly watchLink: string;
  private thinker = new Engine();
  private socket: WebSocket | null = null;
  private log: RemoteEntry[] = [];
  private frame: TableFrame | null = null;
  private position = ""; // the view that is shown: of the present, or of the past
  private retry = RETRY_FIRST;
  private closed = false;
  private nonceSent = false;
  private greeting = ""; // the token that has not been answered yet
  private refusal: ((text: string) => void) | null = null;

  constructor(
    private id: string,
    private key: string | null,
    say: Say,
  ) {
    super(say);
    this.watchLink = `${location.origin}/${addressOf(id)}`;
  }

  protected get asker(): number {
    return this.frame?.seat ?? SPECTATOR;
  }

  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const first = () => {
        this.onChange = () => {};
        if (this.error) reject(new Refused(this.error));
        else resolve();
      };
      this.onChange = first;
      this.connect();
    });
  }

  // ---- The connection: resumes with what was missed ----

  private connect(): void {
    const socket = new WebSocket(socketAddress());
    this.socket = socket;
    socket.onopen = () => {
      this.retry = RETRY_FIRST;
      this.nonceSent = false;
      this.greeting = sendToken(socket);
      socket.send(`sit ${this.id} ${this.key ?? "-"} from=${this.log.length} cuts=${this.frame?.cuts ?? 0}`);
    };
    socket.onmessage = (event) => void this.take(JSON.parse(event.data as string) as Frame);
    socket.onclose = () => {
      if (this.closed) return;
      if (!this.moment && !this.error) this.error = this.say("serverGone"); // the page was opened just now: it says so at once
      if (this.moment) this.moment.notice = this.say("connectionLost");
      this.onChange();
      setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, RETRY_LAST);
    };
  }

  private send(frame: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  private async take(frame: Frame): Promise<void> {
    if (this.greeting && isAnswerToToken(frame)) return void (this.greeting = "");
    if (frame.type === "refused") {
      const text = frame[this.say.language];
      if (!this.moment) this.error = text;
      this.refusal?.(text);
      this.refusal = null;
      this.onChange();
      return;
    }
    if (frame.type === "notice") {
      if (this.moment) this.moment.notice = frame.text; // until the table changes
      return this.onChange();
    }
    if (frame.type !== "table") return;
    if (frame.nonceWanted && !this.nonceSent) this.giveNonce(frame.commitment);
    this.nonceSent = true;
    frame.chat ??= this.frame?.chat ?? [];
    this.frame = frame;
    this.game = frame.game;
    this.log = [...this.log.slice(0, frame.from), ...frame.log];
    await this.present();
    this.refusal?.("");
    this.refusal = null;
  }

  // This player's share in the dice, given only once the server has shown the hash of its secret. Both are kept before it is sent:
  // they are what the server is held to when the game is over.
  private giveNonce(commitment: string): void {
    const held = heldSeat(this.id);
    const nonce = held?.nonce ?? randomHex(NONCE_BYTES);
    holdSeat(this.id, { nonce, commitment: held?.commitment ?? commitment });
    this.send(`nonce ${nonce}`);
  }

  // ---- What is shown ----

  private async present(): Promise<void> {
    const frame = this.frame!;
    this.position = frame.position;
    const loaded = await this.engine.run(frame.position);
    if (loaded.status !== 0) {
      this.error = loaded.error;
      return this.onChange();
    }
    const table = await this.engine.askJson<Table>(this.asker, `table ${this.flag}`);
    table.canUndo = frame.canUndo;
    table.result = frame.result;
    if (frame.result !== "*" && table.toAct !== OVER) {
      table.toAct = OVER; // resigned, agreed or out of time: the board alone does not tell
      table.scores = scoresOf(frame.result, table);
    }
    if (!frame.begun && frame.result === "*") table.status = this.say("waiting"); // nothing is dealt before all have come
    this.moment = this.momentOf(table, frame);
    rememberLink({ address: addressOf(this.id), game: frame.game, over: table.toAct === OVER, standing: standingOf(this.moment), when: Date.now() });
    this.verify = frame.secret ? () => this.verifyDraws() : null;
    const held = heldSeat(this.id);
    this.fair = { commitment: held?.commitment ?? frame.commitment, nonce: held?.nonce ?? null };
    this.onChange();
  }

  private momentOf(table: Table, frame: TableFrame): Moment {
    const mine = frame.seat >= 0 && table.toAct === frame.seat;
    const clock: Clock | null = frame.clock && { ...frame.clock, since: Date.now() };
    return {
      table,
      log: this.entries(),
      shown: this.log.length,
      mine,
      thinking: false,
      names: frame.names,
      curtain: null,
      notice: frame.seat === SPECTATOR ? this.say("watching") : this.waitingFor(frame),
      offers: { draw: frame.draw, undo: frame.undo, rematch: frame.next !== null },
      ended: frame.ended,
      tournament: frame.tournament,
      clock,
      chat: frame.chat ?? [],
      links: invitationLinks(this.id, frame.taken),
      isReplay: false,
      advice: this.mayAdvise(table),
      canBranch: frame.result !== "*" || !table.hidden,
    };
  }

  // The machine advises a viewer who sees what the seat to act holds.
  private mayAdvise(table: Table): boolean {
    return this.frame!.hints && table.toAct >= 0 && (table.toAct === this.asker || !table.hidden);
  }

  private waitingFor(frame: TableFrame): string {
    const others = frame.present.some((present, seat) => !present && seat !== frame.seat);
    if (frame.next || !frame.begun) return "";
    return others && frame.result === "*" ? this.say("waiting") : "";
  }

  private entries(): Entry[] {
    return this.log.map((entry) => ({ ...entry, words: entry[this.say.language] }));
  }

  // The past of a hidden game is known to the server alone, so it is asked for the view of then.
  async show(at: number): Promise<void> {
    if (!this.moment) return;
    if (at >= this.log.length) return this.present();
    const answer = await ask<{ type: string; position: string }>(`view ${this.id} ${this.key ?? "-"} --at ${at}`, "view");
    this.position = answer.position;
    await this.engine.run(answer.position);
    const table = await this.engine.askJson<Table>(this.asker, `table ${this.flag}`);
    this.moment = { ...this.moment, table, shown: at, mine: false, advice: this.mayAdvise(table) };
    this.onChange();
  }

  async raiseCurtain(): Promise<void> {}

  // ---- Playing: the server decides; its answer comes as a frame ----

  private command(frame: string): Promise<string> {
    return new Promise((resolve) => {
      this.refusal?.("");
      this.refusal = resolve;
      this.send(frame);
    });
  }

  play(action: string): Promise<string> {
    return this.command(`play ${this.log.length} ${action}`);
  }

  undo(): Promise<string> {
    return this.command("undo");
  }

  async resign(): Promise<void> {
    await this.command("resign");
  }

  async offerDraw(): Promise<void> {
    await this.command("draw");
  }

  async answer(offer: "draw" | "undo", accept: boolean): Promise<void> {
    await this.command(`${offer} ${accept ? "yes" : "no"}`);
  }

  chat(text: string): void {
    this.send(`chat ${text.replace(/\s+/g, " ")}`);
  }

  async rematch(): Promise<string> {
    const { id, key, commitment } = await ask<{ type: string; id: string; key: string; commitment: string }>(`rematch ${this.id} ${this.key ?? "-"}`, "joined");
    holdSeat(id, { key, commitment });
    return addressOf(id);
  }

  // ---- Advice: worked out here, from what this seat sees ----

  // An answer that comes when something else is shown is none.
  async analyse(): Promise<Candidate[]> {
    const asked = this.moment;
    if (!asked?.advice || !(await this.thinkAbout(asked.shown))) return [];
    const answer = await this.thinker.ask(this.asker, `go --level 7 --json ${this.flag}`);
    if (answer.status !== 0 || this.moment?.shown !== asked.shown) return [];
    return (JSON.parse(answer.output) as { candidates: Candidate[] }).candidates;
  }

  async advise(): Promise<string> {
    const asked = this.moment;
    return asked?.advice && (await this.thinkAbout(asked.shown)) ? this.prepare() : "";
  }

  // What to advise on is asked of the server, which refuses where people did not agree on hints.
  private async thinkAbout(at: number): Promise<boolean> {
    try {
      const { position } = await ask<{ type: string; position: string }>(`hint ${this.id} ${this.key ?? "-"} --at ${at}`, "hint");
      return (await this.thinker.run(position)).status === 0;
    } catch {
      return false;
    }
  }

  async prepare(): Promise<string> {
    const asked = this.moment;
    if (!asked?.mine) return "";
    await this.thinker.run(this.position);
    const action = (await this.thinker.ask(this.asker, `go ${ADVICE}`)).output.trim();
    return this.moment?.shown === asked.shown ? action : "";
  }

  async text(): Promise<string> {
    return (await this.ask(`show ${this.flag}`)).output;
  }

  async record(): Promise<string> {
    return (await ask<{ type: string; text: string }>(`record ${this.id} ${this.key ?? "-"}`, "record")).text;
  }

  // Redone here, from the record and the revealed secret: the server is not asked.
  private async verifyDraws(): Promise<string> {
    const held = heldSeat(this.id);
    const witness = { seat: this.frame!.seat, commitment: (held?.nonce && held.commitment) || null, nonce: held?.nonce ?? null, log: this.log };
    return checkDice(this.thinker, await this.record(), witness, this.say);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.engine.close();
    this.thinker.close();
  }
}
