// questions.tsx - what can be asked about a drawn position: the best actions with their chances, odds, why not.
import { useEffect, useState } from "preact/hooks";
import type { Candidate, Odds, Table } from "../table";
import { OVER } from "../table";
import type { Say } from "../texts";
import { Candidates, OddsTables } from "../ui/table/odds";
import type { Draft } from "./draft";

interface Props {
  draft: Draft;
  table: Table;
  position: string;
  say: Say;
}

export function PositionQuestions({ draft, table, position, say }: Props) {
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [asked, setAsked] = useState("");
  const [odds, setOdds] = useState<Odds | null>(null);
  const [verdict, setVerdict] = useState("");
  const seat = table.toAct;
  useEffect(() => {
    setCandidates(null);
    setOdds(null);
    setVerdict("");
  }, [position]);
  if (seat < 0) return <p class="quiet">{table.status || say(seat === OVER ? "over" : "positionChance")}</p>;
  const find = async () => {
    setSearching(true);
    setCandidates(await draft.best(seat));
    setSearching(false);
  };
  const ask = async (action: string) => {
    setAsked(action);
    setOdds(null);
    const { isLegal, reason } = await draft.why(seat, action);
    setVerdict(isLegal ? say("positionLegal") : reason);
    if (isLegal) setOdds(await draft.odds(seat, action));
  };
  return (
    <div class="position-questions">
      <p>{table.status}</p>
      <button class="primary" disabled={isSearching} onClick={() => void find()}>{say(isSearching ? "searching" : "positionBest")}</button>
      {candidates && <Candidates candidates={candidates} play={(action) => void ask(action)} say={say} />}
      {candidates?.length === 0 && <p class="quiet">{say("positionNothing")}</p>}
      <form class="position-why" onSubmit={(event) => { event.preventDefault(); if (asked.trim()) void ask(asked.trim()); }}>
        <label class="form-field long">{say("positionAction")}<input value={asked} onInput={(event) => setAsked(event.currentTarget.value)} /></label>
        <button type="submit">{say("positionWhy")}</button>
      </form>
      {verdict && <p class="position-verdict" role="status">{verdict}</p>}
      {odds && <OddsTables odds={odds} say={say} />}
    </div>
  );
}
