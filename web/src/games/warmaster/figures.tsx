// figures.tsx - units stand by stand with their figures, banners and marks, and characters with their standards.
import { armsOf, artOf, escutcheon, standard, unitBanner } from "../../art/heraldry";
import { ranks, type Art } from "../../art/troops";
import { memo } from "./memo";
import { Marks, type Mark } from "./marks";
import { Flag } from "./plane";
import { middleOf, type CharacterProfile, type Person, type Pose, type Profile, type Unit } from "./scene";

const MILLIMETRE = 16;

// From places of the rules to the plane; the same object as long as nothing in it changes.
export interface Field {
  width: number;
  depth: number;
  turned: boolean;
  tilt: number;
}

export const onPlane = ({ width, depth, turned }: Field, x: number, y: number): [number, number] => (turned ? [width - x, y] : [x, depth - y]);
const wayOf = ({ turned }: Field, [, , facing]: Pose): number => facing / 10 + (turned ? 180 : 0);
export const lieAt = (field: Field, pose: Pose): string => {
  const [x, y] = onPlane(field, pose[0], pose[1]);
  return `translate(${x}px, ${y}px) rotate(${wayOf(field, pose)}deg)`;
};

// How far a unit reaches from its middle on the plane, across and down.
export function extentOf(unit: Unit): [number, number] {
  const [mx, my] = middleOf(unit.at);
  const reach = (pose: Pose): [number, number] => {
    const angle = (pose[2] * Math.PI) / 1800;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    return [Math.abs(pose[0] - mx) + (cos * unit.front + sin * unit.depth) / 2, Math.abs(pose[1] - my) + (sin * unit.front + cos * unit.depth) / 2];
  };
  return [Math.max(...unit.at.map((pose) => reach(pose)[0])), Math.max(...unit.at.map((pose) => reach(pose)[1]))];
}

const SLENDER = 36 * MILLIMETRE;

// How far from the middle of a unit its banner stands: one that hardly is wider than its banner has it at its side.
export const bannerAside = (across: number): number => (across < SLENDER ? across : 0);

export const unitArt = (unit: Unit, profile: Profile | undefined): Art => artOf(unit.key, profile?.type ?? "infantry", profile?.shots ?? 0);

// ---- Stands ----

// Blue stands are square, red ones have cut corners.
export function outline({ front, depth, side }: Unit, more = 0): string {
  const [w, d] = [front / 2 + more, depth / 2 + more];
  if (side === 0) return `M${-w} ${-d}H${w}V${d}H${-w}Z`;
  const cut = Math.min(front, depth) * 0.22;
  return `M${-w + cut} ${-d}H${w - cut}L${w} ${-d + cut}V${d - cut}L${w - cut} ${d}H${-w + cut}L${-w} ${d - cut}V${-d + cut}Z`;
}

export function Figures({ unit, art, army, field }: { unit: Unit; art: Art; army: string; field: Field }) {
  const placed = unit.at.map((pose): [number, number, number] => [...onPlane(field, pose[0], pose[1]), wayOf(field, pose)]).sort((one, other) => one[1] - other[1]);
  return (
    <g class="figures">
      {placed.map(([x, y, way], index) => (
        <use
          key={index}
          href={ranks(art, army, armsOf(army), unit.side, unit.front / MILLIMETRE, unit.depth / MILLIMETRE, way, field.tilt)}
          transform={`translate(${x} ${y}) scale(${MILLIMETRE} ${MILLIMETRE / field.tilt})`}
        />
      ))}
    </g>
  );
}

export interface UnitProps {
  unit: Unit;
  art: Art;
  army: string;
  field: Field;
  state: string; // classes that tell how it stands in the question
  marks: string; // names of its marks, with numbers
  tag: string; // its name, where it covers nothing
  label: string; // for those who do not see it
  meant: number; // a single stand in question, from 1; 0: none
  aside: number; // where its marks lie, from its middle
  below: number;
}

