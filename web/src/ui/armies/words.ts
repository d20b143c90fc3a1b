// words.ts - the sentences of the army builder.

export const words = {
  en: {
    title: "Army lists", saved: "Your lists", none: "Nothing is kept here yet.", newList: "New list", bring: "From text or link", ready: "Ready", random: "Random", empty: "Empty", army: "Army", size: "Points", name: "Name of the list", unnamed: "Unnamed army",
    save: "Save", saveCopy: "Save a copy", forget: "Delete", copyText: "Copy as text", copyLink: "Copy link", print: "Print", play: "Play with this list", fill: "Fill up", critique: "Criticise", copied: "Copied", kept: "Saved",
    missing: "What is wrong", fine: "Ready for battle.", left: "Points left", over: "Points too many", mend: "Mend it", pieces: "In the army", nothing: "Nothing yet.", add: "Add", remove: "Remove", onTop: "To the top", choose: "Press somebody in the list to see what they may carry.", chooseTile: "Press a unit or a tile to read what it can do.", extras: "May have", joins: "May join this unit", nobody: "Nobody: its formation or the points do not allow it.", spells: "Spells", need: "needs", advice: "What a player would say", atLeast: "at least", upTo: "up to", anyNumber: "any",
    pasteHere: "Paste a list or a link here", take: "Take it", cannotRead: "This is neither a list nor a link to one.", close: "Close", of: "of", points: "points", rosterOf: "Roster", clause: "The rule", pressTiles: "Nothing yet: press the tiles you want.", boxHelp: "Press a tile to take it, again to put it back. Press a unit above, and tiles that may join it light up.", joinHelp: "Press a lit tile: it joins the chosen unit.", plain: "No traits: it fights by its faces alone.", more: "one more", fewer: "one fewer", opponent: "The machine draws its army by lot.",
  },
  ru: {
    title: "Списки армий", saved: "Ваши списки", none: "Здесь пока ничего нет.", newList: "Новый список", bring: "Из текста или ссылки", ready: "Готовый", random: "Наугад", empty: "Пустой", army: "Армия", size: "Очки", name: "Название списка", unnamed: "Армия без названия",
    save: "Сохранить", saveCopy: "Сохранить копию", forget: "Удалить", copyText: "Копия текстом", copyLink: "Ссылка", print: "Печать", play: "Играть этой армией", fill: "Дополнить", critique: "Разобрать", copied: "Скопировано", kept: "Сохранено",
    missing: "Что не так", fine: "Готова к бою.", left: "Осталось очков", over: "Лишних очков", mend: "Исправить", pieces: "В армии", nothing: "Пока пусто.", add: "Добавить", remove: "Убрать", onTop: "Наверх", choose: "Нажмите на кого-нибудь в списке и увидите, что ему можно дать.", chooseTile: "Нажмите подразделение или тайл, чтобы прочесть, что они могут.", extras: "Можно дать", joins: "Могут присоединиться", nobody: "Никто: не позволяют построение или очки.", spells: "Заклинания", need: "нужно", advice: "Что сказал бы игрок", atLeast: "не меньше", upTo: "до", anyNumber: "любое",
    pasteHere: "Вставьте сюда список или ссылку", take: "Взять", cannotRead: "Это не список и не ссылка на него.", close: "Закрыть", of: "из", points: "очков", rosterOf: "Состав армии", clause: "Правило", pressTiles: "Пока пусто: нажимайте нужные тайлы.", boxHelp: "Нажмите тайл, чтобы взять его, ещё раз — чтобы вернуть. Нажмите подразделение выше, и подсветятся те, кто может к нему присоединиться.", joinHelp: "Нажмите подсвеченный тайл: он войдёт в выбранное подразделение.", plain: "Без особых свойств: сражается только своими числами.", more: "ещё один", fewer: "на один меньше", opponent: "Машина соберёт свою армию по жребию.",
  },
};

export type Words = (typeof words)["en"];
