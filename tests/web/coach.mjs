// coach.mjs - the coach in a game against the machine: positions in which one fact is proven, and that very fact must be told, in each game
// and in both languages; and where nothing is certain it says so.
import { check, equal, go, menu, openPage, waitForTurn } from "./harness.mjs";

const rider = `position standard-bearer
8 s2 . . . . . .
7 . . . . . . .
6 . . . . . . .
5 . . . . . . .
4 . . . . . . H
3 . . . . . . .
2 . . . . . . .
1 S . . . . . S
turn blue move
`;

const location = `position war-chest
state round=3 first=1 turn=1 init=1 claimed=0 node=play
units e3=2sw1
marks W=d1,e3,g1 R=e6,h5
p1 hand=cb,lc bag=cb1,lc1,ro1 up=- down=- sup=cb3,lc3,pk4 out=-
p2 hand=sw,sw bag=ca4,la4,sc5,ro1 up=- down=- sup=sw2 out=-
todo -
`;

const charges = `position pocket-battles
army 1 elves
A f2 : ELV13 ELV28
army 2 orcs
a f2 : ORC17 ORC25
round 1
turn 1
`;

const flank = `position warmaster
options points=500
field 180x120
army 1 empire:halberdiers+general
A1 76,44,0 80,44,0 84,44,0 near
Ac1 86,20
army 2 orcs:orc-warriors+orc-general
B1 96,40,270 96,44,270 96,48,270
Bc1 90,112
turn 1 round 1
next initiative
`;

const peace = rider.replace("H", ".").replace("s2", "s");

const FACTS = [
  ["standard-bearer", rider, /You can take a standard-bearer this turn: .*standard-bearer a8 is killed/, /В этот ход вы можете взять знаменосца: .*знаменосец a8 убит/],
  ["war-chest", location, /If he holds what it needs, the enemy can take a Location next turn: .*e3/, /Если у соперника есть чем, он может взять объект следующим ходом: .*e3/],
  ["pocket-battles", charges, /Mounted Guard A charges: 69% to take a whole unit/, /Конная стража A наступает: 69 % взять целое подразделение/],
  ["warmaster", flank, /Halberdiers can be charged from the flank next turn, by Orc Warriors: 35% to lose a stand/, /Следующим ходом возможна атака во фланг. Цель — Алебардисты, атакуют Орки: 35 % потерять базу/],
  ["standard-bearer", peace, /^The coach has found nothing here that is certain\.$/, /^Ничего определённого тренер здесь не нашёл\.$/],
];

async function toldAt(page, game, position, item, number) {
  await page.evaluate((text) => sessionStorage.setItem("branch", text), position);
  await go(page, `#/play/${game}?branch=1&seats=human,1&n=coach${number}`);
  await waitForTurn(page);
  await menu(page, item);
  await page.waitForSelector(".toast");
  return page.locator(".toast").textContent();
}

async function allFacts(language, item, column) {
  const page = await openPage({ language });
  await go(page, "");
  for (const [number, [game, position, ...facts]] of FACTS.entries()) {
    const told = await toldAt(page, game, position, item, number);
    check(`the coach names what is proven in ${game} (${language})`, facts[column].test(told), told);
  }
  await page.context().close();
}

export const coachTellsFacts = () => allFacts("en-US", "Coach", 0);
export const coachTellsFactsInRussian = () => allFacts("ru-RU", "Тренер", 1);

export async function betweenPeopleThereIsNoCoach() {
  const page = await openPage();
  await go(page, "#/play/standard-bearer?seats=human,human&first=blue&n=coach");
  await waitForTurn(page);
  await page.getByRole("button", { name: /^Menu$/ }).click();
  await page.getByRole("menu").waitFor();
  equal("between two people there is none", await page.getByRole("menuitem", { name: "Coach" }).count(), 0);
  await page.context().close();
}
