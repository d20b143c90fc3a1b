// panels.tsx - what stands around the board: players, tools, refusals, the end, an invitation.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameFace } from "../games/board";
import type { Match, Moment } from "../match";
import type { Refusal } from "../table";
import { OVER } from "../table";
import type { Say, TextKey } from "../texts";
import { CopyLink } from "./copy";

interface PlayersProps {
  match: Match;
  moment: Moment;
  face: GameFace;
  facts: any;
  say: Say;
  turned: boolean;
}

export function Players({ moment, face, facts, say, turned }: PlayersProps) {
  const seats = Array.from({ length: moment.table.seats }, (_, seat) => seat);
  if (turned) seats.reverse();
  const isAlone = moment.chat !== null || moment.names.some((name) => name !== ""); // not two at one screen
  const notes = (seat: number) =>
    [moment.names[seat] || (isAlone && seat === moment.table.seat ? say("you") : ""), face.seatNote?.(seat, moment.table.scene, facts, say)].filter(Boolean).join(" · ");
  return (
    <ul class="players">
      {seats.map((seat) => (
        <li key={seat} class={`player side${moment.table.teams[seat]}${moment.table.toAct === seat ? " to-act" : ""}`}>
          <span class="badge" aria-hidden="true" />
          <span class="name">{face.sides[say.language][seat]}</span>
          {notes(seat) && <span class="quiet">{notes(seat)}</span>}
          {moment.clock && <ClockFace moment={moment} seat={seat} say={say} />}
        </li>
      ))}
    </ul>
  );
}

function ClockFace({ moment, seat, say }: { moment: Moment; seat: number; say: Say }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const { left, running, since } = moment.clock!;
  const rest = Math.max(0, left[seat]! - (running === seat ? Date.now() - since : 0));
  const seconds = Math.floor(rest / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const text =
    seconds >= 86400
      ? say("daysHours", Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600))
      : seconds >= 3600
        ? `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
        : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return <span class={`clock${rest < 20000 ? " low" : ""}`}>{text}</span>;
}

export type Why = Refusal & { who?: string }; // of several, whom it stopped

// Each clause is a link into the rules page.
export function Refused({ whys, game, say, close }: { whys: Why[]; game: string; say: Say; close: () => void }) {
  return (
    <div class="refusal" role="alert">
      <button class="link close" onClick={close} aria-label={say("close")}>×</button>
      {whys.map(({ who, clause, reason }) => (
        <p key={who}>
          {who && <b>{who}: </b>}
          {reason}{" "}
          {clause && <a href={`#/rules/${game}/${clause}`}>{say("ruleLink")} {clause}</a>}
        </p>
      ))}
    </div>
  );
}

// How a game ended that its board does not show to be over.
const ENDINGS: Record<string, TextKey> = {
  resigned: "endedResigned",
  time: "endedTime",
  agreed: "endedAgreed",
  length: "endedLength",
};

export function Outcome({ match, moment, face, say }: { match: Match; moment: Moment; face: GameFace; say: Say }) {
  const { scores, seat, teams } = moment.table;
  const own = seat >= 0 ? scores?.[seat] : undefined;
  const winner = scores?.findIndex((score) => score > 0) ?? -1;
  const word =
    winner < 0 ? say("draw") : own === undefined ? `${say("won")}: ${face.sides[say.language][teams[winner]!]}` : own > 0 ? say("won") : say("lost");
  const how = ENDINGS[moment.ended];
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.scrollIntoView({ block: "nearest" }), []); // it stands above what a small screen shows
  return (
    <div class="outcome" ref={shown}>
      <h2>{word}</h2>
      {how && <p>{say(how)}</p>}
      {face.isOver?.(moment.table.scene) && <p class="why-over">{moment.table.status}</p>}
      {face.result && <p>{face.result(moment.table.scene, say)}</p>}
      {moment.offers.rematch && seat >= 0 && <p role="alert">{say("rematchAsked")}</p>}
      {!moment.isReplay && (
        <button class="primary" onClick={async () => (location.hash = await match.rematch())}>{say("rematch")}</button>
      )}
    </div>
  );
}

