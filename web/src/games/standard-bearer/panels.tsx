// panels.tsx - beside the board of Standard-Bearer: the fallen, and the standards that still stand.
import { Piece, Standard } from "../../art/shield";
import type { SlotProps } from "../face";
import type { Facts, Scene } from "./scene";

type Props = SlotProps<Scene, Facts>;

const STANDARDS = 3;

const words = {
  en: { yours: "You have lost", theirs: ["Blue has lost", "Red has lost"], nobody: ["You have lost nobody", "Blue has lost nobody", "Red has lost nobody"], standards: "standards", warriors: "warriors" },
  ru: { yours: "Вы потеряли", theirs: ["Синие потеряли", "Красные потеряли"], nobody: ["Вы никого не потеряли", "Синие никого не потеряли", "Красные никого не потеряли"], standards: "знамёна", warriors: "воинов" },
};

const TILTS = [-9, 6, -4, 11, -12, 3, 8, -6];

function Fallen({ props, side }: { props: Props; side: number }) {
  const { scene, facts, seat, say } = props;
  const word = words[say.language];
  const fallen = facts.types.flatMap((type, index) => Array.from({ length: scene.lost?.[side]?.[index] ?? 0 }, (_, copy) => ({ type, key: `${type.key}${copy}` })));
  const title = fallen.length === 0 ? word.nobody[seat === side ? 0 : side + 1] : `${seat === side ? word.yours : word.theirs[side]} ${fallen.length}`;
  const standard = fallen.filter(({ type }) => type.key === "standard-bearer");
  const sorted = [...standard, ...fallen.filter((one) => !standard.includes(one))];
  return (
    <section class="fallen" aria-label={title}>
      <h2>{title}</h2>
      {sorted.length > 0 && (
        <ul>
          {sorted.map(({ type, key }, index) => (
            <li key={key} title={type.name}>
              <svg viewBox="-50 -66 100 122" role="img" aria-label={type.name} style={{ transform: `rotate(${TILTS[index % TILTS.length]}deg)` }}>
                <Piece warrior={{ type: type.key, side, wounds: type.health, health: type.health }} weight={type.weight} />
                {type.key === "standard-bearer" && <Standard side={side} />}
              </svg>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ownSide = ({ seat }: Props): number => Math.max(0, seat);

// A band has room for both sides, one below the other.
export const Left = (props: Props) =>
  props.scene.lost ? (
    <div class={`standard-bearer-fallen as-${props.form}`}>
      <Fallen props={props} side={1 - ownSide(props)} />
      {props.form === "band" && <Fallen props={props} side={ownSide(props)} />}
    </div>
  ) : null;
export const Right = (props: Props) => (props.scene.lost ? <div class="standard-bearer-fallen as-panel"><Fallen props={props} side={ownSide(props)} /></div> : null);

const flagShape = (index: number): string => `M${6 + index * 29} 28V3q8 -3 13 0t9 0l-4 6l4 6q-5 2 -9 0t-13 0`;

export function Badge({ scene, place, say }: Props & { place: number }) {
  const word = words[say.language];
  const left = scene.standards[place] ?? 0;
  const count = scene.warriors.filter(({ side }) => side === place).length;
  return (
    <span class="standard-bearer-badge">
      <svg class="flags" viewBox="0 0 92 30" role="img" aria-label={`${word.standards}: ${left} / ${STANDARDS}`}>
        {Array.from({ length: STANDARDS }, (_, index) => (
          <path key={index} class={index < left ? `flag side${place}` : "flag empty"} d={flagShape(index)} />
        ))}
      </svg>
      <span class="flag-tally" aria-hidden="true"><svg viewBox="0 0 36 30"><path class={`flag side${place}`} d={flagShape(0)} /></svg>{left}</span>
      <span class="warriors-left">{count} <span>{word.warriors}</span></span>
    </span>
  );
}
