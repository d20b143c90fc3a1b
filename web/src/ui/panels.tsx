// panels.tsx - what is laid over the table by others: the screen to be handed on, an invitation, offers of the opponent.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Match, Moment } from "../match";
import { OVER } from "../table";
import type { Say } from "../texts";
import { CopyLink } from "./copy";

export function Curtain({ match, name, sign, say }: { match: Match; name: string; sign: ComponentChildren; say: Say }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say("curtainTitle", name)}>
      {sign}
      <h2>{say("curtainTitle", name)}</h2>
      <p>{say("curtainText", name)}</p>
      <button class="primary" ref={button} onClick={() => match.raiseCurtain()}>{say("curtainButton", name)}</button>
    </div>
  );
}

export function Invitation({ moment, say }: { moment: Moment; say: Say }) {
  const [isClosed, setClosed] = useState(false);
  if (moment.links.length === 0 || isClosed) return null;
  return (
    <section class="invitation slip" aria-label={say("linkForFriend")}>
      <button class="close" aria-label={say("close")} onClick={() => setClosed(true)}>×</button>
      <p>{say("linkForFriend")}</p>
      {moment.links.map(({ seat, address }) => (
        <p key={seat}>
          <input readOnly value={address} aria-label={say("linkForFriend")} onFocus={(event) => event.currentTarget.select()} />
          <CopyLink label={say("share")} link={() => address} say={say} />
        </p>
      ))}
    </section>
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
function OneOffer({ kind, by, match, seat, say }: OfferProps) {
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

export function Offers({ match, moment, say }: { match: Match; moment: Moment; say: Say }) {
  const { table, offers, isReplay } = moment;
  if (table.toAct === OVER || isReplay || table.seat < 0) return null;
  return (
    <div class="offers">
      <OneOffer kind="undo" by={offers.undo} match={match} seat={table.seat} say={say} />
      <OneOffer kind="draw" by={offers.draw} match={match} seat={table.seat} say={say} />
    </div>
  );
}
