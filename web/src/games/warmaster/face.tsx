// face.tsx - Warmaster at the table: what its slots show, what is asked, how it is set up.
import { armySuggestions, plainGuide, type Card, type GameFace, type SlotProps } from "../face";
import { Arms } from "../../art/arms";
import { armsOf } from "../../art/heraldry";
import { Die } from "../../ui/drawn";
import { Course } from "./course";
import { hint as asks, shortcuts, warning } from "./guide";
import { Board } from "./table";
import { roster } from "./roster";
import { Tray } from "./tray";
import { armyName, characterOf, measured, personsOf, profileOf, sideName, titleOf, told, unitsOf, type Choosable, type Facts, type Scene } from "./scene";
import { Picture } from "../../art/scene";

const words = {
  en: { attacks: "attacks", shots: "shots", range: "range", hits: "hits", armour: "armour", none: "none", move: "moves", stands: "stands", wounds: "hits on it", command: "command", points: "points", stand: "stand", scored: "victory points", lost: "lost", units: "units lost:" },
  ru: { attacks: "атаки", shots: "выстрелы", range: "дальность", hits: "хиты", armour: "броня", none: "нет", move: "ход", stands: "баз", wounds: "хитов на отряде", command: "командование", points: "очков", stand: "база", scored: "победных очков", lost: "потери", units: "потеряно отрядов:" },
};

const sides = { en: ["Blue", "Red"], ru: ["Синие", "Красные"] };

// Tables that people have; any other size may be written.
const tables = ["180x120", "240x120", "120x120", "150x100", "200x150", "240x180"];

// The button that leaves each step.
const ENDINGS: Record<string, string> = { initiative: "end-initiative", home: "end-homing", orders: "end-orders", characters: "end-command", shooting: "end-shooting" };

// What it has scored, and how near it is to breaking.
function Badge({ scene, place, say }: SlotProps<Scene, Facts> & { place: number }) {
  const side = scene.sides[place];
  if (!side || side.units.length === 0) return null;
  const word = words[say.language];
  return <span class="count">{scene.round > 0 && <><span class="extra">{`${side.scored} ${word.points} · `}</span>{`${word.lost} ${side.lost}/${side.breaks}`}<span class="broken" aria-hidden="true">{Array.from({ length: side.breaks }, (_, index) => <i key={index} class={index < side.lost ? "lost" : ""} />)}</span></>}</span>;
}

