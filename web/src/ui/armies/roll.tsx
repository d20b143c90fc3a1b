// roll.tsx - the roll of an army: everything it offers with its figures, how many are taken, and who they are.
import type { GameInfo } from "../../table";
import { TroopPicture } from "./picture";
import type { Choice, Told } from "./told";
import type { Words } from "./words";

export interface RollProps {
  info: GameInfo;
  told: Told;
  piece: number | null;
  choose: (piece: number | null) => void;
  change: (list: string) => void;
  word: Words;
  language: "en" | "ru";
}

export const shoots = (choice: Choice): boolean => (choice.figures ?? []).some(([name]) => /^(shots|стрельба)$/.test(name));

const limits = ({ least = 0, most }: Choice, word: Words): string =>
  least > 0 && most ? `${least}–${most}` : least > 0 ? `${word.atLeast} ${least}` : most ? `${word.upTo} ${most}` : word.anyNumber;

export function Roll(props: RollProps) {
  const { told } = props;
  return (
    <>
      {told.groups.map((group) => {
        const rows = told.choices.filter((choice) => choice.group === group.key);
        if (rows.length === 0) return null;
        const isOpen = group.key !== "renown" || rows.some((choice) => choice.count > 0);
        return (
          <details key={group.key} class="roll-group" open={isOpen}>
            <summary>{group.name}</summary>
            <ul>{rows.map((choice) => <Row key={choice.key} {...props} choice={choice} />)}</ul>
          </details>
        );
      })}
    </>
  );
}

function Row({ info, told, choice, piece, choose, change, word, language }: RollProps & { choice: Choice }) {
  const mine = told.pieces.flatMap((each, at) => (each.key === choice.key ? [{ ...each, at }] : []));
  const isShort = choice.count < (choice.least ?? 0);
  const why = choice.why?.[language] ?? "";
  return (
    <li class={`roll-row${choice.count === 0 ? " absent" : ""}${isShort ? " short" : ""}${mine.some(({ at }) => at === piece) ? " chosen" : ""}`} data-choice={choice.key}>
      <button type="button" class="roll-who" disabled={mine.length === 0} onClick={() => choose(mine[0]?.at ?? null)}>
        <TroopPicture info={info} army={told.army} kind={choice.key} group={choice.group ?? ""} shoots={shoots(choice)} />
        <span><b>{choice.name}</b><small>{choice.text}</small></span>
      </button>
      <dl>{(choice.figures ?? []).map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      <b class="roll-points">{choice.points}</b>
      <small class="roll-limit">{limits(choice, word)}</small>
      <span class="stepper">
        <button type="button" aria-label={`${choice.name}: ${word.fewer}`} disabled={!choice.fewer} onClick={() => choice.fewer && change(choice.fewer)}>−</button>
        <output>{choice.count}</output>
        <button type="button" class={isShort ? "wanted" : choice.why ? "against" : ""} title={why} aria-label={`${choice.name}: ${word.more}`} disabled={!choice.more} onClick={() => choice.more && change(choice.more)}>+</button>
      </span>
      {mine.length > 0 && (mine.length > 1 || mine[0]!.parts.length > 0) && (
        <p class="roll-pieces">
          {mine.map((each) => (
            <button key={each.at} type="button" class={each.at === piece ? "chosen" : ""} onClick={() => choose(each.at)}>
              {each.parts.length > 0 ? each.parts.map((part) => part.name).join(", ") : each.name} <small>{each.points}</small>
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

// Pocket Battles: units as stacks of tiles, and the box of tiles below.
export function TileRoll({ info, told, piece, choose, change, word, language }: RollProps) {
  return (
    <>
      <section class="tile-units" aria-label={word.pieces}>
        {told.pieces.length === 0 && <p class="quiet">{word.nothing}</p>}
        {told.pieces.map((unit, at) => (
          <div key={unit.parts.map((part) => part.key).join()} class={`tile-unit${at === piece ? " chosen" : ""}`}>
            <button type="button" class="tile-unit-pick" aria-pressed={at === piece} aria-label={unit.name} onClick={() => choose(at === piece ? null : at)}>
              {unit.parts.map((part) => <TroopPicture key={part.key} info={info} army={told.army} kind={part.key} group="tiles" shoots={false} />)}
            </button>
            <small>{unit.points} {word.points}</small>
          </div>
        ))}
      </section>
      <ul class="tile-box">
        {told.choices.map((choice) => (
          <li key={choice.key} class={choice.count > 0 ? "taken" : choice.why ? "against" : ""} data-choice={choice.key}>
            <button type="button" title={choice.why?.[language] ?? choice.text} aria-label={`${choice.count > 0 ? word.remove : word.add}: ${choice.name}, ${choice.points}`} onClick={() => change((choice.count > 0 ? choice.fewer : choice.more) ?? told.list)}>
              <TroopPicture info={info} army={told.army} kind={choice.key} group="tiles" shoots={false} /><b class="cost">{choice.points}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
