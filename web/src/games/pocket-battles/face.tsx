import type { GameFace } from "../board";
import { Die } from "../../ui/drawn";
import { Icon } from "../../ui/icon";
import { Board, tileOf } from "./board";

const buttons = {
  en: { charge: "Charge", leave: "Leave combat", pass: "Pass", wait: "Wait", keep: "Keep the roll", done: "Enough", stop: "No second order", ready: "Army ready", sacrifice: "Sacrifice", intercept: "Intercept", fire: "Shoot at the charger", move: "Tactical move", redeploy: "Redeploy (free)", shoot: "Shoot", attack: "Carry on", excite: "Excite", galvanize: "Galvanize", control: "Control", double: "Double order", heal: "Heal", lose: "Destroy", wound: "Wound", reroll: "Roll again", dice: "dice", cull: "Eliminate", take: "Take", army: "Army", from: "token from", with: "join", over: "on top of", passed: "those passed", cost: "cost", formation: "formation" },
  ru: { charge: "Наступление", leave: "Выйти из боя", pass: "Пропуск", wait: "Ждать", keep: "Оставить бросок", done: "Довольно", stop: "Без второго приказа", ready: "Армия готова", sacrifice: "Жертва", intercept: "Перехват", fire: "Обстрелять наступающих", move: "Тактический ход", redeploy: "Передислокация (даром)", shoot: "Обстрел", attack: "Продолжить бой", excite: "Воодушевить", galvanize: "Побудить", control: "Контроль", double: "Двойной приказ", heal: "Лечить", lose: "Уничтожить", wound: "Ранить", reroll: "Перебросить", dice: "кубики", cull: "Убрать", take: "Взять", army: "Армия", from: "жетон с", with: "к подразделению", over: "поверх", passed: "пропущенных", cost: "цена", formation: "построение" },
};

export const face: GameFace = {
  board: Board,
  picture: () => (
    <svg viewBox="0 0 200 120" class="picture" aria-hidden="true">
      <rect class="blue" x="26" y="18" width="62" height="62" rx="8" />
      <rect class="blue" x="36" y="40" width="62" height="62" rx="8" />
      <rect class="red" x="112" y="18" width="62" height="62" rx="8" />
      <g class="ink"><Icon name="archer" x={42} y={46} size={50} /></g>
      <g class="ink"><Icon name="berserker" x={118} y={24} size={50} /></g>
      <g class="dice-picture"><Icon name="dice" x={118} y={74} size={40} /></g>
    </svg>
  ),
  pitch: {
    en: "Build an army of tiles, hide it in stacks, and spend a handful of orders where they hurt. Charges, reactions and dice in three sectors; half the enemy's army wins.",
    ru: "Соберите армию из тайлов, спрячьте её в стопках и тратьте горсть приказов там, где больнее. Наступления, реакции и кубики в трёх секторах; половина вражеской армии — победа.",
  },
  sides: { en: ["Player 1", "Player 2"], ru: ["Игрок 1", "Игрок 2"] },
  seatNote: (seat, scene, facts) => facts.armies.find((army: any) => army.key === scene.sides[seat]?.army)?.name ?? "",
  valueNames: {
    en: { roll: "by the dice", "attacker=1": "Player 1", "attacker=2": "Player 2", both: "any reaction", intercept: "interception only", troop: "single troops", unit: "whole units", highest: "the highest", add: "they add up" },
    ru: { roll: "по кубикам", "attacker=1": "Игрок 1", "attacker=2": "Игрок 2", both: "любой ответ", intercept: "только перехват", troop: "отдельные отряды", unit: "целые подразделения", highest: "наибольший", add: "складываются" },
  },
  drawn(action) {
    const dice = /^roll ([1-6](?: [1-6])*)/.exec(action);
    return dice && <>{dice[1]!.split(" ").map((value, index) => <Die key={index} value={Number(value)} />)}</>;
  },
  isDrawn: (thing) => /^[refRFE][123]$|^[A-Za-z]{1,2}$|^[A-Z]{3}\d\d$/.test(thing),
  label(thing, _facts, say) {
    const words: Record<string, string> = buttons[say.language];
    return words[thing] ?? thing;
  },
  hints(option, facts) {
    if (option !== "army1" && option !== "army2") return [];
    const armies: string[] = facts.armies.map((army: any) => army.key);
    const presets: string[] = facts.presets.map((preset: any) => preset.key);
    return ["sample", ...presets, "random", ...armies.map((key) => `random-${key}`), "build", ...armies.map((key) => `build-${key}`)];
  },
  explain(thing, scene, facts, say) {
    const word = buttons[say.language];
    const unit = scene.sides.flatMap((side: any) => side.units).find((other: any) => other.name === thing);
    const ids: string[] = unit ? unit.troops.filter((troop: any) => !troop.dead).map((troop: any) => troop.tile) : [thing];
    const tiles = ids.map((id) => tileOf(id, facts)).filter(Boolean);
    if (tiles.length === 0) return null;
    const traitWords = (tile: any) =>
      tile.traits.map(({ trait, number }: any) => {
        const fact = facts.traits[trait];
        return `${number ? `+${number} ` : ""}${fact.name}: ${fact.meaning}`;
      });
    return {
      title: unit ? `${unit.name}` : tiles[0].name,
      lines: tiles.flatMap((tile: any) => [`${tile.name}: ${word.cost} ${tile.cost}, ♥${tile.health}, ${word.formation} ${tile.formation}`, ...traitWords(tile)]),
    };
  },
};
