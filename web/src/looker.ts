// looker.ts - who looks at a screen that several may share, and so who asks the rules. Two at one screen look in turn; where
// something is hidden, each behind a curtain. Once the screen is to be passed on nobody looks, and when the game is over both do.
import { SPECTATOR } from "./frame";
import type { Player } from "./match";
import { OVER, type Table } from "./table";

export class Looker {
  readonly people: number[]; // seats of people
  seat = SPECTATOR; // that looks at the screen
  private raised: number | null = null; // of two at one screen, who has raised the curtain and looks alone

  constructor(players: Player[], private isReplay: boolean) {
    this.people = players.flatMap((player, seat) => (player.kind === "human" ? [seat] : []));
    const [only, other] = this.people;
    if (!isReplay && other === undefined) this.seat = only ?? SPECTATOR;
  }

  // The seat that is to raise the curtain, or null where there is none.
  choose(now: Table): number | null {
    if (this.people.length < 2 || this.isReplay) return null;
    const next = this.people.find((seat) => seat === now.toAct);
    if (!now.hidden) {
      this.raised = next ?? this.raised ?? this.people[0]!; // the person to act has the screen
      this.seat = this.raised;
      return null;
    }
    if (next === undefined ? now.toAct === OVER : next !== this.raised) this.raised = null;
    this.seat = this.raised ?? SPECTATOR; // while machines act, the same person goes on looking
    return next !== undefined && this.raised === null ? next : null;
  }

  raise(seat: number): void {
    this.raised = seat;
  }
}
