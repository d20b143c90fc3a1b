// account-panel.tsx - what a fight or a volley came to, from top to bottom as the rules go: both sides' attacks with every modifier,
// the dice, the saves, the losses, who won by how much; and then what the winner may do, with its odds.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Die } from "../../ui/drawn";
import { unitBanner } from "../../art/heraldry";
import type { GameEvent } from "../../motion/event";
import type { Say } from "../../texts";
import { BOARD_MOVES, type SlotProps } from "../face";
import { facesOf, hitsOf, latestFight, savesOf, type Blows, type Fight, type Throw } from "./account";
import { unitArt } from "./figures";
import { armyOf, characterOf, personsOf, profileOf, unitsOf, type Facts, type Scene } from "./scene";
import { Stands } from "./stand-row";
import "./account.css";

type Props = SlotProps<Scene, Facts>;
interface Told {
  scene: Scene;
  facts: Facts;
  say: Say;
}

const words = {
  en: { combat: "Combat", round: "round", shooting: "Shooting and magic", dice: "dice, {0}+ to hit", hits: "Hits: {0}", armour: "armour saves on {0}+", noSave: "no armour save", saved: "saved: {0}", home: "Strike home: {0}", support: "support", none: "none", close: "Close the account", waits: "still to strike", total: "hits and support", stands: "stands that fight: {0}", lost: "stands lost: {0}", destroyed: "destroyed" },
  ru: { combat: "Бой", round: "раунд", shooting: "Стрельба и магия", dice: "кубиков, попадание на {0}+", hits: "Попаданий: {0}", armour: "броня спасает на {0}+", noSave: "без спасброска", saved: "спасено: {0}", home: "Прошло хитов: {0}", support: "поддержка", none: "нет", close: "Закрыть отчёт", waits: "ещё не бил", total: "хиты и поддержка", stands: "баз в бою: {0}", lost: "потеряно баз: {0}", destroyed: "отряд уничтожен" },
};

const filled = (text: string, number: number): string => text.replace("{0}", String(number));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf(thing: string, { scene, facts }: Told): string {
  const unit = unitsOf(scene).find((other) => other.name === thing);
  const person = personsOf(scene).find((other) => other.name === thing);
  return (unit ? profileOf(unit, scene, facts)?.name : person && characterOf(person, scene, facts)?.name) ?? thing;
}

function Dice({ thrown }: { thrown: Throw }) {
  return (
    <div class={`account-dice${thrown.isSave ? " saves" : ""}`} role="img" aria-label={`${thrown.good} / ${thrown.dice}`}>
      {facesOf(thrown).map((face, index) => <span key={index} class={index < thrown.good ? "good" : "bad"}><Die value={face} /></span>)}
    </div>
  );
}

const signed = (number: number): string => `${number > 0 ? "+" : "−"}${Math.abs(number)}`;

function OneBlow({ blows, told }: { blows: Blows; told: Told }) {
  const { say } = told;
  const word = words[say.language];
  const strikes = blows.throws.filter((each) => !each.isSave);
  const saves = blows.throws.filter((each) => each.isSave);
  const hits = hitsOf(blows);
  return (
    <li class="account-blows">
      <p class="who"><b>{nameOf(blows.from, told)}</b> <small>{blows.from}</small> → {nameOf(blows.to, told)} <small>{blows.to}</small></p>
      {blows.parts.map((part, index) => <p key={index} class="part"><span>{part[say.language]}</span><b>{index === 0 ? part.number : signed(part.number!)}</b></p>)}
      {blows.whys.map((why, index) => <p key={index} class="part why">{why[say.language]}</p>)}
      {strikes[0] && <p class="part total"><span>{filled(word.dice, strikes[0].need)}</span><b>{strikes.reduce((sum, each) => sum + each.dice, 0)}</b></p>}
      <div class="account-throws">{strikes.map((each, index) => <Dice key={index} thrown={each} />)}</div>
      {strikes.length > 0 && <p class="sum">{filled(word.hits, hits)}{hits > 0 && <small> · {saves.length > 0 ? filled(word.armour, saves[0]!.need) : word.noSave}</small>}</p>}
      <div class="account-throws">{saves.map((each, index) => <Dice key={index} thrown={each} />)}</div>
      {saves.length > 0 && <p class="sum">{filled(word.home, hits - savesOf(blows))} <small>{filled(word.saved, savesOf(blows))}</small></p>}
    </li>
  );
}

// How many stands each unit lost, as the rules told it.
const lossOf = (fight: Fight, name: string): GameEvent | undefined => fight.outcomes.findLast((event) => event.to === name && (event.what === "lost" || event.what === "destroyed"));