export function Curtain({ match, name, say }: { match: Match; name: string; say: Say }) {
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say("curtainTitle", name)}>
      <h2>{say("curtainTitle", name)}</h2>
      <p>{say("curtainText", name)}</p>
      <button class="primary" autoFocus onClick={() => match.raiseCurtain()}>{say("curtainButton", name)}</button>
    </div>
  );
}

export function Invitation({ moment, say }: { moment: Moment; say: Say }) {
  if (moment.links.length === 0) return null;
  return (
    <div class="invitation">
      <p>{say("linkForFriend")}</p>
      {moment.links.map(({ seat, address }) => (
        <p key={seat}>
          <input readOnly value={address} aria-label={say("linkForFriend")} onFocus={(event) => event.currentTarget.select()} />
          <CopyLink label={say("share")} link={() => address} say={say} />
        </p>
      ))}
    </div>
  );
}

interface OfferProps {
  kind: "draw" | "undo";
  by: number | null;
  match: Match;
  seat: number;
  say: Say;
}

// What one player asks of the other: he answers, and the one who asked sees that it is on its way.
function Offer({ kind, by, match, seat, say }: OfferProps) {
  if (by === null) return null;
  if (by === seat)
    return (
      <p class="offer" role="status">
        {say(kind === "draw" ? "drawSent" : "undoSent")}{" "}
        <button onClick={() => match.answer(kind, false)}>{say("withdraw")}</button>
      </p>
    );
  return (
    <p class="offer" role="alert">
      {say(kind === "draw" ? "drawOffered" : "undoAsked")}{" "}
      <button class="primary" onClick={() => match.answer(kind, true)}>{say(kind === "draw" ? "acceptDraw" : "allow")}</button>{" "}
      <button onClick={() => match.answer(kind, false)}>{say("refuse")}</button>
    </p>
  );
}

interface ToolsProps {
  match: Match;
  moment: Moment;
  say: Say;
  animate: boolean;
  setAnimate: (on: boolean) => void;
  flip: () => void;
  analyse: () => void;
  advise: () => void;
  showText: () => void;
}

export function Tools({ match, moment, say, animate, setAnimate, flip, analyse, advise, showText }: ToolsProps) {
  const [message, setMessage] = useState("");
  useEffect(() => setMessage(""), [moment.log.length]);
  const isOver = moment.table.toAct === OVER;
  const playing = !isOver && !moment.isReplay && moment.table.seat >= 0;
  const offer = moment.offers;
  return (
    <div class="tools">
      {playing && <button onClick={async () => setMessage(await match.undo())} disabled={!moment.table.canUndo}>{say("undo")}</button>}
      <button onClick={analyse} disabled={isOver}>{playing && moment.mine ? say("hint") : say("analyse")}</button>
      {playing && moment.mine && moment.curtain === null && <button onClick={advise}>{say("advise")}</button>}
      <button class="minor" onClick={flip}>{say("flip")}</button>
      <button class="minor" onClick={showText}>{say("textBoard")}</button>
      {playing && moment.chat && (
        <button class="minor offer-draw" onClick={() => match.offerDraw()} disabled={offer.draw !== null}>{say("offerDraw")}</button>
      )}
      {playing && (
        <button class="minor" onClick={() => confirm(say("resignSure")) && match.resign()}>{say("resign")}</button>
      )}
      {match.verify && (
        <button onClick={async () => setMessage(await match.verify!())}>{say("verify")}</button>
      )}
      <label class="switch">
        <input type="checkbox" checked={animate} onChange={(event) => setAnimate(event.currentTarget.checked)} />
        {say("animation")}
      </label>
      {playing && <Offer kind="undo" by={offer.undo} match={match} seat={moment.table.seat} say={say} />}
      {playing && <Offer kind="draw" by={offer.draw} match={match} seat={moment.table.seat} say={say} />}
      {message && <p role="status" class="notice">{message}</p>}
    </div>
  );
}
