// table.tsx - the table: board, what can be done, the record, and everything around a match.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Match } from "../match";
import type { Candidate, Choice, GameInfo, Odds, Refusal } from "../table";
import { OVER } from "../table";
import type { Say } from "../texts";
import { faces } from "../games";
import type { Body, GameFace, Shortcut } from "../games/board";
import { effectOf, onwards, optionsAfter, through, towards } from "./choose";
import { Chat } from "./chat";
import { Drawn } from "./drawn";
import { FairDice } from "./fair";
import { Log, wordsOf } from "./log";
import { Curtain, Invitation, Outcome, Players, Refused, Tools, type Why } from "./panels";

interface Props {
  match: Match;
  info: GameInfo;
  say: Say;
  animate: boolean;
  setAnimate: (on: boolean) => void;
}

interface Preview {
  action: string;
  odds: Odds;
}

const VARIANTS = 5;
const NEWCOMER = 6; // own actions after which a small screen no longer tells the aim of the game
const PATIENCE = 200; // looks whether the other side has answered, before several actions at one press end
const STAKES_SHOWN = 3; // outcomes of an action that are told beside its button
const LINE_SHOWN = 6; // actions of a line that are told

const hasChance = (odds: Odds | null): boolean => odds?.tables.some((table) => table.rows.length > 1) ?? false;

