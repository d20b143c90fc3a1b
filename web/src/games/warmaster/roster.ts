// roster.ts - both armies as lists, to be read during the battle, with a way to the place where lists are made.
import type { Say } from "../../texts";
import type { Card } from "../face";
import { armyOf, profileOf, titleOf, type Facts, type Person, type Scene, type Side, type Unit } from "./scene";

const nameOf = (key: string | undefined, facts: Facts, side: Side): string => {
  const army = facts.armies.find((each) => each.key === side.key);
  return [...(army?.units ?? []), ...(army?.mounts ?? []), ...facts.items].find((each) => each.key === key)?.name ?? "";
};

const withExtras = (name: string, extras: (string | undefined)[], facts: Facts, side: Side): string =>
  [name, ...extras.filter((key) => key).map((key) => nameOf(key, facts, side))].join(", ");

// As the text that the rules read, for the link.
const entry = (key: string, extras: (string | undefined)[]): string => [key, ...extras.filter((extra) => extra)].join("/");

export function roster(scene: Scene, facts: Facts, say: Say): Card[] {
  return scene.sides.map((side, number) => {
    const units = side.units.filter((unit) => profileOf(unit, scene, facts));
    const unitLine = (unit: Unit) => `${withExtras(titleOf(unit, scene, facts), [unit.extra, unit.item], facts, side)}${unit.where === "lost" ? " ✝" : ""}`;
    const personLine = (person: Person) => `${withExtras(titleOf(person, scene, facts), [person.mount, person.boon, person.item], facts, side)}`;
    const list = [...units.map((unit) => entry(unit.key, [unit.extra, unit.item])), ...side.persons.map((person) => entry(person.key, [person.mount, person.boon, person.item]))].join("+");
    return {
      title: `${armyOf(scene, facts, number)?.name ?? ""}: ${side.cost}`,
      lines: [...side.persons.map(personLine), ...units.map(unitLine)],
      ...(list ? { link: { href: `#/armies/warmaster?size=${scene.points}&list=${encodeURIComponent(`${side.key}:${list}`)}`, label: say("armies") } } : {}),
    };
  });
}