export const UnitFigure = memo(function UnitFigure({ unit, art, army, field, state, marks, tag, label, meant, aside, below }: UnitProps) {
  const [x, y] = onPlane(field, ...middleOf(unit.at));
  const [across, down] = extentOf(unit);
  const isNext = state.includes(" next");
  return (
    <g class={`wm-unit side${unit.side}${state}`}>
      <g class={isNext ? "next" : ""} role="button" tabindex={isNext ? 0 : -1} aria-label={label} aria-pressed={state.includes(" chosen")} data-thing={unit.name} data-piece={unit.name}>
        {state && <g class="halo" aria-hidden="true">{unit.at.map((pose, index) => <path key={index} d={outline(unit, 60)} style={{ transform: lieAt(field, pose) }} />)}</g>}
        {unit.at.map((pose, index) => (
          <g key={index} class={`stand${meant === index + 1 ? " meant" : ""}`} style={{ transform: lieAt(field, pose) }}>
            <path d={outline(unit, 40)} class="reach" />
            <path d={outline(unit)} class="base" />
            <path d={outline(unit, -34)} class="flock" />
            <path class="front" d={`M${-unit.front / 2 + 40} ${-unit.depth / 2 + 10}h${unit.front - 80}`} />
            <path class="nose" d={`M-50 ${-unit.depth / 2}L0 ${-unit.depth / 2 - 60}L50 ${-unit.depth / 2}Z`} />
          </g>
        ))}
        <Figures unit={unit} art={art} army={army} field={field} />
        {state.includes(" idle") && unit.at.map((pose, index) => <path key={index} class="hatching" d={outline(unit)} style={{ transform: lieAt(field, pose) }} />)}
        <Flag x={x + bannerAside(across)} y={y} class="unit-banner">{state.includes(" led") && <circle class="finial" cx="-2" cy="-31" r="5.4" />}<use href={unitBanner(art, army, unit.side)} transform="translate(-2 1)" /></Flag>
      </g>
      {marks && <Flag x={x + aside} y={y + below} class={`unit-label side${unit.side}`}><Marks marks={marks.split(" ") as Mark[]} y={0} /></Flag>}
      {tag && <Flag x={x} y={y + down} class={`unit-label side${unit.side}`}><text y="14" font-size="12">{tag}</text></Flag>}
    </g>
  );
});

// A stand that can be pressed by itself: above everything, for figures of others may stand over it.
export const StandTarget = ({ unit, stand, field, label }: { unit: Unit; stand: number; field: Field; label: string }) => (
  <g class="stand-target next" style={{ transform: lieAt(field, unit.at[stand - 1]!) }} role="button" tabindex={0} aria-label={label} data-thing={`${unit.name}.${stand}`}>
    <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} />
  </g>
);

// ---- Characters ----

export interface PersonProps {
  person: Person;
  profile: CharacterProfile | undefined;
  army: string;
  field: Field;
  disc: number;
  state: string;
  label: string;
}

// Mounts by their names: what flies, what is drawn, and other beasts.
const mountArt = (mount: string): Art => (/chariot/.test(mount) ? "chariot" : /dragon|wyvern|griffon|griffin|pegasus|eagle|manticore|hippogriff|carpet|disc|cockatrice|lammasu|terradon|winged/.test(mount) ? "flyer" : /elephant|mammoth/.test(mount) ? "elephant" : "beast");

export const PersonFigure = memo(function PersonFigure({ person, profile, army, field, disc, state, label }: PersonProps) {
  const [x, y] = onPlane(field, person.x, person.y);
  const isNext = state.includes(" next");
  const facing = (person.side === 0) === field.turned ? 180 : 0;
  return (
    <g
      class={`wm-person side${person.side}${state}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabindex={isNext ? 0 : -1}
      aria-label={label}
      aria-pressed={state.includes(" chosen")}
      data-thing={person.name}
      data-piece={person.name}
    >
      <circle class="person-foot" r={disc} />
      {person.mount && <use href={ranks(mountArt(person.mount), army, armsOf(army), person.side, 30, 30, facing, field.tilt)} transform={`scale(${MILLIMETRE} ${MILLIMETRE / field.tilt})`} />}
      <Flag x={0} y={0}>
        <circle class="reach" cy="-8" r="17" />
        {(!profile || profile.role === "general") && <use href={standard(army, person.side)} transform="translate(-10 2)" />}
        <circle class="base" cy="-9" r="15" />
        <use href={escutcheon(army, person.side, profile?.role ?? "hero")} transform="translate(0 -10) scale(.82)" />
        {profile && <text class="person-tag" y="15" font-size="12">{profile.name}</text>}
      </Flag>
    </g>
  );
});
