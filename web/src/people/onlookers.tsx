// onlookers.tsx - who looks on at a table of the server, asked for as long as somebody wants to know.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../server";
import type { Say } from "../texts";
import { PersonLink } from "./profile";
import { tell } from "./words";

interface Watchers {
  type: string;
  count: number;
  names: string[]; // of those who have one
}

const ASK_EVERY = 10000; // milliseconds

export function Onlookers({ table, say }: { table: string; say: Say }) {
  const [{ count, names }, setWatchers] = useState<Pick<Watchers, "count" | "names">>({ count: 0, names: [] });
  useEffect(() => {
    const look = () => void (document.hidden || ask<Watchers>(`watchers ${table}`, "watchers").then(setWatchers, () => {}));
    look();
    const timer = setInterval(look, ASK_EVERY);
    return () => clearInterval(timer);
  }, [table]);
  if (count === 0) return null;
  return (
    <p class="onlookers quiet">
      {tell(say.language)("watchers", count)}
      {names.length > 0 && <> — <span class="name-list">{names.map((name) => <PersonLink key={name} name={name} say={say} />)}</span></>}
    </p>
  );
}