export function TablePage({ match, info, say, animate, setAnimate }: Props) {
  const [, redraw] = useState(0);
  const [chosen, setChosen] = useState<string[]>([]);
  const [goal, setGoal] = useState<string | null>(null);
  const [warned, setWarned] = useState("");
  const [hovered, setHovered] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [report, setReport] = useState<{ whys: Why[]; at: number } | null>(null); // of several actions at one press, until the next action
  const [turned, setTurned] = useState<boolean | null>(null);
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [wantsText, setWantsText] = useState(false);
  const [boardText, setBoardText] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [stakes, setStakes] = useState<Preview | null>(null); // odds of what a press of a button would commit to
  const [offered, setOffered] = useState<{ action: string; things: string[] } | null>(null);
  const [helped, setHelped] = useState<number[]>([]); // seats whose side the machine sets up
  const face = faces[info.id]!;

  useEffect(() => {
    match.onChange = () => redraw((count) => count + 1);
    redraw((count) => count + 1);
  }, [match]);

  const moment = match.moment;
  const moves = moment?.log.length ?? 0;

  // Whoever waits in another window sees by its title that it is his turn.
  const isDue = moment?.mine ?? false;
  useEffect(() => {
    document.title = `${isDue ? "● " : ""}${info.name} · ${say("title")}`;
    return () => {
      document.title = say("title");
    };
  }, [isDue, info.name, say]);
  const start = useCallback((path: string[]) => {
    setChosen(path);
    setGoal(null);
    setWarned("");
    setOffered(null);
  }, []);
  useEffect(() => {
    if (wantsText) void match.text().then(setBoardText);
  }, [wantsText, moves, moment?.shown, match]);

  const choices: Choice[] = useMemo(() => (moment?.mine ? moment.table.choices : []), [moment?.mine, moment?.table]);
  const first = useMemo(() => optionsAfter(choices, []), [choices]);
  const options = useMemo(
    () => (goal === null ? optionsAfter(choices, chosen) : { next: optionsAfter(towards(choices, goal), []).next, complete: [] }),
    [choices, chosen, goal],
  );

  // A new moment begins with nothing chosen, or with the one piece there is that needs more said.
  const given = useMemo(() => {
    const drawn = [...first.next].filter((thing) => face.isDrawn(thing));
    return face.keepsButtons && drawn.length === 1 && optionsAfter(choices, drawn).complete.length === 0 ? drawn : [];
  }, [first, choices, face]);
  useEffect(() => {
    start(given);
    setRefusal(null);
    setCandidates(null);
  }, [moves, moment?.shown, match, given.join(" ")]);

  const play = useCallback(
    async (action: string) => {
      start([]);
      const error = await match.play(action);
      if (error) setRefusal({ action, legal: false, clause: "", reason: error });
    },
    [match],
  );

  // What is the only choice and no decision is made at once; not again after it was taken back.
  const seen = useRef(-1);
  useEffect(() => {
    if (!moment?.mine || moment.curtain !== null) return;
    const isNew = moves > seen.current;
    seen.current = moves;
    const [only, other] = choices;
    if (isNew && only && !other && face.isForced?.(only[0])) void play(only[0]);
  }, [moves, choices]);

  // One after another, until there is none or the rules refuse one.
  const playAll = useCallback(
    async (shortcut: Shortcut) => {
      start([]);
      if ("onward" in shortcut) {
        const next = async () => {
          for (let waits = 0; waits < PATIENCE && !match.moment?.mine && match.moment?.table.toAct !== OVER; waits++) await new Promise((resolve) => setTimeout(resolve, 50));
          return match.moment?.mine ? shortcut.onward(match.moment.table.choices) : null;
        };
        for (let action = await next(); action !== null; action = await next()) {
          const error = await match.play(action);
          if (error) return setRefusal({ action, legal: false, clause: "", reason: error });
        }
        return;
      }
      const { actions, whys } = "pieces" in shortcut ? await goAsBody(match, shortcut, say) : await goInSeries(match, shortcut.series, shortcut.closing);
      for (const action of actions) {
        const refused = await match.play(action);
        if (refused) return setRefusal({ action, legal: false, clause: "", reason: refused });
      }
      setReport({ whys, at: match.moment?.log.length ?? 0 });
    },
    [match],
  );

  const advise = useCallback(async () => {
    setSearching(true);
    const action = await match.advise();
    setSearching(false);
    if (action) await play(action);
  }, [match, play]);
  const analyse = useCallback(async () => {
    setCandidates(null);
    setSearching(true);
    const found = await match.analyse();
    setSearching(false);
    setCandidates(found);
  }, [match]);

  // Sets up a side step by step, until it stands or the player looks elsewhere.
  const isPreparing = moment !== null && moment.mine && moment.curtain === null && (face.isPreparing?.(moment.table.scene) ?? false);
  const isHelped = isPreparing && helped.includes(moment.table.toAct);
  useEffect(() => {
    let isCurrent = true;
    const step = async () => {
      const action = await match.advise();
      if (isCurrent && action) await play(action);
    };
    if (isHelped) void step();
    return () => {
      isCurrent = false;
    };
  }, [isHelped, moves, match]);

  // Goes down this path; where only buttons are left on the one way from here, it is the action.
  const take = useCallback(
    (path: string[]) => {
      const onward = onwards(choices, path);
      const rest = onward[0]?.[1].split(" ").slice(path.length) ?? [];
      const isSaid = rest.length === 0 || (path.length > 1 && rest.every((thing) => !face.isDrawn(thing)));
      if (onward.length !== 1 || !isSaid) return setChosen(path);
      const [action, steps] = onward[0]!;
      const undone = path.length === 1 ? (face.warning?.(path[0]!, choices, moment!.table.scene, say) ?? "") : "";
      if (undone) {
        start(path);
        return setWarned(undone);
      }
      const commit = async () => {
        const isUnseen = preview?.action !== action && stakes?.action !== action && hasChance(await match.odds(action)) && !face.goesOn?.((await match.preview(action)) ?? {});
        if (isUnseen) setChosen(steps.split(" ")); // the odds first, then the commitment
        else await play(action);
      };
      void commit();
    },
    [choices, play, face, match, preview, stakes, moment, say],
  );

  // What the thing under the pointer, or with the focus, would do: its odds are shown beforehand.
  const aimed = hovered === null || !options.next.has(hovered) ? [] : goal === null ? through(choices, chosen, hovered) : through(choices, [hovered], goal);
  const aim = aimed.length === 1 ? aimed[0]![0] : null;
  useEffect(() => {
    let gone = false;
    setPreview(null);
    if (aim !== null)
      void match.odds(aim).then((odds) => {
        if (!gone && hasChance(odds)) setPreview({ action: aim, odds: odds! });
      });
    return () => {
      gone = true;
    };
  }, [aim, match]);

  // What is legal but in no list waits to be confirmed; anything else says why not.
  const offer = useCallback((answer: Refusal | null, things: string[]) => {
    setOffered(answer?.legal ? { action: answer.action, things } : null);
    setRefusal(answer && !answer.legal ? answer : null);
  }, []);
  const ask = useCallback((things: string[]) => match.point(things), [match]);

  // A thing that leads on is taken; so is one that a button would lead to; one that begins something new starts over; anything else is
  // asked about, so that the rules can say why not.
  const point = useCallback(
    async (thing: string) => {
      if (!moment?.mine) return;
      setRefusal(null);
      setReport(null);
      setOffered(null);
      if (goal !== null && options.next.has(thing)) {
        setGoal(null);
        return take([thing, goal]);
      }
      if (thing === goal || (chosen[chosen.length - 1] === thing && !options.next.has(thing))) return start([]);
      if (options.next.has(thing)) {
        return take([...chosen, thing]);
      }
      if (chosen.length === 0 && face.takesGoalFirst && !first.next.has(thing) && towards(choices, thing).length > 0) return setGoal(thing);
      const between = [...options.next].find(
        (button) => !face.isDrawn(button) && through(choices, [...chosen, button], thing).length > 0,
      );
      if (between) return take([...chosen, between, thing]);
      if (first.next.has(thing)) return start([thing]);
      const answer = await match.point([...chosen, thing]);
      if (answer?.legal && face.isPlain?.(thing)) return play(answer.action);
      offer(answer, [...chosen, thing]);
    },
    [moment, chosen, goal, first, options, choices, match, take],
  );

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") start([]);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);

  // The first of a few ways to do what is pointed at, or what was.
  const ways = aimed.length > 0 || [...options.next].some(face.isDrawn) ? aimed : onwards(choices, chosen);
  const variant = chosen.length > 0 && ways.length <= VARIANTS ? ways[0]?.[0] : undefined;
  const considered = offered?.action ?? aim ?? variant ?? (options.complete.length === 1 ? options.complete[0]![0] : null);
  const ghost = useGhost(match, face.hasPreviews ? considered : null);

  if (match.error)
    return (
      <p class="notice">
        <span class="error" role="alert">{match.error}</span> <a class="button" href="#/">{say("home")}</a>
      </p>
    );
  if (!moment) return <p class="notice">{say("loading")}</p>;

  const { table, log } = moment;
  const looksFrom = table.seat >= 0 ? table.seat : 0;
  const isShared = moment.chat === null && moment.names.every((name) => name === ""); // two at one screen
  const isTurned = turned ?? (looksFrom === 1 && !(face.keepsView && isShared));
  const last = log[moment.shown - 1];
  const isPast = moment.shown < log.length && !moment.isReplay;
  const isNew = log.filter((entry) => entry.who === table.seat).length < NEWCOMER;
  const explain = (thing: string | null | undefined) => (thing ? face.explain(thing, table.scene, info.facts, say) : null);
  const card = explain(hovered) ?? (isNew && chosen.length === given.length ? null : explain(chosen.at(-1))); // not what was chosen for a newcomer
  const isButton = (thing: string) => !face.isDrawn(thing);
  const buttons = [...options.next].filter(isButton);
  const isWhole = warned !== "" || offered !== null || options.complete.length > 0; // only to be confirmed
  // The way out of a step stays in sight where it is not open: pressed, the rules say why.
  const ending = moment.mine && !isWhole ? (face.ending?.(table.scene) ?? null) : null;
  const closed = ending !== null && !first.next.has(ending) ? ending : null;
  const kept = face.keepsButtons && chosen.length > 0 && !isWhole ? [...first.next].filter(isButton) : [];
  // Where there is nothing to point at, the question stands beside the buttons that answer it.
  const asked = chosen.length === 0 && first.next.size > 0 && [...first.next].every(isButton) ? table.status : "";
  const hint = isWhole || !moment.mine || moment.curtain !== null ? "" : asked || face.hint?.(table.scene, chosen, say) || "";

  const whys: Why[] = refusal ? [refusal] : report?.at === log.length ? report.whys : [];
  const refused = whys.length > 0 && (
    <Refused
      whys={whys}
      game={info.id}
      say={say}
      close={() => {
        setRefusal(null);
        setReport(null);
      }}
    />
  );

  return (
    <main class="table-page">
      <section class="stage" aria-label={info.name}>
        <Players match={match} moment={moment} face={face} facts={info.facts} say={say} turned={isTurned} />
        <div class="board-frame">
          <face.board
            scene={table.scene}
            facts={info.facts}
            chosen={chosen}
            goal={goal}
            next={options.next}
            effect={(thing) => (goal === null ? effectOf(choices, chosen, thing) : effectOf(choices, [thing], goal))}
            point={point}
            hover={setHovered}
            turned={isTurned}
            seat={table.seat}
            marks={last ? touched(last.action) : []}
            isOpenEnded={moment.mine && table.openEnded}
            ask={ask}
            offer={offer}
            ghost={ghost}
            animate={animate}
            say={say}
          />
          {moment.curtain !== null && <Curtain match={match} name={face.sides[say.language][moment.curtain]!} say={say} />}
        </div>
        <Drawn moment={moment} face={face} facts={info.facts} animate={animate} say={say} />
        {isPast ? (
          <div class="action-bar filled">
            <p class="hint" role="status">{say("past", moment.shown, log.length)}</p>
            <button class="primary" onClick={() => match.show(log.length)}>{say("present")}</button>
          </div>
        ) : (
          <ActionBar
            match={match}
            complete={offered ? [[offered.action, ""]] : options.complete}
            buttons={buttons}
            kept={kept}
            closed={closed}
            explain={async (thing) => offer(await match.point([thing]), [thing])}
            press={(thing) => take([thing])}
            hover={setHovered}
            hint={warned || hint}
            isWarning={warned !== ""}
            setOdds={setStakes}
            odds={(preview ?? stakes)?.odds ?? null}
            canCancel={warned !== "" || offered !== null || chosen.length > given.length || goal !== null}
            shortcuts={moment.mine && warned === "" ? (face.shortcuts?.(table.scene, choices, offered?.things ?? (chosen.length > given.length ? chosen : []), say) ?? []) : []}
            playAll={playAll}
            label={(thing) => face.label?.(thing, info.facts, say, isTurned) ?? thing}
            choices={choices}
            chosen={chosen}
            onward={!offered && options.next.size > 0}
            play={play}
            point={point}
            cancel={() => start(given)}
            prepare={isPreparing && !isHelped ? () => setHelped([...helped, table.toAct]) : null}
            say={say}
          />
        )}
      </section>
      <aside class="side">
        <Status match={match} face={face} say={say} />
        {refused}
        {table.toAct === OVER && <Outcome match={match} moment={moment} face={face} say={say} />}
        <Invitation moment={moment} say={say} />
        <div class={`card${card ? "" : isNew ? " aim" : " aim known"}`} aria-live="off">
          {card ? (
            <>
              <strong>{card.title}</strong>
              {card.lines.map((line) => <p key={line}>{line}</p>)}
              {card.clause && <p><a href={`#/rules/${info.id}/${card.clause}`}>{say("ruleLink")} {card.clause}</a></p>}
            </>
          ) : (preview ?? stakes) ? null : (
            <>
              <strong>{say("aim")}</strong>
              {face.aim[say.language].map((line) => <p key={line}>{line}</p>)}
              <p class="quiet"><a href={`#/rules/${info.id}`}>{say("rules")}</a><span class="for-keys"> · {say("keyboard")}</span></p>
            </>
          )}
          {(preview ?? stakes) && <OddsTables odds={(preview ?? stakes)!.odds} say={say} />}
        </div>
        <Tools
          match={match}
          moment={moment}
          say={say}
          animate={animate}
          setAnimate={setAnimate}
          advise={() => void advise()}
          flip={() => setTurned(!isTurned)}
          analyse={() => void analyse()}
          showText={() => setWantsText(!wantsText)}
        />
        <FairDice match={match} say={say} />
        {isSearching && <p class="quiet" role="status">{say("searching")}</p>}
        {candidates && <Candidates candidates={candidates} play={moment.mine ? play : null} say={say} />}
        {wantsText && <pre class="board-text" tabIndex={0} aria-label={say("textBoard")}>{boardText}</pre>}
        <Chat match={match} moment={moment} face={face} say={say} />
        <Log match={match} moment={moment} face={face} say={say} />
      </aside>
    </main>
  );
}

