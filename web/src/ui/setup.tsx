// setup.tsx - how to play a game: opponent, side, clock and options, and then the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { faces } from "../games";
import type { GameFace } from "../games/board";
import type { GameInfo, Option } from "../table";
import type { Say } from "../texts";

type Opponent = "machine" | "same" | "friend" | "stranger" | "watch";

const OPPONENTS = [["machine", "machine"], ["same", "sameScreen"], ["friend", "friend"], ["stranger", "stranger"], ["watch", "watch"]] as const;

// From bullet to days: seconds and what each turn adds, or seconds a turn.
const CLOCKS = ["none", "60+1", "180+2", "600+5", "1800+10", "86400", "259200", "604800"];

export function clockWords(clock: string, say: Say): string {
  const [seconds = 0, added] = clock.split("+").map(Number);
  if (Number.isNaN(seconds)) return say("noClock");
  return added === undefined ? say.days(Math.round(seconds / 86400)) : say("minutes", seconds / 60, added);
}

export function Setup({ info, say }: { info: GameInfo; say: Say }) {
  const [opponent, setOpponent] = useState<Opponent>("machine");
  const [level, setLevel] = useState(Number(localStorage.getItem("level") ?? 3));
  const [seat, setSeat] = useState(0); // 0: by lot
  const [clock, setClock] = useState("none");
  const [values, setValues] = useState<Record<string, string>>({});
  const face = faces[info.id]!;
  const seats = Number(values.players ?? info.seatsMin);
  const online = opponent === "friend" || opponent === "stranger";
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
    location.hash = `#/${online ? "host" : "play"}/${info.id}?${words.join("&")}&n=${Date.now()}`;
  };
  // What the press has opened may lie below the edge of the screen.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <form
      ref={form}
      class="setup"
      aria-label={info.name}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h3 class="setup-title">{info.name}</h3>
      <fieldset>
        <legend>{say("opponent")}</legend>
        {OPPONENTS.map(([kind, text]) => (
          <label key={kind}>
            <input type="radio" name="opponent" checked={opponent === kind} onChange={() => setOpponent(kind)} />
            {say(text)}
          </label>
        ))}
      </fieldset>
      <div class="setup-fields">
        {(opponent === "machine" || opponent === "watch") && (
          <label class="form-field">
            {say("level")} {level}: {say.levels[level - 1]}
            <input type="range" min="1" max="8" value={level} onInput={(event) => setLevel(Number(event.currentTarget.value))} />
          </label>
        )}
        {opponent !== "same" && opponent !== "watch" && (
          <label class="form-field">
            {say("seat")}
            <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
              <option value={0}>{say("anySeat")}</option>
              {Array.from({ length: seats }, (_, index) => (
                <option key={index} value={index + 1}>{face.sides[say.language][index]}</option>
              ))}
            </select>
          </label>
        )}
        {online && (
          <label class="form-field">
            {say("clock")}
            <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
              {CLOCKS.map((each) => <option key={each} value={each}>{clockWords(each, say)}</option>)}
            </select>
          </label>
        )}
        <button class="primary" type="submit">{say("start")}</button>
      </div>
      {info.options.length > 0 && <Options info={info} face={face} values={values} setValues={setValues} say={say} />}
    </form>
  );
}

interface OptionsProps {
  info: GameInfo;
  face: GameFace;
  values: Record<string, string>;
  setValues: (values: Record<string, string>) => void;
  say: Say;
}

function Options({ info, face, values, setValues, say }: OptionsProps) {
  const valueOf = (key: string) => values[key] ?? info.options.find((option) => option.key === key)!.fallback;
  return (
    <details class="options">
      <summary>{say("options")}</summary>
      <div class="option-list">
        {info.options
          .filter((option) => !face.isIdle?.(option.key, valueOf))
          .map((option) => (
            <OptionField
              key={option.key}
              option={option}
              hints={face.hints?.(option.key, info.facts) ?? []}
              name={(value) => face.valueNames?.[say.language][`${option.key}=${value}`] ?? face.valueNames?.[say.language][value] ?? value}
              value={valueOf(option.key)}
              change={(value) => setValues({ ...values, [option.key]: value })}
            />
          ))}
      </div>
    </details>
  );
}

interface OptionProps {
  option: Option;
  hints: string[];
  name: (value: string) => string;
  value: string;
  change: (value: string) => void;
}

function OptionField({ option, hints, name, value, change }: OptionProps) {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(option.values ?? "");
  if (option.values === "0|1")
    return (
      <label class="option-switch">
        <input type="checkbox" checked={value === "1"} onChange={(event) => change(event.currentTarget.checked ? "1" : "0")} />
        <span class="option-help">{option.help}</span>
      </label>
    );
  return (
    <label class="form-field">
      <span class="option-help">{option.help}</span>
      {range ? (
        <input type="number" min={range[1]} max={range[2]} value={value} onChange={(event) => change(event.currentTarget.value)} />
      ) : option.values ? (
        <select value={value} onChange={(event) => change(event.currentTarget.value)}>
          {option.values.split("|").map((each) => <option key={each} value={each}>{name(each)}</option>)}
        </select>
      ) : (
        <>
          <input value={value} list={`hints-${option.key}`} onChange={(event) => change(event.currentTarget.value)} />
          <datalist id={`hints-${option.key}`}>{hints.map((hint) => <option key={hint} value={hint} />)}</datalist>
        </>
      )}
    </label>
  );
}
