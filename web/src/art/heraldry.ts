// heraldry.ts - armies by their colours and emblems, troops by what they carry, and the banners they march under. Icons: game-icons.net,
// CC BY 3.0.
import { icon, keep } from "./workshop";
import type { Art, Palette } from "./troops";

// ---- Armies ----

const HUMAN = "#d2a57c";
const HORSE = "#6b4a30";

interface Arms extends Palette {
  emblem: string;
}

const arms = (emblem: string, trim: string, skin = HUMAN, metal = "#b9c3cc", mount = HORSE): Arms => ({ emblem, trim, skin, metal, mount });

const ARMIES: Record<string, Arms> = {
  empire: arms("griffin", "#f6eeda"),
  bretonnia: arms("lily", "#f2c744", HUMAN, "#cfd6da", "#8a6a4a"),
  "dogs-of-war": arms("me", "#e0b04a"),
  kislev: arms("bear", "#efe6d2", HUMAN, "#a9825a", "#4c3626"),
  "witch-hunters": arms("holy", "#3a3230", HUMAN, "#2e2a2a"),
  araby: arms("camel", "#f4e9c8", "#a9754e", "#f1e7cf", "#b98f5c"),
  "kingdoms-of-ind": arms("elephant", "#f0a23a", "#9a6a45", "#d9a441", "#8c8880"),
  cathay: arms("dragon", "#f2c744", "#d9b184", "#c9a04a"),
  nippon: arms("sun", "#f4efe2", "#d9b184", "#2b2b33"),
  norse: arms("norse", "#c9b48a", HUMAN, "#8d97a0", "#5a4634"),
  albion: arms("knot", "#8fb06a", HUMAN, "#9a7a4c"),
  "high-elves": arms("eagle", "#ffffff", "#efd9bf", "#e8eef4", "#e6e2d8"),
  "dark-elves": arms("hydra", "#6b3f8f", "#e4dae2", "#565a6e", "#39313c"),
  "wood-elves": arms("leaf", "#9fc46a", "#e8cfac", "#6d8a3f", "#8a6a42"),
  dwarfs: arms("anvil", "#e08a3a", "#dba47a", "#c9b35a"),
  "chaos-dwarfs": arms("horns", "#2f2a2a", "#b9856a", "#c4642f", "#5a4a42"),
  orcs: arms("tusks", "#d9c07a", "#5f8f3a", "#6b6f66", "#6a5138"),
  goblins: arms("goblin", "#e8d23a", "#7cb142", "#54504a", "#77787a"),
  "ogre-kingdoms": arms("ogre", "#e6d9b8", "#c89a78", "#8a8f92", "#8d8478"),
  chaos: arms("star", "#f2c744", "#c99a86", "#3d3f4a", "#3a2c2c"),
  daemons: arms("daemon", "#f08a3a", "#c2507a", "#6a2f6f", "#8c3f56"),
  beastmen: arms("minotaur", "#c9a878", "#8a6242", "#6a5a48", "#6a4a30"),
  skaven: arms("rat", "#9fd24a", "#8a7460", "#5f6a58", "#6f6258"),
  lizardmen: arms("lizard", "#f2c744", "#3f9a94", "#c9a44a", "#4f8a5a"),
  undead: arms("ankh", "#3fa39a", "#ece4cc", "#d9b04a", "#d8ccb0"),
  "vampire-counts": arms("bat", "#3a2c44", "#e6e0d2", "#5d6470", "#3b3436"),
};

export const armsOf = (army: string): Arms => ARMIES[army] ?? arms("sun", "#f6eeda");

// ---- Troops: by name where it says what they carry, else by type ----

const BY_NAME: [RegExp, Art][] = [
  [/swarm|rat-swarms|salamander/, "swarm"],
  [/ethereal|ghost/, "ghost"],
  [/eagle|terradon|hawk|carrion|dragon-rider|valkyr|greater-daemon/, "flyer"],
  [/elephant|mammoth/, "elephant"],
  [/treem|treekin|dryad|forest/, "tree"],
  [/giant|shaggoth|sphinx/, "giant"],
  [/chariot|nobles/, "chariot"],
  [/hound|dire-wolves|sabretusk|komainu|squig|bears$/, "hounds"],
  [/ogre|troll|minotaur|kroxigor|oni$|yhetee|irongut|gorger|leadbelcher|maneater|devan-hosts|bearmen/, "brute"],
  [/wolf|boar|cold-one|rhinox|camel|centigor|bull-cent|raiders|daemon-cavalry/, "beast-rider"],
  [/horse-archer|pistol|desert|reaver|hu-cavalry|marauder-horse|glade-riders|venator|dark-riders|skeleton-cavalry|squire/, "archer-rider"],
  [/doom-diver|lobber|chukka|bolt|bows$|scrap|thrower|catapult|triple/, "thrower"],
  [/cannon|helblaster|rocket/, "cannon"],
  [/gun|musket|jezzail|teppo|blunder|thunder|manflyer/, "gun"],
  [/crossbow|marksmen|besieger/, "crossbow"],
  [/bow|archer|ranger|skink|huntsm|glade-guard|waywatch|sling|cocks/, "bow"],
  [/halberd|spear|pike|guard|ashigaru$|bannermen|men-at-arms|terracotta|saurus/, "polearm"],
  [/axe|orc|slayer|berserk|gor$|gors|marauder|huscarl|wardanc|witch/, "axe"],
  [/goblin|peasant|flagell|zealot|zombie|ghoul|gnoblar|slave|monk|hordes|clanrat|skirmish|ungor|bondsmen/, "mob"],
];
const BY_TYPE: Record<string, Art> = { infantry: "sword", cavalry: "knight", chariot: "chariot", monster: "beast", artillery: "cannon", machine: "engine" };
const OF_TYPE: Record<string, Art[]> = {
  cavalry: ["knight", "rider", "archer-rider", "beast-rider", "hounds"],
  infantry: ["polearm", "sword", "bow", "crossbow", "gun", "axe", "mob", "brute", "swarm", "ghost", "tree", "hounds"],
  artillery: ["cannon", "thrower"],
  monster: ["giant", "beast", "flyer", "tree", "elephant"],
  chariot: ["chariot"],
  machine: ["engine"],
};

