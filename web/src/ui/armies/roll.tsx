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

const standsOf = (choice: Choice): number => Number((choice.figures ?? []).find(([name]) => /^(stands|базы?)$/.test(name))?.[1] ?? 3);

const limits = ({ least = 0, most }: Choice, word: Words): string =>
  least > 0 && most ? `${least}–${most}` : least > 0 ? `${word.atLeast} ${least}` : most ? `${word.upTo} ${most}` : word.anyNumber;

// Every figure there is, ordered by the greatest number in any profile.
function figureNames(choices: Choice[]): string[] {
  const lists = choices.map((choice) => (choice.figures ?? []).map(([name]) => name)).sort((one, other) => other.length - one.length);
  return [...new Set(lists.flat())];
}

const PERSONS = "characters";
const LONGEST = 7; // letters over a column

const headOf = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 2)}.` : name);

export function Roll(props: RollProps) {
  const { told } = props;
  const order = figureNames(told.choices);
  return (
    <>
      {told.groups.map((group) => {
        const rows = told.choices.filter((choice) => choice.group === group.key);
        if (rows.length === 0) return null;
        const isOpen = group.key !== "renown" || rows.some((choice) => choice.count > 0);
        const like = told.choices.filter((choice) => (choice.group === PERSONS) === (group.key === PERSONS)); // all troops stand in the same columns
        const columns = order.filter((name) => like.some((choice) => choice.figures?.some(([each]) => each === name)));
        return (
          <details key={group.key} class="roll-group" open={isOpen}>
            <summary>{group.name}</summary>
            <p class="roll-head" aria-hidden="true"><span class="roll-columns">{columns.map((name) => <span key={name}>{headOf(name)}</span>)}</span><span>{props.word.points}</span><span /></p>
            <ul>{rows.map((choice) => <Row key={choice.key} {...props} choice={choice} columns={columns} />)}</ul>
          </details>
        );
      })}
    </>
  );
}

function Row({ info, told, choice, columns, piece, choose, change, word, language }: RollProps & { choice: Choice; columns: string[] }) {
  const mine = told.pieces.flatMap((each, at) => (each.key === choice.key ? [{ ...each, at }] : []));
  const isShort = choice.count < (choice.least ?? 0);
  const why = choice.why?.[language] ?? "";
  return (
    <li class={`roll-row${choice.count === 0 ? " absent" : ""}${isShort ? " short" : ""}${mine.some(({ at }) => at === piece) ? " chosen" : ""}`} data-choice={choice.key}>
      <button type="button" class="roll-who" disabled={mine.length === 0} onClick={() => choose(mine[0]?.at ?? null)}>
        <TroopPicture info={info} army={told.army} kind={choice.key} group={choice.group ?? ""} shoots={shoots(choice)} count={standsOf(choice)} />
        <span><b>{choice.name}</b><small>{choice.text}</small></span>
      </button>
      <dl class="roll-columns">{(choice.figures ?? []).map(([name, value]) => <div key={name} style={{ "--column": columns.indexOf(name) + 1 }}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      <span class="roll-price"><b class="roll-points">{choice.points}</b><small class="roll-limit">{limits(choice, word)}</small></span>
      <span class="stepper">
        <button type="button" aria-label={`${choice.name}: ${word.fewer}`} disabled={!choice.fewer} onClick={() => choice.fewer && change(choice.fewer)}>−</button>
        <output>{choice.count}</output>
        <button type="button" class={isShort ? "wanted" : choice.why ? "against" : ""} title={why} aria-label={`${choice.name}: ${word.more}`} disabled={!choice.more} onClick={() => choice.more && change(choice.more)}>+</button>
      </span>
      {mine.length > 0 && (mine.some((each) => each.parts.length > 0) || (mine.length > 1 && mine.some(({ at }) => at === piece))) && (
        <p class="roll-pieces">
          {mine.map((each) => (
            <button key={each.at} type="button" class={each.at === piece ? "chosen" : ""} onClick={() => choose(each.at)}>
              {[each.name, ...each.parts.map((part) => part.name)].join(" + ")} <small>{each.points}</small>
            </button>
          ))}
        </p>
      )}
    </li>
  );
}