// Signs of pieces become their names, unless the name stands there already.
function named(text: string, scene: Scene, facts: Facts): string {
  return text.replace(/\b[AB]c?\d+\b/g, (sign: string, at: number) => {
    const piece = [...unitsOf(scene), ...personsOf(scene)].find(({ name }) => name === sign);
    const title = piece ? titleOf(piece, scene, facts) : sign;
    return title.endsWith(sign) && text.slice(0, at + sign.length).endsWith(title) ? sign : title;
  });
}

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray,
  Left: null,
  Right: null,
  Badge,
  sideName: armyName,
  Token: ({ team, scene }) => (scene?.sides[team]?.units.length ? <Arms army={scene.sides[team].key} side={team} /> : null),
  emblem: (scene, team) => armsOf(scene.sides[team]?.key ?? "").emblem,
  Course,
  about: {
  picture: () => <Picture game="warmaster" />,
  pitch: {
    en: "Whole armies on an open field. Send the order and hope it is obeyed.",
    ru: "Целые армии на открытом поле. Отдайте приказ и ждите: исполнят ли?",
  },
  facts: {
    en: ["2 players", "an hour", "dice, 26 armies"],
    ru: ["2 игрока", "около часа", "кубики, 26 армий"],
  },
  aim: {
    en: ["Break the enemy army: it withdraws when it has lost half its units or its General. After the last turn points decide.", "Each turn: initiative, orders and moves, shooting and magic, then combat. An order works on two dice; a failure ends that commander's turn."],
    ru: ["Сломите армию врага: она отступает, потеряв половину отрядов или генерала. После последнего хода решают очки.", "Каждый ход: инициатива, приказы и движение, стрельба и магия, затем бой. Приказ проверяют двумя кубиками; неудача — и этот командир больше не командует."],
  },
  sides,
  isIdle: () => false,
  leading: ["army1", "army2", "points", "map"],
  optionNames: {
    en: { army1: "Blue's army", army2: "Red's army", points: "Points an army", map: "Battlefield" },
    ru: { army1: "Армия Синих", army2: "Армия Красных", points: "Очков на армию", map: "Поле битвы" },
  },
  valueNames: {
    en: { "blunders=table": "by the table", simple: "ends the phase", yes: "yes", no: "no", "length=turns": "as many as said", "length=dice": "six to eight, by a die", units: "unit by unit", side: "army by army", screen: "behind a screen", "deploy=map": "by maps", "terrain=map": "from the map", both: "both in turn, dice for sides", one: "Blue, Red picks a side", alike: "both, alike on both halves", given: "as the map lies", roll: "by dice", choose: "Red picks", none: "none", crossings: "The crossings", height: "The height", breakthrough: "Breakthrough", "old-fort": "The old fort", cm: "centimetres", inches: "inches" },
    ru: { "blunders=table": "по таблице", simple: "кончает фазу", yes: "да", no: "нет", "length=turns": "сколько сказано", "length=dice": "от шести до восьми, по кубику", units: "по отряду", side: "армия за армией", screen: "за ширмой", "deploy=map": "по картам", "terrain=map": "с карты", both: "оба по очереди, бросок на сторону", one: "Синие, сторону выбирают Красные", alike: "оба, одинаково на половинах", given: "как лежит карта", roll: "по кубикам", choose: "выбирают Красные", none: "нет", crossings: "Переправы", height: "Высота", breakthrough: "Прорыв", "old-fort": "Старый форт", cm: "сантиметры", inches: "дюймы" },
  },
  suggestions(option, facts, say) {
    const named = (list: { key: string; name: string }[], group: string) => list.map(({ key, name }) => ({ group, value: key, name }));
    if (option === "army1" || option === "army2") return armySuggestions(facts.armies, named(facts.armies, say("armyReady")), say);
    if (option === "table") return tables.map((size) => ({ group: "", value: size, name: size.replace("x", " × ") }));
    return option === "map" ? named(facts.maps, "") : [];
  },
  },
  guide: {
  ...plainGuide,
  isPreparing: (scene) => scene.key === "setup" && scene.task !== "build",
  plans: (scene, facts) => (scene.plans ?? []).map(({ key, action, fits }) => ({ key, action, fits, name: key, about: "", ...facts.plans.find((plan) => plan.key === key) })),
  keepsView: true,
  zooms: true,
  hasPreviews: true,
  result(scene, say, facts) {
    const word = words[say.language];
    return [0, 1].map((seat) => `${sideName(scene, facts, seat, say)}: ${scene.sides[seat]!.scored} ${word.scored}, ${word.units} ${scene.sides[seat]!.lost}`).join("; ");
  },
  isOver: (scene) => scene.key === "over",
  // Single dice as dice, a throw of many as its count.
  drawn(action, _facts, told) {
    const dice = /^(?:roll|die|dice|three|first|blunder|wings) ([1-6](?: [1-6])*)$/.exec(action);
    const verdict = action.startsWith("roll ") ? told.slice(told.indexOf(", ") + 2) : /^(first|blunder) /.test(action) ? told : ""; // what was needed, and what comes of it
    if (dice) return <>{dice[1]!.split(" ").map((value, index) => <Die key={index} value={Number(value)} />)}{verdict && <small class="verdict">{verdict}</small>}</>;
    const count = /^(?:hits|tally|driven) (\d+)/.exec(action);
    const what = told.split(":")[0]!.replace(/ \([^)]*\)/g, ""); // without the names of the troops
    return count ? <><small class="quiet">{what}</small><b class="hit-count">{count[1]}</b></> : null;
  },
  isDrawn: (thing) => /^[AB]\d+(\.\d)?$|^[AB]c\d+$|^\d|^[+-]/.test(thing),
  isQuiet: (thing) => /^\d/.test(thing), // places are many
  named,
  isPlain: (thing) => thing.startsWith("-"),
  asks,
  warning,
  shortcuts,
  isForced: (action) => /^(end|remove|pick|ground)\b/.test(action),
  ending: (scene) => (scene.moving ? "done-order" : (ENDINGS[scene.task ?? scene.step] ?? null)),
  goesOn: (scene) => scene.step === "brigade",
  takesGoalFirst: true,
  tellsDice: true,
  keepsButtons: true,
  // Every word comes with the facts; "Ac1.2" is a character's breath from a stand.
  label(thing, facts, say, turned) {
    const breath = /^([AB]c\d+)\.(\d)$/.exec(thing);
    if (breath) return `${facts.words.breathe}: ${breath[1]}, ${words[say.language].stand} ${breath[2]}`;
    return thing.split("/").map((part) => facts.words[part] ?? (/^[\d.]+$/.test(part) ? arrowOf(Number(part), turned) : part)).join(", ");
  },
  },
  roster,
  inspect(thing, scene, facts, say) {
    const word = words[say.language];
    const far = (length: number) => measured(length, scene, say);
    if (thing.startsWith("+")) return cardOfChoice(thing.slice(1), scene, facts, word, far);
    const nameOfItem = (key: string | undefined) => facts.items.filter((item) => item.key === key).map((item) => item.name);
    const unit = unitsOf(scene).find((other) => other.name === thing.split(".")[0]);
    const profile = unit && profileOf(unit, scene, facts);
    if (unit && profile)
      return {
        title: titleOf(unit, scene, facts),
        rows: [
          [word.attacks, String(profile.attacks)],
          ...(profile.shots ? [[word.shots, `${profile.shots} · ${far(profile.range)}`] as [string, string]] : []),
          [word.hits, String(profile.hits)],
          [word.armour, profile.armour ? `${profile.armour}+` : word.none],
          [word.move, far(profile.move)],
          [word.stands, `${unit.stands}/${unit.started}`],
          ...(unit.wounds ? [[word.wounds, String(unit.wounds)] as [string, string]] : []),
          [word.points, String(profile.points)],
        ],
        lines: [...nameOfItem(unit.item), ...(profile.rules ? [told(profile.rules, scene, facts)] : [])],
      };
    const person = personsOf(scene).find((other) => other.name === thing);
    const spell = facts.spells.find((other) => other.key === thing.split("/")[0]);
    if (spell) return { title: spell.name, lines: [`${spell.need}+${spell.range ? ` · ${word.range} ${far(spell.range)}` : ""}`], clause: spell.clause };
    const lord = person && characterOf(person, scene, facts);
    if (!person || !lord) return null;
    return {
      title: titleOf(person, scene, facts),
      rows: [[word.command, String(lord.command)], [word.attacks, `+${lord.attacks}`]],
      lines: [...nameOfItem(person.item), ...(lord.rules ? [told(lord.rules, scene, facts)] : [])],
    };
  },
};

