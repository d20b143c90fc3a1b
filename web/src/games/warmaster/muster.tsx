// Building an army of Warmaster: everything of its list with price and limits, what may still be
// taken lit up, and what has been taken so far.
import type { SlotProps } from "../face";
import { Board as Field } from "./board";
import type { Army, Choosable as Choice, Facts, Person, Scene, Side, Unit } from "./scene";

type BoardProps = SlotProps<Scene, Facts>;

const words = {
  en: { units: "Units", characters: "Characters", mounts: "Mounts", items: "Magic items", renown: "Regiments of Renown", armies: "Armies", taken: "Taken so far", breaks: "breaks after", each: "per 1000", army: "in all", back: "Put one back" },
  ru: { units: "Отряды", characters: "Персонажи", mounts: "Скакуны", items: "Магические предметы", renown: "Прославленные полки", armies: "Армии", taken: "Взято", breaks: "отступает, потеряв", each: "на 1000", army: "на армию", back: "Убрать" },
};

// The field, or the army list while an army is built.
export const Board = (props: BoardProps) => (props.scene.task === "build" ? <Muster {...props} /> : <Field {...props} />);

function Muster(props: BoardProps) {
  const { scene, facts, next, say } = props;
  const word = words[say.language];
  const side = scene.sides[scene.taskSide ?? 0]!;
  const isOpen = facts.armies.some((army) => next.has(`+${army.key}`)) && side.units.length + side.persons.length === 0;
  const army = facts.armies.find((other) => other.key === side.key)!;
  const groups: [string, Choice[]][] = isOpen
    ? [[word.armies, facts.armies]]
    : [[word.units, army.units], [word.characters, army.characters], [word.mounts, army.mounts], [word.items, facts.items], [word.renown, scene.points < 1000 ? [] : [...facts.renown.units, ...facts.renown.characters]]];
  return (
    <div class="board warmaster-muster">
      <section class="muster">
        <p class="purse-line">
          <b>{side.cost}</b> / {scene.points}
          {side.units.length > 0 && ` · ${word.breaks} ${side.breaks}`}
        </p>
        {side.units.length + side.persons.length > 0 && <p>{word.taken}: {takenOf(side, army, facts)}</p>}
        {groups.map(([title, choices]) => (
          <Group key={title} {...props} title={title} choices={choices} />
        ))}
      </section>
    </div>
  );
}

function Group({ title, choices, scene, next, chosen, say }: BoardProps & { title: string; choices: Choice[] }) {
  if (choices.length === 0) return null;
  const counts = countsOf(scene.sides[scene.taskSide ?? 0]!);
  return (
    <>
      <h3>{title}</h3>
      <div class="tiles">
        {choices.map((choice) => {
          const thing = `+${choice.key}`;
          const isNext = next.has(thing);
          const word = words[say.language];
          return (
            <span key={choice.key} class={`choice-line${counts.has(choice.key) ? " taken" : ""}`}>
              <button
                type="button"
                class={`choice${isNext ? " next" : ""}${chosen.includes(thing) ? " chosen" : ""}`}
                data-thing={thing}
                tabindex={isNext ? 0 : -1}
              >
                {choice.points !== undefined && <b class="cost">{choice.points}</b>}
                <span>{choice.name}{counts.has(choice.key) && <b> × {counts.get(choice.key)}</b>}</span>
                <small>{limitsOf(choice, word)}</small>
              </button>
              {counts.has(choice.key) && <button type="button" class="put-back" data-thing={`-${choice.key}`} aria-label={`${word.back}: ${choice.name}`}>−</button>}
            </span>
          );
        })}
      </div>
    </>
  );
}

// What a unit or a character is made of, by their keys.
const partsOf = (piece: Unit | Person): (string | undefined)[] =>
  "at" in piece ? [piece.key, piece.extra, piece.item] : [piece.key, piece.mount, piece.boon, piece.item];

// How often each thing was taken, by its key.
function countsOf(side: Side): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of [...side.units, ...side.persons])
    for (const key of partsOf(piece)) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function limitsOf(choice: Choice, word: (typeof words)["en"]): string {
  if (choice.armyMaximum) return `≤ ${choice.armyMaximum} ${word.army}`;
  if (!choice.minimum && !choice.maximum) return "";
  return `${choice.minimum ?? 0}–${choice.maximum ?? "∞"} ${word.each}`;
}

// "2 × Halberdiers, General": what stands behind one another and is alike is counted.
function takenOf(side: Side, army: Army, facts: Facts): string {
  const all: { key: string; name: string }[] = [...army.units, ...army.characters, ...army.mounts, ...facts.items, ...facts.renown.units, ...facts.renown.characters];
  const nameOf = (piece: Unit | Person) => partsOf(piece).flatMap((key) => all.find((each) => each.key === key)?.name ?? []).join(" + ");
  const counted = new Map<string, number>();
  for (const name of [...side.units, ...side.persons].map(nameOf)) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}
