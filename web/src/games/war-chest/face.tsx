import type { GameFace } from "../board";
import { Icon } from "../../ui/icon";
import { Board, typeOf } from "./board";

const buttons = {
  en: { pass: "Pass", claim: "Claim initiative", control: "Control", bolster: "Bolster", tactic: "Tactic", keep: "Let the hand be", "soak:stack": "Lose a coin of the stack", "soak:supply": "Lose a coin of the supply", skip: "Leave it", next: "First", drop: "Discard" },
  ru: { pass: "Пас", claim: "Взять инициативу", control: "Захватить", bolster: "Усилить", tactic: "Тактика", keep: "Оставить руку", "soak:stack": "Потерять монету стопки", "soak:supply": "Потерять монету запаса", skip: "Не пользоваться", next: "Сначала", drop: "Сбросить" },
};

export const face: GameFace = {
  board: Board,
  picture: () => (
    <svg viewBox="0 0 200 120" class="picture" aria-hidden="true">
      <path class="gold" d="M100 6L147 33V87L100 114L53 87V33Z" opacity="0.25" />
      <path class="blue" d="M40 22H84L100 38V82L84 98H40L24 82V38Z" transform="translate(2 0) scale(0.95)" />
      <circle class="red" cx="142" cy="60" r="40" />
      <g class="ink"><Icon name="wolf" x={33} y={30} size={56} /></g>
      <g class="ink"><Icon name="raven" x={115} y={33} size={54} /></g>
    </svg>
  ),
  pitch: {
    en: "Draw coins from your bag and spend them: deploy, move, attack, or take the locations that win the war. Every coin is a soldier, and your hand is your secret.",
    ru: "Тяните монеты из мешка и тратьте их: вводите отряды, двигайтесь, атакуйте, берите ключевые точки. Каждая монета — воин, а рука — ваша тайна.",
  },
  sides: { en: ["Wolf", "Raven", "Wolf 2", "Raven 2"], ru: ["Волк", "Ворон", "Волк 2", "Ворон 2"] },
  isDrawn: (thing) => /^[a-k]\d$|^(hand|supply|out|decree|card|pending|seat):/.test(thing),
  label(thing, facts, say) {
    const words: Record<string, string> = buttons[say.language];
    if (words[thing]) return words[thing]!;
    const [verb, code] = thing.split(":");
    return `${words[verb!] ?? verb}: ${typeOf(code!, facts)?.name ?? code}`;
  },
  explain(thing, scene, facts) {
    const code = /:(\w\w)$/.exec(thing)?.[1] ?? scene.units.find((unit: any) => unit.at === thing)?.type;
    const type = code && typeOf(code, facts);
    if (type) return { title: type.name, lines: [type.tactic, type.attribute].filter(Boolean) };
    const decree = facts.decrees.find((other: any) => thing === `decree:${other.key}`);
    return decree ? { title: decree.name, lines: [decree.effect] } : null;
  },
};
