import type { GameFace } from "../board";
import { Icon } from "../../ui/icon";
import { Board, CoinFace, typeOf } from "./board";

const buttons = {
  en: { pass: "Pass", claim: "Claim initiative", control: "Control", bolster: "Bolster", tactic: "Tactic", keep: "Let the hand be", "soak:stack": "Lose a coin of the stack", "soak:supply": "Lose a coin of the supply", skip: "Leave it", next: "First", drop: "Discard" },
  ru: { pass: "Пас", claim: "Взять инициативу", control: "Захватить", bolster: "Усилить", tactic: "Тактика", keep: "Оставить руку", "soak:stack": "Потерять монету стопки", "soak:supply": "Потерять монету запаса", skip: "Не пользоваться", next: "Сначала", drop: "Сбросить" },
};

const locations = {
  en: { title: "Location", held: "held by", nobody: "nobody" },
  ru: { title: "Объект", held: "под контролем", nobody: "ничей" },
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
  isAnonymous: true,
  isIdle(option, valueOf) {
    if (["p3", "p4", "draft4_init"].includes(option)) return valueOf("players") !== "4";
    if (["enlist_strict", "spy_face", "redeploy_single"].includes(option)) return valueOf("nobility") !== "1";
    return option === "preset_crecy" && valueOf("army") !== "crecy";
  },
  valueNames: {
    en: { standard: "by the book", deal: "dealt", draft: "drafted", "first-battle": "first battle", gaugamela: "Gaugamela", bannockburn: "Bannockburn", crecy: "Crécy", bosworth: "Bosworth (Nobility)", nobility: "of Nobility", classic: "of the base game", up: "face up", down: "face down", first: "who chose first", second: "who chose second", flip: "by lot", ensign: "Ensign", bannerman: "Bannerman" },
    ru: { standard: "по книге", deal: "раздача", draft: "отбор", "first-battle": "первая битва", gaugamela: "Гавгамелы", bannockburn: "Бэннокберн", crecy: "Креси", bosworth: "Босворт (Аристократия)", nobility: "из «Аристократии»", classic: "из основной игры", up: "открыто", down: "скрыто", first: "кто выбирал первым", second: "кто выбирал вторым", flip: "по жребию", ensign: "Энсины", bannerman: "Знаменосец" },
  },
  drawn(action, facts) {
    const draw = /^draw p(\d) (\w\w|\?)/.exec(action);
    if (!draw) return null;
    const seat = Number(draw[1]);
    return (
      <svg class="drawn-coin" viewBox="-44 -44 88 88" aria-hidden="true">
        <CoinFace team={(seat - 1) % 2} type={typeOf(draw[2]!, facts) ? draw[2]! : "?"} second={seat > 2} />
      </svg>
    );
  },
  isDrawn: (thing) => /^[a-k]\d$|^(hand|supply|out|decree|card|pending|seat):/.test(thing),
  label(thing, facts, say) {
    const words: Record<string, string> = buttons[say.language];
    if (words[thing]) return words[thing]!;
    const [verb, code] = thing.split(":");
    return `${words[verb!] ?? verb}: ${typeOf(code!, facts)?.name ?? code}`;
  },
  explain(thing, scene, facts, say) {
    const code = /:(\w\w)$/.exec(thing)?.[1] ?? scene.units.find((unit: any) => unit.at === thing)?.type;
    const type = code && typeOf(code, facts);
    if (type) return { title: type.name, lines: [type.tactic, type.attribute].filter(Boolean) };
    const decree = facts.decrees.find((other: any) => thing === `decree:${other.key}`);
    if (decree) return { title: decree.name, lines: [decree.effect] };
    const word = locations[say.language];
    if (!facts.hexes.some((hex: any) => hex.at === thing && hex.location)) return null;
    const owner = scene.marks.W.includes(thing) ? facts.factions[0] : scene.marks.R.includes(thing) ? facts.factions[1] : word.nobody;
    return { title: `${word.title} ${thing}`, lines: [`${word.held}: ${owner}`] };
  },
};
