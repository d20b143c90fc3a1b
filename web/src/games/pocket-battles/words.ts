// words.ts - the words that the slots of Pocket Battles share.

export const words = {
  en: {
    rear: "rear", front: "front", fight: "in combat", reserve: "to deploy", tokens: "orders", lost: "lost", of: "of", price: "next order costs", choose: "Choose an army below to see its tiles.",
    health: "hit points", wounds: "wounds", fights: "fights", hits: "hits", unknown: "unknown troops", taken: "taken", orderCount: "orders on it", formation: "formation", cost: "points", yours: "you",
  },
  ru: {
    rear: "тыл", front: "фронт", fight: "сражение", reserve: "ещё не на поле", tokens: "приказы", lost: "потери", of: "из", price: "следующий приказ стоит", choose: "Выберите внизу армию, чтобы увидеть её тайлы.",
    health: "здоровье", wounds: "раны", fights: "сражается с", hits: "попадания", unknown: "неизвестные отряды", taken: "взято", orderCount: "приказов на нём", formation: "построение", cost: "очки", yours: "вы",
  },
};
