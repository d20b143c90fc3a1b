// setup.tsx - how to play a game: opponent, side, clock and options, and then the table.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import type { AnyFace, Suggestion } from "../games/face";
import { guideAddress, isNewTo } from "../guide/guide";
import type { GameInfo, Option } from "../table";
import type { Say } from "../texts";
import { keptArmies } from "./armies/shelf";
import { InlineIcon } from "./icon";
import { wordOf } from "./maps/model";
import { keptMaps } from "./maps/shelf";
import { Token } from "./table/token";

export type Opponent = "machine" | "same" | "friend" | "stranger" | "watch";

const OPPONENTS = [["machine", "machine", "advise"], ["same", "sameScreen", "two"], ["friend", "friend", "handshake"], ["stranger", "stranger", "horn"], ["watch", "watch", "decree-spy"]] as const; // with their icons

// From bullet to days: seconds and what each turn adds, or seconds a turn.
const CLOCKS = ["none", "60+1", "180+2", "600+5", "1800+10", "86400", "259200", "604800"];

export function clockWords(clock: string, say: Say): string {
  const [seconds = 0, added] = clock.split("+").map(Number);
  if (Number.isNaN(seconds)) return say("noClock");
  return added === undefined ? say.days(Math.round(seconds / 86400)) : say("minutes", seconds / 60, added);
}

interface SetupProps {
  name: string;
  info: GameInfo | null; // null while the rules are on their way
  first: Opponent;
  choose: (game: string) => void; // another game
  close: () => void;
  say: Say;
}

export function Setup({ name, info, first, choose, close, say }: SetupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="slip setup-dialog" aria-label={name} onClose={close} onClick={(event) => event.target === dialog.current && dialog.current?.close()}>
      <header>
        {info && <Scenery game={info.id} />}
        <h2>{name}</h2>
        {first === "friend" && (
          <select aria-label={say("game")} value={info?.id} onChange={(event) => choose(event.currentTarget.value)}>
            {gameNames.map((game) => <option key={game.id} value={game.id}>{game[say.language]}</option>)}
          </select>
        )}
        <button class="close" aria-label={say("close")} onClick={() => dialog.current?.close()}>×</button>
      </header>
      {info ? <SetupForm info={info} first={first} say={say} /> : <p>{say("loading")}</p>}
    </dialog>
  );
}

// The scene of the game, behind its name.
function Scenery({ game }: { game: string }) {
  const { picture: Picture } = faceOf(game).about;
  return <span class="scenery" aria-hidden="true"><Picture /></span>;
}

interface ChipProps {
  group: string;
  side?: number;
  isOn: boolean;
  choose: () => void;
  children: ComponentChildren;
}

// One of a few that exclude each other.
const Chip = ({ group, side, isOn, choose, children }: ChipProps) => (
  <label class={`chip${side === undefined ? "" : ` side${side}`}`}>
    <input type="radio" name={group} checked={isOn} onChange={choose} />
    {children}
  </label>
);

