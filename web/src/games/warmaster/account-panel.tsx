// account.tsx - what a fight or a volley came to: both sides' attacks with every modifier, the dice, the saves, the losses, who won.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Say } from "../../texts";
import type { SlotProps } from "../face";
import { hitsOf, latestFight, savesOf, type Blows, type Fight, type Throw } from "./account";
import { personsOf, profileOf, unitsOf, characterOf, type Facts, type Scene } from "./scene";
import "./account.css";

type Props = SlotProps<Scene, Facts>;

const words = {
  en: { combat: "Combat", round: "round", shooting: "Shooting", dice: "dice, hit on {0}+", hits: "hits", saved: "saves on {0}+", noArmour: "no armour", home: "strike home", support: "support", close: "Close the account", waits: "still to strike", open: "Show the account", total: "hits and support" },
  ru: { combat: "Бой", round: "раунд", shooting: "Стрельба", dice: "кубики, попадание на {0}+", hits: "попаданий", saved: "броня на {0}+", noArmour: "брони нет", home: "достигли цели", support: "поддержка", close: "Закрыть отчёт", waits: "ещё не бил", open: "Показать отчёт", total: "хиты и поддержка" },
};

function nameOf(thing: string, scene: Scene, facts: Facts): string {
  const unit = unitsOf(scene).find((other) => other.name === thing);
  const person = personsOf(scene).find((other) => other.name === thing);
  return (unit ? profileOf(unit, scene, facts)?.name : person && characterOf(person, scene, facts)?.name) ?? thing;
}

// Only how many dice succeeded is decided by the rules, so a die shows that and no pips.
function Dice({ thrown }: { thrown: Throw }) {
  return (
    <div class={`account-dice${thrown.isSave ? " saves" : ""}`} role="img" aria-label={`${thrown.good} / ${thrown.dice}`}>
      {Array.from({ length: thrown.dice }, (_, index) => (
        <svg key={index} class={index < thrown.good ? "good" : "bad"} viewBox="-10 -10 20 20" aria-hidden="true">
          <rect x="-9" y="-9" width="18" height="18" rx="4" />
          {index < thrown.good && <path d={thrown.isSave ? "M-4 -4.5H4V0Q4 4 0 5.5Q-4 4 -4 0Z" : "M-5 5L5 -5M-5 -5L5 5"} />}
        </svg>
      ))}
    </div>
  );
}

function OneBlow({ blows, scene, facts, say }: { blows: Blows; scene: Scene; facts: Facts; say: Say }) {
  const word = words[say.language];
  const strikes = blows.throws.filter((each) => !each.isSave);
  const saves = blows.throws.filter((each) => each.isSave);
  const hits = hitsOf(blows);
  return (
    <li class="account-blows">
      <p class="who"><b>{nameOf(blows.from, scene, facts)}</b> <small>{blows.from}</small> → {nameOf(blows.to, scene, facts)} <small>{blows.to}</small></p>
      {blows.parts.map((part, index) => <p key={index} class="part"><span>{part[say.language]}</span><b>{index === 0 ? part.number : `${part.number! > 0 ? "+" : "−"}${Math.abs(part.number!)}`}</b></p>)}
      {strikes[0] && <p class="part total"><span>{word.dice.replace("{0}", String(strikes[0].need))}</span><b>{strikes.reduce((sum, each) => sum + each.dice, 0)}</b></p>}
      {strikes.map((each, index) => <Dice key={index} thrown={each} />)}
      {strikes.length > 0 && <p class="sum">{hits} {word.hits}{saves.length > 0 && <small> · {word.saved.replace("{0}", String(saves[0]!.need))}</small>}</p>}
      {saves.map((each, index) => <Dice key={index} thrown={each} />)}
      {saves.length > 0 && <p class="sum">{hits - savesOf(blows)} {word.home}</p>}
    </li>
  );
}

