// panels.tsx - what stands around the board: players, tools, refusals, the end, an invitation.
import { useEffect, useState } from "preact/hooks";
import type { GameFace } from "../games/board";
import type { Match, Moment } from "../match";
import type { Refusal } from "../table";
import { OVER } from "../table";
import type { Say } from "../texts";

interface PlayersProps {
  match: Match;
  moment: Moment;
  face: GameFace;
  say: Say;
  turned: boolean;
}

export function Players({ moment, face, say, turned }: PlayersProps) {
  const seats = Array.from({ length: moment.table.seats }, (_, seat) => seat);
  if (turned) seats.reverse();
  return (
    <ul class="players">
      {seats.map((seat) => (
        <li key={seat} class={`player side${moment.table.teams[seat]}${moment.table.toAct === seat ? " to-act" : ""}`}>
          <span class="badge" aria-hidden="true" />
          <span class="name">{face.sides[say.language][seat]}</span>
          {moment.names[seat] && <span class="quiet">{moment.names[seat]}</span>}
          {moment.clock && <ClockFace moment={moment} seat={seat} />}
        </li>
      ))}
    </ul>
  );
}

function ClockFace({ moment, seat }: { moment: Moment; seat: number }) {
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
      ? `${Math.floor(seconds / 86400)}d ${Math.floor((seconds % 86400) / 3600)}h`
      : seconds >= 3600
        ? `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
        : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return <span class={`clock${rest < 20000 ? " low" : ""}`}>{text}</span>;
}

// The clause is a link into the rules page.
export function Refused({ refusal, game, say, close }: { refusal: Refusal; game: string; say: Say; close: () => void }) {
  return (
    <div class="refusal" role="alert">
      <p>{refusal.reason}</p>
      <p>
        {refusal.clause && (
          <a href={`#/rules/${game}/${refusal.clause}`}>
            {say("ruleLink")} {refusal.clause}
          </a>
        )}
        <button class="link" onClick={close} aria-label={say("cancel")}>×</button>
      </p>
    </div>
  );
}

export function Outcome({ match, moment, face, say }: { match: Match; moment: Moment; face: GameFace; say: Say }) {
  const { scores, seat, teams } = moment.table;
  const own = seat >= 0 ? scores?.[seat] : undefined;
  const winner = scores?.findIndex((score) => score > 0) ?? -1;
  const word =
    winner < 0 ? say("draw") : own === undefined ? `${say("won")}: ${face.sides[say.language][teams[winner]!]}` : own > 0 ? say("won") : say("lost");
  return (
    <div class="outcome">
      <h2>{word}</h2>
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
  const [copied, setCopied] = useState(false);
  if (moment.links.length === 0) return null;
  return (
    <div class="invitation">
      <p>{say("linkForFriend")}</p>
      {moment.links.map(({ seat, address }) => (
        <p key={seat}>
          <input readOnly value={address} aria-label={say("linkForFriend")} onFocus={(event) => event.currentTarget.select()} />
          <button
            onClick={async () => {
              await navigator.clipboard.writeText(address);
              setCopied(true);
            }}
          >
            {say("share")}
          </button>
        </p>
      ))}
      {copied && <p class="quiet" role="status">{say("copied")}</p>}
    </div>
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
  showText: () => void;
}

export function Tools({ match, moment, say, animate, setAnimate, flip, analyse, showText }: ToolsProps) {
  const [message, setMessage] = useState("");
  useEffect(() => setMessage(""), [moment.log.length]);
  const isOver = moment.table.toAct === OVER;
  const playing = !isOver && !moment.isReplay && moment.table.seat >= 0;
  const offer = moment.offers;
  return (
    <div class="tools">
      {playing && <button onClick={async () => setMessage(await match.undo())} disabled={!moment.table.canUndo}>{say("undo")}</button>}
      <button onClick={analyse} disabled={isOver}>{playing && moment.mine ? say("hint") : say("analyse")}</button>
      <button onClick={flip}>{say("flip")}</button>
      <button onClick={showText}>{say("textBoard")}</button>
      {playing && moment.chat && (
        <button onClick={() => match.offerDraw()}>{offer.draw === null ? say("offerDraw") : say("acceptDraw")}</button>
      )}
      {playing && (
        <button onClick={() => confirm(say("resignSure")) && match.resign()}>{say("resign")}</button>
      )}
      {match.verify && (
        <button onClick={async () => setMessage(await match.verify!())}>{say("verify")}</button>
      )}
      <label class="switch">
        <input type="checkbox" checked={animate} onChange={(event) => setAnimate(event.currentTarget.checked)} />
        {say("animation")}
      </label>
      {offer.undo !== null && offer.undo !== moment.table.seat && (
        <p role="alert">
          {say("undoAsked")}{" "}
          <button onClick={() => match.answer("undo", true)}>{say("allow")}</button>{" "}
          <button onClick={() => match.answer("undo", false)}>{say("refuse")}</button>
        </p>
      )}
      {message && <p role="status" class="notice">{message}</p>}
    </div>
  );
}
