// ground-note.tsx - presses that ask about the field: what the ground under the finger does, and where the piece of a card stands.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { SlotProps } from "../face";
import type { Look } from "./look";
import { personsOf, told, unitsOf, type Facts, type Pose, type Scene } from "./scene";

type At = { clientX: number; clientY: number };
const STILL = 6; // pixels within which a press is no drag
const WIDE = 250; // of the note

interface Note {
  x: number;
  y: number;
  key: string;
}

// What the ground does, in the words of the rules, where it was pressed; the next press takes it away.
export function useGroundNote({ scene, facts }: SlotProps<Scene, Facts>, frame: { current: HTMLElement | null }, canAim: boolean): { down: (event: At) => void; press: (event: MouseEvent) => void; told: ComponentChildren } {
  const [note, setNote] = useState<Note | null>(null);
  const from = useRef<[number, number]>([0, 0]);
  useEffect(() => setNote(null), [scene]);
  const terrain = note && facts.terrains.find(({ key }) => key === note.key);
  return {
    down: (event) => (from.current = [event.clientX, event.clientY]),
    press: (event) => {
      const target = event.target as Element;
      const key = target.closest<SVGElement>("[data-ground]")?.dataset.ground;
      const isStill = Math.hypot(event.clientX - from.current[0], event.clientY - from.current[1]) < STILL;
      if (!key || canAim || !isStill || note) return setNote(null);
      const box = frame.current!.getBoundingClientRect();
      setNote({ x: Math.min(Math.max(8, event.clientX - box.x - WIDE / 2), Math.max(8, box.width - WIDE - 8)), y: event.clientY - box.y, key });
    },
    told: terrain && (
      <p class={`ground-note${note.y < 150 ? " below" : ""}`} role="status" style={{ left: `${note.x}px`, top: `${note.y}px` }}>
        <b>{terrain.name}</b> {told(terrain.effect, scene, facts)}
      </p>
    ),
  };
}

// A card that is pressed brings its piece into the window.
export function useShownCard(scene: Scene, look: Look): void {
  const latest = useRef({ scene, look });
  latest.current = { scene, look };
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const name = (event.target as Element).closest<HTMLElement>(".piece-card[data-card]")?.dataset.card;
      if (!name) return;
      const { scene: now, look: camera } = latest.current;
      const unit = unitsOf(now).find((other) => other.name === name && other.where === "table");
      const person = personsOf(now).find((other) => other.name === name && other.where === "table");
      const poses: Pose[] = unit?.at ?? (person ? [[person.x, person.y, 0]] : []);
      if (poses.length > 0) camera.show(poses);
    };
    addEventListener("click", press);
    return () => removeEventListener("click", press);
  }, []);
}
