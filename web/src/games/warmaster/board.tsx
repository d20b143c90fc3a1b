// The field of Warmaster, drawn to scale: ground, stands with their fronts, characters, and the
// ghost of what is being considered.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import type { Refusal } from "../../table";
import type { SlotProps } from "../face";
import { useLook, useWidth, type Look } from "./look";
import {
  CENTIMETRE, characterOf, isPlace, measured, middleOf, moverOf, personsOf, placeName, poseOf, profileOf, unitsOf, type Facts, type Person, type Pose, type Scene, type Unit,
} from "./scene";
import "./board.css";

type BoardProps = SlotProps<Scene, Facts>;

const LABEL = [10.5, 15]; // pixels, from afar and near
const SPOT = 8; // pixels

const words = {
  en: { others: "of the enemy still to be set up", lost: "lost", in: "Zoom in", out: "Zoom out", fit: "Whole field", left: "Turn left", right: "Turn right", form: "Formation", same: "as it stands", confused: "confused", laager: "in a laager", engaged: "engaged", stands: "stands", round: "Turn" },
  ru: { others: "у противника ещё не расставлено", lost: "потеряны", in: "Ближе", out: "Дальше", fit: "Всё поле", left: "Повернуть влево", right: "Повернуть вправо", form: "Построение", same: "как стоит", confused: "деморализован", laager: "табором", engaged: "в бою", stands: "баз", round: "Ход" },
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
  const canAim = isOpenEnded && !AIMLESS.includes(scene.step) && scene.task !== "shooting" && (mover ?? walker) !== undefined;

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

// Presses on the bare ground: with a piece chosen they set a place and, drawn out, its facing; else they
// move the window. Two fingers zoom.
interface GroundProps {
  svg: { current: SVGSVGElement | null };
  look: Look;
  canAim: boolean;
  fromPointer: (event: { clientX: number; clientY: number }) => [number, number];
  facingNow: () => number;
  consider: (pose: Pose, commit: boolean) => Promise<void>;
}

function useGround({ svg, look, canAim, fromPointer, facingNow, consider }: GroundProps) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const press = useRef<{ x: number; y: number; at: [number, number]; moved: boolean } | null>(null);
  const onBare = (event: Event) => !(event.target as Element).closest("[data-thing]");
  const scaleOf = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1);
  const onScreenPoint = (event: { clientX: number; clientY: number }): [number, number] => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current!.getScreenCTM()!.inverse());
    return [at.x, at.y];
  };
  const poseFrom = (start: [number, number], end: [number, number]): Pose => {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const isTurn = Math.hypot(dx, dy) > 2 * CENTIMETRE;
    const facing = isTurn ? Math.round(((Math.atan2(dx, dy) * 1800) / Math.PI + 3600) / 50) * 50 : facingNow();
    return [start[0], start[1], facing % 3600];
  };
  return {
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      look.zoomAt(...onScreenPoint(event), event.deltaY < 0 ? 1.2 : 1 / 1.2);
    },
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) press.current = null;
      else if (onBare(event)) press.current = { x: event.clientX, y: event.clientY, at: fromPointer(event), moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const finger = fingers.current.get(event.pointerId);
      const before = [...fingers.current.values()];
      if (finger && before.length === 2) {
        const other = before.find((each) => each !== finger)!;
        const old = Math.hypot(finger.x - other.x, finger.y - other.y);
        Object.assign(finger, { x: event.clientX, y: event.clientY });
        look.zoomAt(...onScreenPoint(event), Math.hypot(finger.x - other.x, finger.y - other.y) / Math.max(1, old));
        return;
      }
      if (!press.current) return;
      const { x, y, at } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) < 5 && !press.current.moved) return;
      press.current.moved = true;
      if (canAim) return void consider(poseFrom(at, fromPointer(event)), false);
      look.moveBy((event.clientX - x) * scaleOf(), (event.clientY - y) * scaleOf());
      Object.assign(press.current, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      if (press.current && canAim) void consider(poseFrom(press.current.at, fromPointer(event)), true);
      press.current = null;
    },
    onPointerCancel: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      press.current = null;
    },
  };
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

type OnScreen = (x: number, y: number) => [number, number];

