import type { GameFace } from "../board";
import { Icon } from "../../ui/icon";
import { Board, nameOf } from "./board";

const words = {
  en: { strength: "strength", health: "health", speed: "moves", any: "any distance", line: "in the line that moved: +1" },
  ru: { strength: "сила", health: "здоровье", speed: "ход", any: "любое расстояние", line: "в строю, который двигался: +1" },
};

export const face: GameFace = {
  board: Board,
  picture: () => (
    <svg viewBox="0 0 200 120" class="picture" aria-hidden="true">
      <path class="blue" d="M22 16H92V52C92 78 76 94 57 104C38 94 22 78 22 52Z" />
      <circle class="red" cx="143" cy="60" r="43" />
      <g class="ink"><Icon name="standard-bearer" x={30} y={24} size={54} /></g>
      <g class="ink"><Icon name="berserker" x={116} y={33} size={54} /></g>
    </svg>
  ),
  pitch: {
    en: "Two armies of twenty, dealt at random, shield to shield. Form lines behind your standards and cut down the enemy's three before yours fall.",
    ru: "Две армии по двадцать воинов, случайная расстановка, щит к щиту. Стройте ряды за знамёнами и срубите три вражеских знамени раньше, чем падут ваши.",
  },
  sides: { en: ["Blue", "Red"], ru: ["Синие", "Красные"] },
  isIdle: (option, valueOf) => option === "draw_after" && valueOf("penalty") !== "both",
  valueNames: {
    en: { line: "a line", block: "a block", wedge: "a wedge", funnel: "a funnel", hollow: "a hollow square", random: "by lot", blue: "Blue", red: "Red", either: "either part", both: "both parts" },
    ru: { line: "линия", block: "квадрат", wedge: "клин", funnel: "воронка", hollow: "каре", random: "по жребию", blue: "Синие", red: "Красные", either: "любая часть", both: "обе части" },
  },
  isDrawn: (thing) => /^[a-g][1-8]$/.test(thing),
  explain(thing, scene, facts, say) {
    const warrior = scene.warriors.find((other: any) => other.at === thing);
    if (!warrior) return null;
    const type = facts.types.find((other: any) => other.key === warrior.type);
    const word = words[say.language];
    return {
      title: `${nameOf(warrior, facts)} ${thing}`,
      lines: [
        `${word.strength} ${warrior.strength} · ${word.health} ${warrior.health - warrior.wounds}/${warrior.health} · ${word.speed} ${
          type.speed < 0 ? word.any : type.speed
        }`,
        type.ability,
        ...(warrior.line ? [word.line] : []),
      ],
    };
  },
};
