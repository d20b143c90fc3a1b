// page.tsx - the table: strip, board, command bar, tray, tabs, and what is laid over them. What happens at it is state.ts.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ground, SlotProps } from "../../games/face";
import { faceOf } from "../../games";
import type { Match, Moment } from "../../match";
import { touchedBy } from "../../motion/event";
import { useStaged } from "../../motion/use-staged";
import type { Candidate, GameInfo } from "../../table";
import { CHANCE, OVER } from "../../table";
import type { Say } from "../../texts";
import { Chat } from "../chat";
import { useDrag } from "../drag";
import { Drawn } from "../drawn";
import { FairDice } from "../fair";
import { Log } from "../log";
import { Curtain, Invitation, Offers } from "../panels";
import { mannerOfMotion, useSetting } from "../settings";
import { CommandBar } from "./bar";
import { BoardBox } from "./box";
import { AimCard, JustNow, LastDeed, PieceCard } from "./cards";
import { effectOf, optionsAfter } from "./choose";
import { ClauseDialog } from "./clause";
import { EndScreen } from "./end";
import { useLayout } from "./layout";
import { Menu } from "./menu";
import { Candidates, OddsTables, stakesOf } from "./odds";
import { OddsPicture } from "./odds-picture";
import { AdviceArrow, EffectPill, Pill, WhyNot } from "./overlay";
import { atStake, offersOf, playedQuestion, questionOf, useWords } from "./question";
import { optionsOf, type Tab } from "./state";
import { Token } from "./token";
import { Strip } from "./strip";
import { Tabs } from "./tabs";
import { useTurning } from "./turning-points";
import { useKeptFocus, useKeys } from "./use-keys";
import { hasChance, useConsidered, useMatch, useNews, type Considered } from "./use-match";
import { useReplay } from "./use-replay";
import { useTurnCall } from "./use-turn-call";
import { prospectOf, useForced, usePreparing, useTable } from "./use-table";

interface Props {
  match: Match;
  info: GameInfo;
  setLanguage: () => void;
  say: Say;
}

const NOTHING: Set<string> = new Set();
const NEWCOMER = 6; // own actions after which the aim of the game is no longer told
const ANNOUNCED = 3; // entries that a screen reader is told at once

export function TablePage(props: Props) {
  const { match, say } = props;
  const moment = useMatch(match);
  if (match.error)
    return (
      <main class="notice">
        <h1>{props.info.name}</h1>
        <p><span class="error" role="alert">{match.error}</span> <a class="button" href="#/">{say("home")}</a></p>
      </main>
    );
  if (!moment) return <main class="notice"><h1>{props.info.name}</h1><p>{say("loading")}</p></main>;
  // Under the curtain there is nothing but the curtain: the table is taken down, with all that it has found out.
  if (moment.curtain !== null) {
    const [face, team] = [faceOf(props.info.id), moment.table.teams[moment.curtain] ?? 0];
    return (
      <main class={`table curtained game-${props.info.id}`}>
        <Curtain match={match} name={face.about.sides[say.language][moment.curtain]!} sign={<span class={`side${team}`}><Token face={face} team={team} /></span>} say={say} />
      </main>
    );
  }
  return <Table {...props} moment={moment} />;
}

