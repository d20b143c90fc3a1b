// odds-picture.tsx - odds at the place of the press: how often each number falls, as a picture, and what it comes to, in rows.
import type { Odds } from "../../table";
import { rounded } from "./odds";

type Table = Odds["tables"][number];

const TABLES = 3; // of words
const ROWS = 3;
const COLUMNS = 7;

const isOfNumbers = (table: Table): boolean => table.rows.length > 1 && table.rows.every((row) => /^\d+$/.test(row.text));

function Columns({ table }: { table: Table }) {
  const most = Math.max(...table.rows.map((row) => row.weight));
  return (
    <figure class="odds-columns">
      <figcaption>{table.title}</figcaption>
      <div>
        {table.rows.slice(0, COLUMNS).map((row) => (
          <span key={row.text} class={row.weight === most ? "likeliest" : ""}>
            <small>{rounded(row.weight, table.total)}</small><i style={{ height: `${Math.max(2, (44 * row.weight) / most)}px` }} /><b>{row.text}</b>
          </span>
        ))}
      </div>
    </figure>
  );
}

function Rows({ table }: { table: Table }) {
  const rows = [...table.rows].sort((one, other) => other.weight - one.weight).slice(0, ROWS);
  return (
    <figure class="odds-rows">
      <figcaption>{table.title}</figcaption>
      {rows.map((row) => <div key={row.text}><i style={{ width: `${Math.max(3, (40 * row.weight) / table.total)}px` }} /><span>{row.text}</span><b>{rounded(row.weight, table.total)}</b></div>)}
    </figure>
  );
}

export function OddsPicture({ odds: { tables } }: { odds: Odds }) {
  const first = tables.find(isOfNumbers);
  const others = tables.filter((table) => !isOfNumbers(table)).slice(0, TABLES);
  const below = first && others.length > 2 ? others.slice(2) : [];
  return (
    <div class="odds-picture">
      {first && <div><Columns table={first} />{below.map((table) => <Rows key={table.title} table={table} />)}</div>}
      <div>{others.filter((table) => !below.includes(table)).map((table) => <Rows key={table.title} table={table} />)}</div>
    </div>
  );
}