export function artOf(key: string, type: string, shots: number): Art {
  const named = BY_NAME.find(([pattern, art]) => pattern.test(key) && OF_TYPE[type]?.includes(art))?.[1];
  if (named) return named;
  if (type === "cavalry" && shots > 0) return "archer-rider";
  if (type === "cavalry" && /light|hors|riders$/.test(key)) return "rider";
  return type === "infantry" && shots > 0 ? "bow" : (BY_TYPE[type] ?? "sword");
}

const SIGNS: Record<Art, string> = {
  polearm: "halberd", sword: "sw", bow: "PB-T13", crossbow: "cb", gun: "musket", axe: "axe", mob: "mace", brute: "brute", swarm: "rat", ghost: "daemon",
  knight: "la", rider: "cavalry", "archer-rider": "lc", "beast-rider": "wolf", hounds: "wolf", chariot: "chariot", giant: "giant", beast: "monster", flyer: "eagle", tree: "leaf", elephant: "elephant",
  cannon: "artillery", thrower: "catapult", engine: "machine",
};

// ---- Banners, in pixels: the foot of the pole at 0, 0 ----

const FIELDS = [["#3a7bd5", "#1f57a8", "#fff"], ["#8a1b19", "#5a100f", "#ffe6d6"]] as const;
const CLOTHS = ["M1 0H21V22L11 17L1 22Z", "M1 0H21L20 20L17 16L14 22L11 17L8 22L5 17L2 21Z"];

// A unit's banner: what it carries on the field, the army's colour along the pole. Blue is swallow-tailed, red is ragged.
export function unitBanner(art: Art, army: string, side: number): string {
  const name = `banner-${art}-${army}-${side}`;
  return keep(name, () => {
    const [field, band, ink] = FIELDS[side]!;
    return (
      `<g id="${name}"><ellipse cx="1" cy="1" rx="4" ry="1.6" fill="#000" opacity=".4"/><path d="M0 0V-31" stroke="#2a1c10" stroke-width="2.6"/><path d="M0 0V-31" stroke="#c79a4c" stroke-width="1.2"/>` +
      `<g transform="translate(0 -30)"><path d="${CLOTHS[side]}" transform="translate(1.2 1.8)" fill="#000" opacity=".4"/><path class="banner-cloth" d="${CLOTHS[side]}" fill="${field}"/><path d="M1 0H21V3.4H1Z" fill="${band}"/><path d="M1 0H4V20.5L1 22Z" fill="${armsOf(army).trim}"/>` +
      `<path d="M14 0Q17 10 14 19L21 20V0Z" fill="#000" opacity=".16"/>${icon(SIGNS[art], 12.4, 10.2, 13.5, ink)}</g><circle cy="-32" r="2" fill="#f2c744" stroke="#2a1c10" stroke-width=".6"/></g>`
    );
  });
}

const ESCUTCHEONS = ["M-12 -13H12V1Q12 11 0 16Q-12 11 -12 1Z", "M0 -16L15 0L0 16L-15 0Z"];

// A shield or a lozenge with the army's emblem, for strips, cards and the standards of characters.
export function escutcheon(army: string, side: number, sign = armsOf(army).emblem): string {
  const name = `arms-${army}-${side}-${sign}`;
  return keep(name, () => {
    const [field, band, ink] = FIELDS[side]!;
    const shape = ESCUTCHEONS[side]!;
    return `<g id="${name}"><path d="${shape}" transform="translate(1.5 3)" fill="#000" opacity=".45"/><path d="${shape}" fill="${field}" stroke="#f2d98a" stroke-width="1.8"/><path d="${shape}" fill="${band}" transform="scale(.8)" opacity=".75"/>${icon(sign, 0, -0.5, 17, ink)}</g>`;
  });
}

// The standard of a character: the army's emblem on a long banner behind him.
export function standard(army: string, side: number): string {
  const name = `standard-${army}-${side}`;
  return keep(name, () => {
    const [field, band, ink] = FIELDS[side]!;
    const cloth = side === 0 ? "M0 0H17V24L8.5 19L0 24Z" : "M0 0H17L16 22L12.6 18L8.5 24L4.4 18L1 22Z";
    return (
      `<g id="${name}"><path d="M0 0V-38" stroke="#2a1c10" stroke-width="2.6"/><path d="M0 0V-38" stroke="#e0b75a" stroke-width="1.3"/><g transform="translate(0 -36)"><path d="${cloth}" transform="translate(1.2 1.8)" fill="#000" opacity=".4"/>` +
      `<path d="${cloth}" fill="${armsOf(army).trim}" stroke="#f2d98a" stroke-width="1.2"/><path d="${cloth}" transform="translate(1.6 1.4) scale(.81 .84)" fill="${field}"/><path d="M2 2H15V4.6H2Z" fill="${band}"/>${icon(armsOf(army).emblem, 8.5, 11.4, 12.5, ink)}</g><circle cy="-39" r="2.2" fill="#f2c744" stroke="#2a1c10" stroke-width=".6"/></g>`
    );
  });
}
