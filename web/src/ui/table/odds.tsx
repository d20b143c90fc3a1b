// odds.tsx - odds in a line, in two numbers and as full tables; and what the machine considers.
import { useState } from "preact/hooks";
import type { Candidate, Odds } from "../../table";
import type { Say } from "../../texts";

const STAKES_SHOWN = 3; // outcomes of an action that are told in a line
const LINE_SHOWN = 6; // actions of a line that are told

const percent = (weight: number, total: number): string => `${((100 * weight) / total).toFixed(1)}%`;
export const rounded = (weight: number, total: number): string => `${Math.round((100 * weight) / total)}%`;

// The likeliest of the first table.
export function stakesOf({ tables }: Odds): string {
  const [first] = tables;
  if (!first) return "";
  const rows = [...first.rows].sort((one, other) => other.weight - one.weight).slice(0, STAKES_SHOWN);
  return `${first.title}. ${rows.map((row) => `${rounded(row.weight, first.total)} — ${row.text}`).join(" · ")}`;
}

export function OddsTables({ odds, say }: { odds: Odds; say: Say }) {
  return (
    <section class="odds" aria-label={say("odds")}>
      {odds.tables.map((table) => <OddsTable key={table.title} table={table} say={say} />)}
    </section>
  );
}

const RARE = 0.005; // of all outcomes: less likely ones are told together

function OddsTable({ table, say }: { table: Odds["tables"][number]; say: Say }) {
  const [isOpen, setOpen] = useState(false);
  const rare = table.rows.filter((row) => row.weight < RARE * table.total);
  const shown = isOpen || rare.length < 2 ? table.rows : table.rows.filter((row) => !rare.includes(row));
  return (
    <table>
      <caption>{table.title}</caption>
      <tbody>
        {shown.map((row) => (
          <tr key={row.text}>
            <th scope="row">{row.text}</th>
            <td>{percent(row.weight, table.total)}</td>
            <td class="bar"><span style={{ width: `${(100 * row.weight) / table.total}%` }} /></td>
          </tr>
        ))}
        {shown.length < table.rows.length && (
          <tr class="rare">
            <th scope="row"><button class="link" onClick={() => setOpen(true)}>{say("rareOutcomes", rare.length)}</button></th>
            <td>{percent(rare.reduce((sum, row) => sum + row.weight, 0), table.total)}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

export function Candidates({ candidates, play, say }: { candidates: Candidate[]; play: ((action: string) => void) | null; say: Say }) {
  return (
    <section class="candidates">
      <h2>{say("candidates")}</h2>
      <ol>
        {candidates.slice(0, 5).map((candidate) => (
          <li key={candidate.action}>
            <button class="link" disabled={!play} onClick={() => play?.(candidate.action)}>{candidate.words || candidate.action}</button>{" "}
            {candidate.chance !== null && <span class="quiet">{say("expected", Math.round(candidate.chance / 10))}</span>}
            {candidate.facts.map((fact) => <div key={fact} class="quiet">{fact}</div>)}
            {candidate.line.length > 1 && <div class="quiet line">{candidate.line.slice(1, LINE_SHOWN).join(" · ")}{candidate.line.length > LINE_SHOWN ? " …" : ""}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
