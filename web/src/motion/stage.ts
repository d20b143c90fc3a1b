// stage.ts - plays beats on what is drawn. Pieces carry data-piece (the place they stand on, or their name where pieces have
// names), everything that can be pointed at carries data-thing, and bags and piles carry data-spot. What is not drawn is not
// moved: only its sound is heard. Animations use translate, opacity and filter alone, so that a piece keeps its own transform.
import type { GameEvent } from "./event";
import { sound } from "./sound";
import { movesByName, type Beat } from "./timeline";
import { diceOf, floatUp, flyingCopy, ripple, streak } from "./effects";

export interface Point {
  x: number; // on the screen
  y: number;
}

const EASE = "cubic-bezier(.3,.7,.3,1)";
const LUNGE = 0.34; // of the way to the target
const FAR = 3; // times the size of a piece: from farther away a charge is seen as a march
const STAGGER = 70; // milliseconds between things that are dealt at once

export const centre = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

// A distance on the screen, in the units in which the element is translated.
export function distanceFor(element: Element, from: Point, to: Point): string {
  const matrix = element instanceof SVGGraphicsElement ? (element.parentElement as unknown as SVGGraphicsElement).getScreenCTM?.()?.inverse() : null;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (!matrix) return `${dx}px ${dy}px`;
  return `${matrix.a * dx + matrix.c * dy}px ${matrix.b * dx + matrix.d * dy}px`;
}

export class Stage {
  private running = new Set<Animation>();
  private held: Animation[] = [];
  private isSkipped = false;
  private stood = new Map<string, Element>(); // pieces that have moved since the scene was drawn, by where they stand now
  private was = new Map<string, Point>(); // where pieces with names were drawn before
  private offset = new Map<Element, string>(); // how far each has gone

  constructor(
    private readonly root: HTMLElement,
    private readonly speed: number, // 1 is the usual one, 2 twice as fast
    private readonly isLoud: boolean,
  ) {}

  // Ends everything at once: whatever is left to play shows its end.
  skip(): void {
    this.isSkipped = true;
    for (const animation of this.running) animation.finish();
  }

  // The new scene is about to be drawn: pieces with names will come from where they are now.
  remember(beats: Beat[]): void {
    for (const event of beats.flatMap((beat) => beat.events)) {
      const piece = movesByName(event) ? this.find("data-piece", event.what) : null;
      if (piece) this.was.set(event.what!, centre(piece));
    }
  }

  // The new scene is drawn: pieces stand where it puts them.
  release(): void {
    for (const animation of this.held.splice(0)) animation.cancel();
    this.stood.clear();
    this.offset.clear();
  }

  async play(beats: Beat[]): Promise<void> {
    if (this.speed === Infinity) return this.soundLast(beats);
    for (const beat of beats) {
      if (this.isSkipped) return;
      if (beat.sound && this.isLoud) void sound(beat.sound);
      const ms = beat.ms / this.speed;
      await Promise.all(beat.events.map((event, index) => this.show(event, ms, beat.events.length > 2 && beat.isArrival ? index : 0)));
    }
  }

  // Without motion everything is there at once, so one sound stands for all.
  private soundLast(beats: Beat[]): void {
    const last = beats.findLast((beat) => beat.sound !== null);
    if (last?.sound && this.isLoud) void sound(last.sound);
  }

  private find(attribute: string, name: string | undefined): Element | null {
    return name === undefined ? null : this.root.querySelector(`[${attribute}="${CSS.escape(name)}"]`);
  }

  private pieceAt(name: string | undefined): Element | null {
    return (name !== undefined && this.stood.get(name)) || this.find("data-piece", name);
  }

  private placeOf(name: string | undefined): Element | null {
    return this.find("data-thing", name) ?? this.find("data-spot", name) ?? this.pieceAt(name);
  }

  // What `stays` keeps its last frame until the new scene is drawn.
  private async run(element: Element | null, frames: Keyframe[], ms: number, { delay = 0, stays = false } = {}): Promise<void> {
    if (!element || ms <= 0) return;
    const animation = element.animate(frames, { duration: ms, delay, easing: EASE, fill: "both" });
    this.running.add(animation);
    if (stays) this.held.push(animation);
    if (this.isSkipped) animation.finish();
    try {
      await animation.finished;
      if (!stays) animation.cancel();
    } catch {
      // cancelled: the scene was drawn anew meanwhile
    } finally {
      this.running.delete(animation);
    }
  }

