// face.tsx - Standard-Bearer at the table: what its slots show, what is asked, how it is set up.
import { plainGuide, type GameFace } from "../face";
import { Icon } from "../../ui/icon";
import { Board } from "./board";
import { inspect } from "./inspect";
import { Badge, Left, Right } from "./panels";
import type { Facts, Scene } from "./scene";

// For the home page: a berserker breaks into the enemy ranks.
const SCENE: [side: string, icon: string, x: number, y: number][] = [
  ["red", "archer", 20, 20], ["red", "heavy-infantryman", 60, 20], ["red", "standard-bearer", 100, 20], ["red", "pikeman", 180, 20],
  ["red", "horseman", 140, 60], ["blue", "berserker", 100, 60], ["blue", "horseman", 60, 60],
  ["blue", "pikeman", 20, 100], ["blue", "standard-bearer", 60, 100], ["blue", "archer", 140, 100], ["blue", "heavy-infantryman", 180, 100],
];

const hints: Record<"en" | "ru", Record<string, string>> = {
  en: {
    move: "Press a warrior, then a green cell. For a line press its two ends.",
    "move+": "Press a green cell, or another warrior for the line between.",
    attack: "Press a warrior, then the enemy it attacks.",
    "attack+": "Press the enemy with crossed swords.",
    remove: "No move or no attack: press the warrior you give up.",
  },
  ru: {
    move: "Нажмите воина, затем зелёную клетку. Для строя нажмите оба его конца.",
    "move+": "Нажмите зелёную клетку или другого воина — для строя между ними.",
    attack: "Нажмите воина, затем врага, которого он атакует.",
    "attack+": "Нажмите врага со скрещёнными мечами.",
    remove: "Ход или атака невозможны: нажмите воина, которого отдаёте.",
  },
};

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray: null,
  Left,
  Right,
  Badge,
  about: {
  picture: () => (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" class="picture" aria-hidden="true">
      {Array.from({ length: 15 }, (_, cell) => (
        <rect key={cell} class={cell % 2 ? "odd" : "even"} x={(cell % 5) * 40} y={Math.floor(cell / 5) * 40} width="40" height="40" />
      ))}
      <path class="edge" d="M0 80H200" />
      {SCENE.map(([side, icon, x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {side === "blue" ? <path class="blue" d="M-16 -17H16V-2C16 9 9 15 0 19C-9 15 -16 9 -16 -2Z" /> : <circle class="red" r="17" />}
          <g class="ink"><Icon name={icon} x={-12} y={-13} size={24} /></g>
        </g>
      ))}
    </svg>
  ),
  pitch: {
    en: "Two armies of twenty, dealt at random, shield to shield. Form lines behind your standards and cut down the enemy's three before yours fall.",
    ru: "Две армии по двадцать воинов, случайная расстановка, щит к щиту. Стройте ряды за знамёнами и срубите три вражеских знамени раньше, чем падут ваши.",
  },
  facts: {
    en: ["2 players", "30 minutes", "no dice, nothing hidden"],
    ru: ["2 игрока", "30 минут", "без кубиков, всё открыто"],
  },
  aim: {
    en: ["Cut down the three enemy standard-bearers before yours fall.", "Each turn: move one warrior or a line, then attack. The number is strength, hearts are health; the stronger wounds the weaker."],
    ru: ["Срубите трёх вражеских знаменосцев раньше, чем падут ваши.", "Каждый ход: сдвиньте воина или строй, затем атакуйте. Число — сила, сердца — здоровье; сильный ранит слабого."],
  },
  sides: { en: ["Blue", "Red"], ru: ["Синие", "Красные"] },
  leading: ["layout"],
  optionNames: { en: { layout: "Battle array" }, ru: { layout: "Построение армий" } },
  isIdle: (option, valueOf) => option === "draw_after" && valueOf("penalty") !== "both",
  valueNames: {
    en: { line: "a line", block: "a block", wedge: "a wedge", funnel: "a funnel", hollow: "a hollow square", random: "by lot", blue: "Blue", red: "Red", either: "either part", both: "both parts" },
    ru: { line: "линия", block: "квадрат", wedge: "клин", funnel: "воронка", hollow: "каре", random: "по жребию", blue: "Синие", red: "Красные", either: "любая часть", both: "обе части" },
  },
  suggestions: () => [],
  },
  guide: {
    ...plainGuide,
    isDrawn: (thing) => /^[a-g][1-8]$/.test(thing),
    asks: (scene, chosen, say) => hints[say.language][`${scene.phase}${chosen.length > 0 ? "+" : ""}`] ?? "",
    isOver: (scene) => scene.phase === "over",
    dealsAtOnce: true,
    hasPreviews: true,
  },
  inspect,
};
