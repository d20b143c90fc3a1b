// form.tsx - what no place of the board shows: whose turn it is, coins in their zones, tokens, army lists.
import { useState } from "preact/hooks";
import type { Say } from "../texts";
import type { Field } from "./draft";

interface Props {
  fields: Field[];
  set: (key: string, value: string) => void;
  say: Say;
}

export function FieldForm({ fields, set, say }: Props) {
  const plain = fields.filter((field) => !field.row);
  const rows = [...new Set(fields.map((field) => field.row).filter((row): row is string => !!row))];
  const columns = [...new Set(fields.map((field) => field.column).filter((column): column is string => !!column))];
  return (
    <div class="position-fields">
      {plain.map((field) => <FieldInput key={field.key} field={field} set={set} />)}
      {rows.length > 0 && (
        <details>
          <summary>{say("positionCounts")}</summary>
          <table>
            <thead><tr><th />{columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr></thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {columns.map((column) => {
                    const field = fields.find((each) => each.row === row && each.column === column);
                    return <td key={column}>{field && <NumberInput field={field} label={`${row}, ${column}`} set={set} />}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

const NumberInput = ({ field, label, set }: { field: Field; label: string; set: Props["set"] }) => (
  <input type="number" min="0" aria-label={label} value={field.value} data-field={field.key} onChange={(event) => set(field.key, event.currentTarget.value)} />
);

function FieldInput({ field, set }: { field: Field; set: Props["set"] }) {
  const [text, setText] = useState<string | null>(null); // typed and not yet taken
  if (field.kind === "choice")
    return (
      <label class="form-field">{field.name}
        <select value={field.value} data-field={field.key} onChange={(event) => set(field.key, event.currentTarget.value)}>
          {field.choices!.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
        </select>
      </label>
    );
  if (field.kind === "number") return <label class="form-field short">{field.name}<NumberInput field={field} label={field.name} set={set} /></label>;
  return (
    <label class="form-field long">{field.name}
      <input
        value={text ?? field.value} data-field={field.key}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={(event) => {
          set(field.key, event.currentTarget.value);
          setText(null);
        }}
      />
    </label>
  );
}
