// aiming.ts - a piece that is to stand somewhere: where the hand holds it, where the rules put it, and how it is turned and formed.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Refusal } from "../../table";
import type { SlotProps } from "../face";
import { CENTIMETRE, isPlace, middleOf, moverOf, personsOf, placeName, poseOf, unitsOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";

type BoardProps = SlotProps<Scene, Facts>;
type At = { clientX: number; clientY: number };

const AIMLESS = ["initiative", "return", "orders"]; // open-ended, but not for the place of a piece; nor is the choice of shots and spells
const REFUSED: Refusal = { action: "", legal: false, clause: "", reason: "" };

export interface Aiming {
  mover: Unit | undefined; // the unit, or one stand of it, that is chosen
  walker: Person | undefined; // the character who is chosen
  canAim: boolean;
  aim: Pose | null; // where it would stand
  isHeld: boolean; // the hand has not let go yet
  isLegal: boolean;
  form: string; // "": the one it has
  takeHold: (event: At) => void;
  facingNow: () => number;
  consider: (pose: Pose, commit: boolean) => Promise<void>;
  turn: (tenths: number) => void;
  turnTo: (facing: number, commit: boolean) => void;
  nudge: (across: number, up: number) => void; // in centimetres, as the table lies
  reform: (formation: string) => void;
}

// What is asked about a place: of questions that come while one is open only the last counts.
interface Question {
  pose: Pose;
  commit: boolean;
  form: string;
  exact: boolean; // not near it, where it is allowed
  isDropped?: boolean; // a character, who needs no turning: there he stands, and undo takes it back
}

export function useAiming(props: BoardProps, fromPointer: (event: At) => [number, number]): Aiming {
  const { scene, chosen, next, isOpenEnded } = props;
  const [aim, setAim] = useState<Pose | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [isLegal, setLegal] = useState(true);
  const [form, setForm] = useState("");
  const open = useRef(false);
  const waiting = useRef<Question | null>(null);
  const moment = useRef(0); // another one: what was asked before no longer counts
  const grab = useRef<[number, number]>([0, 0]); // where the pointer took hold
  const latest = useRef(props);
  latest.current = props;
  const units = unitsOf(scene);
  const persons = personsOf(scene);
  const mover = moverOf(chosen[0], units);
  const walker = persons.find((person) => person.name === chosen[0]);
  const canAim = isOpenEnded && !AIMLESS.includes(scene.step) && scene.task !== "shooting" && ((mover ?? walker) !== undefined || (scene.task === "laying" && chosen.length > 0));

  // At once, not after the picture: a key pressed between the two would be forgotten with what was asked before.
  useLayoutEffect(() => {
    moment.current++;
    waiting.current = null;
    setAim(null);
    setHeld(false);
    setLegal(true);
    setForm("");
  }, [chosen.join(" "), props.shown]);

  const facingNow = (): number => aim?.[2] ?? mover?.at[0]?.[2] ?? (scene.turn === 0 ? 0 : 1800);
  const poseNow = (): Pose => aim ?? [...middleOf(mover!.at), facingNow()];
  const onTable = ([x, y, facing]: Pose): Pose => [Math.min(scene.width, Math.max(0, x)), Math.min(scene.depth, Math.max(0, y)), facing];

  const answer = async (question: Question) => {
    const { chosen, ask, offer } = latest.current;
    const asked = moment.current;
    const things = (pose: Pose) => [...chosen.slice(0, 1), placeName(pose), ...(question.form ? [question.form] : [])];
    const meant = things(question.pose);
    let found = (question.exact ? await ask([...meant, "exactly"]) : null) ?? REFUSED;
    if (!found.legal) found = (await ask(meant)) ?? found;
    if (asked !== moment.current) return;
    const place = found.legal ? found.steps?.split(" ").find(isPlace) : undefined;
    const pose = place ? poseOf(place) : question.pose;
    setAim(pose);
    setLegal(found.legal);
    if (question.isDropped && found.legal) return latest.current.playAll({ label: "", series: [things(pose)], closing: [] });
    if (question.commit) offer(found.reason || found.legal ? found : null, things(pose));
  };

  const inquire = async (question: Question) => {
    setHeld(!question.commit);
    if (open.current) return void (waiting.current = question);
    open.current = true;
    for (let now: Question | null = question; now; now = waiting.current) {
      waiting.current = null;
      await answer(now);
    }
    open.current = false;
  };
  const consider = (pose: Pose, commit: boolean) => inquire({ pose: onTable(pose), commit, form, exact: false });
  const set = (pose: Pose, commit: boolean, exact: boolean, inForm = form) => void inquire({ pose: onTable(pose), commit, form: inForm, exact });

  props.ground.current = {
    placeAt: (event, carried) => {
      if (!isOpenEnded) return null;
      const unit = moverOf(carried, units);
      const person = persons.find((other) => other.name === carried);
      const [x, y] = fromPointer(event);
      if (unit ? unit.at.length === 0 : person?.where !== "table") return placeName(onTable([x, y, facingNow()]));
      const [mx, my] = unit ? middleOf(unit.at) : [person!.x, person!.y];
      return placeName(onTable([mx + x - grab.current[0], my + y - grab.current[1], unit?.at[0]![2] ?? 0]));
    },
    under: (event) => placeName(onTable([...fromPointer(event), 0])).split(",").slice(0, 2).join(","),
    carry: (place, carried) => chosen[0] === carried && void consider(poseOf(place), false),
    drop: (place) => !next.has(place) && canAim && (void inquire({ pose: onTable(poseOf(place)), commit: true, form, exact: false, isDropped: walker !== undefined }), true),
  };
  return {
    mover, walker, canAim, aim, isHeld, isLegal, form, facingNow, consider,
    takeHold: (event) => (grab.current = fromPointer(event)),
    turn: (tenths) => {
      const [x, y, facing] = poseNow();
      set([x, y, (facing + tenths + 3600) % 3600], true, true);
    },
    turnTo: (facing, commit) => set([poseNow()[0], poseNow()[1], (facing + 3600) % 3600], commit, false),
    nudge: (across, up) => {
      const [x, y, facing] = walker && !aim ? [walker.x, walker.y, 0] : poseNow();
      set([x + across * CENTIMETRE, y + up * CENTIMETRE, facing], true, true);
    },
    reform: (formation) => {
      setForm(formation);
      set(poseNow(), true, true, formation);
    },
  };
}
