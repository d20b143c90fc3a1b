// minimap.tsx - the whole table in a corner: where the window is, who stands where; pressing and dragging moves the window. Beside it
// the buttons that zoom, fit all, and look from straight above.
import { useMemo } from "preact/hooks";
import type { Say } from "../../texts";
import { seenOf, type Look } from "./look";
import { middleOf, personsOf, unitsOf, type Pose, type Scene } from "./scene";

const words = {
  en: { map: "The whole table", in: "Zoom in", out: "Zoom out", fit: "Fit all", level: "From above" },
  ru: { map: "Весь стол", in: "Ближе", out: "Дальше", fit: "Показать всех", level: "Вид сверху" },
};

export function Corner({ scene, turned, look, say }: { scene: Scene; turned: boolean; look: Look; say: Say }) {
  const word = words[say.language];
  const isMapped = useMap(scene, turned, look);
  return (
    <div class="field-corner">
      {isMapped && <MiniMap scene={scene} turned={turned} look={look} label={word.map} />}
      <div class="field-buttons">
        <button type="button" aria-label={word.in} title={word.in} onClick={() => look.step(1.5)}>+</button>
        <button type="button" aria-label={word.out} title={word.out} onClick={() => look.step(1 / 1.5)}>−</button>
        <button type="button" class="fit" aria-label={word.fit} title={word.fit} onClick={look.fit}>⤢</button>
        <button type="button" class="level" aria-label={word.level} title={word.level} aria-pressed={look.isLevel} onClick={look.level}>⊥</button>
      </div>
    </div>
  );
}

function MiniMap({ scene, turned, look, label }: { scene: Scene; turned: boolean; look: Look; label: string }) {
  const { width, depth } = scene;
  const at = (x: number, y: number): [number, number] => (turned ? [width - x, y] : [x, depth - y]);
  const seen = seenOf(look);
  const go = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    look.centre(((event.clientX - box.x) / box.width) * width, ((event.clientY - box.y) / box.height) * depth);
  };
  return (
    <svg
      class="minimap"
      viewBox={`0 0 ${width} ${depth}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      {scene.ground.map((piece, index) => (
        <polygon key={index} class={`mini ${piece.key}`} points={piece.corners.map(([x, y]) => at(x, y).join(",")).join(" ")} />
      ))}
      {unitsOf(scene).filter((unit) => unit.where === "table").map((unit) => {
        const [x, y] = at(...middleOf(unit.at));
        return unit.side === 0 ? <rect key={unit.name} class="mini-unit side0" x={x - 380} y={y - 380} width="760" height="760" /> : <circle key={unit.name} class="mini-unit side1" cx={x} cy={y} r="430" />;
      })}
      <rect class="mini-window" x={seen.left} y={seen.top} width={seen.wide} height={seen.high} />
    </svg>
  );
}

// Where each piece is seen, in pixels of the window.
function placesOf(scene: Scene, turned: boolean, look: Look): [number, number][] {
  const seen = seenOf(look);
  const poses: Pose[] = [
    ...unitsOf(scene).filter((unit) => unit.where === "table").flatMap((unit) => unit.at),
    ...personsOf(scene).filter((person) => person.where === "table").map((person): Pose => [person.x, person.y, 0]),
  ];
  return poses.map(([x, y]) => {
    const [sx, sy] = turned ? [scene.width - x, y] : [x, scene.depth - y];
    return [((sx - seen.left) / seen.wide) * look.size[0], ((sy - seen.top) / seen.high) * look.size[1]];
  });
}

const ROOM = { large: [150, 140], small: [150, 76] } as const; // that the map takes of a corner, in pixels

// Where the map would cover pieces, as they were seen when the scene came or at this distance, it waits until one is out of sight; and while the whole
// table is seen it is not needed.
function useMap(scene: Scene, turned: boolean, look: Look): boolean {
  const [wide, high] = ROOM[look.isSmall ? "small" : "large"];
  const covers = useMemo(() => placesOf(scene, turned, look).some(([x, y]) => y > look.size[1] - high && x > look.size[0] - wide), [scene, turned, look.size[0], look.size[1], Math.round(6 * Math.log(look.view.pixel))]);
  const isOut = placesOf(scene, turned, look).some(([x, y]) => x < 0 || y < 0 || x > look.size[0] || y > look.size[1]);
  return isOut || (scene.key !== "setup" && !covers && !look.isSmall);
}
