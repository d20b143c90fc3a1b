// decrees.tsx - the royal decrees: cards with what they do, and the seals of those who have proclaimed them.
import { Seal } from "../../art/cloth";
import { InlineIcon } from "../../ui/icon";
import { words, type Props } from "./coins";
import type { Decree } from "./scene";

const LONG_NAME = 9; // letters that fit a card in the usual size

// A long name may be broken before a syllable: not every browser knows where Russian words break.
const breakable = (name: string): string => name.replace(/(?<=.{3})(?=[^аеёиоуыэюяaeiouy\s][аеёиоуыэюяaeiouy]..)/gi, "\u00ad");

const SealPicture = ({ team, lies, name }: { team: number; lies: boolean; name: string | undefined }) =>
  lies ? <svg class="seal" viewBox="-20 -20 40 40" role="img" aria-label={name}><Seal team={team} /></svg> : <svg class="seal" viewBox="-20 -20 40 40" aria-hidden="true"><circle class="no-seal" r="14" /></svg>;

export function DecreeCard({ props, decree }: { props: Props; decree: Decree }) {
  const { facts, next, chosen } = props;
  const fact = facts.decrees.find(({ key }) => key === decree.key);
  const thing = `decree:${decree.key}`;
  const isChosen = chosen.includes(thing);
  return (
    <button
      type="button"
      class={`decree${next.has(thing) ? " next" : ""}${isChosen ? " chosen" : ""}`}
      data-thing={thing}
      tabindex={next.has(thing) ? 0 : -1}
      aria-pressed={isChosen}
    >
      <b class={`decree-name${(fact?.name.length ?? 0) > LONG_NAME ? " long" : ""}`}>{breakable(fact?.name ?? "")}</b>
      <InlineIcon name={`decree-${decree.key}`} size={34} />
      <span class="decree-effect">{fact?.effect}</span>
      <span class="seals"><SealPicture team={0} lies={decree.W === 1} name={facts.factions[0]} /><SealPicture team={1} lies={decree.R === 1} name={facts.factions[1]} /></span>
    </button>
  );
}

// Those that can be proclaimed now.
export const openDecrees = ({ scene, next, chosen }: Props): Decree[] =>
  (scene.decrees ?? []).filter(({ key }) => next.has(`decree:${key}`) || chosen.includes(`decree:${key}`));

export function Right(props: Props) {
  const { scene, say } = props;
  if (!scene.decrees) return null;
  return (
    <div class="war-chest-decrees">
      <div class="decree-row">{scene.decrees.map((decree) => <DecreeCard key={decree.key} props={props} decree={decree} />)}</div>
      <p class="decree-note">{words[say.language].decrees}</p>
    </div>
  );
}