function Table({ match, moment, info: gameInfo, setLanguage, say }: Props & { moment: Moment }) {
  const rules = moment.table.rules, info = useMemo(() => (rules ? { ...gameInfo, facts: rules.facts } : gameInfo), [gameInfo, rules?.hash, rules?.name, rules?.changes[0]]);
  const face = faceOf(info.id);
  const { guide } = face;
  const { table, log } = moment;
  const { layout, hasColumns } = useLayout(match.aside);
  const root = useRef<HTMLElement>(null);
  const ground = useRef<Ground | null>(null);
  const seen = useRef<Considered | null>(null);
  const speed = useSetting("speed");
  const { state, asked, dispatch, play, playAll } = useTable(match, info, face, say, seen);
  const replay = useReplay(match, moment);
  useSetting("sound");
  const staged = useStaged(moment, root, mannerOfMotion());
  const seenNow = staged.drawn ?? moment; // what has happened up to what is drawn; the rest is still being played
  const isBehind = seenNow !== moment;
  const news = useNews(seenNow);
  const prepare = usePreparing(match, moment, asked, face, info.facts, play);
  useForced(moment, asked, face, (action) => void play(action));
  useTitle(moment.mine, info.name, say);
  useTurnCall(moment, info.name, say);
  useKeptFocus(root);

  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [message, setMessage] = useState("");
  const [isNear, setNear] = useState(false);
  const canZoom = layout !== "wide" && !guide.zooms;
  useEffect(() => {
    setCandidates(null);
    setMessage("");
  }, [state.key]);

  // ---- What is considered ----
  const options = useMemo(() => optionsOf(state, asked), [state.chosen, state.goal, asked.choices]);
  const able = useMemo(() => new Set(asked.choices.flatMap(([, steps]) => steps.split(" "))), [asked.choices]);
  const prospect = prospectOf(state, asked);
  const offers = offersOf(state, asked);
  const action = prospect.action ?? atStake(state, offers);
  const considered = useConsidered(match, action, state.key);
  seen.current = considered;
  const words = useWords(match, offers.flatMap((offer) => (offer.action ? [offer.action] : [])), say.language);
  const odds = hasChance(considered?.odds ?? null) ? considered!.odds! : null;

  // ---- What is drawn ----
  const looksFrom = table.seat >= 0 ? table.seat : 0;
  const isShared = moment.chat === null && moment.names.every((name) => name === ""); // two at one screen
  const isTurned = state.turned ?? (looksFrom === 1 && !(guide.keepsView && isShared));
  const isOver = table.toAct === OVER;
  const turning = useTurning(match, moment, isShared, isOver && guide.isOver(table.scene));
  const slot: SlotProps<unknown, unknown> = {
    scene: seenNow.table.scene, facts: info.facts, seat: table.seat, turned: isTurned, chosen: isBehind ? [] : state.chosen, goal: state.goal, next: isBehind ? NOTHING : options.next, able: isBehind ? NOTHING : able,
    effect: (thing) => (state.goal === null ? effectOf(asked.choices, state.chosen, thing) : effectOf(asked.choices, [thing], state.goal)),
    hovered: state.hovered, marks: touchedBy(log[seenNow.shown - 1]?.events ?? []), ghost: guide.hasPreviews && prospect.action ? (considered?.after ?? null) : null,
    considered: prospect.action, shown: seenNow.shown, news, past: log.slice(0, seenNow.shown), form: layout === "tall" ? "band" : "panel", animate: speed !== "none" && mannerOfMotion().isMoving, isOver, say,
    point: (thing) => dispatch({ type: "point", thing }),
    isOpenEnded: asked.mine && table.openEnded,
    ask: (things) => match.point(things),
    offer: (answer, things) => dispatch({ type: "answered", answer, things, isPlain: false }),
    playAll: (shortcut) => void playAll(shortcut),
    ground,
  };
  const drag = useDrag(root, { chosen: state.chosen, next: options.next, first: isBehind ? NOTHING : optionsAfter(asked.choices, []).next, point: slot.point, hover: (thing) => dispatch({ type: "hover", thing }) }, ground);

  // ---- Tools ----
  const playing = !isOver && !moment.isReplay && table.seat >= 0;
  const undo = playing && table.canUndo ? async () => setMessage(await match.undo()) : null;
  const hint = !moment.advice || moment.thinking ? null : async () => {
    setSearching(true);
    const found = await match.analyse();
    setSearching(false);
    setCandidates(found);
    const [best] = found;
    if (!asked.mine || !best) return dispatch({ type: "tab", tab: "odds" });
    const ownSide = face.about.sides[say.language][table.seat] ?? ""; // whoever asks knows who he is
    const steps = asked.choices.findLast(([each]) => each === best.action)?.[1].split(" ") ?? [];
    dispatch({ type: "advised", advice: { things: steps, action: best.action, words: say("advises", (best.words || best.action).replace(`${ownSide}: `, "")) } });
  };
  const advise = asked.mine && moment.advice && !isSearching ? async () => {
    setSearching(true);
    const best = await match.advise();
    setSearching(false);
    if (best) await play(best);
  } : null;
  const flip = () => dispatch({ type: "flip", turned: !isTurned });
  const isPast = moment.shown < log.length || moment.isReplay;
  const isPlayed = isBehind && staged.coming !== null && !isPast;
  const question = isPlayed ? playedQuestion(staged.coming!, face, () => staged.skip(true), say) : questionOf({ match, moment, info, face, state, asked, offers, words, isTurned, replay, isFinished: state.hasLeftEnd, prepare, dispatch, play: (each) => void play(each), playAll: (each) => void playAll(each), say });
  useKeys({
    cancel: () => (isPlayed ? staged.skip(true) : state.isMenuOpen ? dispatch({ type: "menu", open: false }) : state.tab && !isDocked ? dispatch({ type: "tab", tab: null }) : dispatch({ type: "cancel" })),
    confirm: question.confirm, undo: () => undo && void undo(), hint: () => hint && void hint(), flip, step: isPast ? replay.step : null,
    menu: () => dispatch({ type: "menu", open: !state.isMenuOpen }),
  });

  // ---- Cards and tabs ----
  const openClause = (clause: string) => dispatch({ type: "clause", clause });
  const struck = state.chosen.length > 0 && state.hovered && options.next.has(state.hovered) && guide.isTheirs(state.hovered, table.scene, table.seat) ? state.hovered : undefined;
  const inspect = (thing: string | null | undefined) => (thing ? face.inspect(thing, seenNow.table.scene, info.facts, say, struck) : null);
  const isNew = log.filter((entry) => entry.who === table.seat).length < NEWCOMER;
  const card = inspect(struck ? state.chosen.at(-1) : state.hovered) ?? (isNew && state.chosen.length === state.given.length ? null : inspect(state.chosen.at(-1)));
  const pieceCard = card ? <PieceCard card={card} openClause={openClause} say={say} /> : <AimCard game={info.id} face={face} say={say} />;
  const dice = <Drawn moment={seenNow} face={face} facts={info.facts} animate={slot.animate} say={say} />;
  const hasPanels = face.Left !== null || face.Right !== null;
  const showsColumns = hasColumns && hasPanels;
  const isDocked = hasColumns && !hasPanels; // the log stands beside a board that needs no panels
  const open: Tab | null = state.tab ?? (isDocked ? "log" : null);
  const roster = open === "units" ? (face.roster?.(table.scene, info.facts, say) ?? []) : [];
  const watchAgain = useWatchAgain(seenNow, replay.runFrom);
  const effects = state.chosen.length === 0 ? [] : prospect.targets;
  const pointedAt = state.hovered !== null && (options.next.has(state.hovered) || state.chosen.includes(state.hovered)) ? state.hovered : (state.offered?.things ?? state.chosen).findLast(asked.isDrawn);
  const drawn = `${state.key} ${layout} ${isTurned} ${state.chosen} ${open}`;
  const said = news.slice(-ANNOUNCED).map((entry) => entry.words).join(". ");

  return (
    <main class={`table ${layout} game-${info.id}${table.seats > 2 ? " seats4" : ""}${showsColumns ? " columns" : ""}${isDocked ? " docked" : ""}${face.Tray ? "" : " trayless"}`} ref={root} tabIndex={-1} onPointerDown={(event) => staged.skip(isPlayed && (event.target as Element).closest(".command-bar button.cancel") !== null)}>
      <Strip title={info.name} moment={isPlayed ? { ...moment, table: seenNow.table, shown: seenNow.shown, thinking: false } : moment} face={face} slot={slot} isMenuOpen={state.isMenuOpen} watchAgain={showsColumns ? null : watchAgain} hasLast={!showsColumns} menu={() => dispatch({ type: "menu", open: !state.isMenuOpen })} say={say} />
      <div class="stage">
        {showsColumns && (
          <div class="column left">
            {face.Left && <face.Left {...slot} />}
            <JustNow moment={seenNow} face={face} facts={info.facts} show={replay.jump} watchAgain={watchAgain} say={say} />
            {dice}
          </div>
        )}
        {layout === "tall" && face.Left && <div class="band"><face.Left {...slot} /></div>}
        {layout === "tall" && !guide.zooms && <div class="below"><JustNow moment={seenNow} face={face} facts={info.facts} show={null} watchAgain={watchAgain} say={say} /></div>}
        <BoardBox isZoomed={canZoom && isNear} focus={state.chosen.findLast(asked.isDrawn) ?? null}><face.Board {...slot} /></BoardBox>
        {showsColumns && (
          <div class="column right">
            {face.Right && <face.Right {...slot} />}
            {pieceCard}
          </div>
        )}
        {!showsColumns && dice}
        <Offers match={match} moment={moment} say={say} />
        <Invitation moment={moment} say={say} />
      </div>
      {layout === "flat" && <div class="side">{card && !guide.readsInTray ? pieceCard : <JustNow moment={seenNow} face={face} facts={info.facts} show={null} watchAgain={null} say={say} />}</div>}
      {layout === "wide" && !showsColumns && card && <div class="floating-card">{pieceCard}</div>}
      <CommandBar
        sentence={question.sentence} isWarning={question.isWarning} stakes={odds ? stakesOf(odds) : ""} buttons={question.buttons}
        undo={undo && (() => void undo())} hint={hint && !isSearching ? () => void hint() : null} isSearching={isSearching} deed={layout === "tall" && <LastDeed moment={seenNow} face={face} facts={info.facts} watchAgain={watchAgain} say={say} />} zoom={canZoom ? { isNear, turn: () => setNear(!isNear) } : null} say={say}
      />
      {face.Tray && <div class="tray-box"><face.Tray {...slot} /></div>}
      <Tabs
        open={open} say={say} toggle={(tab) => dispatch({ type: "tab", tab })} close={() => dispatch({ type: "tab", tab: state.tab ?? null })}
        tabs={[
          { tab: "log", label: say("log"), content: <Log match={match} moment={moment} face={face} replay={replay} say={say} /> },
          { tab: "units", label: say("units"), content: <>{!showsColumns && layout !== "tall" && face.Left && <face.Left {...slot} />}{!showsColumns && face.Right && <face.Right {...slot} />}{!showsColumns && pieceCard}{showsColumns && <AimCard game={info.id} face={face} say={say} />}{roster.map((each) => <PieceCard key={each.title} card={each} openClause={openClause} say={say} />)}</> },
          { tab: "odds", label: say("odds"), content: <>{considered?.odds && <OddsTables odds={considered.odds} say={say} />}{candidates && <Candidates candidates={candidates} play={asked.mine ? (each) => void play(each) : null} say={say} />}{!considered?.odds && !candidates && <p class="quiet">{say("oddsHelp")}</p>}<FairDice match={match} say={say} /></> },
          ...(moment.chat ? [{ tab: "chat" as const, label: say("chat"), content: <Chat match={match} moment={moment} face={face} say={say} /> }] : []),
          { tab: "text", label: say("textBoard"), content: <BoardText match={match} drawn={state.key} isOpen={open === "text"} say={say} /> },
        ]}
      />
      {effects.map((thing) => <EffectPill key={thing} root={root} thing={thing} text={slot.effect(thing)} brief={guide.brief(table.scene, state.chosen, thing, say)} isSmall={thing !== state.hovered && (layout === "wide" || effects.length > 1)} drawn={drawn} />)}
      {odds && prospect.action && pointedAt && !slot.effect(pointedAt) && <Pill root={root} thing={pointedAt} kind="odds" drawn={drawn}><OddsPicture odds={odds} /></Pill>}
      {state.why && <WhyNot root={root} why={{ ...state.why, whys: state.why.whys.map((each) => ({ ...each, reason: guide.named(each.reason, table.scene, info.facts) })) }} openClause={openClause} close={() => dispatch({ type: "dismiss" })} drawn={drawn} say={say} />}
      {state.advice && <AdviceArrow root={root} advice={state.advice} drawn={drawn} />}
      {isSearching && <Pill root={root} thing={null} kind="advice" drawn={drawn} role="status"><span>{say("searching")}</span></Pill>}
      {state.isMenuOpen && <Menu match={match} moment={moment} close={() => dispatch({ type: "menu", open: false })} undo={undo && (() => void undo())} hint={hint && (() => void hint())} advise={advise && (() => void advise())} watchAgain={watchAgain} flip={flip} showText={() => dispatch({ type: "tab", tab: "text" })} tell={setMessage} setLanguage={setLanguage} say={say} />}
      {isOver && !isBehind && !state.hasLeftEnd && !isPast && <EndScreen match={match} moment={moment} face={face} slot={slot} look={() => dispatch({ type: "look" })} turning={turning} open={(at) => { dispatch({ type: "look" }); replay.reach(at); }} say={say} />}
      {state.clause && <ClauseDialog game={info.id} clause={state.clause} close={() => dispatch({ type: "clause", clause: null })} say={say} />}
      {(message || (moment.mine && moment.notice)) && <p class="toast" role="status">{message || moment.notice}</p>}
      <p class="unseen live" role="status" aria-live="polite">{said}</p>
      {drag.ghost}
    </main>
  );
}

// Players who wait in another window see by its title that it is their turn.
function useTitle(isDue: boolean, name: string, say: Say): void {
  useEffect(() => {
    document.title = `${isDue ? "● " : ""}${name} · ${say("title")}`;
    return () => {
      document.title = say("title");
    };
  }, [isDue, name, say]);
}

// Shows once more what the others did since the viewer's last action.
function useWatchAgain(moment: Moment, runFrom: (at: number) => void): (() => void) | null {
  const { log, shown, table } = moment;
  let from = log.length;
  while (from > 0 && log[from - 1]!.who !== table.seat) from--;
  const byOthers = log.slice(from).some((entry) => entry.who !== CHANCE);
  if (!byOthers || shown < log.length || from === 0) return null;
  return () => runFrom(from);
}

function BoardText({ match, drawn, isOpen, say }: { match: Match; drawn: string; isOpen: boolean; say: Say }) {
  const [text, setText] = useState("");
  useEffect(() => {
    if (isOpen) void match.text().then(setText);
  }, [isOpen, drawn, match]);
  return <pre class="board-text" tabIndex={0} aria-label={say("textBoard")}>{text}</pre>;
}

