// strip.tsx - the strip at the top: the menu, who plays, what each has, and where the game stands.
import { useEffect, useState } from "preact/hooks";
import type { AnyFace, SlotProps } from "../../games/face";
import type { Moment } from "../../match";
import { CHANCE, OVER, type ChangedRules } from "../../table";
import type { Say } from "../../texts";
import { playerName } from "../../people/names";
import { wordsOf } from "../log";
import { Token } from "./token";

interface Props {
  title: string;
  moment: Moment;
  face: AnyFace;
  slot: SlotProps<unknown, unknown>;
  menu: () => void;
  isMenuOpen: boolean;
  watchAgain: (() => void) | null; // shows the last turn of the others once more
  hasLast: boolean; // no card beside the board tells what was done last
  say: Say;
}

export function Strip({ title, moment, face, slot, menu, isMenuOpen, watchAgain, hasLast, say }: Props) {
  const { table, log, shown } = moment;
  const own = Math.max(0, table.seat);
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => table.teams[seat] !== table.teams[own]);
  const friends = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => table.teams[seat] === table.teams[own]);
  const past = log.slice(0, shown);
  const last = past.findLast(({ who }) => face.guide.tellsDice || who !== CHANCE); // that a coin was drawn tells nobody anything
  const isBusy = moment.thinking || table.toAct === OVER;
  const state = moment.thinking ? say("thinking") : table.toAct === OVER ? say("over") : table.status;
  return (
    <header class="strip">
      <button class="menu-button" aria-label={say("menu")} aria-expanded={isMenuOpen} aria-haspopup="menu" onClick={menu}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" /></svg>
      </button>
      <h1 class="unseen">{title}</h1>
      <ul class="seats others" aria-label={say("opponents")}>
        {others.map((seat) => <SeatBadge key={seat} seat={seat} moment={moment} face={face} slot={slot} say={say} />)}
      </ul>
      <div class={`status${isBusy ? " busy" : ""}`}>
        {face.Course && <face.Course {...slot} />}
        <p class="turn">{state}</p>
        {table.rules && <RulesMark rules={table.rules} say={say} />}
        {last && hasLast && (
          <p class="last">
            <span class="last-words">{wordsOf(last, face, say)}</span>
            {watchAgain && <button class="link" onClick={watchAgain}>{say("watchAgain")}</button>}
          </p>
        )}
      </div>
      <ul class="seats friends" aria-label={say("you")}>
        {friends.map((seat) => <SeatBadge key={seat} seat={seat} moment={moment} face={face} slot={slot} say={say} />)}
      </ul>
    </header>
  );
}

// Not the book: what these rules are called and, at a press, what differs.
function RulesMark({ rules, say }: { rules: ChangedRules; say: Say }) {
  return (
    <details class="rules-mark">
      <summary>{rules.name || say("changedRules")}</summary>
      <div>
        <p>{say("changedRules")}: {rules.hash}</p>
        <ul>{rules.changes.map((change) => <li key={change}>{change}</li>)}</ul>
      </div>
    </details>
  );
}

function SeatBadge({ seat, moment, face, slot, say }: { seat: number; moment: Moment; face: AnyFace; slot: SlotProps<unknown, unknown>; say: Say }) {
  const { table } = moment;
  const isShared = moment.chat === null && moment.names.every((name) => name === ""); // two at one screen
  const isOwn = !isShared && seat === table.seat;
  const colour = face.about.sides[say.language][seat] ?? ""; // in words what the token shows: the rules call the side so
  const army = face.sideName?.(slot.scene, slot.facts, seat) ?? "";
  const name = isOwn ? say("you") : playerName(moment.names[seat] ?? "", say);
  return (
    <li class={`seat side${table.teams[seat]}${table.toAct === seat ? " to-act" : ""}${isOwn ? " own" : ""}`}>
      <Token face={face} team={table.teams[seat]!} scene={slot.scene} />
      <span class="seat-words">
        <b class="name" title={colour}>{army || colour}</b>
        {army && <span class="unseen">{colour}</span>}
        {name && <span class="player">{name}</span>}
      </span>
      <face.Badge {...slot} place={seat} />
      {moment.clock && <ClockFace moment={moment} seat={seat} say={say} />}
      {table.toAct === seat && <span class="unseen">{say("toAct")}</span>}
    </li>
  );
}

const TICK = 500; // milliseconds

function ClockFace({ moment, seat, say }: { moment: Moment; seat: number; say: Say }) {
  const [, tick] = useState(0);
  const { left, running, since } = moment.clock!;
  useEffect(() => {
    if (running !== seat) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [running, seat]);
  const rest = Math.max(0, left[seat]! - (running === seat ? Date.now() - since : 0));
  const seconds = Math.floor(rest / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const text =
    seconds >= 86400
      ? say("daysHours", Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600))
      : seconds >= 3600
        ? `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
        : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return <span class={`clock${rest < 20000 ? " low" : ""}`}>{text}</span>;
}
