// panel.tsx - the card of a puzzle beside the board: what is asked, and what came of a try.
import { useState } from "preact/hooks";
import type { Say } from "../texts";
import { ClauseDialog } from "../ui/table/clause";
import { puzzleId, puzzleProgress } from "./progress";
import type { PuzzleMatch } from "./puzzle";
import { themeWords } from "./page";
import { isOwnPuzzle } from "../review/store";

export function PuzzlePanel({ match, say }: { match: PuzzleMatch; say: Say }) {
  const { task, tried, puzzle } = match;
  const [clause, setClause] = useState<string | null>(null);
  if (!task) return null;
  const rating = puzzleProgress().puzzle[puzzleId(puzzle)]?.rating ?? puzzle.rating;
  return (
    <aside class="lesson-panel slip" aria-label={say("puzzle")} data-puzzle={match.id} data-moment={task.isSolved ? "solved" : task.isShown ? "shown" : "open"}>
      <header>
        <p class="quiet">{isOwnPuzzle(puzzle) ? say("puzzleOwn", match.puzzles.findIndex((each) => each.number === puzzle.number) + 1, match.puzzles.length) : say("puzzleNumber", puzzle.number, Math.round(rating))}</p>
        <a class="close-lesson" href={`#/puzzles/${task.game}`} aria-label={say("leavePuzzle")}>×</a>
        <h2>{themeWords(task.goal, say)}</h2>
      </header>
      <div class="lesson-body" aria-live="polite">
        <p class="lesson-task">{task.task}</p>
        {tried && (
          <div class={`lesson-answer ${tried.outcome === "solved" ? "good" : "bad"}`} role="status">
            <b>{say(tried.outcome === "solved" ? (match.wasShown ? "puzzleSolution" : "lessonRight") : tried.outcome === "wrong" ? "puzzleWrong" : "puzzleRefused")} </b>
            <span class="lesson-words">{tried.text || tried.reason}</span>
            {tried.clause && <button class="link" onClick={() => setClause(tried.clause)}>{say("ruleLink")} {tried.clause}</button>}
          </div>
        )}
      </div>
      <Buttons match={match} say={say} />
      {clause && <ClauseDialog game={task.game} clause={clause} close={() => setClause(null)} say={say} />}
    </aside>
  );
}

function Buttons({ match, say }: { match: PuzzleMatch; say: Say }) {
  const { task, puzzle, puzzles } = match;
  const following = puzzles[(puzzles.findIndex((each) => each.number === puzzle.number) + 1) % puzzles.length]!;
  if (task!.isSolved)
    return (
      <p class="lesson-buttons" key="end">
        <a class="button" href={`#/puzzles/${puzzle.game}`}>{say("allPuzzles")}</a>
        <a class="button primary" href={`#/puzzles/${puzzle.game}/${following.number}`}>{say("nextPuzzle")}</a>
      </p>
    );
  return (
    <p class="lesson-buttons" key="task">
      <button class="show-me" onClick={() => void match.solve()}>{say("puzzleShow")}</button>
      {task!.isShown && <button class="primary" onClick={() => void match.again()}>{say("puzzleAgain")}</button>}
    </p>
  );
}