function Loss({ fight, name, stands, told }: { fight: Fight; name: string; stands: number; told: Told }) {
  const loss = lossOf(fight, name);
  const unit = unitsOf(told.scene).find((other) => other.name === name);
  if (!loss || !unit) return null;
  const word = words[told.say.language];
  const lost = loss.what === "destroyed" ? Math.max(1, stands) : (loss.number ?? 0);
  return (
    <div class="account-loss">
      <Stands unit={unit} profile={profileOf(unit, told.scene, told.facts)} army={armyOf(told.scene, told.facts, unit.side)?.key ?? ""} count={Math.max(1, lost, stands)} lost={lost} />
      <b>{loss.what === "destroyed" ? word.destroyed : filled(word.lost, lost)}</b>
    </div>
  );
}

function Side({ fight, seat, told }: { fight: Fight; seat: number; told: Told }) {
  const { scene, facts, say } = told;
  const word = words[say.language];
  const score = fight.score.find((each) => each.seat === seat);
  const fighters = fight.fighters.filter((each) => each.seat === seat);
  const struck = fight.blows.filter((blows) => fighters.some(({ name }) => name === blows.from));
  const idle = fighters.filter(({ name }) => !struck.some((blows) => blows.from === name));
  const first = unitsOf(scene).find((unit) => unit.name === fighters[0]?.name);
  const count = fighters.reduce((sum, { stands }) => sum + stands, 0);
  const others = fight.outcomes.filter((event) => event.seat === seat && event.what !== "lost" && event.what !== "destroyed" && event.what !== "taken");
  return (
    <section class={`account-side side${seat}`}>
      <h3>
        {first && <svg viewBox="-4 -33 30 36" aria-hidden="true"><use href={unitBanner(unitArt(first, profileOf(first, scene, facts)), armyOf(scene, facts, seat)?.key ?? "", seat)} /></svg>}
        <span>{[...new Set(fighters.map(({ name }) => nameOf(name, told)))].join(", ")}{count > 0 && <small>{filled(word.stands, count)}</small>}</span>
      </h3>
      <ul>{struck.map((blows, index) => <OneBlow key={index} blows={blows} told={told} />)}</ul>
      {!fight.result && idle.map(({ name }) => <p key={name} class="quiet">{nameOf(name, told)}: {word.waits}</p>)}
      {score && <p class="part total"><span>{word.support}</span><b>{score.support > 0 ? `+${score.support}` : word.none}</b></p>}
      {fighters.map(({ name, stands }) => <Loss key={name} fight={fight} name={name} stands={stands} told={told} />)}
      {others.map((event, index) => <p key={index} class={`outcome-line ${event.what}`}>{event[say.language]}</p>)}
    </section>
  );
}

export function Account(props: Props) {
  const { scene, facts, past, say } = props;
  const [closed, setClosed] = useState(-1); // the fight that was put away
  const [asked, setAsked] = useState(-1); // the fight that was called back
  const panel = useRef<HTMLElement>(null);
  const fight = useMemo(() => latestFight(past, scene.turn === props.seat || props.seat < 0, props.seat), [past.length, past.at(-1), props.seat]);
  const place = useFreePlace(panel, `${[...props.next].join(" ")} ${past.length} ${closed}`);
  if (!fight || fight.blows.length === 0) return null;
  const word = words[say.language];
  const told: Told = { scene, facts, say };
  const title = fight.kind === "combat" ? `${word.combat}${fight.round > 0 ? `, ${word.round} ${fight.round}` : ""}` : word.shooting;
  const isElsewhere = scene.key === "command" && !scene.task && (props.chosen.length > 0 || props.goal !== null); // something new is considered, whose odds need the room
  const isPast = fight.kind === "shooting" && scene.key === "combat"; // the fights need the room
  if (closed === fight.at || (asked !== fight.at && (isElsewhere || isPast))) return <button type="button" class="account-tab" onClick={() => (setClosed(-1), setAsked(fight.at))}>{title}</button>;
  const first = fight.result?.seat ?? scene.turn;
  const scoreOf = (seat: number) => fight.score.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.hits + each.support, 0);
  return (
    <section ref={panel} class={`account ${fight.kind} ${place}`} aria-label={title}>
      <header><h2>{title}</h2><button type="button" class="close" aria-label={word.close} onClick={() => (setClosed(fight.at), setAsked(-1))}>×</button></header>
      <div class="account-body" tabIndex={0}>
        {fight.kind === "combat" ? (
          <div class="account-sides">{[0, 1].map((seat) => <Side key={seat} fight={fight} seat={seat} told={told} />)}</div>
        ) : (
          <ul class="account-volleys">{fight.blows.map((blows, index) => <Volley key={index} blows={blows} outcomes={fight.outcomes.filter((event) => event.to === blows.to)} isLast={fight.blows.findLast((other) => other.to === blows.to) === blows} told={told} />)}</ul>
        )}
      </div>
      {fight.result && <p class={`account-result side${fight.result.seat ?? "none"}`} role="status">{fight.score.length > 0 && <b title={word.total}>{scoreOf(first)} : {scoreOf(1 - first)}</b>}<span>{capital(fight.result[say.language] ?? "")}</span></p>}
      <NextChoice {...props} />
    </section>
  );
}

