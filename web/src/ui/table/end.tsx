// end.tsx - the end of a game: who won, how, the count that decided, and what next.
import { useEffect, useRef } from "preact/hooks";
import { EndStandard } from "../../art/cloth";
import { nameOfSide, type AnyFace, type SlotProps } from "../../games/face";
import type { Match, Moment } from "../../match";
import type { Say, TextKey } from "../../texts";
import { playerName } from "../../people/names";
import { CopyLink } from "../copy";
import { recordLink, reviewAddress } from "../record";
import { Token } from "./token";
import { TurningPoints, type Turning } from "./turning-points";

// How a game ended that its board does not show to be over.
const ENDINGS: Record<string, TextKey> = {
  resigned: "endedResigned",
  time: "endedTime",
  agreed: "endedAgreed",
  length: "endedLength",
  closed: "endedClosed",
  declined: "endedDeclined",
  absent: "endedAbsent",
};

interface Props {
  match: Match;
  moment: Moment;
  face: AnyFace;
  slot: SlotProps<unknown, unknown>;
  look: () => void; // back to the board
  turning: Turning | null;
  open: (at: number) => void; // that moment of the past
  say: Say;
}

export function EndScreen({ match, moment, face, slot, look, turning, open, say }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { scores, seat, teams, seats } = moment.table;
  const own = seat >= 0 ? scores?.[seat] : undefined;
  const winner = scores?.findIndex((score) => score > 0) ?? -1;
  const nameOf = (each: number) => nameOfSide(face, moment.table.scene, slot.facts, each, say);
  const name = winner >= 0 ? nameOf(teams[winner]!) : "";
  const isShared = moment.chat === null && moment.names.every((each) => each === "");
  const word = moment.ended === "absent" && winner < 0 ? say("over") : winner < 0 ? say("draw") : own === undefined || isShared ? say("sideWon", name) : own > 0 ? say("victory") : say("defeat");
  const how = ENDINGS[moment.ended];
  const scene = moment.table.scene;
  const result = face.guide.result(scene, say, slot.facts);
  const emblem = (team: number) => face.emblem?.(scene, team) ?? "";
  const banner = winner < 0 ? "" : ` side${teams[winner]}`; // on the ribbon alone: each seat below has its own colours
  return (
    <section class="end-screen" role="dialog" aria-labelledby="end-word">
      <div class="outcome slip">
        <span class={`end-banner${banner}`} aria-hidden="true" />
        <header>
          <EndStandard team={0} emblem={emblem(0)} isLowered={winner >= 0 && teams[winner] !== 0} />
          <h2 id="end-word">{word}</h2>
          <EndStandard team={1} emblem={emblem(1)} isLowered={winner >= 0 && teams[winner] !== 1} />
        </header>
        {how && <p>{say(how)}</p>}
        {result && <p class="end-result">{result}</p>}
        <ul class="end-count">
          {Array.from({ length: seats }, (_, each) => (
            <li key={each} class={`side${teams[each]}`}>
              <Token face={face} team={teams[each]!} scene={scene} /><b>{nameOf(each)}</b>
              <span class="quiet">{playerName(moment.names[each] ?? "", say) || (each === seat && !isShared ? say("you") : "")}</span>
              <face.Badge {...slot} place={each} />
            </li>
          ))}
        </ul>
        <p class="quiet">{face.guide.isOver(scene) && <span class="why-over">{moment.table.status}. </span>}{say("endLength", moment.log.filter((entry) => entry.who >= 0).length)}</p>
        {turning && <TurningPoints turning={turning} moment={moment} face={face} isOwn={turning.seat === seat && !isShared} open={open} say={say} />}
        {moment.offers.rematch && seat >= 0 && <p role="alert">{say("rematchAsked")}</p>}
        <div class="row">
          {moment.tournament && <a class="button primary" href={`#/tournament/${moment.tournament}`}>{say("toTournament")}</a>}
          {!moment.isReplay && !moment.tournament && <button ref={first} class="primary" onClick={async () => (location.hash = await match.rematch())}>{say("rematch")}</button>}
          <button class="to-review" onClick={async () => (location.hash = reviewAddress(await match.record(), isShared ? -1 : seat))}>{say("review")}</button>
          <CopyLink label={say("shareGame")} link={async () => recordLink(await match.record())} say={say} />
          <button onClick={look}>{say("lookAtBoard")}</button>
          <a class="button" href="#/">{say("home")}</a>
        </div>
      </div>
    </section>
  );
}
