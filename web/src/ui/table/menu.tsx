// menu.tsx - everything that is not a decision of the game.
import { useEffect, useRef } from "preact/hooks";
import type { Match, Moment } from "../../match";
import { OVER } from "../../table";
import type { Say } from "../../texts";
import { changeSetting, isDark, useSetting, type Speed } from "../settings";
import { InlineIcon } from "../icon";
import { canCall, toggleCalls } from "./use-turn-call";

interface Props {
  match: Match;
  moment: Moment;
  close: () => void;
  undo: (() => void) | null;
  hint: (() => void) | null;
  advise: (() => void) | null;
  watchAgain: (() => void) | null;
  flip: () => void;
  showText: () => void;
  tell: (message: string) => void;
  setLanguage: () => void;
  say: Say;
}

const SPEEDS: Speed[] = ["slow", "normal", "fast", "none"];

export function Menu({ match, moment, close, undo, hint, advise, watchAgain, flip, showText, tell, setLanguage, say }: Props) {
  const speed = useSetting("speed");
  const sound = useSetting("sound");
  const calls = useSetting("calls");
  useSetting("theme");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest(".menu, .menu-button")) close();
    };
    addEventListener("pointerdown", leave);
    return () => removeEventListener("pointerdown", leave);
  }, []);
  const playing = moment.table.toAct !== OVER && !moment.isReplay && moment.table.seat >= 0;
  const item = (label: string, icon: string, press: (() => void) | null, keys = "") => (
    <button role="menuitem" disabled={!press} onClick={() => { close(); press?.(); }}>
      <InlineIcon name={icon} size={18} /><span>{label}</span>{keys && <kbd>{keys}</kbd>}
    </button>
  );
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    const items = [...list.current!.querySelectorAll<HTMLElement>("button:not(:disabled), a, input")];
    items[(items.indexOf(document.activeElement as HTMLElement) + step + items.length) % items.length]?.focus();
    event.preventDefault();
  };
  return (
    <div class="menu" role="menu" aria-label={say("menu")} ref={list} onKeyDown={move}>
      {item(say("undo"), "undo", undo, "U")}
      {hint && item(say(playing && moment.mine ? "hint" : "analyse"), "hint", hint, "H")}
      {advise && item(say("advise"), "advise", advise)}
      {playing && moment.mine && moment.advice && item(say("coach"), "hint", () => void match.coach().then((facts) => tell(facts.join(" "))))}
      {watchAgain && item(say("watchLast"), "zoom", watchAgain)}
      <div class="menu-row" role="group" aria-label={say("speed")}>
        <span>{say("speed")}</span>
        {SPEEDS.map((each) => (
          <button key={each} role="menuitemradio" aria-checked={speed === each} onClick={() => changeSetting("speed", each)}>{say(`speed_${each}`)}</button>
        ))}
      </div>
      <button role="menuitemcheckbox" aria-checked={sound === "on"} onClick={() => changeSetting("sound", sound === "on" ? "off" : "on")}>
        <InlineIcon name="horn" size={18} /><span>{say("sound")}: {say(sound === "on" ? "on" : "off")}</span>
      </button>
      {moment.chat && canCall() && (
        <button role="menuitemcheckbox" aria-checked={calls === "on"} onClick={() => void toggleCalls()}>
          <InlineIcon name="flag" size={18} /><span>{say("calls")}: {say(calls === "on" ? "on" : "off")}</span>
        </button>
      )}
      <button role="menuitemcheckbox" aria-checked={isDark()} onClick={() => changeSetting("theme", isDark() ? "light" : "dark")}>
        <InlineIcon name={isDark() ? "sun" : "moon"} size={18} /><span>{say(isDark() ? "toLight" : "toDark")}</span>
      </button>
      {item(say("flip"), "flip", flip, "F")}
      {item(say("textBoard"), "scroll", showText)}
      <button role="menuitem" lang={say.language === "en" ? "ru" : "en"} onClick={() => { close(); setLanguage(); }}><InlineIcon name="tongue" size={18} /><span>{say("language")}</span></button>
      <hr />
      {match.verify && item(say("verify"), "dice", () => void match.verify!().then(tell))}
      {playing && moment.chat && item(say("offerDraw"), "handshake", moment.offers.draw === null ? () => void match.offerDraw() : null)}
      {playing && item(say("resign"), "flag", () => { if (confirm(say("resignSure"))) void match.resign(); })}
      {moment.tournament && <a role="menuitem" href={`#/tournament/${moment.tournament}`}><InlineIcon name="flag" size={18} /><span>{say("toTournament")}</span></a>}
      <a role="menuitem" href={`#/rules/${match.game}`}><InlineIcon name="book" size={18} /><span>{say("rules")}</span></a>
      <a role="menuitem" href="#/"><InlineIcon name="door" size={18} /><span>{say("leave")}</span></a>
    </div>
  );
}
