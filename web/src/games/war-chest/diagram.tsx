// diagram.tsx - where a tactic reaches, as the rules tell it: a few hexes with the unit in their middle.
import { Coin } from "../../art/coin";
import { Icon } from "../../ui/icon";
import { hexShape, RISE, SIDE } from "./ground";
import type { Facts, Hex, UnitType } from "./scene";

const words = {
  en: { hits: "attacks", ways: "goes here", friends: "helps a friend" },
  ru: { hits: "атакует", ways: "идёт сюда", friends: "помогает своим" },
};

const LEAST = 2; // hexes around the middle that are drawn in any case

const far = (one: Hex, other: Hex): number => {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return Math.max(dx, (dx + dy) / 2);
};

interface Props {
  type: UnitType;
  facts: Facts;
  team: number;
  language: "en" | "ru";
}

export function Diagram({ type, facts, team, language }: Props) {
  const { from, ways, hits, friends } = type.diagram;
  const middle = facts.hexes.find(({ at }) => at === from);
  const reached = facts.hexes.filter(({ at }) => ways.includes(at) || hits.includes(at) || friends.includes(at));
  if (!middle || reached.length === 0) return null;
  const reach = Math.max(LEAST, ...reached.map((hex) => far(hex, middle)));
  const kinds = (["ways", "hits", "friends"] as const).filter((kind) => type.diagram[kind].length > 0);
  const [wide, tall] = [reach * 1.5 * SIDE + SIDE + 4, (2 * reach + 1) * RISE + 4];
  return (
    <span class="tactic">
      <svg viewBox={`${-wide} ${-tall} ${2 * wide} ${2 * tall}`} role="img" aria-label={kinds.map((kind) => words[language][kind]).join(", ")}>
        {facts.hexes.filter((hex) => far(hex, middle) <= reach).map((hex) => (
          <g key={hex.at} class="tactic-hex" transform={`translate(${(hex.x - middle.x) * 1.5 * SIDE} ${(middle.y - hex.y) * RISE})`}>
            <path class={hits.includes(hex.at) ? "hits" : ways.includes(hex.at) ? "ways" : friends.includes(hex.at) ? "friends" : ""} d={hexShape(SIDE * 0.94)} />
            {hits.includes(hex.at) && <Icon name="swords" x={-27} y={-27} size={54} />}
            {ways.includes(hex.at) && <circle class="step" r="17" cy={hits.includes(hex.at) ? 34 : 0} />}
            {friends.includes(hex.at) && <path class="friend" d="M-22 -24H22V4Q22 22 0 32Q-22 22 -22 4Z" />}
          </g>
        ))}
        <Coin team={team} type={type.code} flat />
      </svg>
      <span class="tactic-words" aria-hidden="true">{kinds.map((kind) => <span key={kind} class={kind}>{words[language][kind]}</span>)}</span>
    </span>
  );
}