  private show(event: GameEvent, ms: number, order: number): Promise<void> {
    switch (event.kind) {
      case "move":
        return this.move(event, ms);
      case "attack":
        return this.lunge(event, ms);
      case "shot":
      case "spell":
      case "order":
        return this.reach(event, ms);
      case "hit":
        return this.flinch(event, ms);
      case "loss":
        return this.fall(event, ms);
      case "dice":
        return this.track(diceOf(this.root, event), ms);
      case "pay":
        return this.give(event, ms);
      case "draw":
      case "gain":
        return this.take(event, ms, order);
      case "control":
        return this.track(ripple(this.placeOf(event.to)), ms);
      case "place":
      case "grow":
      case "mark":
        return this.arrive(event, ms, order);
      default:
        return Promise.resolve();
    }
  }

  // Something that draws itself: a list of elements with their frames, removed when they have been seen.
  private async track(parts: { element: Element; frames: Keyframe[] }[], ms: number, delay = 0): Promise<void> {
    await Promise.all(parts.map(({ element, frames }) => this.run(element, frames, ms, { delay })));
    for (const { element } of parts) element.remove();
  }

  private async move(event: GameEvent, ms: number): Promise<void> {
    if (movesByName(event)) return this.come(event.what!, ms);
    const piece = this.pieceAt(event.from);
    const goal = this.placeOf(event.to);
    if (!piece || !goal) return;
    const from = this.offset.get(piece) ?? "0px 0px";
    const home = this.homeOf(piece);
    const to = distanceFor(piece, home, centre(goal));
    const between = (event.way?.split(" ") ?? []).flatMap((name) => this.placeOf(name) ?? []).map((place) => ({ translate: distanceFor(piece, home, centre(place)) }));
    this.stood.delete(event.from!);
    this.stood.set(event.to!, piece);
    this.offset.set(piece, to);
    await this.run(piece, [{ translate: from }, ...between, { translate: to }], ms, { stays: true });
  }

  // From where it was drawn before to where it is drawn now.
  private async come(name: string, ms: number): Promise<void> {
    const piece = this.find("data-piece", name);
    const from = this.was.get(name);
    if (!piece || !from) return;
    await this.run(piece, [{ translate: distanceFor(piece, centre(piece), from) }, { translate: "0px 0px" }], ms);
  }

  // Where the piece was drawn, however far it has gone since.
  private homeOf(piece: Element): Point {
    const now = centre(piece);
    const gone = this.offset.get(piece);
    if (!gone) return now;
    const [x, y] = gone.split(" ").map(parseFloat) as [number, number];
    const matrix = piece instanceof SVGGraphicsElement ? (piece.parentElement as unknown as SVGGraphicsElement).getScreenCTM?.() : null;
    return matrix ? { x: now.x - matrix.a * x - matrix.c * y, y: now.y - matrix.b * x - matrix.d * y } : { x: now.x - x, y: now.y - y };
  }

  private async lunge(event: GameEvent, ms: number): Promise<void> {
    const piece = this.pieceAt(event.from);
    const target = this.pieceAt(event.to) ?? this.placeOf(event.to);
    if (!piece || !target) return;
    if (this.isFar(piece, target)) return this.track(ripple(target), ms);
    const rest = this.offset.get(piece) ?? "0px 0px";
    const [restX, restY] = rest.split(" ").map(parseFloat) as [number, number];
    const [x, y] = distanceFor(piece, centre(piece), centre(target)).split(" ").map(parseFloat) as [number, number];
    const forth = `${restX + x * LUNGE}px ${restY + y * LUNGE}px`;
    const figures = event.number !== undefined && event.against !== undefined ? floatUp(target, `${event.number} : ${event.against}`) : [];
    await Promise.all([
      this.run(piece, [{ translate: rest }, { translate: forth, offset: 0.45 }, { translate: rest }], ms, { stays: this.offset.has(piece) }),
      this.run(target, [{ filter: "brightness(1)" }, { filter: "brightness(1.9)", offset: 0.5 }, { filter: "brightness(1)" }], ms),
      this.track(figures, ms * 1.6),
    ]);
  }

