// draft.tsx - the draft: cards with a unit's coin, its name, its coins and what it does, before anybody commits to one.
import { CoinPicture, words, type Props } from "./coins";
import { InlineIcon } from "../../ui/icon";
import { Diagram } from "./diagram";
import { typeOf } from "./scene";

export function Draft(props: Props) {
  const { scene, say } = props;
  const word = words[say.language];
  const team = (scene.turn - 1) % 2;
  const pool = scene.pool ?? [];
  return (
    <div class={`war-chest-draft${pool.length > 9 ? " many" : pool.length <= 4 ? " few" : ""}`} style={{ "--columns": pool.length <= 4 ? 2 : pool.length <= 9 ? 3 : 4 }} role="group" aria-label={word.draft}>
      {pool.map((code) => <UnitCard key={code} props={props} code={code} team={team} />)}
    </div>
  );
}

function UnitCard({ props, code, team }: { props: Props; code: string; team: number }) {
  const { facts, next, chosen, say } = props;
  const type = typeOf(code, facts);
  const thing = `card:${code}`;
  if (!type) return null;
  const lines = [type.tactic, type.attribute].filter(Boolean);
  const isChosen = chosen.includes(thing);
  return (
    <button
      type="button"
      class={`draft-card${next.has(thing) ? " next" : ""}${isChosen ? " chosen" : ""}`}
      data-thing={thing}
      tabindex={next.has(thing) ? 0 : -1}
      aria-pressed={isChosen}
    >
      <CoinPicture team={team} type={code} />
      <b class="draft-name">{type.name}</b>
      <span class="draft-coins">{words[say.language].coins} {type.coins}</span>
      <span class="draft-does">{lines.map((line) => <span key={line}>{line} </span>)}</span>
      <Diagram type={type} facts={facts} team={team} language={say.language} />
      <span class="draft-emblem" aria-hidden="true"><InlineIcon name={code} size={110} /></span>
    </button>
  );
}
