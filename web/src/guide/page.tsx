// page.tsx - a first game at the table with a guide: one sentence in a band of its own, above everything else.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LocalMatch } from "../local";
import type { GameInfo, Note } from "../table";
import { OVER } from "../table";
import type { Say } from "../texts";
import { TablePage } from "../ui/table/page";
import { useMatch } from "../ui/table/use-match";
import { endGuide, isGuided, keepSaid, saidNotes } from "./guide";

interface Props {
  match: LocalMatch;
  info: GameInfo;
  setLanguage: () => void;
  say: Say;
}

export function GuidedPage({ match, info, setLanguage, say }: Props) {
  const [isOn, setOn] = useState(() => isGuided(match.setup.id));
  const end = () => {
    endGuide(match.setup.id);
    setOn(false);
  };
  return (
    <div class={isOn ? "guided-page" : ""}>
      <TablePage match={match} info={info} setLanguage={setLanguage} say={say} />
      {isOn && <GuideBand match={match} end={end} say={say} />}
    </div>
  );
}

function GuideBand({ match, end, say }: { match: LocalMatch; end: () => void; say: Say }) {
  const { note, isOld } = useNote(match, say);
  return (
    <aside class={`guide-band${isOld ? " old" : ""}`} aria-label={say("guide")} data-note={note?.name ?? ""}>
      <p aria-live="polite">{note?.text}</p>
      <button onClick={end}>{say("guideEnd")}</button>
    </aside>
  );
}

// The sentence of this moment. It has been said when the game has gone on from it; until another fits, it stays.
function useNote(match: LocalMatch, say: Say): { note: Note | null; isOld: boolean } {
  const moment = useMatch(match);
  const [shown, setShown] = useState<{ note: Note; at: number } | null>(null);
  const heard = useRef(0); // entries that the guide has spoken about
  const length = moment?.log.length ?? 0;
  const isDue = moment !== null && moment.shown === length && (moment.mine || moment.table.toAct === OVER);
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    if (shown && shown.at < length) keepSaid(match.game, shown.note.name);
    void match.guide(saidNotes(match.game), Math.min(heard.current, length)).then(([note]) => {
      if (isGone) return;
      heard.current = length;
      if (note) setShown({ note, at: length });
    });
    return () => {
      isGone = true;
    };
  }, [isDue, length, say.language]);
  return { note: shown?.note ?? null, isOld: shown !== null && shown.at < length };
}
