// words.ts - the sentences of the map editor.

export const words = {
  en: {
    title: "Maps", saved: "Your maps", none: "Nothing is kept here yet.", begin: "Begin with", pick: "choose a map", plain: "Empty table", lot: "At random", bring: "From text or link", unnamed: "Unnamed map", name: "Name of the map",
    play: "Play on this map", save: "Save", saveCopy: "Save a copy", forget: "Delete the map", copyLink: "Copy link", copyText: "Copy as text", undo: "Undo", kept: "Saved", copied: "Copied", points: "Points",
    ground: "Drag onto the table, or press", objective: "Objective", wide: "Width", deep: "Depth", turns: "Turns", asAgreed: "as agreed: 6", deploy: "Set-up",
    ways: { "": "as agreed", units: "a unit each in turn", side: "one army, then the other", screen: "behind a screen", map: "by maps" } as Record<string, string>,
    wrong: "What is wrong", fine: "Ready for battle.", advice: "What a player would say", line: "Line", rule: "Rule",
    chosen: "Chosen", nothing: "Press something on the table to move, turn, resize or remove it.", keys: "Arrow keys move it, [ and ] turn it, + and − resize it, Delete removes it.",
    left: "Turn left", right: "Turn right", larger: "Larger", smaller: "Smaller", twin: "Its like on the other half", remove: "Remove", usual: "The usual zone", level: "Level", reach: "Within, cm", worth: "Worth, % of the points", addCorner: "Add a corner", dropCorner: "Remove a corner",
    zone: ["Blue's zone", "Red's zone"], held: "At the end the side with more stands within reach scores it.",
    paste: "Paste a map or a link here", take: "Take it", takeRest: "Take what can be read", close: "Close", board: "The table",
  },
  ru: {
    title: "Карты", saved: "Ваши карты", none: "Здесь пока ничего нет.", begin: "Начать с", pick: "выберите карту", plain: "Пустой стол", lot: "Наугад", bring: "Из текста или ссылки", unnamed: "Карта без названия", name: "Название карты",
    play: "Играть на этой карте", save: "Сохранить", saveCopy: "Сохранить копию", forget: "Удалить карту", copyLink: "Скопировать ссылку", copyText: "Скопировать текстом", undo: "Отменить", kept: "Сохранено", copied: "Скопировано", points: "Очки",
    ground: "Перетащите на стол или нажмите", objective: "Цель", wide: "Ширина", deep: "Глубина", turns: "Ходов", asAgreed: "по уговору: 6", deploy: "Расстановка",
    ways: { "": "по уговору", units: "по отряду по очереди", side: "одна армия за другой", screen: "за ширмой", map: "по картам" } as Record<string, string>,
    wrong: "Что не так", fine: "Готова к бою.", advice: "Что сказал бы игрок", line: "Строка", rule: "Правило",
    chosen: "Выбрано", nothing: "Нажмите на что-нибудь на столе, чтобы передвинуть, повернуть, изменить или убрать.", keys: "Стрелки двигают, [ и ] поворачивают, + и − меняют размер, Delete убирает.",
    left: "Повернуть влево", right: "Повернуть вправо", larger: "Больше", smaller: "Меньше", twin: "Такой же на другой половине", remove: "Убрать", usual: "Обычная зона", level: "Уровень", reach: "Радиус, см", worth: "Стоит, % очков битвы", addCorner: "Добавить угол", dropCorner: "Убрать угол",
    zone: ["Зона Синих", "Зона Красных"], held: "В конце её получает тот, у кого в этом радиусе больше баз.",
    paste: "Вставьте сюда карту или ссылку", take: "Взять", takeRest: "Взять, что читается", close: "Закрыть", board: "Стол",
  },
};

export type Words = (typeof words)["en"];
