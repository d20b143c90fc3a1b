// board.tsx - the field of Warmaster, drawn to scale: painted ground, stands with their fronts, characters, marks, and over them what
// is being considered.
import { useRef } from "preact/hooks";
import type { SlotProps } from "../face";
import { useAiming } from "./aiming";
import { PersonFigure, UnitFigure } from "./figures";
import { seenOf, useLook } from "./look";
import { Corner } from "./minimap";
import { Overlay } from "./overlay";
import { useGround } from "./pointing";
import { personsOf, unitsOf, type Facts, type Pose, type Scene } from "./scene";
import { Ground, Ranges, Zones } from "./terrain";
import "./board.css";
import "./field.css";

type BoardProps = SlotProps<Scene, Facts>;

const words = {
  en: { left: "Turn left", right: "Turn right", form: "Formation", same: "as it stands", round: "Turn" },
  ru: { left: "Повернуть влево", right: "Повернуть вправо", form: "Построение", same: "как стоит", round: "Ход" },
};
const FORMATIONS = ["line", "column", "block", "left", "right"];

export function Board(props: BoardProps) {
  const { scene, turned, animate, say } = props;
  const { width, depth } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const look = useLook(props, frame);
  const { tilt, view } = look;
  const word = words[say.language];

  // The field as its own side sees it: y runs up the screen, or down where the board is turned.
  const onScreen = (x: number, y: number): [number, number] => (turned ? [width - x, y] : [x, depth - y]);
  const fromPointer = (event: { clientX: number; clientY: number }): [number, number] => {
    const matrix = plane.current?.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return turned ? [width - at.x, at.y] : [at.x, depth - at.y];
  };
  const standTransform = ([x, y, facing]: Pose) => {
    const [sx, sy] = onScreen(x, y);
    return `translate(${sx}px, ${sy}px) rotate(${facing / 10 + (turned ? 180 : 0)}deg)`;
  };
  const aiming = useAiming(props, fromPointer);
  const { mover, walker, canAim } = aiming;
  const ground = useGround({ plane, look, canAim, fromPointer, facingNow: aiming.facingNow, consider: aiming.consider });
  const seen = seenOf(look);
  const { pixel } = view;
  return (
    <div class="board-holder warmaster-holder" ref={frame}>
      <div class="field-tools">
        <span class="field-turn">{scene.round > 0 ? `${word.round} ${scene.round}/${scene.rounds}` : ""}</span>
        {canAim && mover && (aiming.aim || mover.at.length > 0) && (
          <>
            <button type="button" aria-label={word.left} onClick={() => aiming.turn(-150)}>⟲</button>
            <button type="button" aria-label={word.right} onClick={() => aiming.turn(150)}>⟳</button>
            {mover.stands > 1 && !mover.name.includes(".") && (
              <select aria-label={word.form} value={aiming.form} onChange={(event) => aiming.reform(event.currentTarget.value)}>
                <option value="">{word.same}</option>
                {FORMATIONS.map((name) => <option key={name} value={name}>{props.facts.words[name]}</option>)}
              </select>
            )}
          </>
        )}
      </div>
      <svg
        class={`board warmaster${animate ? " animate" : ""}${canAim ? " aiming" : ""}`}
        viewBox={`${seen.left} ${seen.top * tilt} ${seen.wide} ${seen.high * tilt}`}
        style={{ "--pixel": pixel, "--pixel-up": pixel / tilt, "--upright": 1 / tilt }}
        role="group"
        aria-label={say("board")}
        {...ground}
        onPointerDown={(event) => {
          aiming.takeHold(event);
          ground.onPointerDown(event);
        }}
      >
        <defs>
          <pattern id="wm-wood" width="260" height="260" patternUnits="userSpaceOnUse"><circle class="tree" cx="70" cy="80" r="62" /><circle class="tree" cx="200" cy="200" r="62" /></pattern>
          <pattern id="wm-stripes" width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="stripe" width="45" height="110" /></pattern>
        </defs>
        <g class="plane" ref={plane} transform={`scale(1 ${tilt})`}>
          <rect class="meadow" width={width} height={depth} />
          <Ground scene={scene} facts={props.facts} onScreen={onScreen} />
          {props.ghost && <Ground scene={{ ...props.ghost, ground: props.ghost.ground.slice(scene.ground.length) }} facts={props.facts} onScreen={onScreen} />}
          {scene.key === "setup" && <Zones scene={scene} turned={turned} />}
          <Ranges {...props} mover={mover} walker={walker} onScreen={onScreen} />
          {unitsOf(scene).filter((unit) => unit.where === "table").map((unit) => (
            <UnitFigure key={unit.name} {...props} unit={unit} standTransform={standTransform} onScreen={onScreen} pixel={pixel} />
          ))}
          {personsOf(scene).filter((person) => person.where === "table").map((person) => (
            <PersonFigure key={person.name} {...props} person={person} onScreen={onScreen} pixel={pixel} />
          ))}
          <Overlay {...props} aiming={aiming} onScreen={onScreen} standTransform={standTransform} pixel={pixel} />
        </g>
      </svg>
      <Corner scene={scene} turned={turned} look={look} say={say} />
    </div>
  );
}
