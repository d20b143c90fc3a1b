// inspect.tsx - the card of a thing of War Chest: a unit, a coin, a decree, a location.
import type { Card } from "../face";
import type { Say } from "../../texts";
import { CoinPicture } from "./coins";
import { Diagram } from "./diagram";
import { groundOf, teamOf, typeOf, type Facts, type Scene } from "./scene";

const words = {
  en: { location: "Location", held: "held by", nobody: "nobody", stands: "on {0}, stack of {1}", coins: "coins in all", supply: "in the supply", discard: "in the discard", hand: "in your hand", tactic: "Tactic", attribute: "Attribute", limit: "Restriction" },
  ru: { location: "Объект", held: "под контролем", nobody: "ничей", stands: "на {0}, в стопке {1}", coins: "жетонов всего", supply: "в запасе", discard: "в сбросе", hand: "на руке", tactic: "Тактика", attribute: "Преимущество", limit: "Ограничение" },
};

// Whose it is: each unit belongs to one army.
function ownerOf(code: string, scene: Scene): number {
  const place = scene.seats.findIndex(({ army }) => army.includes(code));
  return place >= 0 ? place : scene.turn - 1;
}

function inspectType(code: string, at: string, scene: Scene, facts: Facts, say: Say): Card | null {
  const type = typeOf(code, facts);
  if (!type) return null;
  const word = words[say.language];
  const unit = scene.units.find((other) => other.at === at);
  const place = unit ? unit.seat - 1 : ownerOf(code, scene);
  const seat = scene.seats[place];
  const rows: [string, string][] = [];
  const note = unit && word.stands.replace("{0}", unit.at).replace("{1}", String(unit.stack));
  if (!unit && type.coins > 0) rows.push([word.coins, String(type.coins)]);
  if (seat?.supply[code]) rows.push([word.supply, String(seat.supply[code])]);
  if (seat?.up[code]) rows.push([word.discard, String(seat.up[code])]);
  const lines = [type.tactic && `${word.tactic}: ${type.tactic}`, type.attribute && `${type.isLimit ? word.limit : word.attribute}: ${type.attribute}`].filter(Boolean);
  const team = unit ? teamOf(unit.seat) : place % 2;
  const hasReach = type.diagram.ways.length + type.diagram.hits.length + type.diagram.friends.length > 0;
  return { title: type.name, ...(note ? { note } : {}), rows, lines, figure: hasReach && <Diagram type={type} facts={facts} team={team} language={say.language} />, picture: <CoinPicture team={team} type={code} second={place > 1} /> };
}

// The units of every army, seat by seat.
export const roster = (scene: Scene, facts: Facts, say: Say): Card[] =>
  scene.seats.flatMap(({ army }) => army).map((code) => inspectType(code, "", scene, facts, say)).filter((card) => card !== null);

export function inspect(thing: string, scene: Scene, facts: Facts, say: Say): Card | null {
  const code = /:(\w\w)$/.exec(thing)?.[1] ?? scene.units.find((unit) => unit.at === thing)?.type;
  if (code && !thing.startsWith("seat:")) return inspectType(code, thing, scene, facts, say);
  const decree = facts.decrees.find((other) => thing === `decree:${other.key}`);
  if (decree) return { title: decree.name, lines: [decree.effect] };
  if (!facts.hexes.some((hex) => hex.at === thing && groundOf(hex, scene.players) === "location")) return null;
  const word = words[say.language];
  const owner = scene.marks.W.includes(thing) ? facts.factions[0] : scene.marks.R.includes(thing) ? facts.factions[1] : word.nobody;
  return { title: `${word.location} ${thing}`, rows: [[word.held, owner ?? ""]], lines: [] };
}