// A volley, and below the last at a target what came of all of them.
function Volley({ blows, outcomes, isLast, told }: { blows: Blows; outcomes: GameEvent[]; isLast: boolean; told: Told }) {
  return (
    <>
      <OneBlow blows={blows} told={told} />
      {isLast && outcomes.map((event, index) => <li key={index}><p class={`outcome-line ${event.what}`}>{event[told.say.language]}</p></li>)}
    </>
  );
}

// ---- What follows ----

const choiceWords = {
  en: { ask: "What does {0} do?", which: "Which unit goes on?", pursue: "Pursue {0}", hold: "Stand", holdHint: "The fight ends here.", fall: "Fall back", fallHint: "Leave the fight; a die says how far." },
  ru: { ask: "Что делает {0}?", which: "Какой отряд действует?", pursue: "Преследовать {0}", hold: "Стоять", holdHint: "На этом бой закончен.", fall: "Отойти", fallHint: "Выйти из боя; как далеко — скажет кубик." },
};

// The winners' choice stands at the foot of the account, each with what it leads to.
function NextChoice(props: Props) {
  const { scene, facts, say, chosen, next, effect } = props;
  if (scene.task !== "winners" || next.size === 0 || props.seat < 0) return null;
  const word = choiceWords[say.language];
  const told: Told = { scene, facts, say };
  const named = (thing: string) => `${nameOf(thing, told)} ${thing}`;
  const units = [...next].filter((thing) => /^[AB]\d+$/.test(thing));
  if (chosen.length === 0) return <div class="account-choice"><h3>{word.which}</h3>{units.map((thing) => <button key={thing} type="button" data-card={thing}>{named(thing)}</button>)}</div>;
  return (
    <div class="account-choice">
      <h3>{word.ask.replace("{0}", named(chosen[0]!))}</h3>
      {units.map((thing) => <button key={thing} type="button" class="best" data-card={thing}><b>{word.pursue.replace("{0}", named(thing))}</b><small>{effect(thing).split("\n").join(", ")}</small></button>)}
      {next.has("hold") && <button type="button" data-card="hold"><b>{word.hold}</b><small>{word.holdHint}</small></button>}
      {next.has("fall") && <button type="button" data-card="fall"><b>{word.fall}</b><small>{word.fallHint}</small></button>}
    </div>
  );
}

// ---- Where it stands ----

const REST = 150; // milliseconds

type Place = "right" | "left" | "low"; // low: only what came of it

// Where the panel hides nothing that is to be pressed: on the right, on the left, else it shrinks to its result.
function useFreePlace(panel: { current: HTMLElement | null }, drawn: string): Place {
  const [place, setPlace] = useState<Place>("right");
  const [moved, setMoved] = useState(0); // the camera has come to rest elsewhere
  useEffect(() => {
    let rest = 0;
    const wait = () => {
      clearTimeout(rest);
      rest = window.setTimeout(() => setMoved((count) => count + 1), REST);
    };
    addEventListener(BOARD_MOVES, wait);
    return () => {
      clearTimeout(rest);
      removeEventListener(BOARD_MOVES, wait);
    };
  }, []);
  useLayoutEffect(() => {
    const here = panel.current?.parentElement;
    if (!here) return;
    const box = here.getBoundingClientRect();
    const isNarrow = here.closest(".tall, .flat") !== null;
    const targets = [...here.querySelectorAll("svg [data-thing].next")].map((each) => each.getBoundingClientRect()).filter((each) => each.width > 0);
    const wide = Math.min(440, box.width * 0.46);
    const isFree = (from: number, to: number) => targets.every((each) => each.right < from || each.left > to);
    const isAsked = targets.length > 0 || here.querySelector(".wm-unit:is(.asked, .chosen)") !== null;
    if (isNarrow) return setPlace(isAsked ? "low" : "right");
    setPlace(isFree(box.right - wide - 12, box.right) ? "right" : isFree(box.left, box.left + wide + 12) ? "left" : "low");
  }, [drawn, moved]);
  return place;
}
