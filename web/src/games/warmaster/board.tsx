// The field of Warmaster, drawn to scale: ground, stands with their fronts, characters, and the
// ghost of what is being considered. Lengths are those of the rules, 1/16 mm.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { useDrag } from "../../ui/drag";
import type { Refusal } from "../../table";
import type { BoardProps } from "../board";

const CENTIMETRE = 160;
const PERSON_RADIUS = 200;
const ZOOM_MOST = 8;
const LABEL = 10.5; // pixels

type Pose = [x: number, y: number, facing: number]; // facing in tenths of a degree, 0 away from seat 1

interface Unit {
  key: string;
  name: string;
  side: number;
  where: "table" | "waiting" | "off" | "lost";
  front: number;
  depth: number;
  stands: number;
  started: number;
  wounds: number;
  orders: number;
  confused: number;
  engaged: number;
  magic: number;
  item?: string;
  at: Pose[];
}

interface Person {
  key: string;
  name: string;
  side: number;
  where: string;
  x: number;
  y: number;
  done: number;
  moved: number;
  radius: number;
  with?: string;
  mount?: string;
  item?: string;
}

const words = {
  en: { waiting: "to be set up", lost: "lost", in: "Zoom in", out: "Zoom out", fit: "Whole field", left: "Turn left", right: "Turn right", confused: "confused", engaged: "engaged", stands: "stands", round: "Turn", cm: "cm" },
  ru: { waiting: "ещё не расставлены", lost: "потеряны", in: "Ближе", out: "Дальше", fit: "Всё поле", left: "Повернуть влево", right: "Повернуть вправо", confused: "деморализован", engaged: "в бою", stands: "баз", round: "Ход", cm: "см" },
};

export const unitsOf = (scene: any): Unit[] => scene.sides.flatMap((side: any) => side.units);
export const personsOf = (scene: any): Person[] => scene.sides.flatMap((side: any) => side.persons);
export const armyOf = (scene: any, facts: any, side: number) =>
  facts.armies.find((army: any) => army.key === scene.sides[side].key);
export const profileOf = (unit: Unit, scene: any, facts: any) =>
  armyOf(scene, facts, unit.side)?.units.find((profile: any) => profile.key === unit.key);
export const characterOf = (person: Person, scene: any, facts: any) =>
  armyOf(scene, facts, person.side)?.characters.find((profile: any) => profile.key === person.key);

const isPlace = (thing: string): boolean => /^\d/.test(thing);

function poseOf(thing: string): Pose {
  const [x, y, facing] = thing.split(",").map(Number);
  return [x! * CENTIMETRE, y! * CENTIMETRE, (facing ?? 0) * 10];
}

const placeName = ([x, y, facing]: Pose): string =>
  `${(x / CENTIMETRE).toFixed(2)},${(y / CENTIMETRE).toFixed(2)},${((((facing / 10) % 360) + 360) % 360).toFixed(1).replace(/^360\.0$/, "0")}`;

const middleOf = (poses: Pose[]): [number, number] => [
  poses.reduce((sum, [x]) => sum + x, 0) / poses.length,
  poses.reduce((sum, [, y]) => sum + y, 0) / poses.length,
];

interface Window {
  x: number;
  y: number;
  scale: number; // 1 shows the whole field
}

// ---- Looking: wheel, pinch and buttons zoom; dragging the bare ground moves the window ----

// A narrow screen has a square window, at first as high as the field.
function useWindow(width: number, depth: number) {
  const isNarrow = useMemo(() => matchMedia("(max-width: 860px)").matches, []);
  const aspect = isNarrow ? 1 : width / depth;
  const within = (at: number, size: number, all: number) => (size >= all ? (all - size) / 2 : Math.min(all - size, Math.max(0, at)));
  const clamp = ({ x, y, scale }: Window): Window => {
    const zoom = Math.min(ZOOM_MOST, Math.max(1, scale));
    const wide = width / zoom;
    return { x: within(x, wide, width), y: within(y, wide / aspect, depth), scale: zoom };
  };
  const first = width / (depth * aspect);
  const [window, setWindow] = useState<Window>(() => clamp({ x: (width - width / first) / 2, y: 0, scale: first }));
  const zoomAt = (x: number, y: number, factor: number) =>
    setWindow((old) => {
      const scale = Math.min(ZOOM_MOST, Math.max(1, old.scale * factor));
      const keep = old.scale / scale;
      return clamp({ x: x - (x - old.x) * keep, y: y - (y - old.y) * keep, scale });
    });
  const moveBy = (x: number, y: number) => setWindow((old) => clamp({ ...old, x: old.x - x, y: old.y - y }));
  return { window, aspect, zoomAt, moveBy, fit: () => setWindow(clamp({ x: 0, y: 0, scale: 1 })) };
}

