// words.ts - the sentences about people: accounts, profiles, tournaments.
import type { Language } from "../table";

export const words = {
  en: {
    account: "Account", signedInAs: "Signed in as {0}", signInFirst: "You are not signed in here.", signIn: "Sign in", signUp: "Keep this name", signOut: "Sign out",
    name: "Name", password: "Password", forgotten: "Password forgotten?", recover: "Set a new password", recoveryCode: "Recovery code", newPassword: "New password", oldPassword: "Current password",
    keepCode: "Write this recovery code down. It is shown once, and it is the only way back to your name without the password:", codeKept: "I have it", changePassword: "Change password", change: "Change", passwordChanged: "The password is changed. Other browsers are signed out.",
    newCode: "New recovery code", makeCode: "Make a new code", sessions: "Where you are signed in", sessionHere: "this browser", sessionSince: "signed in {0}, last used {1}", endSession: "Sign out there", endOthers: "Sign out everywhere else",
    yourData: "Your data", export: "Download everything kept about you", deleteTitle: "Delete this name", deleteText: "Running games are given up, your talk is removed and the name becomes free. Finished games stay with your opponents, without your name. This cannot be undone.", delete: "Delete for good",
    guest: "Guest {0}", machineTitle: "Machine {0}, {1}",
    hereNow: "here now", ratings: "Ratings", noRatings: "No rated games yet: games between two names without hints are rated.", deviation: "deviation {0}", gamesPlayed: "games: {0}", provisional: "provisional", speed_fast: "fast", speed_slow: "slow", speed_days: "by days", speed_none: "no clock",
    lastGames: "Last games", noneYet: "None yet.", won: "won", lost: "lost", drawn: "drawn", challenge: "Challenge", challenges: "Challenges to you", accept: "Accept", decline: "Decline", trouble: "Block or report", blockText: "A player you block can neither challenge you nor join your open tables.", block: "Block", unblock: "Unblock", report: "Report", reported: "Those who run the server will read it.",
    club: "Club", tournaments: "Tournaments", clubCount: "Names: {0}. Games: {1}.", live: "Being played now", noneNow: "Nothing just now.", watchers: "watching: {0}", leaders: "Strongest players", noLeaders: "Nobody has played enough rated games yet.", recent: "Last open games", allGames: "all games", allSpeeds: "any clock", profile: "Profile", timeLeft: "{0} left",
  },
  ru: {
    account: "Учётная запись", signedInAs: "Вы вошли как {0}", signInFirst: "Вы здесь не вошли.", signIn: "Войти", signUp: "Занять это имя", signOut: "Выйти",
    name: "Имя", password: "Пароль", forgotten: "Забыли пароль?", recover: "Задать новый пароль", recoveryCode: "Код восстановления", newPassword: "Новый пароль", oldPassword: "Нынешний пароль",
    keepCode: "Запишите код восстановления. Он показан один раз; без пароля вернуть имя можно только по нему:", codeKept: "Код записан", changePassword: "Сменить пароль", change: "Сменить", passwordChanged: "Пароль изменён. В других браузерах вы вышли.",
    newCode: "Новый код восстановления", makeCode: "Получить новый код", sessions: "Где вы вошли", sessionHere: "этот браузер", sessionSince: "вход: {0}, в последний раз: {1}", endSession: "Выйти там", endOthers: "Выйти везде, кроме этого браузера",
    yourData: "Ваши данные", export: "Скачать всё, что о вас хранится", deleteTitle: "Удалить имя", deleteText: "Начатые партии будут сданы, ваши слова в разговорах стёрты, имя освободится. Оконченные партии останутся у соперников без вашего имени. Вернуть ничего нельзя.", delete: "Удалить навсегда",
    guest: "Гость {0}", machineTitle: "Машина {0}, {1}",
    hereNow: "сейчас здесь", ratings: "Рейтинги", noRatings: "Рейтинговых партий пока нет: считаются партии двух имён без подсказок.", deviation: "отклонение {0}", gamesPlayed: "партий: {0}", provisional: "предварительный", speed_fast: "быстрые", speed_slow: "обычные", speed_days: "по дням", speed_none: "без часов",
    lastGames: "Последние партии", noneYet: "Пока нет.", won: "победа", lost: "поражение", drawn: "ничья", challenge: "Вызвать", challenges: "Вас вызывают", accept: "Принять", decline: "Отклонить", trouble: "Заблокировать или пожаловаться", blockText: "Кого вы заблокировали, тот не может вызвать вас и сесть за ваш открытый стол.", block: "Заблокировать", unblock: "Разблокировать", report: "Пожаловаться", reported: "Хозяева сервера прочтут это.",
    club: "Клуб", tournaments: "Турниры", clubCount: "Имён: {0}. Партий: {1}.", live: "Играют сейчас", noneNow: "Сейчас никто не играет.", watchers: "зрителей: {0}", leaders: "Сильнейшие", noLeaders: "Пока никто не сыграл достаточно рейтинговых партий.", recent: "Последние открытые партии", allGames: "все игры", allSpeeds: "любые часы", profile: "Страница игрока", timeLeft: "осталось {0}",
  },
} satisfies Record<Language, Record<string, string>>;

export type PeopleWord = keyof (typeof words)["en"];

export const tell = (language: Language) => (key: PeopleWord, ...values: (string | number)[]) =>
  words[language][key].replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
