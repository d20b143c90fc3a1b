// face.tsx - War Chest at the table: what its slots show, what is asked, how it is set up.
import { EMBLEM, emblems } from "../../art/coin";
import { plainGuide, type GameFace } from "../face";
import type { GameEvent } from "../../motion/event";
import type { Entry } from "../../table";
import { Board } from "./board";
import { CoinPicture } from "./coins";
import { Right } from "./decrees";
import { inspect, roster } from "./inspect";
import { Picture } from "./picture";
import { teamOf, typeOf, type Facts, type Scene } from "./scene";
import { Badge, Left, Tray } from "./tray";

const buttons = {
  en: { pass: "Pass", claim: "Claim initiative", control: "Control", bolster: "Bolster", tactic: "Tactic", keep: "Let the hand be", "soak:stack": "Lose a coin of the stack", "soak:supply": "Lose a coin of the supply", skip: "Leave it", next: "First", drop: "Discard" },
  ru: { pass: "Пас", claim: "Инициатива", control: "Захватить", bolster: "Усилить", tactic: "Тактика", keep: "Оставить руку", "soak:stack": "Потерять жетон стопки", "soak:supply": "Потерять жетон запаса", skip: "Не пользоваться", next: "Сначала", drop: "Сбросить" },
};

const hints = {
  en: {
    play: "Press a coin of your hand.",
    pick: "Press a card on offer: its coins join your army.",
    then: "Press what the unit does now, or leave it.",
    foot: "Now the other Footman: press it, then what it does.",
    forced: "Press what the coin just drawn does.",
    spy: "Press a coin of the hand you see, or let the hand be.",
  },
  ru: {
    play: "Нажмите жетон на руке.",
    pick: "Нажмите одну из карт: её жетоны войдут в вашу армию.",
    then: "Нажмите, что отряд делает теперь, или откажитесь.",
    foot: "Теперь второй Пехотинец: нажмите его и что он делает.",
    forced: "Нажмите, что делает вытянутый жетон.",
    spy: "Нажмите жетон увиденной руки или оставьте руку.",
  },
};

// What can be pressed once a coin is chosen, each in a few words, in this order.
const lit = {
  en: { press: "Press", or: "or", decree: "a decree", green: "a green place", enemy: "a marked enemy", unit: "a lit unit", supply: "a supply coin", recruit: "a supply coin (recruit)", out: "a lost coin", hand: "a coin of your hand", button: "a button" },
  ru: { press: "Нажмите", or: "или", decree: "указ", green: "зелёное место", enemy: "отмеченного врага", unit: "отряд на поле", supply: "жетон запаса", recruit: "жетон запаса (призыв)", out: "выбывший жетон", hand: "жетон на руке", button: "кнопку" },
};

// Why a thing of one's own that is pressed first begins nothing.
const idle = {
  en: { unit: "{0} acts when its coin is played.", supply: "{0} is recruited with a coin of your hand." },
  ru: { unit: "{0}: отряд действует, когда сыгран его жетон.", supply: "{0}: чтобы призвать, сначала выберите жетон на руке." },
};

const PLACE = /^[a-k]\d$/;

// Whose coin is played, and what can be pressed now.
function whatIsLit(scene: Scene, chosen: string[], next: ReadonlySet<string>, facts: Facts, language: "en" | "ru"): string {
  const words = lit[language];
  const isEnemy = (at: string) => scene.units.some((unit) => unit.at === at && teamOf(unit.seat) !== teamOf(scene.turn));
  const kindOf = (thing: string): keyof typeof words => {
    if (PLACE.test(thing)) return !scene.units.some(({ at }) => at === thing) ? "green" : isEnemy(thing) ? "enemy" : "unit";
    const kind = thing.split(":")[0]!;
    if (kind === "supply") return chosen.some((each) => each.startsWith("decree:")) ? "supply" : "recruit";
    return kind === "decree" || kind === "out" || kind === "hand" ? kind : "button";
  };
  const kinds = new Set([...next].map(kindOf));
  if (kinds.has("green") || kinds.has("enemy")) kinds.delete("unit"); // it is where they lead from
  if (kinds.size > 1) kinds.delete("button"); // buttons speak for themselves
  const parts = (Object.keys(words) as (keyof typeof words)[]).filter((kind) => kinds.has(kind)).map((kind) => words[kind]);
  const last = parts.pop();
  const coin = typeOf(chosen[0]?.split(":")[1] ?? "", facts)?.name;
  const press = coin ? `${coin}: ${words.press.toLowerCase()}` : words.press;
  return last === undefined ? "" : `${press} ${parts.length > 0 ? `${parts.join(", ")} ${words.or} ` : ""}${last}.`;
}

// The unit that acted; else the coin that was paid, from its back where nobody saw it.
function pieceOf({ events = [] }: Entry, facts: Facts, team: number) {
  const isUnit = ({ kind, what }: GameEvent) => kind !== "pay" && kind !== "draw" && typeOf(what ?? "", facts) !== undefined;
  const what = events.find(isUnit)?.what ?? events.find(({ kind }) => kind === "pay")?.what;
  return what ? <CoinPicture team={team} type={typeOf(what, facts) ? what : "?"} /> : null;
}

