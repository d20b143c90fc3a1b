// board.tsx - the field of Warmaster, drawn to scale: painted ground, stands with their fronts, characters, marks, and over them what
// is being considered.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { SlotProps } from "../face";
import { useAiming } from "./aiming";
import { Chips } from "./chips";
import { onPlane, type Field } from "./figures";
import { seenOf, useLook } from "./look";
import { Interrupt } from "./interrupts";
import { Legend } from "./marks";
import { Corner } from "./minimap";
import { handleKey, Handles } from "./handles";
import { memo } from "./memo";
import { boxedOrder, type Box } from "./orders";
import { Overlay } from "./overlay";
import { Ghosts, Ruler } from "./ghosts";
import { Painting } from "./painting";
import { Pieces } from "./pieces";
import { useGround } from "./pointing";
import { isPlace, type Facts, type Scene } from "./scene";
import { Ground, Objectives, Ranges, Zones } from "./terrain";
import { useGroundNote, useShownCard } from "./ground-note";
import "./board.css";
import "./field.css";
import "./pieces.css";

type BoardProps = SlotProps<Scene, Facts>;

const words = {
  en: { left: "Turn left", right: "Turn right", form: "Formation", same: "as it stands", round: "Turn" },
  ru: { left: "Повернуть влево", right: "Повернуть вправо", form: "Построение", same: "как стоит", round: "Ход" },
};
const STAND = 640; // the front of infantry
const LEGIBLE = 0.75; // of their full size: names smaller than that are left out
const FORMATIONS = ["line", "column", "block", "left", "right"];

function BoxFrame({ box, onScreen }: { box: Box; onScreen: (x: number, y: number) => [number, number] }) {
  const [x1, y1] = onScreen(...box.from);
  const [x2, y2] = onScreen(...box.to);
  return <rect class="gathering" x={Math.min(x1, x2)} y={Math.min(y1, y2)} width={Math.abs(x2 - x1)} height={Math.abs(y2 - y1)} />;
}

const StillPieces = memo(Pieces); // a piece that is dragged moves above them

export function Board(props: BoardProps) {
  const { scene, turned, animate, say } = props;
  const { width, depth } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const look = useLook(props, frame);
  const { tilt, view } = look;
  const word = words[say.language];

  // The field as its own side sees it: y runs up the screen, or down where the board is turned.
  const field = useMemo((): Field => ({ width, depth, turned, tilt }), [width, depth, turned, tilt]);
  const onScreen = useCallback((x: number, y: number): [number, number] => onPlane(field, x, y), [field]);
  const fromPointer = (event: { clientX: number; clientY: number }): [number, number] => {
    const matrix = plane.current?.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return turned ? [width - at.x, at.y] : [at.x, depth - at.y];
  };
  const aiming = useAiming(props, fromPointer);
  const { mover, walker, canAim } = aiming;
  // With a commander chosen a drag over the field gathers the units that he is to order.
  const [box, setBox] = useState<Box | null>(null);
  const canBox = scene.step === "orders" && !scene.task && aiming.walker !== undefined;
  const drawBox = (from: [number, number], to: [number, number], isDone: boolean) => {
    setBox(isDone ? null : { from, to });
    const order = isDone ? boxedOrder(scene, props.chosen[0]!, { from, to }) : null;
    if (order) props.playAll(order);
  };
  const ground = useGround({ plane, look, canAim, fromPointer, facingNow: aiming.facingNow, consider: aiming.consider, box: canBox ? drawBox : null });
  const note = useGroundNote(props, frame, canAim);
  useShownCard(scene, look);
  const seen = seenOf(look);
  const { pixel } = view;
  const inPixels = (x: number, y: number): [number, number] => {
    const [px, py] = onScreen(x, y);
    return [(px - seen.left) / pixel, ((py - seen.top) * tilt) / pixel];
  };
  const flag = pixel * Math.min(1.2, Math.max(0.55, STAND / pixel / 27)); // banners shrink with the stands, and not below what can be read
  // The pieces, what is considered and what can be pressed lie in layers of their own: a ghost that is dragged draws nothing else anew.
  const window = {
    viewBox: `${seen.left} ${seen.top * tilt} ${seen.wide} ${seen.high * tilt}`,
    style: { "--pixel": pixel, "--pixel-up": pixel / tilt, "--upright": 1 / tilt, "--flag": flag, "--flag-up": flag / tilt },
  };
  return (
    <div class="board-holder warmaster-holder" ref={frame}>
      <Interrupt {...props} />
      <div class="field-tools">
        <span class="field-turn">{scene.round > 0 ? `${word.round} ${scene.round}/${scene.rounds}` : ""}</span>
        {canAim && mover && scene.task !== "winners" && (aiming.aim || mover.at.length > 0) && (
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
      <Painting ground={scene.ground} width={width} depth={depth} turned={turned} view={view} size={look.size} tilt={tilt} />
      <div
        class={`field-layers${canAim ? " aiming" : ""}`}
        {...ground}
        onKeyDown={(event) => handleKey(event, props.chosen[0], aiming, turned)}
        onPointerDown={(event) => {
          aiming.takeHold(event);
          ground.onPointerDown(event);
          note.down(event);
        }}
        onClick={note.press}
      >
        <svg class={`board warmaster${animate ? " animate" : ""}`} {...window} role="group" aria-label={say("board")}>
          <defs>
            <pattern id="wm-idle" width="130" height="130" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="60" height="130" fill="#1c140c" fill-opacity=".55" /></pattern>
          </defs>
          <g class="plane" ref={plane} transform={`scale(1 ${tilt})`}>
            <Ground scene={scene} facts={props.facts} onScreen={onScreen} />
            {props.ghost && <Ground isGhost scene={{ ...props.ghost, ground: props.ghost.ground.slice(scene.ground.length) }} facts={props.facts} onScreen={onScreen} />}
            {scene.key === "setup" && <Zones zones={scene.zones} onScreen={onScreen} />}
            <Objectives scene={scene} onScreen={onScreen} pixel={pixel} say={say} />
            <Ranges {...props} mover={mover} walker={walker} onScreen={onScreen} />
            <StillPieces {...props} field={field} flag={flag} areNamed={flag > LEGIBLE * pixel} />
          </g>
        </svg>
        {aiming.isHeld && ![...props.next].some((thing) => !isPlace(thing)) && <div class="held-over" />}
        <Ghosts {...props} aiming={aiming} field={field} window={window} pixel={pixel} />
        <svg class="board-over" {...window}>
          <g transform={`scale(1 ${tilt})`}>
            <Overlay {...props} aiming={aiming} onScreen={onScreen} pixel={pixel} />
            {box && <BoxFrame box={box} onScreen={onScreen} />}
            {scene.task !== "winners" && <Handles aiming={aiming} facts={props.facts} onScreen={onScreen} fromPointer={fromPointer} pixel={pixel} say={say} />}
          </g>
        </svg>
        <Ruler {...props} aiming={aiming} inPixels={inPixels} />
      </div>
      {note.told}
      <Chips {...props} frame={frame} drawn={view} />
      <Legend scene={scene} past={props.past} say={say} isSmall={look.isSmall} />
      <Corner scene={scene} turned={turned} look={look} say={say} />
    </div>
  );
}
