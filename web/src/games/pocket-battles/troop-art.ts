// troop-art.ts - who is drawn on a tile: a few figures of its troop in the coat of the side, with the army's skin and trim.
import { icon, keep, round } from "../../art/workshop";
import { ranks, type Art, type Palette } from "../../art/troops";

interface ArmyArt extends Palette {
  emblem: string;
}

const HUMAN = "#d2a57c";

// By the key of the army.
const ARMIES: Record<string, ArmyArt> = {
  elves: { emblem: "leaf", skin: "#efd9bf", trim: "#b7d27c", metal: "#dfe7ec", mount: "#e6e2d8" },
  orcs: { emblem: "tusks", skin: "#5f8f3a", trim: "#d9c07a", metal: "#6b6f66", mount: "#6a5138" },
  macedonians: { emblem: "sun", skin: HUMAN, trim: "#f2c744", metal: "#c9a04a", mount: "#7a5636" },
  persians: { emblem: "elephant", skin: "#b98a5c", trim: "#f0a23a", metal: "#d9b04a", mount: "#8c8880" },
  celts: { emblem: "knot", skin: "#e0b48c", trim: "#8fb06a", metal: "#a98a5a", mount: "#6b4a30" },
  romans: { emblem: "eagle", skin: HUMAN, trim: "#f6eeda", metal: "#c3ccd2", mount: "#5a4030" },
};
const UNKNOWN: ArmyArt = { emblem: "star", skin: HUMAN, trim: "#f6eeda", metal: "#b9c3cc", mount: "#6b4a30" };

export const armyArt = (key: string): ArmyArt => ARMIES[key] ?? UNKNOWN;

// The 30 tiles of each box in the order of their numbers. A star: one person, with a pennon.
const BOXES: Record<string, string> = {
  ELV: "sword* ghost* chariot sword* sword* bow* flyer tree tree bow archer-rider2 knight2 hounds2 bow4 bow5 polearm5",
  ORC: "axe* mob* polearm* chariot mob giant brute thrower brute4 mob2 hounds2 axe4 axe4 mob4 swarm2",
  MAC: "knight* polearm* sword* sword polearm4 polearm4 sword4 bow5 rider2 knight axe2 knight4",
  PER: "chariot* polearm3 sword3 bow2 elephant2 polearm3 sword* polearm* mob3 bow6 rider3 chariot2",
  CEL: "mob* sword* chariot axe* axe2 polearm4 axe* rider3 knight3 sword3 bow4 axe5 axe*",
  ROM: "polearm* polearm* thrower thrower thrower sword* sword3 knight* polearm4 sword5 bow5 knight3 rider3",
};

function runOf(box: string): string[] {
  return (BOXES[box] ?? "").split(" ").flatMap((word) => {
    const [, art = "sword", number] = /^([a-z-]+?\*?)(\d?)$/.exec(word) ?? [];
    return Array.from({ length: Number(number || 1) }, () => art);
  });
}

const runs = new Map<string, string[]>();

export function kindOf(tile: string): { art: Art; isPerson: boolean } {
  const box = tile.slice(0, 3);
  if (!runs.has(box)) runs.set(box, runOf(box));
  const word = runs.get(box)![Number(tile.slice(3)) - 1] ?? "sword";
  return { art: word.replace("*", "") as Art, isPerson: word.endsWith("*") };
}

const WIDE: Partial<Record<Art, number>> = { knight: 22, rider: 22, "archer-rider": 22, "beast-rider": 22, hounds: 20, brute: 26, swarm: 20 };
const MOUNTED: Art[] = ["knight", "rider", "archer-rider", "beast-rider"];
const LARGE: Art[] = ["chariot", "giant", "beast", "flyer", "tree", "elephant", "cannon", "thrower", "engine"];

// The figures with their feet on the line y = 0, in a box 34 wide and 30 high; how to refer to them.
export function portrait(tile: string, army: string, side: number): string {
  const { art, isPerson } = kindOf(tile);
  const name = `pb-portrait-${art}-${army}-${side}-${isPerson ? 1 : 0}`;
  return keep(name, () => {
    const look = armyArt(army);
    const front = isPerson ? 8 : (WIDE[art] ?? 24);
    const figures = ranks(art, `pb-${army}`, look, side, front, 10, 180, 1);
    const scale = LARGE.includes(art) ? 1.2 : isPerson ? 2.1 : MOUNTED.includes(art) ? 1.75 : 1.95;
    const pennon = isPerson ? `<path d="M-15 2V-34" stroke="#3a2614" stroke-width="1.6"/><path d="${side === 0 ? "M-14.4 -34H6L1 -26L6 -18H-14.4Z" : "M-14.4 -34H5L2 -30L6 -26L2 -22L5 -18H-14.4Z"}" fill="${side === 0 ? "#3a7bd5" : "#8a1b19"}" stroke="${look.trim}"/>${icon(look.emblem, -7, -26, 12, "#fff6df")}` : "";
    return `<g id="${name}">${pennon}<use href="${figures}" transform="translate(${isPerson ? 5 : 0} ${round(-2 * scale)}) scale(${scale})"/></g>`;
  });
}
