// marks.tsx - what stays on a unit until it changes: orders obeyed, an order that failed, confusion, a fight, hits, magic; and the
// legend that says what each means.
import { useMemo, useState } from "preact/hooks";
import { icon, keep } from "../../art/workshop";
import type { Entry } from "../../table";
import type { Say } from "../../texts";
import { unitsOf, type Scene, type Unit } from "./scene";

export type Mark = `orders${1 | 2 | 3}` | "failed" | "confused" | "engaged" | "magic" | `hits${number}`;

const GROUNDS: Record<string, string> = { orders: "#1f6b3a", failed: "#a3161f", confused: "#f3b23a", engaged: "#31281f", hits: "#4a0d12", magic: "#5a3a94" };

const chevrons = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<path d="M-4.2 ${2.2 + (index - (count - 1) / 2) * 3.4}l4.2 -4l4.2 4" fill="none" stroke="#fff" stroke-width="${count > 2 ? 1.5 : 1.9}"/>`).join("");

function sign(mark: Mark): string {
  if (mark.startsWith("orders")) return chevrons(Number(mark.slice(6)));
  if (mark === "failed") return '<path d="M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4" stroke="#fff" stroke-width="2.3"/>';
  if (mark === "confused") return '<path d="M0 -5.4L1.5 -1.7L5.4 -1.6L2.3 .9L3.4 4.8L0 2.5L-3.4 4.8L-2.3 .9L-5.4 -1.6L-1.5 -1.7Z" fill="#2b1a05"/>';
  if (mark === "engaged") return icon("swords", 0, 0, 12, "#fff");
  if (mark === "magic") return icon("magic", 0, 0, 12, "#fff");
  return `<path d="M0 -6Q4.8 .4 3.7 2.9A4 4 0 0 1 -3.7 2.9Q-4.8 .4 0 -6Z" fill="#ff6b5c"/><text y="4.6" font-size="8" font-weight="700" text-anchor="middle" fill="#2a0508">${Number(mark.slice(4)) > 1 ? mark.slice(4) : ""}</text>`;
}

const drawn = (mark: Mark): string =>
  keep(`mark-${mark}`, () => `<g id="mark-${mark}"><circle r="8.6" cy="1.2" fill="#000" opacity=".4"/><circle r="8.4" fill="${GROUNDS[mark.replace(/\d+$/, "")]}" stroke="#fff6df" stroke-width="1.3"/>${sign(mark)}</g>`);

// In a row round x = 0.
export const Marks = ({ marks, y }: { marks: Mark[]; y: number }) => (
  <g class="unit-marks">
    {marks.map((mark, index) => <use key={mark} href={drawn(mark)} x={(index - (marks.length - 1) / 2) * 17.5} y={y} />)}
  </g>
);

export function marksOf(unit: Unit, failed: Set<string>): Mark[] {
  const orders = Math.min(3, unit.orders) as 1 | 2 | 3;
  return [
    ...(unit.orders > 0 ? [`orders${orders}` as const] : []),
    ...(failed.has(unit.name) ? ["failed" as const] : []),
    ...(unit.confused ? ["confused" as const] : []),
    ...(unit.engaged ? ["engaged" as const] : []),
    ...(unit.wounds > 0 ? [`hits${unit.wounds}` as const] : []),
    ...(unit.magic > 0 ? ["magic" as const] : []),
  ];
}

// The units whose order failed in the turn that is being played.
export function failedIn(past: Entry[]): Set<string> {
  const failed = new Set<string>();
  for (let index = past.length - 1; index >= 0; index--) {
    const events = past[index]!.events ?? [];
    for (const event of events) if (event.kind === "order" && (event.number ?? 1) < 1 && event.to) failed.add(event.to);
    if (events.some((event) => event.kind === "turn" && event.number !== undefined)) break;
  }
  return failed;
}

// ---- The legend ----

const words = {
  en: { legend: "Marks", orders1: "obeyed", orders2: "twice", failed: "order failed", confused: "confused", engaged: "in a fight", hits1: "hits", magic: "magic", idle: "may not act: press to hear why", brigade: "under orders", led: "within command: can be ordered", command: "how far a commander reaches" },
  ru: { legend: "Знаки", orders1: "приказ выполнен", orders2: "дважды", failed: "приказ не дошёл", confused: "деморализован", engaged: "в бою", hits1: "хиты", magic: "чары", idle: "не может действовать: нажмите — узнаете почему", brigade: "получили приказ", led: "в радиусе командования: можно приказать", command: "радиус командования" },
};

const SHOWN = ["orders1", "orders2", "failed", "confused", "engaged", "hits1", "magic"] as const;

export function MarkSign({ mark, size = 17 }: { mark: Mark; size?: number }) {
  return <svg class="mark-sign" width={size} height={size} viewBox="-9.4 -9.4 18.8 20" aria-hidden="true"><use href={drawn(mark)} /></svg>;
}

// The marks that some unit bears now, in the order of the legend.
function present(scene: Scene, past: Entry[]): (typeof SHOWN)[number][] {
  const failed = failedIn(past);
  const borne = new Set(unitsOf(scene).filter((unit) => unit.where === "table").flatMap((unit) => marksOf(unit, failed)).map((mark) => (mark.startsWith("hits") ? "hits1" : mark === "orders3" ? "orders2" : mark)));
  return SHOWN.filter((mark) => borne.has(mark));
}

// In a large window the marks that are on the field stand beside the button that opens all of them.
export function Legend({ scene, past, say, isSmall }: { scene: Scene; past: Entry[]; say: Say; isSmall: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const word = words[say.language];
  const row = useMemo(() => (isSmall ? [] : present(scene, past)), [scene, isSmall]);
  return (
    <div class="field-legend">
      <button type="button" aria-expanded={isOpen} aria-label={word.legend} title={word.legend} onClick={() => setOpen(!isOpen)}><MarkSign mark="orders1" size={20} /></button>
      {row.length > 0 && <p class="legend-row" aria-hidden="true">{row.map((mark) => <span key={mark}><MarkSign mark={mark} />{word[mark]}</span>)}</p>}
      {isOpen && (
        <ul onClick={() => setOpen(false)}>
          {SHOWN.map((mark) => <li key={mark}><MarkSign mark={mark} />{word[mark]}</li>)}
          <li><i class="sample brigade" />{word.brigade}</li>
          <li><i class="sample finial" />{word.led}</li>
          <li><i class="sample command" />{word.command}</li>
          <li><i class="sample idle" />{word.idle}</li>
        </ul>
      )}
    </div>
  );
}
