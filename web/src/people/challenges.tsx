// challenges.tsx - tables at which somebody waits for this very name.
import { useEffect, useState } from "preact/hooks";
import { ask, signedName } from "../server";
import type { Say } from "../texts";
import { clockWords } from "../ui/setup";
import { gameName, PersonLink } from "./profile";
import { tell } from "./words";

interface Challenge {
  id: string;
  game: string;
  clock: string;
  options: string;
  from: string;
}

export function Challenges({ say }: { say: Say }) {
  const told = tell(say.language);
  const [challenges, setChallenges] = useState<Challenge[]>([]);
  const name = signedName();
  const load = () => void ask<{ type: string; challenges: Challenge[] }>("challenges", "challenges").then((answer) => setChallenges(answer.challenges), () => setChallenges([]));
  useEffect(() => (name ? load() : setChallenges([])), [name]);
  if (challenges.length === 0) return null;
  return (
    <div class="challenges">
      <h3>{told("challenges")}</h3>
      <ul>
        {challenges.map((each) => (
          <li key={each.id}>
            <PersonLink name={each.from} say={say} />
            <span>{gameName(each.game, say)}, {[clockWords(each.clock, say), each.options].filter(Boolean).join(", ")}</span>
            <span class="row">
              <a class="button primary" href={`#/join/${each.id}`}>{told("accept")}</a>
              <button onClick={() => void ask(`decline ${each.id}`, "declined").then(load, load)}>{told("decline")}</button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