interface Steps {
  actions: string[];
  whys: Why[]; // who did not do what was meant, and why
}

// All or nothing.
async function goInSeries(match: Match, series: string[][], closing: string[]): Promise<Steps> {
  const meant = await Promise.all(series.map((things) => match.point(things)));
  const actions = [...meant.map((answer) => answer?.action ?? ""), ...closing];
  const illegal = await match.tryAll(actions);
  return illegal ? { actions: [], whys: [illegal] } : { actions, whys: [] };
}

// Each piece as far as it can go, and no farther than the closing allows.
async function goAsBody(match: Match, { pieces, closing }: Body, say: Say): Promise<Steps> {
  const stopped = new Map<string, Refusal>(); // why each went less far than was meant
  const taken = pieces.map(() => 0); // nobody tries again what was not legal when all went farther
  let apart: Refusal[] = [];
  const whys = (): Why[] => [
    ...pieces.flatMap(({ name, ways }, index) => (stopped.has(name) ? [{ ...stopped.get(name)!, who: say(taken[index]! < ways.length ? "goesLess" : "staysPut", name) }] : [])),
    ...apart,
  ];
  for (let least = 0; least < (pieces[0]?.ways.length ?? 0); least++) {
    const actions: string[] = [];
    for (const [index, { name, ways }] of pieces.entries()) {
      let way = Math.max(least, taken[index]!);
      for (; way < ways.length; way++) {
        const answer = await match.point(ways[way]!);
        const illegal = answer && (await match.tryAll([...actions, answer.action]));
        if (illegal && !stopped.has(name)) stopped.set(name, illegal);
        if (!answer || illegal) continue;
        actions.push(answer.action);
        break;
      }
      taken[index] = way;
    }
    if (actions.length === 0) return { actions, whys: whys() };
    const torn = closing.length > 0 ? await match.tryAll([...actions, ...closing]) : null;
    if (!torn) return { actions: [...actions, ...closing], whys: whys() };
    apart = [torn];
  }
  return { actions: [], whys: whys() };
}

