// guide.ts - what helps a person through a battle: what pointing does now, what an ending would leave
// undone, and a move for a whole brigade at once. All of it is words and pointing; the rules judge.
import type { Choice } from "../../table";
import type { Say } from "../../texts";
import type { Body, Shortcut } from "../face";
import { brigadeOf, brigadeOrders, loneCommander, theSameAgain, toAll } from "./orders";
import { CENTIMETRE, characterOf, isPlace, measured, middleOf, personsOf, placeName, poseOf, titleOf, unitsOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";

type Words = Record<string, string>;

const hints: Record<"en" | "ru", Words> = {
  en: {
    build: "Press what to add to your army; what is lit may still be taken. − puts one back.",
    laying: "Choose a piece of ground below the field.",
    "laying+": "Press a green spot or the field; press and pull to turn the piece.",
    deploy: "Choose a unit below the field.",
    "deploy+": "Press a green spot or anywhere in your zone; press and pull to turn the unit.",
    "deploy++": "Choose its formation.",
    persons: "Choose a character below the field.",
    "persons+": "Press a green spot or anywhere in your zone.",
    initiative: "Choose a lit unit, then the enemy it charges or how it evades.",
    "initiative+": "Press a lit enemy to charge it, or a button to evade.",
    orders: "Press a unit to see who can order it, or a commander to see whom.",
    "orders goal": "Who orders {units}?",
    "shooting goal": "Press who shoots at {units}.",
    "orders+": "Now press one of the lit units.",
    "orders general": "Let the others order first: if the General fails, nobody else may.",
    brigade: "{lord} orders {units}. Press more units that touch, or give the order.",
    move: "Drag a unit, or choose it and press where it goes. The whole brigade has buttons.",
    "move+": "Press a green spot or the ground; press and pull to turn.",
    "move+charge": "Press a lit enemy to charge, or a green spot or the ground to move.",
    characters: "Drag a character, or choose it and press a place or a unit to join.",
    shooting: "Choose who shoots and then the target, or a wizard, a spell and its target.",
    "shooting+": "Press a lit target, or a spell to see its targets.",
    combat: "Press a unit of the combat to be fought next.",
    casualties: "Press the stand that is lost.",
    aim: "The stand that strikes is outlined: press the enemy stand it strikes.",
    pursuit: "Press a green spot for this stand.",
    onset: "Press a green spot for this stand, or leave the stands so.",
    arrange: "Press a green spot to set the unit otherwise, or leave it.",
    fallback: "Press a green spot: the unit falls back there.",
    flight: "Choose the unit, then the way it runs.",
    "flight+": "Choose the way it runs.",
    winners: "Choose a unit, then an enemy to go after, or a button.",
    "winners+": "Press a lit enemy to go after it, or a button.",
    way: "Choose the unit to see how it can step out of the way.",
    "way+": "Press a green spot to step there, or a button; pointing at either shows what follows.",
    "way+ buttons": "Point at a button to see where the unit would go, and press one.",
    reforms: "Press a unit to put its stands in order, or end.",
    drivebacks: "Press the unit that is driven back next.",
    displaced: "Choose the character, then the unit he goes to.",
    "displaced+": "Press the unit he goes to.",
    "answer+": "Press the lit charger to shoot at it, or hold fire.",
    "voice+": "Press a green spot or the ground, or a lit enemy to charge.",
    "teleport+": "Press a place, or a unit to join.",
    raise: "Press a green spot: there the dead rise, against the enemy they are called up to fight.",
    drive: "Press one of the marked stands that shot: the unit goes straight away from it.",
    wagon: "Press a green spot, the ground or a lit enemy, as far as its die carries it; or let it stand.",
    madness: "Press the unit that bears it: orders to it are harder for the rest of the battle.",
    "ambush+": "Press who calls it, then the spot where it comes out of hiding.",
    home: "Press a unit of flyers: a die says how far it may fly.",
    return: "Press the character they fly to, or let them stay.",
  },
  ru: {
    build: "Нажимайте, что взять в армию; подсвечено то, что ещё можно взять. «−» убирает.",
    laying: "Выберите участок местности под полем.",
    "laying+": "Нажмите зелёную точку или место на поле; потяните, чтобы повернуть участок.",
    deploy: "Выберите отряд под полем.",
    "deploy+": "Нажмите зелёную точку или любое место своей зоны; потяните, чтобы повернуть отряд.",
    "deploy++": "Выберите построение.",
    persons: "Выберите персонажа под полем.",
    "persons+": "Нажмите зелёную точку или любое место своей зоны.",
    initiative: "Выберите подсвеченный отряд, затем цель атаки или уклонение.",
    "initiative+": "Нажмите подсвеченного врага, чтобы атаковать, или кнопку, чтобы уклониться.",
    orders: "Нажмите отряд, чтобы увидеть, кто может ему приказать, или командира.",
    "orders goal": "Кто приказывает: {units}?",
    "shooting goal": "Нажмите, кто стреляет. Цель: {units}.",
    "orders+": "Теперь нажмите один из подсвеченных отрядов.",
    "orders general": "Пусть сперва командуют другие: после провала генерала никто не приказывает.",
    brigade: "{lord} приказывает: {units}. Добавьте соседние отряды или отдайте приказ.",
    move: "Перетащите отряд или выберите его и нажмите, куда идти. Для всей бригады есть кнопки.",
    "move+": "Нажмите зелёную точку или место на поле; потяните, чтобы повернуть.",
    "move+charge": "Нажмите подсвеченного врага, чтобы атаковать, или точку, чтобы идти.",
    characters: "Перетащите персонажа или выберите его и нажмите место или отряд.",
    shooting: "Выберите стрелков и цель или волшебника, заклинание и его цель.",
    "shooting+": "Нажмите подсвеченную цель или заклинание, чтобы увидеть его цели.",
    combat: "Нажмите отряд того боя, который проводится следующим.",
    casualties: "Нажмите базу, которую снимаете.",
    aim: "Бьющая база обведена: нажмите базу врага, которую она бьёт.",
    pursuit: "Нажмите зелёную точку для этой базы.",
    onset: "Нажмите зелёную точку для этой базы или оставьте базы так.",
    arrange: "Нажмите зелёную точку, чтобы поставить отряд иначе, или оставьте так.",
    fallback: "Нажмите зелёную точку: туда отряд отойдёт.",
    flight: "Выберите отряд и куда он бежит.",
    "flight+": "Выберите, куда он бежит.",
    winners: "Выберите отряд, затем врага, за которым он идёт, или кнопку.",
    "winners+": "Нажмите подсвеченного врага, чтобы идти за ним, или кнопку.",
    way: "Выберите отряд, чтобы увидеть, как он уступит путь.",
    "way+": "Нажмите зелёную точку, чтобы отойти туда, или кнопку; наведите, чтобы увидеть, что будет.",
    "way+ buttons": "Наведите на кнопку, чтобы увидеть, куда отойдёт отряд, и нажмите одну из них.",
    reforms: "Нажмите отряд, чьи базы надо выстроить, или закончите.",
    drivebacks: "Нажмите отряд, который отбрасывают следующим.",
    displaced: "Выберите персонажа, затем отряд, к которому он уйдёт.",
    "displaced+": "Нажмите отряд, к которому он уйдёт.",
    "answer+": "Нажмите подсвеченного атакующего, чтобы стрелять, или не стреляйте.",
    "voice+": "Нажмите зелёную точку или место, либо подсвеченного врага, чтобы атаковать.",
    "teleport+": "Нажмите место или отряд, к которому он присоединится.",
    raise: "Нажмите зелёную точку: там встанут мёртвые, против врага, с которым их подняли сражаться.",
    drive: "Нажмите одну из отмеченных баз, что стреляли: отряд отойдёт прямо от неё.",
    wagon: "Нажмите зелёную точку, место или подсвеченного врага, насколько позволит кубик; или оставьте её.",
    madness: "Нажмите отряд, который за это ответит: приказывать ему до конца боя труднее.",
    "ambush+": "Нажмите, кто его зовёт, затем точку, где он выйдет из засады.",
    home: "Нажмите летающий отряд: кубик скажет, как далеко он полетит.",
    return: "Нажмите персонажа, к которому они летят, или оставьте их.",
  },
};

// When the General fails nobody else may order: while others could, he is better left for last.
function isGeneralEarly(scene: Scene, chosen: string[], facts: Facts): boolean {
  const isGeneral = (person: Person) => characterOf(person, scene, facts)?.role === "general";
  const lord = personsOf(scene).find(({ name }) => name === chosen[0]);
  const others = lord ? scene.sides[lord.side]!.persons.filter((other) => other !== lord && other.where === "table" && other.radius > 0 && !other.done) : [];
  return scene.step === "orders" && lord !== undefined && isGeneral(lord) && others.length > 0;
}

export function hint(scene: Scene, chosen: string[], say: Say, next: ReadonlySet<string>, facts: Facts, goal: string | null = null): string {
  const words = hints[say.language];
  const goalWords = goal === null ? undefined : words[`${scene.task ?? scene.step} goal`];
  if (goal !== null && goalWords) return goalWords.replace("{units}", brigadeOf(scene, goal).map((name) => nameOf(name, scene, facts)).join(", "));
  if (!scene.task && isGeneralEarly(scene, chosen, facts)) return words["orders general"]!;
  const isHidden = scene.step === "orders" && unitsOf(scene).some((unit) => unit.name === chosen[0] && unit.where === "waiting");
  const step: string = isHidden ? "ambush" : (scene.task ?? scene.step);
  const canCharge = step === "move" && chosen.length > 0 && unitsOf(scene).some((unit) => unit.side !== scene.turn && next.has(unit.name));
  if (canCharge) return words["move+charge"]!;
  if (step === "brigade" && scene.order) return words.brigade!.replace("{lord}", nameOf(scene.order.person, scene, facts)).replace("{units}", scene.order.units.map((name) => nameOf(name, scene, facts)).join(", "));
  if (step === "way" && chosen.length > 0 && ![...next].some(isPlace)) return words["way+ buttons"]!;
  return (chosen.length > 1 && words[`${step}++`]) || (chosen.length > 0 && words[`${step}+`]) || words[step] || "";
}

const nameOf = (name: string, scene: Scene, facts: Facts): string => {
  const piece = [...unitsOf(scene), ...personsOf(scene)].find((other) => other.name === name);
  return piece ? titleOf(piece, scene, facts) : name;
};

const left: Record<"en" | "ru", Words> = {
  en: { "end-initiative": "Units that could still charge: {0}.", "end-orders": "Units that have had no order: {0}.", "done-order": "Units that have not moved: {0}.", "end-shooting": "Who could still shoot or cast: {0}." },
  ru: { "end-initiative": "Ещё могут атаковать отрядов: {0}.", "end-orders": "Отрядов без приказа: {0}.", "done-order": "Ещё не двигалось отрядов: {0}.", "end-shooting": "Ещё могут стрелять или колдовать: {0}." },
};

// What would be left undone if this button ended the step now; "" if nothing.
export function warning(button: string, choices: Choice[], scene: Scene, say: Say, facts: Facts): string {
  const text = left[say.language][button];
  if (!text) return "";
  const units = new Map(unitsOf(scene).map((unit) => [unit.name, unit]));
  const idle = new Set<string>();
  for (const [action, steps] of choices) {
    const [first, second] = steps.split(" ");
    if (button === "end-initiative" && action.startsWith("charge")) idle.add(first!);
    if (button === "end-orders" && units.get(second!)?.orders === 0) idle.add(second!);
    if (button === "done-order" && action.startsWith("move")) idle.add(first!);
    if (button === "end-shooting" && steps !== button) idle.add(first!);
  }
  if (button === "end-orders" && scene.sides[scene.turn]!.units.some(({ orders }) => orders > 0)) return ""; // some stay where they are: that is no slip of the hand
  if (button === "end-shooting" && idle.size === 1) return ""; // the one who is left has just been asked about
  const names = idle.size <= 6 ? ` (${[...idle].map((name) => nameOf(name, scene, facts)).join(", ")})` : "";
  return idle.size > 0 ? text.replace("{0}", `${idle.size}${names}`) : "";
}

const shortcutWords = {
  en: { all: "All ahead", one: "Ahead", along: "The whole brigade the same way", stand: "All stand", shoot: "All shoot", at: "Shoot at", usual: "Take the ready-made army", fill: "Fill the army up", anew: "Begin anew" },
  ru: { all: "Все вперёд", one: "Вперёд", along: "Вся бригада туда же", stand: "Все стоят", shoot: "Все стреляют", at: "Стрелять по", usual: "Взять готовую армию", fill: "Добрать армию", anew: "Набрать заново" },
};

type Way = [across: number, up: number];

// Which way a brigade goes as one body: where most of it looks.
function aheadOf(units: Unit[]): Way {
  const angles = units.map(({ at }) => (at[0]![2] * Math.PI) / 1800);
  const [across, up] = [angles.reduce((sum, angle) => sum + Math.sin(angle), 0), angles.reduce((sum, angle) => sum + Math.cos(angle), 0)];
  const length = Math.hypot(across, up);
  return length > 0.1 ? [across / length, up / length] : [Math.sin(angles[0]!), Math.cos(angles[0]!)];
}

function shifted({ at }: Unit, [across, up]: Way, far: number): string {
  const [x, y] = middleOf(at);
  return placeName([x + far * across, y + far * up, at[0]![2]] as Pose);
}

// Those in front go first, so that nobody bars the way of his own brigade.
function frontFirst(units: Unit[], [across, up]: Way): Unit[] {
  const along = (unit: Unit) => middleOf(unit.at)[0] * across + middleOf(unit.at)[1] * up;
  return [...units].sort((one, other) => along(other) - along(one));
}

export function shortcuts(scene: Scene, choices: Choice[], chosen: string[], say: Say, facts: Facts): Shortcut[] {
  const word = shortcutWords[say.language];
  if (scene.moving && scene.order) return brigadeMoves(scene, choices, chosen, say, facts);
  if (scene.step === "orders" && !scene.task) return chosen.length > 0 ? brigadeOrders(scene, chosen, facts, say) : [...theSameAgain(scene, say), ...loneCommander(scene, facts, say)];
  if (scene.whole && chosen.length === 0) return [toAll(scene, scene.whole, say)];
  if (chosen.length > 0) return [];
  if (scene.task === "answer") return answers(scene, choices, facts, word);
  if (scene.task === "build") return musterAtOnce(scene, word);
  if (scene.task !== "winners" && scene.task !== "shooting") return [];
  const [label, onward]: [string, (now: Choice[]) => string | null] =
    scene.task === "winners" ? [word.stand, firstOf("hold")] : [word.shoot, onlyShot];
  return onward(choices) === null ? [] : [{ label, onward }];
}

// A charge comes home: a shot at it is as near at hand as holding fire.
function answers(scene: Scene, choices: Choice[], facts: Facts, word: Words): Shortcut[] {
  const shots = choices.filter(([action]) => action.startsWith("shoot ")).map(([, steps]) => steps.split(" "));
  return shots.map((things) => ({ label: `${word.at}: ${nameOf(things[1]!, scene, facts)}`, series: [things], closing: [] }));
}

function musterAtOnce(scene: Scene, word: Words): Shortcut[] {
  const { cost, units, persons } = scene.sides[scene.taskSide ?? 0]!;
  const taken = [...units, ...persons].map((piece) => piece.key);
  const made = (label: string, things: string[]): Shortcut[] => (things.length > 0 ? [{ label, series: things.map((thing) => [thing]), closing: [] }] : []);
  return [...made(cost > 0 ? word.fill! : word.usual!, scene.suggested ?? []), ...made(word.anew!, taken.reverse().map((key) => `-${key}`))];
}

const firstOf = (verb: string) => (choices: Choice[]): string | null => choices.find(([action]) => action.startsWith(`${verb} `))?.[0] ?? null;

// A shot of a unit that has but one target: there is nothing to choose.
function onlyShot(choices: Choice[]): string | null {
  const shots = choices.filter(([action]) => action.startsWith("shoot "));
  const isOnly = ([, steps]: Choice) => shots.filter((other) => other[1].split(" ")[0] === steps.split(" ")[0]).length === 1;
  return shots.find(isOnly)?.[0] ?? null;
}

// Straight ahead; or, where a unit is to be set elsewhere without being turned, all of them the same way.
function brigadeMoves(scene: Scene, choices: Choice[], chosen: string[], say: Say, facts: Facts): Shortcut[] {
  const word = shortcutWords[say.language];
  const movable = new Set(choices.filter(([action]) => action.startsWith("move ")).map(([, steps]) => steps.split(" ")[0]!));
  const units = unitsOf(scene).filter((unit) => movable.has(unit.name));
  if (units.length === 0) return [];
  const order = scene.order!;
  const closing = order.units.length > 1 ? ["done"] : []; // a single unit has carried out its order by moving
  const [leader, goal] = [units.find((unit) => unit.name === chosen[0]), chosen[1]];
  if (leader && goal && isPlace(goal)) {
    const [x, y, facing] = poseOf(goal);
    const [fromX, fromY] = middleOf(leader.at);
    const far = Math.hypot(x - fromX, y - fromY);
    if (units.length < 2 || chosen.length > 2 || far === 0 || Math.round(facing) !== leader.at[0]![2]) return [];
    const there: Way = [(x - fromX) / far, (y - fromY) / far];
    return [{ label: word.along, pieces: goingOn(units, there, far, scene, facts), closing }];
  }
  if (chosen.length > 0) return [];
  const pace = Math.min(...units.map((unit) => order.paces[order.units.indexOf(unit.name)]!));
  const distances = [pace, pace / 2].map((far) => Math.floor(far / CENTIMETRE)).filter((far) => far > 0);
  return distances.map((most) => ({
    label: `${units.length > 1 ? word.all : word.one}, ${measured(most, scene, say)}`,
    pieces: goingOn(units, aheadOf(units), most * CENTIMETRE, scene, facts),
    closing,
  }));
}

// As far as that, or by so many centimetres less.
function goingOn(units: Unit[], way: Way, far: number, scene: Scene, facts: Facts): Body["pieces"] {
  const distances = Array.from({ length: Math.ceil(far / CENTIMETRE) }, (_, less) => far - less * CENTIMETRE);
  return frontFirst(units, way).map((unit) => ({ name: unit.name, title: titleOf(unit, scene, facts), ways: distances.map((distance) => [unit.name, shifted(unit, way, distance), "exactly"]) }));
}
