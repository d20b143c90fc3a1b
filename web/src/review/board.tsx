// board.tsx - the position before a moment on the game's own board, as the seat that decided saw it, with the better action as an arrow.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ground, SlotProps } from "../games/face";
import { faceOf } from "../games";
import { touchedBy } from "../motion/event";
import { OVER, type Entry, type GameInfo, type Table } from "../table";
import type { Say } from "../texts";
import { BoardBox } from "../ui/table/box";
import { AdviceArrow, boxOf } from "../ui/table/overlay";
import { chanceAt, isError, percent, type Report } from "./report";
import { filled, wordsOf } from "./words";
import type { ReviewWork } from "./work";

interface Props {
  work: ReviewWork;
  info: GameInfo;
  report: Report | null;
  at: number;
  seat: number; // whose board it is
  table: Table | null; // of this moment
  layout: "wide" | "tall" | "flat";
  say: Say;
}

const NOTHING: Set<string> = new Set();

export function useTableAt(work: ReviewWork, at: number, seat: number, isOpen: boolean): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isOpen) void work.table(at, seat).then((found) => isCurrent && setTable(found), () => {});
    return () => {
      isCurrent = false;
    };
  }, [work, at, seat, isOpen]);
  return table;
}

export function ReviewBoard({ work, info, report, at, seat, table, layout, say }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const [size, setSize] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(() => setSize((count) => count + 1)); // an arrow follows its board
    if (root.current) watcher.observe(root.current);
    return () => watcher.disconnect();
  }, []);
  const face = faceOf(info.id);
  if (!table) return <div class="review-board" ref={root}><p class="notice">{say("loading")}</p></div>;
  const entry = report?.entries[at];
  const deed: Entry | undefined = work.log[at];
  const slot: SlotProps<unknown, unknown> = {
    scene: table.scene, facts: info.facts, seat: table.seat, turned: seat === 1 && !face.guide.keepsView, chosen: [], goal: null, next: NOTHING, able: NOTHING, effect: () => "",
    hovered: null, marks: touchedBy(deed?.events ?? []), ghost: null, considered: null, shown: at, news: [], past: work.log.slice(0, at), form: layout === "tall" ? "band" : "panel",
    animate: false, isOver: table.toAct === OVER, say, point: () => {}, isOpenEnded: false, ask: async () => null, offer: () => {}, playAll: () => {}, ground,
  };
  const words = wordsOf(say);
  const things = (steps: string | undefined) => (steps ?? "").split(" ").filter(Boolean);
  const better = isError(entry) && entry?.better ? things(entry.better.steps) : [];
  const chance = report && chanceAt(report, at);
  const worth = entry?.known ?? chance ?? null;
  const pill = worth === null ? words.betterHere : filled(words.betterPill, percent(worth));
  const drawn = `${at} ${size} ${seat} ${table.moves}`;
  return (
    <div class={`review-board table ${layout} game-${info.id}`} ref={root}>
      <BoardBox isZoomed={false} focus={null}><face.Board {...slot} /></BoardBox>
      {face.Tray && <div class="tray-box"><face.Tray {...slot} /></div>}
      {better.length > 0 && <AdviceArrow root={root} advice={{ things: better, action: entry!.better!.action, words: pill }} drawn={drawn} />}
      {isError(entry) && <TakenMark root={root} things={things(entry!.taken?.steps)} mark={entry!.mark!} drawn={drawn} />}
    </div>
  );
}

const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

// Where the action that was taken ended.
function TakenMark({ root, things, mark, drawn }: { root: { current: HTMLElement | null }; things: string[]; mark: string; drawn: string }) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    const around = root.current?.getBoundingClientRect();
    const target = [...things].reverse().map((thing) => boxOf(root.current, thing)).find((box) => box !== null);
    setPlace(around && target ? { left: target.x + target.width - around.x - 10, top: target.y + target.height - around.y - 18 } : null);
  }, [things.join(" "), drawn]);
  return place && <span class={`taken-mark ${mark}`} style={{ left: `${place.left}px`, top: `${place.top}px` }} aria-hidden="true">{SIGNS[mark]}</span>;
}
