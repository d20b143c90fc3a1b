// run.ts - a small study in workers. Which worker plays which game does not matter: a game follows from the study and its number.
import { addresses } from "../../addresses";
import type { Language } from "../../table";
import type { Order, Told } from "./player";

// Fetched and compiled once, when the first study is played.
let module: Promise<WebAssembly.Module> | null = null;
const compiled = () => (module ??= WebAssembly.compileStreaming(fetch(addresses.studies)));

const MOST = 4; // workers

class Player {
  private worker = new Worker(addresses.player, { type: "module" });

  ask(order: Order): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.postMessage(order);
    });
  }

  end(): void {
    this.worker.terminate();
  }
}

export interface Progress {
  played: number;
  games: number;
  seconds: number; // that the rest will take; 0: not known yet
}

export class StudyRun {
  private players: Player[] = [];
  private lines: string[] = [];
  private next = 0;
  private isStopped = false;

  constructor(private study: string, private language: Language, private show: (progress: Progress) => void) {}

  // Plays until all games are played or somebody stops it; the report of what was played. A study that will not do throws its reason.
  async play(): Promise<string> {
    try {
      const first = await this.open();
      const games = Number(first.told.text);
      this.players = [first.player, ...(await this.others(games))];
      const start = performance.now();
      await Promise.all(this.players.map((player) => this.keepPlaying(player, games, start)));
      const report = await first.player.ask({ lines: this.lines.join(""), language: this.language });
      if (!report.done) throw new Error(report.text);
      return report.text;
    } finally {
      for (const player of this.players) player.end();
    }
  }

  // Games that have begun are played to their end.
  stop(): void {
    this.isStopped = true;
  }

  private async open(): Promise<{ player: Player; told: Told }> {
    const player = new Player();
    const told = await player.ask({ module: await compiled(), study: this.study, language: this.language });
    if (told.done) return { player, told };
    player.end();
    throw new Error(told.text);
  }

  private async others(games: number): Promise<Player[]> {
    const cores = Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1, games);
    const opened = await Promise.all(Array.from({ length: Math.max(0, cores - 1) }, () => this.open()));
    return opened.map(({ player }) => player);
  }

  private async keepPlaying(player: Player, games: number, start: number): Promise<void> {
    while (!this.isStopped && this.next < games) {
      const told = await player.ask({ number: this.next++ });
      if (!told.done) throw new Error(told.text);
      this.lines.push(told.text);
      const played = this.lines.length;
      const spent = (performance.now() - start) / 1000;
      this.show({ played, games, seconds: spent > 2 ? (spent / played) * (games - played) : 0 });
    }
  }
}