// How wide an element is on the screen, in pixels.
function useWidth(element: { current: Element | null }): number {
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry!.contentRect.width)));
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, []);
  return width;
}

// ---- The board ----

export function Board(props: BoardProps) {
  const { scene, chosen, next, turned, animate, say, isOpenEnded } = props;
  const { width, depth } = scene as { width: number; depth: number };
  const look = useWindow(width, depth);
  const svg = useRef<SVGSVGElement>(null);
  const [aim, setAim] = useState<Pose | null>(null);
  const [verdict, setVerdict] = useState<Refusal | null>(null);
  const asked = useRef(0);
  const units = unitsOf(scene);
  const persons = personsOf(scene);
  const word = words[say.language];
  const mover = chosen.length > 0 ? units.find((unit) => unit.name === chosen[0]) : undefined;
  const walker = chosen.length > 0 ? persons.find((person) => person.name === chosen[0]) : undefined;
  const canAim = isOpenEnded && chosen.length > 0 && (mover ?? walker) !== undefined;

  useEffect(() => {
    setAim(null);
    setVerdict(null);
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

  // Asks the rules about a place; only the answer to the latest question counts.
  const consider = async (pose: Pose, commit: boolean) => {
    const question = ++asked.current;
    const things = [...chosen.slice(0, 1), placeName(pose)];
    setAim(pose);
    const answer = await props.ask(things);
    if (question !== asked.current) return;
    setVerdict(answer);
    if (commit) props.offer(answer, things);
  };
  const turn = (tenths: number) => {
    if (aim) void consider([aim[0], aim[1], (aim[2] + tenths + 3600) % 3600], true);
  };

  const drag = useDrag(
    { ...props, point: (thing) => (isPlace(thing) && !next.has(thing) && canAim ? void consider(poseOf(thing), true) : props.point(thing)) },
    (event, carried) => {
      const unit = units.find((other) => other.name === carried);
      const [x, y] = fromPointer(event);
      return placeName([x, y, unit?.at[0]?.[2] ?? facingNow()]);
    },
  );
  const ground = useGround({ svg, look, canAim, fromPointer, facingNow, consider });

  const ghosts = useMemo(() => ghostsOf(props, mover, aim), [props.ghost, mover, aim, scene]);
  const isLegal = verdict?.legal ?? true;
  const { window, aspect } = look;
  const [wide, tall] = [width / window.scale, width / window.scale / aspect];
  const view = `${window.x} ${window.y} ${wide} ${tall}`;
  const pixel = wide / useWidth(svg);
  const standTransform = ([x, y, facing]: Pose) => {
    const [sx, sy] = onScreen(x, y);
    return `translate(${sx}px, ${sy}px) rotate(${facing / 10 + (turned ? 180 : 0)}deg)`;
  };
  const places = [...next].filter(isPlace);
  return (
    <div class="board-holder warmaster-holder" ref={drag.ref}>
      <div class="field-tools">
        <span class="field-turn">{scene.round > 0 ? `${word.round} ${scene.round}/${scene.rounds}` : ""}</span>
        <button type="button" aria-label={word.out} onClick={() => look.zoomAt(window.x + wide / 2, window.y + tall / 2, 1 / 1.5)}>−</button>
        <button type="button" aria-label={word.in} onClick={() => look.zoomAt(window.x + wide / 2, window.y + tall / 2, 1.5)}>+</button>
        <button type="button" aria-label={word.fit} onClick={look.fit}>⤢</button>
        {aim && mover && <button type="button" aria-label={word.left} onClick={() => turn(-150)}>⟲</button>}
        {aim && mover && <button type="button" aria-label={word.right} onClick={() => turn(150)}>⟳</button>}
      </div>
      <svg
        ref={svg}
        class={`board warmaster${animate ? " animate" : ""}${canAim ? " aiming" : ""}`}
        viewBox={view}
        style={{ aspectRatio: String(aspect) }}
        role="group"
        aria-label={say("play")}
        {...ground}
      >
        <defs>
          <pattern id="wm-wood" width="260" height="260" patternUnits="userSpaceOnUse"><circle class="tree" cx="70" cy="80" r="62" /><circle class="tree" cx="200" cy="200" r="62" /></pattern>
          <pattern id="wm-stripes" width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="stripe" width="45" height="110" /></pattern>
        </defs>
        <rect class="meadow" width={width} height={depth} />
        <Ground scene={scene} onScreen={onScreen} />
        {scene.key === "setup" && <Zones scene={scene} turned={turned} />}
        <Ranges {...props} mover={mover} walker={walker} onScreen={onScreen} />
        {units.filter((unit) => unit.where === "table").map((unit) => (
          <UnitFigure key={unit.name} {...props} unit={unit} standTransform={standTransform} onScreen={onScreen} pixel={pixel} />
        ))}
        {persons.filter((person) => person.where === "table").map((person) => (
          <PersonFigure key={person.name} {...props} person={person} onScreen={onScreen} />
        ))}
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
            <circle r={170 / Math.sqrt(window.scale)} />
            <path d="M-70 50L0 -90L70 50Z" />
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
        {aim && (mover || walker) && <Ruler from={mover ? middleOf(mover.at.length ? mover.at : [aim]) : [walker!.x, walker!.y]} to={aim} onScreen={onScreen} word={word.cm} pixel={pixel} isLegal={isLegal} />}
      </svg>
      <Waiting {...props} units={units} persons={persons} />
      {drag.ghost}
    </div>
  );
}

// Presses on the bare ground: with a piece chosen they set a place and, drawn out, its facing; else they
// move the window. Two fingers zoom.
function useGround({ svg, look, canAim, fromPointer, facingNow, consider }: any) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const press = useRef<{ x: number; y: number; at: [number, number]; moved: boolean } | null>(null);
  const onBare = (event: any) => !(event.target as Element).closest("[data-thing]");
  const scaleOf = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1);
  const onScreenPoint = (event: any): [number, number] => {
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

function Ground({ scene, onScreen }: { scene: any; onScreen: OnScreen }) {
  return (
    <g class="ground">
      {scene.ground.map((piece: any, index: number) => (
        <polygon
          key={index}
          class={`terrain ${piece.key} level${piece.level}`}
          points={piece.corners.map(([x, y]: [number, number]) => onScreen(x, y).join(",")).join(" ")}
        />
      ))}
    </g>
  );
}

function Zones({ scene, turned }: { scene: any; turned: boolean }) {
  const near = turned ? 1 : 0;
  return (
    <g class="zones">
      <rect class={`side${near}`} y={scene.depth - scene.zone} width={scene.width} height={scene.zone} />
      <rect class={`side${1 - near}`} width={scene.width} height={scene.zone} />
    </g>
  );
}

// How far a chosen character's orders carry, or a chosen unit moves or shoots.
function Ranges({ scene, facts, mover, walker, onScreen }: BoardProps & { mover?: Unit; walker?: Person; onScreen: OnScreen }) {
  if (walker && walker.where === "table" && walker.radius > 0) {
    const [x, y] = onScreen(walker.x, walker.y);
    return <circle class="range" cx={x} cy={y} r={walker.radius + PERSON_RADIUS} />;
  }
  if (!mover || mover.at.length === 0) return null;
  const profile = profileOf(mover, scene, facts);
  const reach = scene.key === "shooting" ? profile?.range : scene.moving ? profile?.move : 0;
  if (!reach) return null;
  return (
    <g>
      {mover.at.map((pose, index) => {
        const [x, y] = onScreen(pose[0], pose[1]);
        return <circle key={index} class="range" cx={x} cy={y} r={reach * CENTIMETRE} />;
      })}
    </g>
  );
}

function Ruler({ from, to, onScreen, word, pixel, isLegal }: { from: [number, number]; to: Pose; onScreen: OnScreen; word: string; pixel: number; isLegal: boolean }) {
  const [x1, y1] = onScreen(...from);
  const [x2, y2] = onScreen(to[0], to[1]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) / CENTIMETRE;
  if (length < 0.5) return null;
  return (
    <g class={`ruler${isLegal ? "" : " refused"}`}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <text x={(x1 + x2) / 2} y={(y1 + y2) / 2 - 60} font-size={14 * pixel}>{length.toFixed(1)} {word}</text>
    </g>
  );
}

interface FigureProps extends BoardProps {
  unit: Unit;
  standTransform: (pose: Pose) => string;
  onScreen: OnScreen;
  pixel: number; // its size on the field
}

function UnitFigure({ scene, facts, unit, next, chosen, marks, seat, say, standTransform, onScreen, pixel }: FigureProps) {
  const profile = profileOf(unit, scene, facts);
  const word = words[say.language];
  const [x, y] = onScreen(...middleOf(unit.at));
  const isNext = next.has(unit.name);
  const removable = unit.at.map((_, index) => next.has(`${unit.name}.${index + 1}`));
  const letters = Math.max(170, LABEL * pixel);
  const isSmall = letters > 1.4 * unit.depth; // then the name stands on the unit, for there is no room below
  const ordered = scene.order?.units.includes(unit.name);
  const label = `${unit.name} ${profile?.name ?? unit.key}, ${unit.stands}/${unit.started} ${word.stands}${unit.confused ? `, ${word.confused}` : ""}${
    unit.engaged ? `, ${word.engaged}` : ""
  }${isNext ? `, ${say("canChoose")}` : ""}`;
  return (
    <g
      class={`wm-unit side${unit.side}${isNext ? (unit.side !== seat ? " next strikes" : " next") : ""}${chosen.includes(unit.name) ? " chosen" : ""}${
        marks.includes(unit.name) ? " touched" : ""
      }${ordered ? " ordered" : ""}${scene.taskUnit === unit.name ? " asked" : ""}${unit.confused ? " confused" : ""}`}
    >
      <g class={isNext ? "next" : ""} role="button" tabindex={isNext ? 0 : -1} aria-label={label} aria-pressed={chosen.includes(unit.name)} data-thing={unit.name}>
        {unit.at.map((pose, index) => (
          <g key={index} class="stand" style={{ transform: standTransform(pose) }}>
            <rect x={-unit.front / 2 - 60} y={-unit.depth / 2 - 60} width={unit.front + 120} height={unit.depth + 120} class="reach" />
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
      <g class="unit-label" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <text font-size={letters} y={isSmall ? letters * 0.35 : unit.depth / 2 + letters}>{unit.name}{unit.wounds ? ` ♥−${unit.wounds}` : ""}</text>
        {unit.confused > 0 && <Icon name="confused" x={-190} y={-520} size={380} />}
        {unit.magic > 0 && <Icon name="magic" x={190} y={-520} size={340} />}
      </g>
    </g>
  );
}

function PersonFigure({ scene, facts, person, next, chosen, marks, say, onScreen }: BoardProps & { person: Person; onScreen: OnScreen }) {
  const profile = characterOf(person, scene, facts);
  const [x, y] = onScreen(person.x, person.y);
  const isNext = next.has(person.name);
  return (
    <g
      class={`wm-person side${person.side}${isNext ? " next" : ""}${chosen.includes(person.name) ? " chosen" : ""}${marks.includes(person.name) ? " touched" : ""}${
        person.done ? " done" : ""
      }`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabindex={isNext ? 0 : -1}
      aria-label={`${person.name} ${profile?.name ?? person.key}${isNext ? `, ${say("canChoose")}` : ""}`}
      aria-pressed={chosen.includes(person.name)}
      data-thing={person.name}
    >
      <circle class="reach" r={PERSON_RADIUS * 1.8} />
      {person.side === 0 ? <circle class="base" r={PERSON_RADIUS} /> : <path class="base" d="M0 -240L240 0L0 240L-240 0Z" />}
      <Icon name={profile?.role ?? "hero"} x={-135} y={-135} size={270} />
    </g>
  );
}

// Pieces that are not on the table: to be set up, off for now, or lost.
function Waiting({ scene, facts, units, persons, next, chosen, seat, say }: BoardProps & { units: Unit[]; persons: Person[] }) {
  const word = words[say.language];
  const rank = (piece: Unit | Person) => (next.has(piece.name) ? 0 : 2) + (piece.side === seat ? 0 : 1);
  const waiting: (Unit | Person)[] = [...units.filter((unit) => unit.where === "waiting"), ...persons.filter((person) => person.where === "waiting")];
  waiting.sort((one, other) => rank(one) - rank(other));
  const lost = units.filter((unit) => unit.where === "lost");
  if (waiting.length + lost.length === 0) return null;
  const nameOf = (piece: Unit | Person) =>
    ("at" in piece ? profileOf(piece, scene, facts) : characterOf(piece as Person, scene, facts))?.name ?? piece.key;
  return (
    <div class="muster-tray">
      {waiting.length > 0 && (
        <p>
          <span class="quiet">{word.waiting}:</span>{" "}
          {waiting.map((piece) => (
            <button
              key={piece.name}
              type="button"
              class={`reserve-piece side${piece.side}${next.has(piece.name) ? " next" : ""}${chosen.includes(piece.name) ? " chosen" : ""}`}
              data-thing={piece.name}
              aria-pressed={chosen.includes(piece.name)}
            >
              {piece.name} {nameOf(piece)}
            </button>
          ))}
        </p>
      )}
      {lost.length > 0 && <p class="quiet">{word.lost}: {lost.map((unit) => `${unit.name} ${nameOf(unit)}`).join(", ")}</p>}
    </div>
  );
}
