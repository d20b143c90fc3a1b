// remote.ts - a match on the server. A seat is sent its own view and nothing else; the legal
// actions of that view come from the rules in this browser, without asking.
import { Engine, quoted } from "./engine";
import { ADVICE, type ChatLine, type Clock, type Match, type Moment } from "./match";
import { Questions } from "./questions";
import { checkDice } from "./fair";
import { randomHex, randomLetters } from "./random";
import { addressOf, dropSeat, heldSeat, holdSeat } from "./held";
import { ask, isAnswerToToken, openGames, Refused, sendToken, socketAddress, type OpenGame } from "./server";
import { rememberLink, standingOf } from "./shelf";
import type { Candidate, Entry, GameInfo, Table } from "./table";
import { OVER } from "./table";
import type { Say } from "./texts";

const SPECTATOR = -3;
const NONCE_BYTES = 16;
const KEY_LETTERS = 26;
const RETRY_FIRST = 500; // milliseconds, doubled up to RETRY_LAST
const RETRY_LAST = 8000;

interface RemoteEntry {
  who: number;
  action: string;
  en: string;
  ru: string;
  weight?: number;
  total?: number;
}

// The whole of what the server tells a seat, each time something happens.
interface TableFrame {
  type: "table";
  game: string;
  seat: number; // from 0, -3 for a spectator
  from: number; // the log below begins at this entry
  cuts: number; // how often entries were taken back
  log: RemoteEntry[];
  position: string; // the seat's view
  names: string[];
  taken: boolean[]; // seats that belong to somebody
  present: boolean[]; // who is connected
  begun: boolean; // everybody has come and given a nonce
  result: string;
  ended: string; // how: "rules", "resigned", "time", "agreed", "length"
  canUndo: boolean;
  hints: boolean; // the machine may advise here: against people only where they agreed on it before the game
  draw: number | null;
  undo: number | null;
  clock: { left: number[]; running: number } | null;
  chat?: ChatLine[]; // left out when nothing new was said
  commitment: string;
  secret: string | null;
  nonceWanted: boolean; // this seat has not given its share in the dice yet
  next: string | null; // the rematch, once somebody asked for it
}

type Frame = TableFrame | { type: "refused"; clause: string; en: string; ru: string } | { type: "signed" };

export async function hostGame(info: GameInfo, query: URLSearchParams, settings: string): Promise<string> {
  const words = [`host ${info.id}`, `seat=${query.get("mine") ?? "1"}`, `open=${query.get("open") ?? "0"}`];
  words.push(`clock=${query.get("clock") ?? "none"}`, `hints=${query.get("hints") ?? "0"}`);
  const name = localStorage.getItem("name");
  if (name) words.push(`name=${quoted(name)}`);
  const answer = await ask<{ type: string; id: string; key: string; invitations: (string | null)[]; commitment: string }>(
    `${words.join(" ")} ${settings}`,
    "hosted",
  );
  const { id, key, invitations, commitment } = answer;
  holdSeat(id, { key, invitations, commitment, isOpen: query.get("open") === "1" });
  return addressOf(id);
}

// A game in the lobby at which somebody else waits, with the same clock and options.
export async function findWaiting(game: string, query: URLSearchParams, settings: string): Promise<OpenGame | null> {
  const clock = query.get("clock") ?? "none", hints = query.get("hints") === "1";
  const sorted = (options: string) => options.split(" ").filter(Boolean).sort().join(" ");
  const open = await openGames();
  return open.find((other) => other.here && other.game === game && other.clock === clock && other.hints === hints && sorted(other.options) === sorted(settings) && !heldSeat(other.id)) ?? null;
}

// A secret of the address is read once: it leaves the address at once and stays with this browser. The key of a seat is made here,
// before the invitation is exchanged for it, so that an answer that is lost can be asked for again. Whoever has a seat keeps it.
export function readSecret(id: string, secret: string | undefined, isInvitation: boolean): void {
  if (location.hash !== addressOf(id)) history.replaceState(history.state, "", addressOf(id));
  if (heldSeat(id)) return;
  if (isInvitation) holdSeat(id, { key: randomLetters(KEY_LETTERS), joining: secret ?? "" });
  else if (secret) holdSeat(id, { key: secret });
}

// A table of the server, in the seat that this browser holds there, or as a spectator.
export async function openTable(id: string, say: Say): Promise<RemoteMatch> {
  const held = heldSeat(id);
  if (held?.joining !== undefined) {
    try {
      const { key, commitment } = await ask<{ type: string; key: string; commitment: string }>(`join ${id} ${held.joining} key=${held.key}`, "joined");
      holdSeat(id, { key, commitment, joining: undefined });
    } catch (problem) {
      if (problem instanceof Refused) dropSeat(id);
      throw problem;
    }
  }
  const match = new RemoteMatch(id, heldSeat(id)?.key ?? null, say);
  try {
    await match.start();
  } catch (problem) {
    match.close();
    throw problem;
  }
  return match;
}

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
      clock,
      chat: frame.chat ?? [],
      links: this.invitationLinks(frame),
      isReplay: false,
      advice: this.mayAdvise(table),
      canBranch: frame.result !== "*" || !table.hidden,
    };
  }

  // For seats that nobody has taken yet: an invitation is used once.
  private invitationLinks(frame: TableFrame): Moment["links"] {
    const held = heldSeat(this.id);
    const join = `${location.origin}/#/join/${this.id}`;
    const free = frame.taken.flatMap((taken, seat) => (taken ? [] : [seat]));
    if (held?.isOpen) return free.slice(0, 1).map((seat) => ({ seat, address: join }));
    return free.flatMap((seat) => (held?.invitations?.[seat] ? [{ seat, address: `${join}/${held.invitations[seat]}` }] : []));
  }

  // The machine advises whoever sees what the seat to act holds.
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
    this.engine.restart();
    this.thinker.restart();
  }

}

// "1-0" has a score for each team, in the order of the teams.
function scoresOf(result: string, table: Table): number[] {
  const parts = result.split("-");
  return table.teams.map((team) => (parts[team] === "1" ? 1 : parts[team] === "0" ? -1 : 0));
}