// The scene after an action, for a ghost on the board; the latest question wins.
function useGhost(match: Match, action: string | null): any {
  const [scene, setScene] = useState<any>(null);
  useEffect(() => {
    let isCurrent = true;
    setScene(null);
    if (action) void match.preview(action).then((found) => isCurrent && setScene(found));
    return () => {
      isCurrent = false;
    };
  }, [match, action]);
  return scene;
}

// The places named in an action's notation, so that the board can mark what was touched.
const touched = (action: string): string[] => [
  ...(action.match(/[a-k][1-9]/g) ?? []),
  ...(action.match(/\b[AB]c?\d+\b/g) ?? []),
  ...(action.match(/\b[A-Za-z]\b/g) ?? []),
];

function Status({ match, face, say }: { match: Match; face: GameFace; say: Say }) {
  const moment = match.moment!;
  const last = moment.log[moment.shown - 1];
  return (
    <div class="status" role="status" aria-live="polite">
      <p class="turn">{moment.thinking ? say("thinking") : moment.table.toAct === OVER ? say("over") : moment.table.status}</p>
      {last && <p class="quiet">{wordsOf(last, face, say)}</p>}
      {moment.notice && <p class="notice">{moment.notice}</p>}
    </div>
  );
}

interface BarProps {
  match: Match;
  complete: Choice[];
  buttons: string[];
  kept: string[]; // of the step, for they need no piece
  closed: string | null; // of the step too, but not allowed now
  explain: (thing: string) => void;
  press: (thing: string) => void;
  hover: (thing: string | null) => void;
  hint: string;
  isWarning: boolean;
  setOdds: (shown: Preview | null) => void;
  odds: Odds | null; // on a small screen they would stand below it: a line of them stands here
  canCancel: boolean;
  shortcuts: Shortcut[];
  playAll: (shortcut: Shortcut) => void;
  label: (thing: string) => string;
  choices: Choice[];
  chosen: string[];
  onward: boolean;
  play: (action: string) => void;
  point: (thing: string) => void;
  cancel: () => void;
  prepare: (() => void) | null; // lets the machine set up
  say: Say;
}

