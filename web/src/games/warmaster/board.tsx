// The field of Warmaster, drawn to scale: ground, stands with their fronts, characters, and the
// ghost of what is being considered.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Refusal } from "../../table";
import type { SlotProps } from "../face";
import { PersonFigure, UnitFigure } from "./figures";
import { useLook, useWidth } from "./look";
import { useGround } from "./pointing";
import {
  isPlace, measured, middleOf, moverOf, personsOf, placeName, poseOf, unitsOf, type Facts, type Pose, type Scene, type Unit,
} from "./scene";
import { Ground, Ranges, Ruler, Zones } from "./terrain";
import "./board.css";

type BoardProps = SlotProps<Scene, Facts>;

const SPOT = 8; // pixels

const words = {
  en: { in: "Zoom in", out: "Zoom out", fit: "Whole field", left: "Turn left", right: "Turn right", form: "Formation", same: "as it stands", round: "Turn" },
  ru: { in: "Ближе", out: "Дальше", fit: "Всё поле", left: "Повернуть влево", right: "Повернуть вправо", form: "Построение", same: "как стоит", round: "Ход" },
};
const AIMLESS = ["initiative", "return", "orders"]; // open-ended, but not for the place of a piece; nor is the choice of shots and spells
const FORMATIONS = ["line", "column", "block", "left", "right"];

// ---- The board ----

