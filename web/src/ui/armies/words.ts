// words.ts - the sentences of the army builder.

export const words = {
  en: {
    title: "Army lists", saved: "Your lists", none: "Nothing is kept here yet.", newList: "New list", bring: "From text or link", ready: "Ready", random: "By lot", empty: "Empty", army: "Army", size: "Points", name: "Name of the list", unnamed: "Unnamed army",
    save: "Save", saveCopy: "Save a copy", forget: "Delete", copyText: "Copy as text", copyLink: "Copy link", print: "Print", play: "Play with this list", fill: "Fill up", critique: "Criticise", copied: "Copied", kept: "Saved",
    missing: "What is wrong", fine: "Ready for battle.", left: "points left", over: "points too many", mend: "Mend it", pieces: "In the army", nothing: "Nothing yet.", add: "Add", remove: "Remove", onTop: "To the top", choose: "Press somebody in the list to see what they may carry.", extras: "May have", joins: "May join this unit", nobody: "Nobody: its formation or the points do not allow it.", spells: "Spells", need: "needs", advice: "What a player would say", atLeast: "at least", upTo: "up to", anyNumber: "any number",
    pasteHere: "Paste a list or a link here", take: "Take it", cannotRead: "This is neither a list nor a link to one.", close: "Close", of: "of", points: "points", rosterOf: "Roster", clause: "Rule", more: "one more", fewer: "one fewer", opponent: "The machine draws its army by lot.",
  },
  ru: {
    title: "Списки армий", saved: "Ваши списки", none: "Здесь пока ничего нет.", newList: "Новый список", bring: "Из текста или ссылки", ready: "Готовый", random: "По жребию", empty: "Пустой", army: "Армия", size: "Очки", name: "Название списка", unnamed: "Армия без названия",
    save: "Сохранить", saveCopy: "Сохранить копию", forget: "Удалить", copyText: "Скопировать текстом", copyLink: "Скопировать ссылку", print: "Печать", play: "Играть этой армией", fill: "Дополнить", critique: "Разобрать", copied: "Скопировано", kept: "Сохранено",
    missing: "Что не так", fine: "Готова к бою.", left: "очков осталось", over: "очков лишних", mend: "Исправить", pieces: "В армии", nothing: "Пока пусто.", add: "Добавить", remove: "Убрать", onTop: "Наверх", choose: "Нажмите на кого-нибудь в списке и увидите, что ему можно дать.", extras: "Можно дать", joins: "Могут присоединиться", nobody: "Никто: не позволяют построение или очки.", spells: "Заклинания", need: "нужно", advice: "Что сказал бы игрок", atLeast: "не меньше", upTo: "до", anyNumber: "сколько угодно",
    pasteHere: "Вставьте сюда список или ссылку", take: "Взять", cannotRead: "Это не список и не ссылка на него.", close: "Закрыть", of: "из", points: "очков", rosterOf: "Состав армии", clause: "Правило", more: "ещё один", fewer: "на один меньше", opponent: "Машина соберёт свою армию по жребию.",
  },
};

export type Words = (typeof words)["en"];