function Ground({ scene, facts, onScreen }: { scene: Scene; facts: Facts; onScreen: OnScreen }) {
  const nameOf = (key: string) => facts.terrains.find((terrain) => terrain.key === key)?.name;
  return (
    <g class="ground">
      {scene.ground.map((piece, index) => (
        <polygon
          key={index}
          class={`terrain ${piece.key} level${piece.level}`}
          points={piece.corners.map(([x, y]) => onScreen(x, y).join(",")).join(" ")}
        >
          <title>{nameOf(piece.key)}</title>
        </polygon>
      ))}
    </g>
  );
}

function Zones({ scene, turned }: { scene: Scene; turned: boolean }) {
  const near = turned ? 1 : 0;
  return (
    <g class="zones">
      <rect class={`side${near}`} y={scene.depth - scene.zone} width={scene.width} height={scene.zone} />
      <rect class={`side${1 - near}`} width={scene.width} height={scene.zone} />
    </g>
  );
}

// How far a chosen character's orders or spell carry, or a chosen unit moves or shoots.
function Ranges({ scene, facts, chosen, mover, walker, onScreen }: BoardProps & { mover?: Unit; walker?: Person; onScreen: OnScreen }) {
  if (walker && walker.where === "table") {
    const [x, y] = onScreen(walker.x, walker.y);
    const spell = facts.spells.find((other) => other.key === chosen[1]?.split("/")[0]);
    const far = scene.step === "orders" ? walker.radius : spell ? spell.range * CENTIMETRE : 0;
    return far > 0 ? <circle class="range" cx={x} cy={y} r={far + scene.disc} /> : null;
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

function Ruler({ from, to, onScreen, told, pixel, isLegal }: { from: [number, number]; to: Pose | [number, number]; onScreen: OnScreen; told: (length: number) => string; pixel: number; isLegal: boolean }) {
  const [x1, y1] = onScreen(...from);
  const [x2, y2] = onScreen(to[0], to[1]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) / CENTIMETRE;
  if (length < 0.5) return null;
  return (
    <g class={`ruler${isLegal ? "" : " refused"}`}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <text x={(x1 + x2) / 2} y={(y1 + y2) / 2 - 60} font-size={14 * pixel}>{told(Number(length.toFixed(1)))}</text>
    </g>
  );
}

interface FigureProps extends BoardProps {
  unit: Unit;
  standTransform: (pose: Pose) => string;
  onScreen: OnScreen;
  pixel: number; // its size on the field
}

const lettersAt = (pixel: number): number => Math.min(Math.max(170, LABEL[0]! * pixel), LABEL[1]! * pixel);

// How far a unit reaches from its middle on the screen, across and down.
function extentOf(unit: Unit): [number, number] {
  const [mx, my] = middleOf(unit.at);
  const reach = (pose: Pose): [number, number] => {
    const angle = (pose[2] * Math.PI) / 1800;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    return [Math.abs(pose[0] - mx) + (cos * unit.front + sin * unit.depth) / 2, Math.abs(pose[1] - my) + (sin * unit.front + cos * unit.depth) / 2];
  };
  return [Math.max(...unit.at.map((pose) => reach(pose)[0])), Math.max(...unit.at.map((pose) => reach(pose)[1]))];
}

// The name stands on a unit of several stands while these are small, else below it; the side's letter is
// left out where there is no room.
function UnitLabel({ unit, pixel }: { unit: Unit; pixel: number }) {
  const [across, down] = extentOf(unit);
  const letters = lettersAt(pixel);
  const isSmall = unit.at.length > 1 && letters > 0.6 * unit.depth;
  const hearts = unit.wounds ? ` −${unit.wounds}♥` : "";
  const fits = letters * 0.62 * (unit.name.length + hearts.length) < 2 * across;
  return <text font-size={letters} y={isSmall ? letters * 0.35 : down + letters * 0.95}>{fits ? unit.name : unit.name.slice(1)}{hearts}</text>;
}

function UnitFigure({ scene, facts, unit, next, chosen, goal, marks, seat, say, standTransform, onScreen, pixel }: FigureProps) {
  const profile = profileOf(unit, scene, facts);
  const word = words[say.language];
  const [x, y] = onScreen(...middleOf(unit.at));
  const isNext = next.has(unit.name);
  const isChosen = goal === unit.name || chosen.includes(unit.name);
  const removable = unit.at.map((_, index) => next.has(`${unit.name}.${index + 1}`));
  const isMeant = (stand: number) => chosen[0] === `${unit.name}.${stand}` || (scene.taskUnit === unit.name && scene.taskStand === stand);
  const ordered = scene.order?.units.includes(unit.name);
  const reach = Math.max(60, 4 * pixel);
  const sign = Math.max(380, 15 * pixel);
  const label = `${unit.name} ${profile?.name ?? unit.key}, ${unit.stands}/${unit.started} ${word.stands}${unit.confused ? `, ${word.confused}` : ""}${unit.laager ? `, ${word.laager}` : ""}${
    unit.engaged ? `, ${word.engaged}` : ""
  }${isNext ? `, ${say("canChoose")}` : ""}`;
  return (
    <g
      class={`wm-unit side${unit.side}${isNext ? (unit.side !== seat ? " next strikes" : " next") : ""}${isChosen ? " chosen" : ""}${
        marks.includes(unit.name) ? " touched" : ""
      }${ordered ? " ordered" : ""}${scene.taskUnit === unit.name ? " asked" : ""}${unit.confused ? " confused" : ""}`}
    >
      <g class={isNext ? "next" : ""} role="button" tabindex={isNext ? 0 : -1} aria-label={label} aria-pressed={isChosen} data-thing={unit.name} data-piece={unit.name}>
        {unit.at.map((pose, index) => (
          <g key={index} class={`stand${isMeant(index + 1) ? " meant" : ""}`} style={{ transform: standTransform(pose) }}>
            <rect x={-unit.front / 2 - reach} y={-unit.depth / 2 - reach} width={unit.front + 2 * reach} height={unit.depth + 2 * reach} class="reach" />
            <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} rx={unit.side ? 90 : 12} class="base" />
            {unit.side === 1 && <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} rx="90" class="hatch" />}
            <path class="front" d={`M${-unit.front / 2 + 20} ${-unit.depth / 2 + 22}h${unit.front - 40}`} />
            <path class="nose" d={`M-60 ${-unit.depth / 2 + 40}L0 ${-unit.depth / 2 - 50}L60 ${-unit.depth / 2 + 40}Z`} />
            <Icon name={profile?.type ?? "infantry"} x={-130} y={-110} size={260} />
          </g>
        ))}
      </g>
      {removable.map((can, index) => can && (
        <g key={index} class="stand-target next" style={{ transform: standTransform(unit.at[index]!) }} role="button" tabindex={0} aria-label={`${unit.name}.${index + 1}, ${say("canChoose")}`} data-thing={`${unit.name}.${index + 1}`}>
          <rect x={-unit.front / 2} y={-unit.depth / 2} width={unit.front} height={unit.depth} />
        </g>
      ))}
      <g class={`unit-label side${unit.side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <UnitLabel unit={unit} pixel={pixel} />
        {unit.confused > 0 && <Icon name="confused" x={-sign / 2} y={-sign * 1.35} size={sign} />}
        {unit.magic > 0 && <Icon name="magic" x={sign / 2} y={-sign * 1.35} size={sign} />}
      </g>
    </g>
  );
}

function PersonFigure({ scene, facts, person, next, chosen, marks, say, onScreen, pixel }: BoardProps & { person: Person; onScreen: OnScreen; pixel: number }) {
  const profile = characterOf(person, scene, facts);
  const [x, y] = onScreen(person.x, person.y);
  const isNext = next.has(person.name);
  const isChosen = chosen.includes(person.name);
  const radius = Math.max(scene.disc, 7 * pixel);
  const letters = lettersAt(pixel);
  return (
    <g
      class={`wm-person side${person.side}${isNext ? " next" : ""}${isChosen ? " chosen" : ""}${marks.includes(person.name) ? " touched" : ""}${
        person.done ? " done" : ""
      }${chosen.length > 0 && next.size > 0 && !isNext ? " passed" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabindex={isNext ? 0 : -1}
      aria-label={`${person.name} ${profile?.name ?? person.key}${isNext ? `, ${say("canChoose")}` : ""}`}
      aria-pressed={isChosen}
      data-thing={person.name}
      data-piece={person.name}
    >
      <circle class="reach" r={radius * 1.6} />
      {person.side === 0 ? <circle class="base" r={radius} /> : <path class="base" d={`M0 ${-1.2 * radius}L${1.2 * radius} 0L0 ${1.2 * radius}L${-1.2 * radius} 0Z`} />}
      <Icon name={profile?.role ?? "hero"} x={-0.68 * radius} y={-0.68 * radius} size={1.36 * radius} />
      {(isNext || isChosen || letters < 1.2 * scene.disc) && <text font-size={letters} y={radius * 1.2 + letters * 0.9}>{person.name}</text>}
    </g>
  );
}
