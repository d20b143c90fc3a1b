// terrain.tsx - what lies under the pieces: ground, zones, ranges, and the ruler.
import type { SlotProps } from "../face";
import { Sign } from "./plane";
import type { Say } from "../../texts";
import { CENTIMETRE, profileOf, type Facts, type Person, type Pose, type Scene, type Unit, type Zone } from "./scene";

export type OnScreen = (x: number, y: number) => [number, number];

// The ground is painted below (painting.tsx); here are the outlines that can be pointed at, and pieces that are still considered.
export function Ground({ scene, facts, onScreen, isGhost = false }: { scene: Scene; facts: Facts; onScreen: OnScreen; isGhost?: boolean }) {
  const nameOf = (key: string) => facts.terrains.find((terrain) => terrain.key === key)?.name;
  return (
    <g class={isGhost ? "ground considered" : "ground"}>
      {scene.ground.map((piece, index) => (
        <polygon
          key={index}
          class={`terrain ${piece.key} level${piece.level}`}
          data-ground={isGhost ? undefined : piece.key}
          points={piece.corners.map(([x, y]) => onScreen(x, y).join(",")).join(" ")}
        >
          <title>{nameOf(piece.key)}</title>
        </polygon>
      ))}
    </g>
  );
}

export function Zones({ zones, onScreen }: { zones: Zone[]; onScreen: OnScreen }) {
  return (
    <g class="zones">
      {zones.map((zone, side) => {
        const [x1, y1] = onScreen(zone.left, zone.near);
        const [x2, y2] = onScreen(zone.right, zone.far);
        return <rect key={side} class={`side${side}`} x={Math.min(x1, x2)} y={Math.min(y1, y2)} width={Math.abs(x2 - x1)} height={Math.abs(y2 - y1)} />;
      })}
    </g>
  );
}

const objectiveWords = {
  en: (cm: number, points: number) => `Objective: ${points} points at the end for more stands within ${cm} cm`,
  ru: (cm: number, points: number) => `Цель: в конце очков ${points} тому, у кого больше баз в ${cm} см`,
};

// The ring is what counts as near, the flag has the colour of whoever would score it now.
export function Objectives({ scene, onScreen, pixel, say }: { scene: Scene; onScreen: OnScreen; pixel: number; say: Say }) {
  return (
    <g class="objectives">
      {scene.objectives.map(({ x, y, reach, points, holder }, index) => {
        const [sx, sy] = onScreen(x, y);
        return (
          <g key={index} class={`objective side${holder}`} transform={`translate(${sx} ${sy})`}>
            <title>{objectiveWords[say.language](reach / CENTIMETRE, points)}</title>
            <circle r={reach} />
            <g class="objective-flag" transform={`scale(${pixel})`}><path d="M0 0V-26" /><path class="cloth" d="M0-26L20-20L0-13Z" /><text x="4" y="12">{points}</text></g>
          </g>
        );
      })}
    </g>
  );
}

// While orders are given: how far the commander who gives one reaches, or each who may still give one.
function Commands({ scene, next, walker, onScreen }: RangeProps) {
  const persons = scene.sides.flatMap((side) => side.persons).filter((person) => person.where === "table" && person.radius > 0);
  const giver = persons.find((person) => person.name === (scene.order?.person ?? walker?.name));
  const shown = giver ? [giver] : walker ? [] : persons.filter((person) => next.has(person.name));
  return (
    <g class={giver ? "commands" : "commands faint"}>
      {shown.map((person) => {
        const [x, y] = onScreen(person.x, person.y);
        return <circle key={person.name} class="range command" cx={x} cy={y} r={person.radius + scene.disc} />;
      })}
    </g>
  );
}

type RangeProps = SlotProps<Scene, Facts> & { mover?: Unit; walker?: Person; onScreen: OnScreen };

// How far a character's orders or spell carry, or a chosen unit moves or shoots.
export function Ranges(props: RangeProps) {
  const { scene, facts, chosen, hovered, mover, walker, onScreen } = props;
  if (["orders", "brigade"].includes(scene.step) && !scene.task) return <Commands {...props} />;
  if (walker && walker.where === "table") {
    const [x, y] = onScreen(walker.x, walker.y);
    const spell = facts.spells.find((other) => other.key === chosen[1]?.split("/")[0]);
    const far = spell ? spell.range * CENTIMETRE : 0;
    return far > 0 ? <circle class="range" cx={x} cy={y} r={far + scene.disc} /> : null;
  }
  const pointed = mover ? undefined : scene.sides.flatMap((side) => side.persons).find((person) => person.name === hovered && person.where === "table");
  if (pointed && pointed.radius > 0) {
    const [x, y] = onScreen(pointed.x, pointed.y);
    return <circle class="range command" cx={x} cy={y} r={pointed.radius + scene.disc} />;
  }
  if (!mover || mover.at.length === 0) return null;
  const pace = scene.moving ? scene.order?.paces[scene.order.units.indexOf(mover.name)] : 0;
  const reach = scene.key === "shooting" ? (profileOf(mover, scene, facts)?.range ?? 0) * CENTIMETRE : pace;
  if (!reach) return null;
  return (
    <g class="reaches">
      {mover.at.map((pose, index) => {
        const [x, y] = onScreen(pose[0], pose[1]);
        return <circle key={index} cx={x} cy={y} r={reach} />;
      })}
    </g>
  );
}

export function Ruler({ from, to, onScreen, told, isLegal }: { from: [number, number]; to: Pose | [number, number]; onScreen: OnScreen; told: (length: number) => string; isLegal: boolean }) {
  const [x1, y1] = onScreen(...from);
  const [x2, y2] = onScreen(to[0], to[1]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) / CENTIMETRE;
  if (length < 0.5) return null;
  return (
    <g class={`ruler${isLegal ? "" : " refused"}`}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <Sign x={(x1 + x2) / 2} y={(y1 + y2) / 2}><text y="-6" font-size="14">{told(Number(length.toFixed(1)))}</text></Sign>
    </g>
  );
}
