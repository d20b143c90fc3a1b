// words.ts - the sentences of the designer's lab.

export const words = {
  en: {
    title: "The designer's lab", lead: "Change the numbers of a game, play by them, and let the machine tell what the change does.",
    game: "Game", name: "Name", nameRu: "Name in Russian", book: "in the book: {0}", play: "Play by these rules", level: "Opponent's level",
    changes: "What differs from the book", none: "Nothing yet: these are the rules of the book.", reset: "Back to the book",
    which: "Which one", wrong: "This will not do yet", drop: "Drop this change", text: "As text", read: "Read this text", copyLink: "Copy link", copied: "Copied",
    save: "Save as a file", open: "Open a file", study: "Ask the machine", studyText: "The study", studyHow: "Games are played here, in this browser. A large study is run by the program: docs/LAB.md.",
    run: "Play the games", stop: "Stop", played: "{0} of {1} games", minutes: "about {0} min left", seconds: "about {0} s left", report: "Report", saveReport: "Save the report", openReport: "Open a report", closeReport: "Close the report", noWords: "none",
    question: "What do these rules change?",
  },
  ru: {
    title: "Лаборатория", lead: "Измените числа игры, сыграйте по ним и узнайте у машины, что меняется.",
    game: "Игра", name: "Название по-английски", nameRu: "Название", book: "в книге: {0}", play: "Играть по этим правилам", level: "Уровень соперника",
    changes: "Чем отличаются от книги", none: "Пока ничем: это правила книги.", reset: "Вернуть правила книги",
    which: "Что именно", wrong: "Так пока нельзя", drop: "Отменить эту правку", text: "Текстом", read: "Прочесть этот текст", copyLink: "Скопировать ссылку", copied: "Скопировано",
    save: "Сохранить в файл", open: "Открыть файл", study: "Спросить машину", studyText: "Исследование", studyHow: "Партии играются здесь, в браузере. Большое исследование проводит программа: docs/LAB.md.",
    run: "Сыграть партии", stop: "Остановить", played: "сыграно {0} из {1}", minutes: "осталось около {0} мин", seconds: "осталось около {0} с", report: "Отчёт", saveReport: "Сохранить отчёт", openReport: "Открыть отчёт", closeReport: "Закрыть отчёт", noWords: "нет",
    question: "Что меняют эти правила?",
  },
};

export type Words = (typeof words)["en"];
export const filled = (text: string, ...values: (string | number)[]) => text.replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
