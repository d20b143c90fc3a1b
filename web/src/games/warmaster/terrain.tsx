// terrain.tsx - what lies under the pieces: ground, zones, ranges, and the ruler.
import type { SlotProps } from "../face";
import type { Say } from "../../texts";
import { CENTIMETRE, profileOf, type Facts, type Person, type Scene, type Unit, type Zone } from "./scene";

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

// The ring is what counts as near, the flag has the colour of the side that would score it now.
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
    return far > 0 ? <circle class="range spell" cx={x} cy={y} r={far + scene.disc} /> : null;
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
  return <path class="reaches" d={reachOf(mover.at.map((pose) => onScreen(pose[0], pose[1])), reach)} />;
}

// The outline of all that lies within `reach` of these points: their hull, moved outwards, with rounded corners.
function reachOf(points: [number, number][], reach: number): string {
  const hull = hullOf(points);
  if (hull.length === 1) return `M${hull[0]![0] - reach} ${hull[0]![1]}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0Z`;
  const sides = hull.map(([ax, ay], index) => {
    const [bx, by] = hull[(index + 1) % hull.length]!;
    const far = Math.hypot(bx - ax, by - ay);
    const [ox, oy] = [((by - ay) / far) * reach, (-(bx - ax) / far) * reach];
    return [`${ax + ox} ${ay + oy}`, `${bx + ox} ${by + oy}`];
  });
  return `${sides.map(([from, to], index) => `${index === 0 ? "M" : `A${reach} ${reach} 0 0 1 `}${from}L${to}`).join("")}A${reach} ${reach} 0 0 1 ${sides[0]![0]}Z`;
}

// Clockwise on the screen.
function hullOf(points: [number, number][]): [number, number][] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (from: [number, number][]) => {
    const found: [number, number][] = [];
    for (const point of from) {
      while (found.length > 1 && turnOf(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  const hull = [...half(sorted), ...half([...sorted].reverse())];
  return hull.length > 0 ? hull : [sorted[0]!];
}

const turnOf = ([ax, ay]: [number, number], [bx, by]: [number, number], [cx, cy]: [number, number]): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
