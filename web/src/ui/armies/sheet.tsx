// sheet.tsx - the roster on paper, which only a printer sees: who they are, what they can do, and boxes to cross off.
import type { GameInfo } from "../../table";
import { TroopPicture } from "./picture";
import type { Piece, Told } from "./told";
import type { Words } from "./words";

const choiceOf = (told: Told, key: string) => told.choices.find((choice) => choice.key === key);

const boxes = (count: number): string => "☐".repeat(count);

// A unit of Warmaster: its extras, its figures, a box for each stand.
function Unit({ piece, told }: { piece: Piece; told: Told }) {
  const profile = choiceOf(told, piece.key);
  return (
    <tr>
      <td><b>{piece.name}</b>{piece.parts.length > 0 && <>, {piece.parts.map((part) => part.name).join(", ")}</>}<br /><small>{profile?.text}</small></td>
      <td>{(profile?.figures ?? []).map(([figure, value]) => `${figure} ${value}`).join(", ")}</td>
      <td>{piece.points}</td>
      <td>{boxes(3)}</td>
    </tr>
  );
}

// A unit of Pocket Battles: its tiles as they lie on the table, what each can do, a box for each hit point.
function Stack({ piece, told, info }: { piece: Piece; told: Told; info: GameInfo }) {
  const texts = [...new Set(piece.parts.map((part) => choiceOf(told, part.key)?.text ?? ""))].filter(Boolean);
  const health = piece.parts.reduce((sum, part) => sum + Number(choiceOf(told, part.key)?.figures?.[0]?.[1] ?? 0), 0);
  return (
    <tr>
      <td class="sheet-tiles">{piece.parts.map((part) => <TroopPicture key={part.key} info={info} army={told.army} kind={part.key} group="tiles" shoots={false} />)}</td>
      <td><small>{texts.join(". ")}</small></td>
      <td>{piece.points}</td>
      <td>{boxes(health)}</td>
    </tr>
  );
}

export function RosterSheet({ told, info, name, word }: { told: Told; info: GameInfo; name: string; word: Words }) {
  const Row = info.id === "pocket-battles" ? Stack : Unit;
  return (
    <section class="roster-sheet" aria-hidden="true">
      <h2>{name || told.name}</h2>
      <p>{told.name}. {told.points} {word.of} {told.size}. {told.summary}.</p>
      <table><tbody>{told.pieces.map((piece, at) => <Row key={at} piece={piece} told={told} info={info} />)}</tbody></table>
    </section>
  );
}
