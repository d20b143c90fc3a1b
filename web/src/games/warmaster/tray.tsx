// tray.tsx - the strip below the field: a card for each piece of the viewer's army, and while armies are set up those that wait.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { escutcheon } from "../../art/heraldry";
import type { SlotProps } from "../face";
import { Stands } from "./stand-row";
import { failedIn, marksOf, MarkSign } from "./marks";
import { idleOf } from "./pieces";
import { armyOf, characterOf, personsOf, profileOf, titleOf, unitsOf, type Facts, type Person, type Scene, type Unit } from "./scene";

type Props = SlotProps<Scene, Facts>;
type Piece = Unit | Person;

const words = {
  en: { others: "enemy pieces still to come", lost: "lost", orders: "orders this turn", failed: "order failed", confused: "confused", engaged: "engaged", hits: "hits", command: "orders on", idle: "may not act now", key: "key" },
  ru: { others: "противнику осталось расставить", lost: "потерян", orders: "приказов в этот ход", failed: "приказ не дошёл", confused: "деморализован", engaged: "в бою", hits: "хитов", command: "приказ на", idle: "сейчас не действует", key: "клавиша" },
};

const isUnit = (piece: Piece): piece is Unit => "at" in piece;
const KEYS = "1234567890";

export function Tray(props: Props) {
  return props.scene.task === "laying" ? <Stock {...props} /> : <Pieces {...props} />;
}

// The pieces of ground that may still be laid out.
function Stock({ scene, facts, next, chosen }: Props) {
  const left = facts.stock.filter(({ key }) => scene.stock?.includes(key));
  return (
    <div class="muster-tray">
      {left.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          class={`piece-card ground-piece${next.has(`+${key}`) ? " next" : ""}${chosen.includes(`+${key}`) ? " chosen" : ""}`}
          data-thing={`+${key}`}
          aria-pressed={chosen.includes(`+${key}`)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Pieces(props: Props) {
  const { scene, next, seat } = props;
  const all: Piece[] = [...unitsOf(scene), ...personsOf(scene)];
  const waiting = all.filter((piece) => piece.where === "waiting");
  const own = Math.max(0, seat);
  const shown = all.filter((piece) => piece.side === own || (piece.where === "waiting" && (seat < 0 || next.has(piece.name))));
  // While one is asked about pieces that wait, these stand first.
  const order = (piece: Piece) => (piece.where === "waiting" ? (next.has(piece.name) ? 0 : 1) : piece.where === "table" ? 2 : 3);
  shown.sort((one, other) => order(one) - order(other));
  const hidden = waiting.filter((piece) => !shown.includes(piece)).length;
  const failed = useMemo(() => failedIn(props.past), [props.shown, scene]);
  const idle = idleOf(props);
  useNumberKeys();
  const row = useRef<HTMLDivElement>(null);
  // The unit that is asked about comes into sight.
  useEffect(() => {
    const first = row.current?.querySelector<HTMLElement>(".chosen:not(.lord)") ?? row.current?.querySelector<HTMLElement>(".ordered, .lit:not(.lord), .next");
    if (first && row.current) row.current.scrollTo({ left: first.offsetLeft - row.current.offsetLeft - 12, behavior: props.animate ? "smooth" : "instant" });
  }, [[...next].join(" "), props.chosen.join(" ")]);
  return (
    <div class="muster-tray" ref={row}>
      {shown.map((piece, index) => <PieceCard key={piece.name} {...props} piece={piece} failed={failed} isIdle={idle.has(piece.name)} number={KEYS[index] ?? ""} fromLast={shown.length - 1 - index} />)}
      {hidden > 0 && <p class="quiet others">{words[props.say.language].others}: {hidden}</p>}
    </div>
  );
}

// A digit presses the card that bears it.
function useNumberKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping || !KEYS.includes(event.key)) return;
      const card = document.querySelector<HTMLElement>(`.muster-tray [data-key="${event.key}"]:not(:disabled)`);
      if (!card) return;
      event.preventDefault();
      card.focus();
      card.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

type CardProps = Props & { piece: Piece; failed: Set<string>; isIdle: boolean; number: string; fromLast: number };

// A piece on the field has its own element there: the card only stands for it.
function PieceCard({ piece, scene, facts, next, chosen, goal, say, failed, isIdle, number, fromLast }: CardProps) {
  const word = words[say.language];
  const isWaiting = piece.where === "waiting";
  const profile = isUnit(piece) ? profileOf(piece, scene, facts) : undefined;
  const lord = isUnit(piece) ? undefined : characterOf(piece, scene, facts);
  const army = armyOf(scene, facts, piece.side)?.key ?? "";
  const name = profile?.name ?? lord?.name ?? piece.key;
  const isChosen = goal === piece.name || chosen.includes(piece.name);
  const isGone = piece.where === "lost" || piece.where === "off";
  const isDone = !isUnit(piece) && piece.done > 0 && scene.step !== "characters";
  const state = [
    isWaiting ? "reserve-piece" : "", isUnit(piece) ? "" : "lord", isGone ? "gone" : "", isWaiting && next.has(piece.name) ? "next" : next.has(piece.name) ? "lit" : "",
    isChosen ? "chosen" : "", isIdle ? "idle" : "", scene.order?.units.includes(piece.name) ? "ordered" : "", isDone ? "done" : "",
  ].filter(Boolean).join(" ");
  const told = isUnit(piece) ? toldOf(piece, failed, word) : [isGone ? word.lost : `${word.command} ${lord?.command}`];
  return (
    <button
      type="button"
      class={`piece-card side${piece.side} ${state}`}
      {...(isWaiting ? { "data-thing": piece.name } : { "data-card": piece.name })}
      style={isUnit(piece) ? undefined : { "--from-last": fromLast }}
      data-key={number || undefined}
      aria-pressed={isChosen}
      aria-keyshortcuts={number || undefined}
      title={`${titleOf(piece, scene, facts)}${number ? ` (${word.key} ${number})` : ""}`}
      disabled={isGone}
      aria-label={isUnit(piece) ? [`${name} ${number}`.trim(), ...(number ? [titleOf(piece, scene, facts)] : []), ...(isGone ? [word.lost] : []), ...told, ...(isIdle ? [word.idle] : [])].join(", ") : undefined}
    >
      <span class="piece-name"><span>{name}</span> <b>{number}</b></span>
      {isUnit(piece) ? (
        <>
          <Stands unit={piece} profile={profile} army={army} count={Math.max(1, piece.stands)} />
          <span class="pips" aria-hidden="true">
            {Array.from({ length: piece.started }, (_, stand) => <i key={stand} class={stand < piece.stands ? "left" : ""} />)}
            <span class="card-marks">{marksOf(piece, failed).map((mark) => <MarkSign key={mark} mark={mark} size={15} />)}</span>
          </span>
        </>
      ) : (
        <>
          {" "}
          <svg class="ranks" viewBox="-18 -18 36 38" aria-hidden="true"><use href={escutcheon(army, piece.side, lord?.role ?? "hero")} /></svg>
          <span class="pips">{told[0]}</span>
        </>
      )}
    </button>
  );
}

function toldOf(unit: Unit, failed: Set<string>, word: (typeof words)["en"]): string[] {
  return [
    `${unit.stands}/${unit.started}`,
    ...(unit.orders > 0 ? [`${word.orders} ${unit.orders}`] : []),
    ...(failed.has(unit.name) ? [word.failed] : []),
    ...(unit.confused ? [word.confused] : []),
    ...(unit.engaged ? [word.engaged] : []),
    ...(unit.wounds ? [`${word.hits} ${unit.wounds}`] : []),
  ];
}
