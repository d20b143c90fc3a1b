// picture.tsx - troops as they stand on the table: tiles of Pocket Battles, stands of Warmaster.
import { armsOf, artOf } from "../../art/heraldry";
import { ranks } from "../../art/troops";
import type { Facts } from "../../games/pocket-battles/scene";
import { armyArt } from "../../games/pocket-battles/troop-art";
import { TileFace } from "../../games/pocket-battles/tiles";
import type { GameInfo } from "../../table";
import { InlineIcon } from "../icon";

interface PictureProps {
  info: GameInfo;
  army: string;
  kind: string; // the key of the troop
  group: string;
  shoots: boolean;
  count?: number; // stands of a unit
}

const MOST = 3; // stands that there is room for
const PERSONS: [RegExp, string][] = [[/general|lord|king|queen|seer|emperor|overlord|warboss|tyrant|slann/, "general"], [/wizard|mage|shaman|sorcer|witch|priest|druid|necro|warlock|runesmith|spell/, "wizard"]];

export function TroopPicture({ info, army, kind, group, shoots, count = MOST }: PictureProps) {
  if (info.id === "pocket-battles") {
    const tile = (info.facts as Facts).tiles.find((each) => each.id === kind);
    return tile ? <TileFace tile={tile} army={army} side={0} wounds={0} /> : null;
  }
  if (group === "characters" || group === "") {
    const sign = PERSONS.find(([pattern]) => pattern.test(kind))?.[1] ?? "hero";
    return <span class="person-sign"><InlineIcon name={sign} size={22} /></span>;
  }
  const type = group === "renown" ? "infantry" : group;
  const [front, depth] = type === "infantry" ? [40, 20] : [20, 40];
  const figures = ranks(artOf(kind, type, shoots ? 1 : 0), army, armsOf(army), 0, front, depth, 180, 1);
  const wide = front + 1.5;
  return (
    <svg class="stands" viewBox={`${-wide * 1.5} -24 ${wide * MOST} ${depth === 20 ? 38 : 50}`} aria-hidden="true">
      {Array.from({ length: Math.min(MOST, count) }, (_, stand) => (
        <g key={stand} transform={`translate(${(stand - (Math.min(MOST, count) - 1) / 2) * wide} 0)`}>
          <rect x={-front / 2} y={-depth / 2} width={front} height={depth} rx="1.5" fill="#7d8d4c" stroke="#16407f" stroke-width="1.6" />
          <use href={figures} />
        </g>
      ))}
    </svg>
  );
}

export const emblemOf = (game: string, army: string): string => (game === "pocket-battles" ? armyArt(army) : armsOf(army)).emblem;

// The field of an army's shield, light at the top: Blue and Red are sides of a battle, here armies have colours of their own.
const FIELDS: [RegExp, string, string][] = [
  [/^(empire|romans|nippon|kislev|witch)/, "#c0392b", "#6d1712"],
  [/^(high-elves|bretonnia|macedonians)/, "#3a7bd5", "#16407f"],
  [/^(wood-elves|elves|orcs|goblins|albion|celts)/, "#5c9440", "#27511c"],
  [/^(dark-elves|vampire|daemons)/, "#7a4a9e", "#38194f"],
  [/^(dwarfs|dogs|norse|ogre|beastmen)/, "#a8692c", "#53300f"],
  [/^(araby|kingdoms|cathay|persians|undead)/, "#c58a1c", "#6a4407"],
  [/^(lizardmen|skaven)/, "#2f938c", "#0f4743"],
];

export function fieldOf(army: string): Record<string, string> {
  const [, light, dark] = FIELDS.find(([pattern]) => pattern.test(army)) ?? ["", "#5d6470", "#23262d"];
  return { "--light": light, "--dark": dark };
}
