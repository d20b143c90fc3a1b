// interrupts.tsx - decisions in the other side's turn are announced over the field: what is asked of the viewer then, and what the
// enemy has just decided in the viewer's own turn.
import type { SlotProps } from "../face";
import { sideName, type Facts, type Scene } from "./scene";

type Words = Record<string, string>;

const asked: Record<"en" | "ru", Words> = {
  en: {
    answer: "You are charged: shoot at the charger, or hold fire?",
    casualties: "You lose a stand: choose which",
    losses: "You lose stands: choose which",
    aim: "Your stands strike back: choose whom",
    lead: "Choose where the extra attacks go",
    flight: "You lost the round: choose how your units retreat",
    fallback: "Your unit falls back: choose where",
    draw: "The round is a draw: who falls back first?",
    winners: "You won the round: pursue, stand or fall back?",
    pursuit: "Your unit pursues: place its stands",
    onset: "Place the stands of your unit",
    arrange: "Leave the stands of your unit so, or set them otherwise",
    way: "Your unit stands in the way: make way or not?",
    displaced: "Your character must leave his unit: choose where he goes",
    drivebacks: "Your units are driven back: choose which goes first",
    drive: "Choose from whom the unit is driven back",
    reforms: "Your units may reform",
    other: "The enemy's turn: you decide",
  },
  ru: {
    answer: "Вас атакуют: стрелять по атакующему или нет?",
    casualties: "Вы теряете базу: выберите какую",
    losses: "Вы теряете базы: выберите какие",
    aim: "Ваши базы бьют в ответ: выберите кого",
    lead: "Выберите, куда идут дополнительные атаки",
    flight: "Раунд проигран: выберите, как бегут ваши отряды",
    fallback: "Ваш отряд отходит: выберите куда",
    draw: "Раунд вничью: кто отходит первым?",
    winners: "Раунд выигран: преследовать, стоять или отойти?",
    pursuit: "Ваш отряд преследует: расставьте его базы",
    onset: "Расставьте базы своего отряда",
    arrange: "Оставьте базы отряда так или поставьте иначе",
    way: "Ваш отряд стоит на пути: уступить или нет?",
    displaced: "Ваш персонаж вытеснен: выберите, куда он уйдёт",
    drivebacks: "Ваши отряды отброшены: выберите, кто первый",
    drive: "Выберите, от кого отбрасывают отряд",
    reforms: "Ваши отряды могут перестроиться",
    other: "Ход противника: вам решать",
  },
};

export function Interrupt({ scene, facts, seat, able, news, say }: SlotProps<Scene, Facts>) {
  if (seat < 0 || scene.round === 0) return null;
  const words = asked[say.language];
  if (scene.turn !== seat) return able.size > 0 ? <p class="field-interrupt" role="status">{words[scene.task ?? ""] ?? words.other}</p> : null;
  const begun = news.findLastIndex((entry) => entry.events?.some((event) => event.kind === "turn" && event.number !== undefined)); // with it the viewer's turn
  const theirs = news.slice(begun + 1).findLast((entry) => entry.who >= 0 && entry.who !== seat);
  return theirs ? <p class="field-interrupt theirs" role="status">{sideName(scene, facts, theirs.who, say)}: {theirs.words}</p> : null;
}
