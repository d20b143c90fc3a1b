// tabs.ts - one game in several tabs of one browser: one of them plays, the others follow. Tabs speak to each other by a
// BroadcastChannel, which is there on plain http too; a browser without it is told through the storage that tabs share.
import { randomId } from "./random";

// The record travels along: storage that tabs share may lag behind what they tell each other.
type Said = { type: "asks" | "plays" | "takes" | "kept" | "leaves"; game: string; tab: string; record: string };

const NAME = "vexillum-tabs";
const PATIENCE = 200; // milliseconds in which a tab that plays has answered

class Channel {
  private channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
  private listen: (event: StorageEvent) => void;

  constructor(hear: (said: Said) => void) {
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Said>) => hear(event.data);
    this.listen = (event) => event.key === NAME && event.newValue && hear(JSON.parse(event.newValue) as Said);
    addEventListener("storage", this.listen);
  }

  say(said: Said): void {
    if (this.channel) return this.channel.postMessage(said);
    localStorage.setItem(NAME, JSON.stringify({ ...said, when: randomId() })); // an equal text would be no news
  }

  close(): void {
    this.channel?.close();
    removeEventListener("storage", this.listen);
  }
}

export interface TabEvents {
  lost: () => void; // another tab plays from now on
  kept: (record: string) => void; // the tab that plays has kept something new
  left: () => void; // no tab plays any more
}

// This tab's part in one game.
export class Tab {
  private tab = randomId();
  private record = ""; // as this tab kept it last
  private state: "asking" | "playing" | "following" = "asking";
  private channel: Channel;
  private decide: ((mayPlay: boolean) => void) | null = null;
  private leave = () => this.close();
  private comeBack = (event: PageTransitionEvent) => event.persisted && location.reload(); // from a cache: much may have happened since

  constructor(
    private game: string,
    private events: TabEvents,
  ) {
    this.channel = new Channel((said) => said.game === game && said.tab !== this.tab && this.hear(said));
    addEventListener("pagehide", this.leave);
    addEventListener("pageshow", this.comeBack);
  }

  // True if no other tab plays: then this one does.
  async ask(): Promise<boolean> {
    this.state = "asking";
    const mayPlay = await new Promise<boolean>((resolve) => {
      this.decide = resolve;
      this.say("asks");
      setTimeout(() => resolve(true), PATIENCE);
    });
    this.decide = null;
    this.state = mayPlay ? "playing" : "following";
    if (mayPlay) this.say("plays");
    return mayPlay;
  }

  take(): void {
    this.state = "playing";
    this.say("takes");
  }

  tell(record: string): void {
    this.record = record;
    if (this.state === "playing") this.say("kept");
  }

  close(): void {
    if (this.state === "playing") this.say("leaves");
    this.state = "following";
    removeEventListener("pagehide", this.leave);
    this.channel.close();
  }

  private say(type: Said["type"]): void {
    this.channel.say({ type, game: this.game, tab: this.tab, record: this.record });
  }

  // Of two tabs that ask at the same moment the one with the lower name plays.
  private hear({ type, tab, record }: Said): void {
    if (type === "asks" && (this.state === "playing" || (this.state === "asking" && this.tab < tab))) this.say("plays");
    if (type === "plays") this.decide?.(false);
    if (type === "takes" && this.state === "playing") {
      this.state = "following";
      this.events.lost();
    }
    const isNews = type === "kept" || (type === "plays" && record !== "");
    if (isNews && this.state !== "playing") this.events.kept(record);
    if (type === "leaves" && this.state === "following") this.events.left();
  }
}
