// tray.tsx - the strip below the field: a card for each piece of the viewer's army, and while armies are set up those that wait.
import { InlineIcon } from "../../ui/icon";
import type { SlotProps } from "../face";
import { characterOf, personsOf, profileOf, unitsOf, type Facts, type Person, type Scene, type Unit } from "./scene";

type Props = SlotProps<Scene, Facts>;
type Piece = Unit | Person;

const words = {
  en: { others: "of the enemy still to be set up", lost: "lost", orders: "orders this turn", confused: "confused", engaged: "engaged", hits: "hits", command: "command" },
  ru: { others: "у противника ещё не расставлено", lost: "потерян", orders: "приказов в этот ход", confused: "деморализован", engaged: "в бою", hits: "хитов", command: "командование" },
};

const isUnit = (piece: Piece): piece is Unit => "at" in piece;

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
  return (
    <div class="muster-tray">
      {shown.map((piece) => <PieceCard key={piece.name} {...props} piece={piece} />)}
      {hidden > 0 && <p class="quiet">{words[props.say.language].others}: {hidden}</p>}
    </div>
  );
}

// A piece on the field has its own element there: the card only stands for it.
function PieceCard({ piece, scene, facts, next, chosen, goal, say }: Props & { piece: Piece }) {
  const word = words[say.language];
  const isWaiting = piece.where === "waiting";
  const profile = isUnit(piece) ? profileOf(piece, scene, facts) : undefined;
  const lord = isUnit(piece) ? undefined : characterOf(piece, scene, facts);
  const name = profile?.name ?? lord?.name ?? piece.key;
  const isChosen = goal === piece.name || chosen.includes(piece.name);
  const isGone = piece.where === "lost" || piece.where === "off";
  const marks = isUnit(piece) ? marksOf(piece, word) : [];
  return (
    <button
      type="button"
      class={`piece-card side${piece.side}${isWaiting ? " reserve-piece" : ""}${isUnit(piece) ? "" : " lord"}${isGone ? " gone" : ""}${isWaiting && next.has(piece.name) ? " next" : next.has(piece.name) ? " lit" : ""}${isChosen ? " chosen" : ""}`}
      {...(isWaiting ? { "data-thing": piece.name } : { "data-card": piece.name })}
      aria-pressed={isChosen}
      disabled={isGone}
      aria-label={isUnit(piece) ? `${name} ${piece.name}${isGone ? `, ${word.lost}` : ""}: ${marks.join(", ")}` : undefined}
    >
      <span class="piece-name">{name} <b>{piece.name}</b></span>
      {isUnit(piece) ? (
        <>
          <span class="ranks" aria-hidden="true">{Array.from({ length: Math.max(1, piece.stands) }, (_, stand) => <InlineIcon key={stand} name={profile?.type ?? "infantry"} size={20} />)}</span>
          <span class="pips" aria-hidden="true">
            {Array.from({ length: piece.started }, (_, stand) => <i key={stand} class={stand < piece.stands ? "left" : ""} />)}
            {piece.orders > 0 && <em class="obeyed">{"⌃".repeat(Math.min(3, piece.orders))}</em>}
            {piece.confused > 0 && <em class="confused">★</em>}
            {piece.engaged > 0 && <em class="engaged">⚔</em>}
            {piece.wounds > 0 && <em class="hits">{piece.wounds}</em>}
          </span>
        </>
      ) : (
        <>
          <span class="ranks" aria-hidden="true"><InlineIcon name={lord?.role ?? "hero"} size={24} /></span>
          <span class="pips">{isGone ? word.lost : `${word.command} ${lord?.command}`}</span>
        </>
      )}
    </button>
  );
}

function marksOf(unit: Unit, word: (typeof words)["en"]): string[] {
  return [
    `${unit.stands}/${unit.started}`,
    ...(unit.orders > 0 ? [`${word.orders} ${unit.orders}`] : []),
    ...(unit.confused ? [word.confused] : []),
    ...(unit.engaged ? [word.engaged] : []),
    ...(unit.wounds ? [`${word.hits} ${unit.wounds}`] : []),
  ];
}
