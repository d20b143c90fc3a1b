// words.ts - the sentences of a review and of the profile.
import type { Say } from "../texts";
import type { Mark } from "./report";

const en = {
  title: "Review",
  youWon: "You won", youLost: "You lost", wasDrawn: "A draw", sideWon: "{0} won", notOver: "Not played to its end",
  against: "against the machine, level {0}",
  working: "Looking through the game…",
  curveSoon: "The curve comes first, every decision after it.",
  failed: "This record cannot be reviewed:",
  cut: "The record can be played up to a line that fails. So far it is reviewed. {0}",
  chanceOwn: "Your chance to win, %", chanceOf: "{0}: chance to win, %",
  lineWas: "as it was", lineKnown: "what you could know", lineOnly: "as it went", lineKnownOf: "what {0} could know",
  luckFor: "luck for you", luckAgainst: "against", luckOf: "luck for {0}",
  luckLane: "luck", decisionAxis: "decision",
  graph: "The course of the game: arrow keys step, Page Up and Page Down go from error to error",
  moment: "Decision {0} of {1}", momentShort: "{0} of {1}", momentStart: "The beginning", momentEnd: "The end",
  step: "Step through the game", first: "First", back: "Back", forward: "Forward", last: "Last", nextError: "Next error", previousError: "Previous error",
  best: "the best action", good: "a good action", inaccuracy: "an inaccuracy", mistake: "a mistake", blunder: "a blunder",
  marks: { best: "Best", good: "Good", inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" } as Record<Mark, string>,
  markOf: "Decision {0}: {1}", forced: "there was nothing to choose", notJudged: "not judged", notYet: "not looked at yet", resigns: "resignation",
  thrown: "Chance", luckGave: "{0}% for you", luckGaveOf: "{0}% for {1}", noLuck: "It changed nothing.",
  did: "Done:", better: "Better: {0}", betterPill: "Better: {0}%", betterHere: "Better", itsLine: "What is expected then", why: "Why", fault: "What was done",
  loss: "It cost {0}% ± {1}.", lossShort: "−{0}% ± {1}",
  noReason: "Found by search: nothing about it is proved.",
  showLine: "Show the better line", hideLine: "Hide the line", playOn: "Play on from here",
  turning: "Turning points", noTurning: "No single moment decided it.",
  howWell: "How well each side played", accuracy: "accuracy", you: "you",
  noiseTold: "An error is what is left of a loss when the noise of the search is taken off.",
  luckTitle: "Luck: {0}%", luckTitleOf: "Luck of {1}: {0}%", luckNoise: "± {0}",
  luckier: "Luckier than {0}% of such games.", luckierOf: "{1} was luckier than {0}% of such games.",
  rolled: "You rolled better than {0}% of such battles.", rolledOf: "{1} rolled better than {0}% of such battles.",
  adjusted: "Result without luck: {0}%.", kind: "by kind", throwsOf: "×{0}",
  noDice: "Nothing was left to chance.",
  learn: "Learn from mistakes", learnTitle: ["{0} moment", "{0} moments", "{0} moments"], learnText: "Find the better action yourself.", sound: "A sound game", soundText: "Nothing you did cost more than the noise.",
  soundOpponent: "No blunder on either side.",
  rematch: "Rematch", share: "Copy link", home: "All games", replay: "Replay", profile: "Profile",
  seeAs: "See it as {0}",
  profileTitle: "Your profile", profileText: "Made from the games you have reviewed in this browser. Nothing leaves it.", profileNone: "Review a finished game of yours: what you lose points by is summed up here.",
  profileGames: ["{0} game reviewed", "{0} games reviewed", "{0} games reviewed"], profileAccuracy: "Accuracy, game by game", profileThemes: "What you lose points by", profilePerGame: "% of a win, each game",
  profileLately: "the last {0}", profileBefore: "before", profileBetterNow: "less than before", profileWorseNow: "more than before", profileSame: "as before",
  profileErrors: "Blunders a game: {0}. Mistakes: {1}.", profileLuck: "Luck, on average: {0}%.", profilePuzzles: "Your own mistakes as puzzles: {0} of {1} solved", profileSolve: "Solve", profileForget: "Forget all of it", profileSure: "Really forget your profile and your own puzzles?",
};

export type Words = typeof en;

const ru: Words = {
  title: "Разбор",
  youWon: "Вы выиграли", youLost: "Вы проиграли", wasDrawn: "Ничья", sideWon: "Победа: {0}", notOver: "Партия не доиграна",
  against: "против машины, уровень {0}",
  working: "Партия просматривается…",
  curveSoon: "Сначала кривая, потом каждое решение.",
  failed: "Эту запись разобрать нельзя:",
  cut: "Запись переигрывается лишь до строки с ошибкой и разобрана до неё. {0}",
  chanceOwn: "Ваш шанс на победу, %", chanceOf: "{0}: шанс на победу, %",
  lineWas: "как было", lineKnown: "что вы могли знать", lineOnly: "ход партии", lineKnownOf: "что могла знать сторона {0}",
  luckFor: "везение за вас", luckAgainst: "против", luckOf: "везение: {0}",
  luckLane: "везение", decisionAxis: "решение",
  graph: "Ход партии: стрелки листают, Page Up и Page Down ведут от ошибки к ошибке",
  moment: "Решение {0} из {1}", momentShort: "{0} из {1}", momentStart: "Начало", momentEnd: "Конец",
  step: "Листать партию", first: "В начало", back: "Назад", forward: "Вперёд", last: "В конец", nextError: "Следующая ошибка", previousError: "Предыдущая ошибка",
  best: "лучшее действие", good: "хорошее действие", inaccuracy: "неточность", mistake: "ошибка", blunder: "грубая ошибка",
  marks: { best: "Лучшие", good: "Хорошие", inaccuracy: "Неточности", mistake: "Ошибки", blunder: "Грубые ошибки" },
  markOf: "Решение {0}: {1}", forced: "выбирать было не из чего", notJudged: "не оценено", notYet: "ещё не просмотрено", resigns: "сдача",
  thrown: "Жребий", luckGave: "{0}% вам", luckGaveOf: "{0}%: {1}", noLuck: "Это ничего не изменило.",
  did: "Сделано:", better: "Лучше: {0}", betterPill: "Лучше: {0}%", betterHere: "Лучше", itsLine: "Что тогда ожидается", why: "Почему", fault: "Что было сделано",
  loss: "Это стоило {0}% ± {1}.", lossShort: "−{0}% ± {1}",
  noReason: "Найдено перебором: доказать о нём ничего нельзя.",
  showLine: "Показать продолжение", hideLine: "Скрыть продолжение", playOn: "Играть отсюда",
  turning: "Переломы", noTurning: "Ни один момент не решил исход.",
  howWell: "Как сыграли стороны", accuracy: "точность", you: "вы",
  noiseTold: "Ошибка — то, что остаётся от потери за вычетом погрешности поиска.",
  luckTitle: "Везение: {0}%", luckTitleOf: "Везение, {1}: {0}%", luckNoise: "± {0}",
  luckier: "Вам повезло больше, чем в {0}% таких партий.", luckierOf: "{1}: везение больше, чем в {0}% таких партий.",
  rolled: "Вы бросали лучше, чем в {0}% таких сражений.", rolledOf: "{1}: броски лучше, чем в {0}% таких сражений.",
  adjusted: "Итог без везения: {0}%.", kind: "по видам", throwsOf: "×{0}",
  noDice: "Случай ничего не решал.",
  learn: "Учиться на ошибках", learnTitle: ["{0} момент", "{0} момента", "{0} моментов"], learnText: "Найдите лучшее действие сами.", sound: "Чистая партия", soundText: "Ни одно ваше решение не стоило больше погрешности.",
  soundOpponent: "Ни одной грубой ошибки с обеих сторон.",
  rematch: "Реванш", share: "Ссылка", home: "Все игры", replay: "Повтор", profile: "Профиль",
  seeAs: "Смотреть за: {0}",
  profileTitle: "Ваш профиль", profileText: "Составлен по партиям, которые вы разобрали в этом браузере. Наружу ничего не уходит.", profileNone: "Разберите свою сыгранную партию: здесь соберётся, на чём вы теряете шансы.",
  profileGames: ["разобрана {0} партия", "разобрано {0} партии", "разобрано {0} партий"], profileAccuracy: "Точность от партии к партии", profileThemes: "На чём вы теряете шансы", profilePerGame: "% победы за партию",
  profileLately: "последние {0}", profileBefore: "раньше", profileBetterNow: "меньше, чем раньше", profileWorseNow: "больше, чем раньше", profileSame: "как раньше",
  profileErrors: "Грубых ошибок за партию: {0}. Ошибок: {1}.", profileLuck: "Везение в среднем: {0}%.", profilePuzzles: "Ваши ошибки как задачи: решено {0} из {1}", profileSolve: "Решать", profileForget: "Забыть всё это", profileSure: "Точно забыть профиль и ваши задачи?",
};

export const wordsOf = (say: Say): Words => (say.language === "ru" ? ru : en);
export const filled = (text: string, ...values: (string | number)[]): string => text.replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));

// One, few, many: "1 момент", "3 момента".
export function counted(forms: string[], count: number, say: Say): string {
  const form = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 2 }[new Intl.PluralRules(say.language).select(count)];
  return filled(forms[form]!, count);
}