// A direction as it lies on the screen. Degrees are told only where no arrow shows it nearly.
function arrowOf(degrees: number, turned: boolean): string {
  const NEARLY = 5;
  const eighth = Math.round(degrees / 45);
  const arrow = "↑↗→↘↓↙←↖"[(eighth + (turned ? 4 : 0)) % 8]!;
  return Math.abs(degrees - 45 * eighth) <= NEARLY ? arrow : `${arrow} ${Math.round(degrees)}°`;
}

// Something of an army list, while an army is being built.
function cardOfChoice(key: string, scene: Scene, facts: Facts, word: (typeof words)["en"], far: (length: number) => string): Card | null {
  const army = facts.armies.find((other) => other.key === scene.sides[scene.taskSide ?? 0]?.key);
  const all: Choosable[] = [...(army ? [...army.units, ...army.characters, ...army.mounts] : []), ...facts.items, ...facts.renown.units, ...facts.renown.characters, ...facts.armies];
  const choice = all.find((other) => other.key === key);
  if (!choice) return null;
  const figures = [
    choice.attacks !== undefined ? `${word.attacks} ${choice.attacks}` : "",
    choice.shots ? `${word.shots} ${choice.shots} · ${word.range} ${far(choice.range ?? 0)}` : "",
    choice.hits ? `${word.hits} ${choice.hits} · ${word.armour} ${choice.armour ? `${choice.armour}+` : word.none}` : "",
    choice.move ? `${word.move} ${far(choice.move)}` : "",
    choice.command ? `${word.command} ${choice.command}` : "",
    choice.points ? `${choice.points} ${word.points}` : "",
  ].filter(Boolean);
  const keywords = (choice.keywords ?? []).flatMap((index) => (facts.keywords[index] ? [told(facts.keywords[index].text, scene, facts)] : []));
  return { title: choice.name, lines: [figures.join(" · "), ...keywords, ...(choice.rules ? [told(choice.rules, scene, facts)] : [])].filter(Boolean) };
}