  private isFar(piece: Element, target: Element): boolean {
    const box = piece.getBoundingClientRect();
    const [from, to] = [centre(piece), centre(target)];
    return Math.hypot(to.x - from.x, to.y - from.y) > FAR * Math.max(box.width, box.height);
  }

  private async reach(event: GameEvent, ms: number): Promise<void> {
    const from = this.pieceAt(event.from);
    const to = this.pieceAt(event.to);
    if (from && to) await this.track(streak(from, to, event), ms);
    else if (from) await this.track(ripple(from), ms);
  }

  private async flinch(event: GameEvent, ms: number): Promise<void> {
    const piece = this.pieceAt(event.to);
    if (!piece) return;
    const rest = this.offset.get(piece) ?? "0px 0px";
    const [x, y] = rest.split(" ").map(parseFloat) as [number, number];
    const aside = (dx: number) => ({ translate: `${x + dx}px ${y}px` });
    await Promise.all([
      this.run(piece, [aside(0), aside(-4), aside(4), aside(-2), aside(0)], ms, { stays: this.offset.has(piece) }),
      this.track(floatUp(piece, `−${event.number ?? 1}`), ms * 1.8),
    ]);
  }

  private async fall(event: GameEvent, ms: number): Promise<void> {
    const piece = this.pieceAt(event.to);
    if (!piece) return;
    const rest = this.offset.get(piece) ?? "0px 0px";
    const [x, y] = rest.split(" ").map(parseFloat) as [number, number];
    await this.run(piece, [
      { translate: rest, opacity: 1, filter: "brightness(1)" },
      { translate: rest, opacity: 1, filter: "brightness(2)", offset: 0.2 },
      { translate: `${x}px ${y + 14}px`, opacity: 0, filter: "brightness(.5)" },
    ], ms, { stays: true });
  }

  // In the hand of the seat that pays or draws: both sides may hold a coin of one kind. Of a hidden hand any coin will do.
  private coinOf(event: GameEvent): Element | null {
    const hand = this.find("data-spot", `hand:${event.seat}`);
    if (!hand) return this.find("data-thing", `hand:${event.what}`);
    return hand.querySelector(`[data-thing="${CSS.escape(`hand:${event.what}`)}"]`) ?? [...hand.querySelectorAll("button")].at(-1) ?? hand;
  }

  // Several coins of a kind are drawn once, with their number: one of them goes, the others stay where they are.
  private isOneOfMany(coin: Element): boolean {
    return coin.querySelector(".number") !== null;
  }

  // A coin leaves the hand for the board or a pile: a copy flies, above everything.
  private async give(event: GameEvent, ms: number): Promise<void> {
    const coin = this.coinOf(event);
    const goal = this.placeOf(event.to) ?? this.find("data-spot", `${event.to}:${event.seat}`);
    if (!coin || !goal) return;
    const [from, to] = [centre(coin), centre(goal)];
    await Promise.all([
      this.track(flyingCopy(coin, { x: 0, y: 0 }, { x: to.x - from.x, y: to.y - from.y }), ms),
      this.isOneOfMany(coin) ? null : this.run(coin, [{ opacity: 0.2 }, { opacity: 0.2 }], ms, { stays: true }),
    ]);
  }

  // It comes from the bag, the supply or the pool to where it lies now.
  private async take(event: GameEvent, ms: number, order: number): Promise<void> {
    const coin = this.coinOf(event);
    const source = this.find("data-spot", `${event.from ?? "bag"}:${event.seat}`);
    if (!coin || !source) return;
    const delay = (order * STAGGER) / this.speed;
    if (this.isOneOfMany(coin)) {
      const [from, to] = [centre(source), centre(coin)];
      return this.track(flyingCopy(coin, { x: from.x - to.x, y: from.y - to.y }, { x: 0, y: 0 }), ms, delay);
    }
    const from = distanceFor(coin, centre(coin), centre(source));
    await this.run(coin, [{ translate: from, opacity: 0.2 }, { translate: "0px 0px", opacity: 1 }], ms, { delay });
  }

  private async arrive(event: GameEvent, ms: number, order: number): Promise<void> {
    const piece = this.pieceAt(event.kind === "place" && this.find("data-piece", event.what) ? event.what : event.to);
    if (!piece) return;
    await this.run(piece, [{ translate: "0px -16px", opacity: 0.1 }, { translate: "0px 0px", opacity: 1 }], ms, { delay: (order * STAGGER) / this.speed });
  }
}
