// face.tsx - Standard-Bearer at the table: what its slots show, what is asked, how it is set up.
import { plainGuide, type GameFace } from "../face";
import { Board } from "./board";
import { brief, inspect, pieceOf, roster } from "./inspect";
import { Picture } from "./picture";
import { Badge, Left, Right } from "./panels";
import type { Facts, Scene } from "./scene";

const hints: Record<"en" | "ru", Record<string, string>> = {
  en: {
    move: "Press a warrior, then a green cell. For a line press its two ends.",
    "move+": "Press a green cell.",
    "move+line": "Press a green cell, or the other end of a line.",
    "move++": "The line marches together: press the green cell where {0} shall stand.",
    attack: "Press a warrior, then the enemy it attacks.",
    "attack+": "Press the enemy with crossed swords.",
    remove: "No move or no attack: press the warrior you give up.",
  },
  ru: {
    move: "Нажмите воина, затем зелёную клетку. Для строя нажмите оба его конца.",
    "move+": "Нажмите зелёную клетку.",
    "move+line": "Нажмите зелёную клетку или второй конец строя.",
    "move++": "Строй идёт вместе: нажмите зелёную клетку, куда встанет воин с {0}.",
    attack: "Нажмите воина, затем врага, которого он атакует.",
    "attack+": "Нажмите врага со скрещёнными мечами.",
    remove: "Ход или атака невозможны: нажмите воина, которого отдаёте.",
  },
};

// Why a warrior of one's own that is pressed begins nothing.
const idle: Record<"en" | "ru", Record<string, string>> = {
  en: { move: "{0} has nowhere to go.", attack: "{0} has nobody it may attack." },
  ru: { move: "{0}: идти некуда.", attack: "{0}: атаковать некого." },
};

// How it ended, by the standards: [whose have fallen] and how many the other has left.
const fallen = {
  en: { all: ["Blue has lost all three standard-bearers; Red has {0} left.", "Red has lost all three standard-bearers; Blue has {0} left."], left: "Standard-bearers left: Blue {0}, Red {1}." },
  ru: { all: ["Синие потеряли всех трёх знаменосцев, у красных осталось: {0}.", "Красные потеряли всех трёх знаменосцев, у синих осталось: {0}."], left: "Осталось знаменосцев: у синих {0}, у красных {1}." },
};

// Which of the hints it is: a line is spoken of where one can be chosen, and told apart once it is.
function stepOf({ phase, warriors }: Scene, chosen: string[], next: ReadonlySet<string>): string {
  if (phase !== "move" || chosen.length === 0) return phase + (chosen.length > 0 ? "+" : "");
  if (chosen.length > 1) return "move++";
  return warriors.some(({ at }) => next.has(at)) ? "move+line" : "move+";
}

function resultOf({ standards }: Scene, language: "en" | "ru"): string {
  const [blue = 0, red = 0] = standards;
  const loser = blue === 0 && red > 0 ? 0 : red === 0 && blue > 0 ? 1 : null;
  if (loser === null) return fallen[language].left.replace("{0}", String(blue)).replace("{1}", String(red));
  return fallen[language].all[loser]!.replace("{0}", String(blue + red));
}

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray: null,
  Left,
  Right,
  Badge,
  about: {
  picture: Picture,
  pitch: {
    en: "Form the line behind your standard. Cut down their three before yours fall.",
    ru: "Стройте ряды за знаменем. Срубите три чужих знамени, пока целы ваши.",
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
    asks: (scene, chosen, say, next) => (hints[say.language][stepOf(scene, chosen, next)] ?? "").replace("{0}", chosen[0] ?? ""),
    brief,
    isTheirs: (thing, scene, seat) => scene.warriors.some(({ at, side }) => at === thing && side !== seat),
    idle: (_thing, scene, say) => idle[say.language][scene.phase] ?? "",
    isOver: (scene) => scene.phase === "over",
    result: (scene, say) => resultOf(scene, say.language),
    dealsAtOnce: true,
    hasPreviews: true,
  },
  inspect,
  roster,
  pieceOf,
};
