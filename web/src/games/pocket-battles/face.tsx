// face.tsx - Pocket Battles at the table: what its slots show, what is asked, how it is set up.
import { armySuggestions, plainGuide, type GameFace } from "../face";
import { Arms } from "../../art/arms";
import { Die } from "../../ui/drawn";
import { Board } from "./board";
import { Badge, Tray } from "./tray";
import { armyArt } from "./troop-art";
import { living, tileOf, type Facts, type Scene, type Tile } from "./scene";
import { Picture } from "../../art/scene";

const buttons = {
  en: { charge: "Charge", leave: "Leave combat", pass: "Pass", wait: "Wait", unit: "Unit", keep: "Keep the roll", strike: "Strike", hold: "No strike", done: "Enough", stop: "No second order", ready: "Army ready", sacrifice: "Sacrifice", intercept: "Intercept", fire: "Shoot at the charger", move: "For an order", redeploy: "For free", shoot: "Shoot", attack: "Fight on", deploy: "Deploy", target: "Charge", excite: "Excite", galvanize: "Galvanize", control: "Control", double: "Double order", heal: "Heal", lose: "Destroy", wound: "Wound", reroll: "Roll again", dice: "dice", cull: "Eliminate", take: "Take", army: "Take this army", from: "token from", with: "join", over: "on top of", passed: "those passed", cost: "cost", formation: "formation", sample: "of the rulebook", even: "an even match" },
  ru: { charge: "Наступление", leave: "Выйти из сражения", pass: "Пропуск", wait: "Ждать", unit: "Подразделение", keep: "Оставить бросок", strike: "Удар", hold: "Без удара", done: "Довольно", stop: "Без второго приказа", ready: "Армия готова", sacrifice: "Жертва", intercept: "Перехват", fire: "Обстрелять наступающих", move: "За приказ", redeploy: "Бесплатно", shoot: "Обстрел", attack: "Сражаться дальше", deploy: "Поставить", target: "Наступать", excite: "Воодушевить", galvanize: "Побудить", control: "Контроль", double: "Двойной приказ", heal: "Лечить", lose: "Уничтожить", wound: "Ранить", reroll: "Перебросить", dice: "кубики", cull: "Убрать", take: "Взять", army: "Взять эту армию", from: "жетон с", with: "к подразделению", over: "поверх", passed: "пропущенных", cost: "цена", formation: "построение", sample: "из правил", even: "равные силы" },
};

const hints: Record<"en" | "ru", Record<string, string>> = {
  en: {
    army: "Choose the army you build from.",
    build: "Press the tiles you want; what is lit may still be taken.",
    "build+": "Take it as a unit of its own, or join it to the last unit.",
    deploy: "Press one of your stacks below, then a lit zone.",
    "deploy+": "press the zone for it.",
    order: "Press a lit unit to see what it may do, or pass.",
    "order+": "press {}.",
    react: "The enemy charges. Press a unit that answers, then how; or wait.",
    "react+": "Press a button: how it answers.",
    target: "Press the enemy it fights.",
    again: "It has to charge on: press whom.",
    strike: "Your unit may strike now. Strike, or let it be.",
    dice: "Choose how many dice it rolls.",
    tough: "Choose a die that is to be rolled again, or keep the roll.",
    allot: "Press what the unit loses.",
    cull: "Press a wounded troop to take it off now, or leave it.",
  },
  ru: {
    army: "Выберите, из какой армии собирать.",
    build: "Нажимайте тайлы; подсвечено то, что ещё можно взять.",
    "build+": "Возьмите его отдельным подразделением или добавьте к последнему.",
    deploy: "Нажмите одну из своих стопок внизу, затем подсвеченную зону.",
    "deploy+": "нажмите зону на поле.",
    order: "Нажмите подсвеченное подразделение, чтобы увидеть, что оно может, или пропустите.",
    "order+": "нажмите {}.",
    react: "Враг наступает. Нажмите, кто ответит, и как; или ждите.",
    "react+": "Нажмите кнопку: как ответить.",
    target: "Нажмите врага, с которым оно сражается.",
    again: "Оно обязано наступать дальше: нажмите на кого.",
    strike: "Ваше подразделение может нанести удар. Нанесите его или откажитесь.",
    dice: "Выберите, сколько кубиков бросить.",
    tough: "Выберите кубик для переброса или оставьте бросок.",
    allot: "Нажмите, что теряет подразделение.",
    cull: "Нажмите раненый отряд, чтобы убрать его сейчас, или оставьте.",
  },
};