function SetupForm({ info, first, say }: { info: GameInfo; first: Opponent; say: Say }) {
  const [opponent, setOpponent] = useState<Opponent>(first);
  const [level, setLevel] = useState(Number(localStorage.getItem("level") ?? 3));
  const [wanted, setSeat] = useState<number | null>(null);
  const [clock, setClock] = useState("none");
  const [hints, setHints] = useState(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const face = faceOf(info.id);
  const seats = Number(values.players ?? info.seatsMin);
  const isLeading = (option: Option) => face.about.leading.includes(option.key);
  const leading = info.options.filter(isLeading);
  const rest = info.options.filter((option) => !isLeading(option));
  const online = opponent === "friend" || opponent === "stranger";
  const againstPeople = online || opponent === "same";
  // 0: by lot. A person who picks one army and gives the machine another must know which is which.
  const seat = wanted ?? (opponent === "machine" && info.options.some((option) => option.key === "army1") ? 1 : 0);
  const start = () => {
    localStorage.setItem("level", String(level));
    const mine = seat > 0 ? seat - 1 : Math.floor(Math.random() * seats);
    const players = Array.from({ length: seats }, (_, index) =>
      opponent === "same" ? "human" : opponent === "watch" ? level : index === mine ? "human" : level,
    );
    const settings = Object.entries(values)
      .filter(([key, value]) => value !== "" && value !== info.options.find((option) => option.key === key)?.fallback)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const words = [`seats=${players.join(",")}`, ...settings];
    if (online) words.push(`open=${opponent === "stranger" ? 1 : 0}`, `mine=${mine + 1}`, `clock=${encodeURIComponent(clock)}`);
    if (opponent === "stranger" && seat === 0) words.push("seek=1");
    if (againstPeople && hints) words.push("hints=1");
    location.hash = `#/${online ? "host" : "play"}/${info.id}?${words.join("&")}&n=${Date.now()}`;
  };
  return (
    <form
      class="setup"
      aria-label={info.name}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {isNewTo(info.id) && info.firstGame !== undefined && (
        <p class="guide-offer">{say("guideOffer")} <a class="button" href={guideAddress(info.id)}>{say("guidePlay")}</a></p>
      )}
      <fieldset class="opponents">
        <legend>{say("opponent")}</legend>
        {OPPONENTS.map(([kind, text, icon]) => <Chip key={kind} group="opponent" isOn={opponent === kind} choose={() => setOpponent(kind)}><InlineIcon name={icon} size={32} /><span>{say(text)}</span></Chip>)}
      </fieldset>
      <div class="setup-fields">
        {(opponent === "machine" || opponent === "watch") && (
          <label class="form-field">
            {say("level")} {level}: {say.levels[level - 1]}
            <input type="range" min="1" max="8" value={level} onInput={(event) => setLevel(Number(event.currentTarget.value))} />
          </label>
        )}
        {opponent !== "same" && opponent !== "watch" && (
          <fieldset class="sides">
            <legend>{say("seat")}</legend>
            <Chip group="seat" isOn={seat === 0} choose={() => setSeat(0)}><InlineIcon name="dice" /><span>{say("anySeat")}</span></Chip>
            {Array.from({ length: seats }, (_, index) => (
              <Chip key={index} group="seat" side={index % 2} isOn={seat === index + 1} choose={() => setSeat(index + 1)}><Token face={face} team={index % 2} /><span>{face.about.sides[say.language][index]}</span></Chip>
            ))}
          </fieldset>
        )}
        {online && (
          <label class="form-field">
            {say("clock")}
            <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
              {CLOCKS.map((each) => <option key={each} value={each}>{clockWords(each, say)}</option>)}
            </select>
          </label>
        )}
      </div>
      {againstPeople && (
        <label class="option-switch">
          <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
          <span class="option-help">{say("allowHints")}</span>
        </label>
      )}
      {leading.length > 0 && (
        <div class="setup-fields">
          <OptionFields info={info} face={face} options={leading} values={values} setValues={setValues} say={say} />
        </div>
      )}
      {rest.length > 0 && (
        <details class="options">
          <summary>{say("more")}</summary>
          <div class="option-list">
            <OptionFields info={info} face={face} options={rest} values={values} setValues={setValues} say={say} />
          </div>
        </details>
      )}
      <p class="setup-foot">{info.id === "warmaster" && <a href="#/maps">{say("drawMap")}</a>} <button class="primary" type="submit">{say("start")}</button></p>
    </form>
  );
}

// The lists that somebody keeps in this browser.
const ownArmies = (info: GameInfo, option: string, say: Say): Suggestion[] =>
  /^army[12]$/.test(option) && info.armies ? keptArmies().filter((army) => army.game === info.id).map((army) => ({ group: say("armies"), value: army.list, name: `${army.name}, ${army.size}` })) : [];

// And the maps.
const ownMaps = (info: GameInfo, option: string, say: Say): Suggestion[] =>
  option === "map" && info.id === "warmaster" ? keptMaps().map((map) => ({ group: say("maps"), value: wordOf(map.text), name: map.name })) : [];

interface OptionsProps {
  info: GameInfo;
  face: AnyFace;
  options: Option[];
  values: Record<string, string>;
  setValues: (values: Record<string, string>) => void;
  say: Say;
}

function OptionFields({ info, face, options, values, setValues, say }: OptionsProps) {
  const valueOf = (key: string) => values[key] ?? info.options.find((option) => option.key === key)!.fallback;
  return (
    <>
      {options
        .filter((option) => !face.about.isIdle(option.key, valueOf))
        .map((option) => (
          <OptionField
            key={option.key}
            option={option}
            label={face.about.optionNames[say.language][option.key] ?? option.help}
            game={info.id}
            suggestions={[...ownArmies(info, option.key, say), ...ownMaps(info, option.key, say), ...face.about.suggestions(option.key, info.facts, say)]}
            name={(value) => face.about.valueNames[say.language][`${option.key}=${value}`] ?? face.about.valueNames[say.language][value] ?? value}
            value={valueOf(option.key)}
            change={(value) => setValues({ ...values, [option.key]: value })}
            say={say}
          />
        ))}
    </>
  );
}

interface OptionProps {
  option: Option;
  label: string;
  game: string;
  suggestions: Suggestion[];
  name: (value: string) => string;
  value: string;
  change: (value: string) => void;
  say: Say;
}

// A clause at the head or the end of a help text becomes a question mark behind it, which leads to the rule.
function OptionLabel({ label, game }: { label: string; game: string }) {
  const { clause, words, rest } = /^(?<clause>[A-Z]+(?:-[A-Z]+)?-\d+)[^:]*: (?<words>.*)$/.exec(label)?.groups ?? /^(?<rest>.*) \((?<clause>[A-Z]+(?:-[A-Z]+)?-\d+)\)$/.exec(label)?.groups ?? {};
  return (
    <span class="option-help">
      {words ?? rest ?? label} {clause && <a class="option-rule" href={`#/rules/${game}/${clause}`} title={clause} aria-label={clause}>?</a>}
    </span>
  );
}

const CHIPS_MOST = 3; // values that are all in sight; more stand in a list

function OptionField({ option, label, game, suggestions, name, value, change, say }: OptionProps) {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(option.values ?? "");
  if (option.values === "0|1")
    return (
      <label class="option-switch">
        <input type="checkbox" checked={value === "1"} onChange={(event) => change(event.currentTarget.checked ? "1" : "0")} />
        <OptionLabel label={label} game={game} />
      </label>
    );
  const few = range ? [] : (option.values ?? "").split("|").filter(Boolean);
  if (few.length > 1 && few.length <= CHIPS_MOST)
    return (
      <fieldset class="sides">
        <legend><OptionLabel label={label} game={game} /></legend>
        {few.map((each) => <Chip key={each} group={option.key} isOn={value === each} choose={() => change(each)}>{name(each)}</Chip>)}
      </fieldset>
    );
  if (suggestions.length > 0) return <Suggested suggestions={suggestions} label={label} game={game} value={value} change={change} say={say} />;
  return (
    <label class="form-field">
      <OptionLabel label={label} game={game} />
      {range ? (
        <input type="number" min={range[1]} max={range[2]} value={value} onChange={(event) => change(event.currentTarget.value)} />
      ) : option.values ? (
        <select value={value} onChange={(event) => change(event.currentTarget.value)}>
          {option.values.split("|").map((each) => <option key={each} value={each}>{name(each)}</option>)}
        </select>
      ) : (
        <input value={value} onChange={(event) => change(event.currentTarget.value)} />
      )}
    </label>
  );
}

const OWN = "\u0000"; // chosen to write something else

// Free text of which most is known: a list to choose from, and a line for anything else.
function Suggested({ suggestions, label, game, value, change, say }: { suggestions: Suggestion[]; label: string; game: string; value: string; change: (value: string) => void; say: Say }) {
  const [isOwn, setOwn] = useState(!suggestions.some((each) => each.value === value));
  const groups = [...new Set(suggestions.map((each) => each.group))];
  const items = (group: string) =>
    suggestions.filter((each) => each.group === group).map((each) => <option key={each.value} value={each.value}>{each.name}</option>);
  const choose = (chosen: string) => {
    setOwn(chosen === OWN);
    if (chosen !== OWN) change(chosen);
  };
  return (
    <label class="form-field">
      <OptionLabel label={label} game={game} />
      <select value={isOwn ? OWN : value} onChange={(event) => choose(event.currentTarget.value)}>
        {groups.map((group) => (group ? <optgroup key={group} label={group}>{items(group)}</optgroup> : items(group)))}
        <option value={OWN}>{say("ownText")}</option>
      </select>
      {isOwn && <input value={value} aria-label={label} onChange={(event) => change(event.currentTarget.value)} />}
    </label>
  );
}
