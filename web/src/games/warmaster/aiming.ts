// aiming.ts - a piece that is to stand somewhere: where it is aimed, what the rules say of the place, and how it is turned and formed.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Refusal } from "../../table";
import type { SlotProps } from "../face";
import { middleOf, moverOf, personsOf, placeName, poseOf, unitsOf, type Facts, type Person, type Pose, type Scene, type Unit } from "./scene";

type BoardProps = SlotProps<Scene, Facts>;
type At = { clientX: number; clientY: number };

const AIMLESS = ["initiative", "return", "orders"]; // open-ended, but not for the place of a piece; nor is the choice of shots and spells

export interface Aiming {
  mover: Unit | undefined; // the unit, or one stand of it, that is chosen
  walker: Person | undefined; // the character who is chosen
  canAim: boolean;
  aim: Pose | null;
  isLegal: boolean;
  form: string; // "": the one it has
  takeHold: (event: At) => void;
  facingNow: () => number;
  consider: (pose: Pose, commit: boolean, inForm?: string) => Promise<void>;
  turn: (tenths: number) => void;
  reform: (formation: string) => void;
}

export function useAiming(props: BoardProps, fromPointer: (event: At) => [number, number]): Aiming {
  const { scene, chosen, next, isOpenEnded } = props;
  const [aim, setAim] = useState<Pose | null>(null);
  const [verdict, setVerdict] = useState<Refusal | null>(null);
  const [form, setForm] = useState("");
  const asked = useRef(0);
  const grab = useRef<[number, number]>([0, 0]); // where the pointer took hold
  const units = unitsOf(scene);
  const persons = personsOf(scene);
  const mover = moverOf(chosen[0], units);
  const walker = persons.find((person) => person.name === chosen[0]);
  const canAim = isOpenEnded && !AIMLESS.includes(scene.step) && scene.task !== "shooting" && ((mover ?? walker) !== undefined || (scene.task === "laying" && chosen.length > 0));

  useEffect(() => {
    setAim(null);
    setVerdict(null);
    setForm("");
  }, [chosen.join(" "), scene]);

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
  return {
    mover, walker, canAim, aim, form, facingNow, consider,
    isLegal: verdict?.legal ?? true,
    takeHold: (event) => (grab.current = fromPointer(event)),
    turn: (tenths) => {
      const [x, y, facing] = poseNow();
      void consider([x, y, (facing + tenths + 3600) % 3600], true);
    },
    reform: (formation) => {
      setForm(formation);
      void consider(poseNow(), true, formation);
    },
  };
}
