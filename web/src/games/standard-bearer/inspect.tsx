// inspect.tsx - the card of a warrior: its figures, and whom it can strike from where it stands with what result.
import type { Card } from "../face";
import type { Say } from "../../texts";
import { Piece, Standard } from "../../art/shield";
import type { Entry } from "../../table";
import { nameOf, typeOf, type Blow, type Facts, type Scene, type Warrior } from "./scene";

const words = {
  en: { strength: "strength", health: "health", speed: "moves", any: "any distance", line: "In the line that moved: +1 in this attack.", whom: "whom it can strike", heavier: "heavier than the enemy", marched: "the line that moved", attack: "in this attack", kills: "kills", wounds: "wounds", equal: "both hurt", each: "both", weak: "weaker", leads: "can lead", costs: "−1 warrior" },
  ru: { strength: "сила", health: "здоровье", speed: "ход", any: "любое расстояние", line: "В строю, который двигался: +1 в этой атаке.", whom: "кого может ударить", heavier: "тяжелее врага", marched: "строй, который двигался", attack: "в этой атаке", kills: "убивает", wounds: "ранит", equal: "ранены оба", each: "оба", weak: "слабее", leads: "может вести", costs: "−1 воин" },
};

type Words = (typeof words)["en"];

function resultOf(blow: Blow, target: Warrior, word: Words, isBrief = false): string {
  const left = target.health - target.wounds;
  const result = blow.may === 0 ? word.weak : blow.own > 0 ? (isBrief ? word.each : word.equal) : blow.wounds >= left ? word.kills : word.wounds;
  return `${blow.strength} : ${blow.against}${isBrief ? "\n" : " "}${result}`;
}

// At one of several targets: the figures, and what they come to below.
export function brief(scene: Scene, chosen: string[], thing: string, say: Say): string {
  const blow = chosen.length === 1 ? scene.blows?.find(({ from, to }) => from === chosen[0] && to === thing) : undefined;
  const target = scene.warriors.find(({ at }) => at === thing);
  if (blow && target) return resultOf(blow, target, words[say.language], true);
  return scene.phase === "move" ? words[say.language].costs : "";
}

// What each kind of warrior is, whole and by itself.
export const roster = (_scene: Scene, facts: Facts, say: Say): Card[] =>
  facts.types.map((type) => ({
    title: type.name,
    rows: [
      [words[say.language].strength, String(type.strength)],
      [words[say.language].health, String(type.health)],
      [words[say.language].speed, type.speed < 0 ? words[say.language].any : String(type.speed)],
    ],
    lines: [type.ability],
    picture: (
      <svg viewBox="-50 -66 100 122">
        <Piece warrior={{ type: type.key, side: 0, wounds: 0, health: type.health }} weight={type.weight} />
        {type.key === "standard-bearer" && <Standard side={0} />}
      </svg>
    ),
  }));

// How its strength in a blow adds up.
const sumOf = ({ strength, weight, line }: Blow, word: Words): [string, string][] => [
  [word.strength, String(strength - weight - line)],
  ...(weight > 0 ? [[word.heavier, `+${weight}`] as [string, string]] : []),
  ...(line > 0 ? [[word.marched, `+${line}`] as [string, string]] : []),
  [word.attack, String(strength)],
];

export function inspect(thing: string, scene: Scene, facts: Facts, say: Say, target?: string): Card | null {
  const warrior = scene.warriors.find(({ at }) => at === thing);
  const type = warrior && typeOf(warrior.type, facts);
  if (!warrior || !type) return null;
  const word = words[say.language];
  const at = new Map(scene.warriors.map((other) => [other.at, other]));
  const blows = (scene.blows ?? []).filter(({ from }) => from === thing);
  const line = scene.lines?.find(({ standard }) => standard === thing);
  const led = line ? Math.max(line.row.length, line.column.length) - 1 : 0;
  const struck = blows.find(({ to }) => to === target);
  const rows: [string, string][] = struck ? sumOf(struck, word) : [
    [word.strength, String(warrior.strength)],
    [word.health, `${warrior.health - warrior.wounds} / ${warrior.health}`],
    [word.speed, type.speed < 0 ? word.any : String(type.speed)],
  ];
  if (line && !struck) rows.push([word.leads, String(led)]);
  if (blows.length > 0) rows.push([word.whom, ""]);
  for (const blow of blows) {
    const target = at.get(blow.to);
    if (target) rows.push([`${nameOf(target, facts)} ${blow.to}`, resultOf(blow, target, word)]);
  }
  return {
    title: `${nameOf(warrior, facts)} ${thing}`,
    rows,
    lines: [type.ability, ...(warrior.line ? [word.line] : [])],
    picture: (
      <svg viewBox="-50 -66 100 122">
        <Piece warrior={warrior} weight={type.weight} />
        {warrior.type === "standard-bearer" && <Standard side={warrior.side} />}
      </svg>
    ),
  };
}

// The warrior that acted, whole: what came of it is told in words.
export function pieceOf({ events = [] }: Entry, facts: Facts, team: number) {
  const type = typeOf(events.find(({ kind }) => kind === "move" || kind === "attack" || kind === "shot" || kind === "loss")?.what ?? "", facts);
  return type ? <svg viewBox="-50 -66 100 122"><Piece warrior={{ type: type.key, side: team, wounds: 0, health: type.health }} weight={type.weight} />{type.key === "standard-bearer" && <Standard side={team} />}</svg> : null;
}