// Where an order can go, in words: only what is there to be pressed.
const ways = {
  en: { enemy: "an enemy with a red rim", zone: "a lit zone", button: "a button", or: " or " },
  ru: { enemy: "врага в красной рамке", zone: "подсвеченную зону", button: "кнопку", or: " или " },
};

function waysOf(next: ReadonlySet<string>, language: "en" | "ru"): string {
  const word = ways[language];
  const isZone = (thing: string) => /^[refREF][123]$/.test(thing);
  const isUnit = (thing: string) => /^[A-Za-z]$/.test(thing);
  const things = [...next];
  const found = [things.some(isUnit) && word.enemy, things.some(isZone) && word.zone, things.some((thing) => !isUnit(thing) && !isZone(thing)) && word.button].filter((each) => each !== false);
  return found.length > 1 ? `${found.slice(0, -1).join(", ")}${word.or}${found.at(-1)}` : (found[0] ?? word.button);
}

// As the log calls it: "Spearmen G".
function nameOfUnit(name: string | undefined, scene: Scene, facts: Facts): string {
  const unit = scene.sides.flatMap(({ units }) => units).find((each) => each.name === name);
  const troop = unit && living(unit)[0];
  return unit && troop ? `${tileOf(troop.tile, facts)?.name ?? ""} ${unit.name}`.trim() : "";
}

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray,
  Left: null,
  Right: null,
  Badge,
  Token: ({ team, scene }) => (scene?.sides[team]?.army ? <Arms army={scene.sides[team].army} side={team} emblem={armyArt(scene.sides[team].army).emblem} /> : null),
  sideName: (scene, facts, seat) => (scene.sides[0]?.army === scene.sides[1]?.army ? "" : (facts.armies.find((army) => army.key === scene.sides[seat]?.army)?.name ?? "")),
  emblem: (scene, team) => armyArt(scene.sides[team]?.army ?? "").emblem,
  about: {
  picture: () => <Picture game="pocket-battles" />,
  pitch: {
    en: "Stack your tiles in secret, spend your orders where they hurt, roll.",
    ru: "Спрячьте тайлы в стопках, тратьте приказы там, где больнее.",
  },
  facts: {
    en: ["2 players", "30 minutes", "dice, army building"],
    ru: ["2 игрока", "30 минут", "кубики, сбор армии"],
  },
  aim: {
    en: ["Destroy half of the enemy army, counted in points.", "Each order is a token on a unit: charge, shoot, carry on a combat or move. When both have spent theirs a new round begins."],
    ru: ["Уничтожьте половину вражеской армии по очкам.", "Каждый приказ — жетон на подразделение: наступление, обстрел, продолжение боя или ход. Когда жетоны вышли у обоих, начинается новый раунд."],
  },
  sides: { en: ["Player 1", "Player 2"], ru: ["Игрок 1", "Игрок 2"] },
  valueNames: {
    en: { roll: "by the dice", "attacker=1": "Player 1", "attacker=2": "Player 2", intercept: "interception only", both: "any reaction", troop: "single troops", unit: "whole units", highest: "the highest", add: "they add up" },
    ru: { roll: "по кубикам", "attacker=1": "Игрок 1", "attacker=2": "Игрок 2", intercept: "только перехват", both: "любой ответ", troop: "отдельные отряды", unit: "целые подразделения", highest: "наибольший", add: "складываются" },
  },
  isIdle: () => false,
  leading: ["army1", "army2", "size"],
  optionNames: {
    en: { army1: "Army of player 1", army2: "Army of player 2", size: "Points an army" },
    ru: { army1: "Армия игрока 1", army2: "Армия игрока 2", size: "Очков на армию" },
  },
  suggestions(option, facts, say) {
    if (option !== "army1" && option !== "army2") return [];
    const group = say("armyReady");
    const nameOf = (key: string) => `${facts.armies.find((army) => key.startsWith(army.key))?.name} ${key.replace(/\D/g, "")}`;
    const presets = facts.presets.map((preset) => ({ group, value: preset.key, name: nameOf(preset.key) }));
    return armySuggestions(facts.armies, [{ group, value: "even", name: buttons[say.language].even }, { group, value: "sample", name: buttons[say.language].sample }, ...presets], say);
  },
  },
  guide: {
    ...plainGuide,
    readsInTray: true,
    isOver: (scene) => scene.phase === "over",
    asks(scene, chosen, say, next, facts) {
      const step = scene.sides[scene.active]?.building && scene.sides[scene.active]?.army === "" ? "army" : scene.phase;
      const all = hints[say.language];
      const sentence = (chosen.length > 0 ? all[`${step}+`] : undefined) ?? all[step] ?? "";
      const unit = /^(deploy|order)$/.test(step) ? nameOfUnit(chosen[0], scene, facts) : "";
      return `${unit && `${unit}: `}${sentence.replace("{}", waysOf(next, say.language))}`;
    },
  verb: (action, say) => (buttons[say.language] as Record<string, string>)[action.split(" ")[0] ?? ""] ?? "",
  drawn(action) {
    const dice = /^roll ([1-6](?: [1-6])*)/.exec(action);
    return dice && <>{dice[1]!.split(" ").map((value, index) => <Die key={index} value={Number(value)} />)}</>;
  },
  isDrawn: (thing) => /^[refRFE][123]$|^[A-Za-z]{1,2}$|^[A-Z]{3}\d\d$/.test(thing),
  label(thing, facts, say) {
    const words: Record<string, string> = buttons[say.language];
    return words[thing] ?? facts.armies.find((army) => army.key === thing)?.name ?? thing;
  },
  },
  // Both armies as they are known, and a way to the list.
  roster(scene, facts, say) {
    const word = buttons[say.language];
    return scene.sides.filter((side) => side.units.length > 0).map((side) => ({
      title: `${facts.armies.find((army) => army.key === side.army)?.name ?? word.unit}: ${side.cost}`,
      lines: side.units.map((unit) => `${unit.name}: ${unit.troops.map((troop) => `${tileOf(troop.tile, facts)?.name ?? "?"}${troop.dead ? " ✝" : ""}`).join(", ")}`),
      ...(side.list ? { link: { href: `#/armies/pocket-battles?size=${scene.size}&list=${encodeURIComponent(side.list)}`, label: say("armies") } } : {}),
    }));
  },
  inspect(thing, scene, facts, say) {
    const word = buttons[say.language];
    const owner = scene.sides.find((side) => side.units.some((other) => other.name === thing));
    const unit = owner?.units.find((other) => other.name === thing);
    const ids = unit ? living(unit).map((troop) => troop.tile) : [thing];
    const tiles = ids.map((id) => tileOf(id, facts)).filter((tile): tile is Tile => tile !== undefined);
    if (tiles.length === 0) return null;
    const traitWords = (tile: Tile) =>
      tile.traits.map(({ trait, number }) => `${number ? `+${number} ` : ""}${facts.traits[trait]!.name}: ${facts.traits[trait]!.meaning}`);
    return {
      // The army comes first: a card begins with a capital, and "D" is not the unit "d".
      title: unit ? `${facts.armies.find((army) => army.key === owner?.army)?.name ?? word.unit} ${unit.name}` : tiles[0]!.name,
      lines: [...new Set(tiles.flatMap((tile) => [`${tile.name}: ${word.cost} ${tile.cost}, ♥${tile.health}, ${word.formation} ${tile.formation}`, ...traitWords(tile)]))],
    };
  },
};