// What cannot be pointed at on the board becomes a button, and a full action that could still go on
// asks to be confirmed. Odds appear before the commitment.
function ActionBar(props: BarProps) {
  const { match, complete, buttons, kept, closed, explain, press, hover, hint, isWarning, setOdds, odds, canCancel, shortcuts, playAll, label, choices, chosen, onward, play, point, cancel, prepare, say } = props;
  const [words, setWords] = useState<Record<string, string>>({});
  const asked = useRef(0);
  const offered: { action: string; thing: string | null }[] = [
    ...complete.map(([action]) => ({ action, thing: null })),
    ...buttons.map((thing) => {
      const beyond = through(choices, chosen, thing);
      return { action: beyond.length === 1 ? beyond[0]![0] : "", thing };
    }),
  ];
  // Odds of the one full action, or of the button that commits to dice when nothing is pointed at.
  const committing = complete.length === 1 ? complete[0]![0] : chosen.length === 0 ? (offered.find(({ action }) => action)?.action ?? null) : null;
  const key = offered.map(({ action, thing }) => `${action}/${thing}`).join("|");
  useEffect(() => {
    const turn = ++asked.current;
    setOdds(null);
    const load = async () => {
      const found: Record<string, string> = {};
      for (const { action } of offered.slice(0, 24)) if (action) found[action] = await match.words(action);
      const chances = committing ? await match.odds(committing) : null;
      if (turn !== asked.current) return;
      setWords(found);
      if (hasChance(chances)) setOdds({ action: committing!, odds: chances! });
    };
    void load();
  }, [key]);
  // The button that was pressed says again what it does, after what it would leave undone.
  const name = (action: string, thing: string | null) => (thing !== null ? label(thing) : isWarning ? label(chosen[0]!) : words[action] || action);
  const isEmpty = offered.length + kept.length + shortcuts.length === 0 && !closed && !canCancel && !prepare && !hint;
  if (isEmpty) return <div class="action-bar" />;
  return (
    <div class="action-bar filled">
      {hint && <p class={isWarning ? "hint warned" : "hint"} role={isWarning ? "alert" : undefined}>{hint}</p>}
      {odds && <p class="stakes">{stakesOf(odds)}</p>}
      {prepare && <button class="prepare" onClick={prepare}>{say("prepare")}</button>}
      {offered.map(({ action, thing }) => (
        <button
          key={`${action}/${thing}`}
          class={thing === null ? "primary" : ""}
          title={action ? words[action] : undefined}
          onPointerEnter={() => hover(thing)}
          onPointerLeave={() => hover(null)}
          onFocus={() => hover(thing)}
          onClick={() => (thing === null ? play(action) : point(thing))}
        >
          {name(action, thing)}
        </button>
      ))}
      {shortcuts.map((shortcut) => <button key={shortcut.label} class="shortcut" onClick={() => playAll(shortcut)}>{shortcut.label}</button>)}
      {kept.map((thing) => <button key={thing} onClick={() => press(thing)}>{label(thing)}</button>)}
      {closed && <button class="closed" onClick={() => explain(closed)}>{label(closed)}</button>}
      {complete.length > 0 && onward && <span class="quiet">{say("chooseMore")}</span>}
      {canCancel && <button class="cancel" onClick={cancel}>{say("cancel")}</button>}
    </div>
  );
}

