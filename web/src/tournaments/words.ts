// words.ts - the sentences about tournaments.
import type { Language } from "../table";

const words = {
  en: {
    account: "Account", tournaments: "Tournaments", swiss: "Swiss", arena: "Arena", none: "No tournaments yet.", coming: "To come and being played", past: "Over", entrants: "players: {0}", by: "by {0}", byServer: "by the server",
    schedule: "Schedule a tournament", kind: "Kind", title: "Title", game: "Game", clock: "Clock", starts: "Begins in", rounds: "Rounds", roundsAuto: "as many as needed", length: "Lasts", minutes: "{0} min", hours: "{0} h",
    signInFirst: "Sign in to enter or to schedule a tournament.", enter: "Enter", enterAgain: "Come back", withdraw: "Withdraw", cancel: "Cancel the tournament", cancelSure: "Cancel this tournament?",
    beginsIn: "Begins in", nextRoundIn: "Next round in", endsIn: "Ends in", playing: "Round {0} of {1} is being played.", over: "The tournament is over.", cancelled: "The tournament was cancelled.", gone: "This tournament was cancelled before it began.", lastGames: "The time is up: the last games are being played.",
    winner: "{0} wins.", standings: "Standings", pairings: "Pairings", games: "Games", round: "Round {0}", place: "Place", name: "Name", points: "Points", buchholz: "Buchholz", berger: "Sonneborn-Berger", buchholzShort: "Buch.", bergerShort: "S-B", wins: "Wins", gamesPlayed: "Games", out: "withdrew", you: "you",
    bye: "bye", forfeit: "did not come", running: "being played", yourGame: "Your game waits", sitDown: "Go to your game", beFast: "A player who does not come within {0} seconds loses.", waitSwiss: "Stay on this page: your next game opens by itself.", waitArena: "You are paired while you stay on this page; your next game opens by itself.", youAreIn: "You have entered.", noPairings: "None yet.",
    howSwiss: "Everybody plays every round against somebody with the same points, nobody twice. Ties are broken by Buchholz (points of the opponents), then Sonneborn-Berger (points of those who were beaten, half for a draw).", howArena: "Until the time is up every free player is paired at once. A win is one point, a draw half.", how: "How it works", list: "All tournaments",
  },
  ru: {
    account: "Учётная запись", tournaments: "Турниры", swiss: "Швейцарский", arena: "Арена", none: "Турниров пока нет.", coming: "Будущие и идущие", past: "Оконченные", entrants: "участников: {0}", by: "назначил {0}", byServer: "от сервера",
    schedule: "Назначить турнир", kind: "Вид", title: "Название", game: "Игра", clock: "Часы", starts: "Начнётся через", rounds: "Туров", roundsAuto: "сколько понадобится", length: "Длится", minutes: "{0} мин", hours: "{0} ч",
    signInFirst: "Чтобы записаться или назначить турнир, войдите.", enter: "Записаться", enterAgain: "Вернуться", withdraw: "Выйти из турнира", cancel: "Отменить турнир", cancelSure: "Отменить этот турнир?",
    beginsIn: "Начнётся через", nextRoundIn: "Следующий тур через", endsIn: "Закончится через", playing: "Идёт тур {0} из {1}.", over: "Турнир окончен.", cancelled: "Турнир отменён.", gone: "Этот турнир отменили до начала.", lastGames: "Время вышло: доигрываются последние партии.",
    winner: "Победитель: {0}.", standings: "Таблица", pairings: "Пары", games: "Партии", round: "Тур {0}", place: "Место", name: "Имя", points: "Очки", buchholz: "Бухгольц", berger: "Зоннеборн-Бергер", buchholzShort: "Бух.", bergerShort: "З-Б", wins: "Победы", gamesPlayed: "Партии", out: "выбыл", you: "вы",
    bye: "без соперника", forfeit: "неявка", running: "играют", yourGame: "Ваша партия ждёт", sitDown: "К своей партии", beFast: "Кто не придёт за {0} с, тот проиграет.", waitSwiss: "Оставайтесь на этой странице: следующая партия откроется сама.", waitArena: "Соперника подбирают, пока вы на этой странице; следующая партия откроется сама.", youAreIn: "Вы записаны.", noPairings: "Пока нет.",
    howSwiss: "Каждый тур все играют с теми, у кого столько же очков, и ни с кем дважды. При равенстве очков решают Бухгольц (очки соперников), затем Зоннеборн-Бергер (очки побеждённых и половина очков тех, с кем ничья).", howArena: "Пока идёт время, свободные игроки сразу получают соперника. Победа — очко, ничья — пол-очка.", how: "Как это устроено", list: "Все турниры",
  },
} satisfies Record<Language, Record<string, string>>;

export type TournamentWord = keyof (typeof words)["en"];

export const tell = (language: Language) => (key: TournamentWord, ...values: (string | number)[]) =>
  words[language][key].replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