export function Board(props: BoardProps) {
  const { scene, chosen, next, turned, animate, say, isOpenEnded } = props;
  const { width, depth } = scene;
  const look = useLook(props);
  const svg = useRef<SVGSVGElement>(null);
  const [aim, setAim] = useState<Pose | null>(null);
  const [verdict, setVerdict] = useState<Refusal | null>(null);
  const [form, setForm] = useState(""); // "": the one it has
  const asked = useRef(0);
  const grab = useRef<[number, number]>([0, 0]); // where the pointer took hold
  const units = unitsOf(scene);
  const persons = personsOf(scene);
  const word = words[say.language];
  const mover = moverOf(chosen[0], units);
  const walker = persons.find((person) => person.name === chosen[0]);
  const canAim = isOpenEnded && !AIMLESS.includes(scene.step) && scene.task !== "shooting" && ((mover ?? walker) !== undefined || (scene.task === "laying" && chosen.length > 0));

  useEffect(() => {
    setAim(null);
    setVerdict(null);
    setForm("");
  }, [chosen.join(" "), scene]);

  // The field as its own side sees it: y runs up the screen, or down where the board is turned.
  const onScreen = (x: number, y: number): [number, number] => (turned ? [width - x, y] : [x, depth - y]);
  const fromPointer = (event: { clientX: number; clientY: number }): [number, number] => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return turned ? [width - at.x, at.y] : [at.x, depth - at.y];
  };
  const facingNow = (): number => aim?.[2] ?? mover?.at[0]?.[2] ?? (scene.turn === 0 ? 0 : 1800);

  // Asks the rules about a place; only the answer to the latest question counts. A place off the table
  // has no answer.
  const consider = async (pose: Pose, commit: boolean, inForm = form) => {
    const question = ++asked.current;
    const things = [...chosen.slice(0, 1), placeName(pose), ...(inForm ? [inForm] : [])];
    setAim(pose);
    const answer = (await props.ask(things)) ?? { action: "", legal: false, clause: "", reason: "" };
    if (question !== asked.current) return;
    setVerdict(answer);
    if (commit) props.offer(answer.reason || answer.legal ? answer : null, things);
  };
  const poseNow = (): Pose => aim ?? [...middleOf(mover!.at), facingNow()];
  const turn = (tenths: number) => {
    const [x, y, facing] = poseNow();
    void consider([x, y, (facing + tenths + 3600) % 3600], true);
  };
  const reform = (formation: string) => {
    setForm(formation);
    void consider(poseNow(), true, formation);
  };

  props.ground.current = {
    placeAt: (event, carried) => {
      if (!isOpenEnded) return null;
      const unit = moverOf(carried, units);
      const person = persons.find((other) => other.name === carried);
      const [x, y] = fromPointer(event);
      if (unit ? unit.at.length === 0 : person?.where !== "table") return placeName([x, y, facingNow()]);
      const [mx, my] = unit ? middleOf(unit.at) : [person!.x, person!.y];
      return placeName([mx + x - grab.current[0], my + y - grab.current[1], unit?.at[0]![2] ?? 0]);
    },
    carry: (place, carried) => chosen[0] === carried && void consider(poseOf(place), false),
    drop: (place) => !next.has(place) && canAim && (void consider(poseOf(place), true), true),
  };
  const ground = useGround({ svg, look, canAim, fromPointer, facingNow, consider });

  const ghosts = useMemo(() => ghostsOf(props, mover, aim), [props.ghost, mover, aim, scene]);
  const isLegal = verdict?.legal ?? true;
  const { window, aspect, wide } = look;
  const tall = wide / aspect;
  const view = `${window.x} ${window.y} ${wide} ${tall}`;
  const pixel = wide / useWidth(svg);
  const standTransform = ([x, y, facing]: Pose) => {
    const [sx, sy] = onScreen(x, y);
    return `translate(${sx}px, ${sy}px) rotate(${facing / 10 + (turned ? 180 : 0)}deg)`;
  };
  const places = [...next].filter(isPlace);
  const spot = SPOT * pixel;
  const meant = ghosts.find((ghost) => ghost.name === mover?.name.split(".")[0]);
  const to = aim ?? (meant && places.length > 0 ? middleOf(meant.at) : null);
  const from = mover ? (mover.at.length > 0 ? middleOf(mover.at) : null) : walker?.where === "table" ? [walker.x, walker.y] as [number, number] : null;
  return (
    <div class="board-holder warmaster-holder">
      <div class="field-tools">
        <span class="field-turn">{scene.round > 0 ? `${word.round} ${scene.round}/${scene.rounds}` : ""}</span>
        <button type="button" aria-label={word.out} onClick={() => look.zoomAt(window.x + wide / 2, window.y + tall / 2, 1 / 1.5)}>−</button>
        <button type="button" aria-label={word.in} onClick={() => look.zoomAt(window.x + wide / 2, window.y + tall / 2, 1.5)}>+</button>
        <button type="button" aria-label={word.fit} onClick={look.fit}>⤢</button>
        {canAim && mover && (aim || mover.at.length > 0) && (
          <>
            <button type="button" aria-label={word.left} onClick={() => turn(-150)}>⟲</button>
            <button type="button" aria-label={word.right} onClick={() => turn(150)}>⟳</button>
            {mover.stands > 1 && !mover.name.includes(".") && (
              <select aria-label={word.form} value={form} onChange={(event) => reform(event.currentTarget.value)}>
                <option value="">{word.same}</option>
                {FORMATIONS.map((name) => <option key={name} value={name}>{props.facts.words[name]}</option>)}
              </select>
            )}
          </>
        )}
      </div>
      <svg
        ref={svg}
        class={`board warmaster${animate ? " animate" : ""}${canAim ? " aiming" : ""}`}
        viewBox={view}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={say("board")}
        {...ground}
        onPointerDown={(event) => {
          grab.current = fromPointer(event);
          ground.onPointerDown(event);
        }}
      >
        <defs>
          <pattern id="wm-wood" width="260" height="260" patternUnits="userSpaceOnUse"><circle class="tree" cx="70" cy="80" r="62" /><circle class="tree" cx="200" cy="200" r="62" /></pattern>
          <pattern id="wm-stripes" width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="stripe" width="45" height="110" /></pattern>
        </defs>
        <rect class="meadow" width={width} height={depth} />
        <Ground scene={scene} facts={props.facts} onScreen={onScreen} />
        {props.ghost && <Ground scene={{ ...props.ghost, ground: props.ghost.ground.slice(scene.ground.length) }} facts={props.facts} onScreen={onScreen} />}
        {scene.key === "setup" && <Zones scene={scene} turned={turned} />}
        <Ranges {...props} mover={mover} walker={walker} onScreen={onScreen} />
        {units.filter((unit) => unit.where === "table").map((unit) => (
          <UnitFigure key={unit.name} {...props} unit={unit} standTransform={standTransform} onScreen={onScreen} pixel={pixel} />
        ))}
        {persons.filter((person) => person.where === "table").map((person) => (
          <PersonFigure key={person.name} {...props} person={person} onScreen={onScreen} pixel={pixel} />
        ))}
        {walker && chosen.length > 1 && places.map((thing) => {
          const [x1, y1] = onScreen(walker.x, walker.y);
          const [x2, y2] = onScreen(...(poseOf(thing).slice(0, 2) as [number, number]));
          return <path key={thing} class="line-of-spell" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
        {places.map((thing) => (
          <g
            key={thing}
            class={`place-target next${chosen.includes(thing) ? " chosen" : ""}`}
            style={{ transform: standTransform(poseOf(thing)) }}
            role="button"
            tabindex={0}
            aria-label={`${thing}, ${say("canChoose")}`}
            data-thing={thing}
          >
            <circle r={spot} />
            <path d={`M${-spot * 0.45} ${spot * 0.35}L0 ${-spot * 0.6}L${spot * 0.45} ${spot * 0.35}Z`} />
          </g>
        ))}
        {ghosts.map((ghost) => (
          <g key={ghost.name} class={`ghost-unit${isLegal ? "" : " refused"}`}>
            {ghost.at.map((pose, index) => (
              <g key={index} style={{ transform: standTransform(pose) }}>
                <rect x={-ghost.front / 2} y={-ghost.depth / 2} width={ghost.front} height={ghost.depth} rx="30" />
                <path d={`M${-ghost.front / 2} ${-ghost.depth / 2}h${ghost.front}`} />
              </g>
            ))}
          </g>
        ))}
        {to && from && <Ruler from={from} to={to} onScreen={onScreen} told={(length: number) => measured(length, scene, say)} pixel={pixel} isLegal={isLegal} />}
      </svg>
    </div>
  );
}

// What moves in the scene to come; or the chosen unit shifted bodily to where it is aimed.
function ghostsOf({ scene, ghost }: BoardProps, mover: Unit | undefined, aim: Pose | null): Unit[] {
  if (ghost) {
    const before = new Map(unitsOf(scene).map((unit) => [unit.name, JSON.stringify(unit.at)]));
    return unitsOf(ghost).filter((unit) => unit.where === "table" && JSON.stringify(unit.at) !== before.get(unit.name));
  }
  if (!aim || !mover) return [];
  if (mover.at.length === 0) return [{ ...mover, at: [aim] }];
  const [mx, my] = middleOf(mover.at);
  const turn = ((aim[2] - mover.at[0]![2]) * Math.PI) / 1800;
  const shifted = mover.at.map(([x, y, facing]): Pose => {
    const [dx, dy] = [x - mx, y - my];
    return [aim[0] + dx * Math.cos(turn) + dy * Math.sin(turn), aim[1] - dx * Math.sin(turn) + dy * Math.cos(turn), facing + aim[2] - mover.at[0]![2]];
  });
  return [{ ...mover, at: shifted }];
}
