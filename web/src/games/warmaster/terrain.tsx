// terrain.tsx - what lies under the pieces: ground, zones, ranges, and the ruler.
import type { SlotProps } from "../face";
import { Sign } from "./plane";
import { CENTIMETRE, profileOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";

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

export function Zones({ scene, turned }: { scene: Scene; turned: boolean }) {
  const near = turned ? 1 : 0;
  return (
    <g class="zones">
      <rect class={`side${near}`} y={scene.depth - scene.zone} width={scene.width} height={scene.zone} />
      <rect class={`side${1 - near}`} width={scene.width} height={scene.zone} />
    </g>
  );
}

// How far a chosen character's orders or spell carry, or a chosen unit moves or shoots.
export function Ranges({ scene, facts, chosen, hovered, mover, walker, onScreen }: SlotProps<Scene, Facts> & { mover?: Unit; walker?: Person; onScreen: OnScreen }) {
  if (walker && walker.where === "table") {
    const [x, y] = onScreen(walker.x, walker.y);
    const spell = facts.spells.find((other) => other.key === chosen[1]?.split("/")[0]);
    const far = scene.step === "orders" ? walker.radius : spell ? spell.range * CENTIMETRE : 0;
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