function Side({ fight, seat, scene, facts, say }: { fight: Fight; seat: number; scene: Scene; facts: Facts; say: Say }) {
  const word = words[say.language];
  const score = fight.score.find((each) => each.seat === seat);
  const names = fight.fighters.filter((each) => each.seat === seat).map((each) => each.name);
  const struck = fight.blows.filter((blows) => names.includes(blows.from));
  const idle = names.filter((name) => !struck.some((blows) => blows.from === name));
  return (
    <section class={`account-side side${seat}`}>
      <h3>{names.map((name) => nameOf(name, scene, facts)).join(", ")}</h3>
      <ul>{struck.map((blows, index) => <OneBlow key={index} blows={blows} scene={scene} facts={facts} say={say} />)}</ul>
      {!fight.result && idle.map((name) => <p key={name} class="quiet">{nameOf(name, scene, facts)}: {word.waits}</p>)}
      {score && <p class="part total"><span>{word.support}</span><b>+{score.support}</b></p>}
      {fight.outcomes.filter((event) => event.seat === seat).map((event, index) => <p key={index} class={`outcome-line ${event.what}`}>{event[say.language]}</p>)}
    </section>
  );
}

export function Account(props: Props) {
  const { scene, facts, past, say } = props;
  const [closed, setClosed] = useState(-1); // the fight that was put away
  const panel = useRef<HTMLElement>(null);
  const fight = useMemo(() => latestFight(past), [past.length, past.at(-1)]);
  const place = useFreePlace(panel, `${[...props.next].join(" ")} ${past.length} ${closed}`);
  if (!fight || fight.blows.length === 0) return null;
  const word = words[say.language];
  const title = fight.kind === "combat" ? `${word.combat}, ${word.round} ${fight.round}` : word.shooting;
  if (closed === fight.at) return <button type="button" class="account-tab" onClick={() => setClosed(-1)}>{title}</button>;
  const first = fight.result?.seat ?? scene.turn;
  const scoreOf = (seat: number) => fight.score.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.hits + each.support, 0);
  return (
    <section ref={panel} class={`account ${fight.kind} ${place}`} aria-label={title}>
      <header><h2>{title}</h2><button type="button" class="close" aria-label={word.close} onClick={() => setClosed(fight.at)}>×</button></header>
      <div class="account-body">
        {fight.kind === "combat"
          ? <div class="account-sides">{[0, 1].map((seat) => <Side key={seat} fight={fight} seat={seat} scene={scene} facts={facts} say={say} />)}</div>
          : <><ul class="account-volleys">{fight.blows.map((blows, index) => <OneBlow key={index} blows={blows} scene={scene} facts={facts} say={say} />)}</ul>{fight.outcomes.map((event, index) => <p key={index} class={`outcome-line ${event.what}`}>{event[say.language]}</p>)}</>}
      </div>
      {fight.result && <p class={`account-result side${fight.result.seat ?? "none"}`} role="status">{fight.score.length > 0 && <b title={word.total}>{scoreOf(first)} : {scoreOf(1 - first)}</b>}<span>{capital(fight.result[say.language] ?? "")}</span></p>}
    </section>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Place = "right" | "left" | "low"; // low: only what came of it

// Where the panel hides nothing that is to be pressed: on the right, on the left, else it shrinks to its result.
function useFreePlace(panel: { current: HTMLElement | null }, drawn: string): Place {
  const [place, setPlace] = useState<Place>("right");
  useLayoutEffect(() => {
    const here = panel.current?.parentElement;
    if (!here) return;
    const box = here.getBoundingClientRect();
    const isNarrow = here.closest(".tall, .flat") !== null;
    const targets = [...here.querySelectorAll("svg [data-thing].next")].map((each) => each.getBoundingClientRect()).filter((each) => each.width > 0);
    const wide = Math.min(440, box.width * 0.46);
    const isFree = (from: number, to: number) => targets.every((each) => each.right < from || each.left > to);
    if (isNarrow) return setPlace(targets.length > 0 ? "low" : "right");
    setPlace(isFree(box.right - wide - 12, box.right) ? "right" : isFree(box.left, box.left + wide + 12) ? "left" : "low");
  }, [drawn]);
  return place;
}