const percent = (weight: number, total: number): string => `${((100 * weight) / total).toFixed(1)}%`;

// The likeliest of the first table.
function stakesOf({ tables }: Odds): string {
  const [first] = tables;
  const rows = [...first!.rows].sort((one, other) => other.weight - one.weight).slice(0, STAKES_SHOWN);
  return `${first!.title} — ${rows.map((row) => `${row.text}: ${percent(row.weight, first!.total)}`).join(" · ")}`;
}

function OddsTables({ odds, say }: { odds: Odds; say: Say }) {
  return (
    <details class="odds" open>
      <summary>{say("odds")}</summary>
      {odds.tables.map((table) => (
        <table key={table.title}>
          <caption>{table.title}</caption>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.text}>
                <th scope="row">{row.text}</th>
                <td>{percent(row.weight, table.total)}</td>
                <td class="bar"><span style={{ width: `${(100 * row.weight) / table.total}%` }} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}

function Candidates({ candidates, play, say }: { candidates: Candidate[]; play: ((action: string) => void) | null; say: Say }) {
  return (
    <section class="candidates">
      <h3>{say("candidates")}</h3>
      <ol>
        {candidates.slice(0, 5).map((candidate) => (
          <li key={candidate.action}>
            <button class="link" disabled={!play} onClick={() => play?.(candidate.action)}>
              {candidate.words || candidate.action}
            </button>{" "}
            <span class="quiet">{say("expected", (50 + candidate.value / 200).toFixed(0))}</span>
            {candidate.facts.map((fact) => <div key={fact} class="quiet">{fact}</div>)}
            {candidate.line.length > 1 && <div class="quiet line">{candidate.line.slice(0, LINE_SHOWN).join(" · ")}{candidate.line.length > LINE_SHOWN ? " …" : ""}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