const counts = { en: { planted: "Banners planted", of: "of" }, ru: { planted: "Эмблем на поле", of: "из" } };

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray,
  Left,
  Right,
  Badge,
  about: {
  picture: Picture,
  pitch: {
    en: "Every coin is a soldier, your hand is your secret. Plant your banners on the castles.",
    ru: "Каждый жетон — воин, рука — ваша тайна. Ставьте эмблемы у замков.",
  },
  facts: {
    en: ["2 or 4 players", "30 minutes", "hidden hands"],
    ru: ["2 или 4 игрока", "30 минут", "скрытые руки"],
  },
  aim: {
    en: ["Be the first to plant all your banners on locations, the green hexes with a castle.", "In turn, each plays a coin of his hand: to bring that unit on, to move it, attack or take a location, or face down to recruit, pass or take the initiative."],
    ru: ["Первым поставьте все свои эмблемы на объекты — зелёные ячейки с замком.", "По очереди играйте жетоны с руки: ввести отряд, двинуть его, атаковать, взять объект или — взакрытую — призвать, пасовать, взять инициативу."],
  },
  sides: { en: ["Wolf", "Raven", "Wolf 2", "Raven 2"], ru: ["Волк", "Ворон", "Волк 2", "Ворон 2"] },
  leading: ["players", "army", "nobility"],
  optionNames: {
    en: { players: "Players", army: "Armies", nobility: "With Nobility: decrees, seals, four more units" },
    ru: { players: "Игроков", army: "Армии", nobility: "С «Аристократией»: указы, печати, ещё четыре отряда" },
  },
  isIdle(option, valueOf) {
    if (["p3", "p4", "draft4_init"].includes(option)) return valueOf("players") !== "4";
    if (["enlist_strict", "spy_face", "redeploy_single"].includes(option)) return valueOf("nobility") !== "1";
    return option === "preset_crecy" && valueOf("army") !== "crecy";
  },
  valueNames: {
    en: { standard: "by the book", deal: "dealt", draft: "drafted", "first-battle": "first battle", gaugamela: "Gaugamela", bannockburn: "Bannockburn", crecy: "Crécy", bosworth: "Bosworth (Nobility)", nobility: "of Nobility", classic: "of the base game", up: "face up", down: "face down", first: "who chose first", second: "who chose second", flip: "by lot", ensign: "Ensign", bannerman: "Bannerman" },
    ru: { standard: "по книге", deal: "раздача", draft: "отбор", "first-battle": "первая битва", gaugamela: "Гавгамелы", bannockburn: "Бэннокберн", crecy: "Креси", bosworth: "Босворт (Аристократия)", nobility: "из «Аристократии»", classic: "из основной игры", up: "открыто", down: "скрыто", first: "кто выбирал первым", second: "кто выбирал вторым", flip: "по жребию", ensign: "Энсины", bannerman: "Знаменосец" },
  },
  suggestions: () => [],
  },
  guide: {
    ...plainGuide,
    isAnonymous: true,
    dealsAtOnce: true,
    keepsButtons: true,
    passes: (thing) => PLACE.test(thing),
    isTheirs: (thing, scene, seat) => scene.units.some((unit) => unit.at === thing && teamOf(unit.seat) !== seat % 2),
    idle: (thing, scene, say) => (scene.node !== "play" ? "" : PLACE.test(thing) && scene.units.some(({ at }) => at === thing) ? idle[say.language].unit : thing.startsWith("supply:") ? idle[say.language].supply : ""),
    isOver: (scene) => scene.node === "over",
    result({ marks, markers }, say) {
      const { planted, of } = counts[say.language];
      const side = (place: number, held: string[]) => `${face.about.sides[say.language][place]} ${held.length} ${of} ${markers}`;
      return `${planted}: ${side(0, marks.W)}, ${side(1, marks.R)}.`;
    },
    asks(scene, chosen, say, next, facts) {
      const words: Record<string, string> = hints[say.language];
      if (scene.node !== "play") return words[scene.node] ?? "";
      return chosen.length === 0 ? words.play! : whatIsLit(scene, chosen, next, facts, say.language);
    },
  isDrawn: (thing) => /^[a-k]\d$|^(hand|supply|out|decree|card|pending):/.test(thing),
  label(thing, facts, say) {
    const words: Record<string, string> = buttons[say.language];
    if (words[thing]) return words[thing];
    const [verb, code] = thing.split(":");
    if (verb === "seat") return face.about.sides[say.language][Number(code!.slice(1)) - 1] ?? code!;
    return `${words[verb!] ?? verb}: ${typeOf(code!, facts)?.name ?? code}`;
  },
  },
  inspect,
  roster,
  Token: ({ team }) => <CoinPicture team={team} type={EMBLEM} />,
  emblem: (_scene, team) => emblems[team]!,
  pieceOf,
};
