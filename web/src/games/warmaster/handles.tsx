// handles.tsx - what a hand turns and forms a chosen unit by, on the unit itself; and the keys that do the same.
import type { Say } from "../../texts";
import type { Aiming } from "./aiming";
import { Sign } from "./plane";
import { middleOf, type Facts, type Pose } from "./scene";
import type { OnScreen } from "./terrain";

const words = {
  en: { turn: "Turn: drag, or [ and ]" },
  ru: { turn: "Поворот: тяните, или [ и ]" },
};

const AHEAD = 30; // pixels from the front of a unit to its handle
const MARKS = 20; // pixels: a row of marks
const STEP = 50; // tenths of a degree: a hand turns by so much
const FORMS = ["line", "column"] as const;
const SIGNS = { line: "M-8 0H8", column: "M0 -8V8" }; // how the stands lie

interface Props {
  aiming: Aiming;
  facts: Facts;
  onScreen: OnScreen;
  fromPointer: (event: PointerEvent) => [number, number];
  pixel: number; // its size on the plane
  say: Say;
}

export function Handles({ aiming, facts, onScreen, fromPointer, pixel, say }: Props) {
  const { mover, aim, canAim } = aiming;
  if (!canAim || aiming.isHeld || !mover || mover.at.length === 0) return null;
  const [x, y, facing]: Pose = aim ?? [...middleOf(mover.at), mover.at[0]![2]];
  const angle = (facing * Math.PI) / 1800;
  const at = (along: number, across: number) => onScreen(x + along * Math.sin(angle) + across * Math.cos(angle), y + along * Math.cos(angle) - across * Math.sin(angle));
  const isMarked = mover.orders || mover.confused || mover.wounds || mover.engaged;
  const behind = mover.depth / 2 + (AHEAD + (isMarked ? MARKS : 0)) * pixel; // its marks lie below it
  const [tipX, tipY] = at(mover.depth / 2 + AHEAD * pixel, 0);
  const facingAt = (event: PointerEvent): number => {
    const [px, py] = fromPointer(event);
    return Math.round(((Math.atan2(px - x, py - y) * 1800) / Math.PI + 3600) / STEP) * STEP;
  };
  const isDragged = (event: PointerEvent) => (event.currentTarget as Element).hasPointerCapture(event.pointerId);
  return (
    <g class="handles" onPointerDown={(event) => event.stopPropagation()}>
      <g
        class="handle turn"
        role="button"
        tabindex={0}
        aria-label={words[say.language].turn}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => isDragged(event) && aiming.turnTo(facingAt(event), false)}
        onPointerUp={(event) => isDragged(event) && aiming.turnTo(facingAt(event), true)}
      >
        <Sign x={tipX} y={tipY}><circle class="grip" r="20" /><circle r="12" /><path d="M-5 2.5A5.6 5.6 0 1 0 -2 -5M-2 -9V-2.4H-8" /></Sign>
      </g>
      {mover.stands > 1 && !mover.name.includes(".") && FORMS.map((form, index) => {
        const [fx, fy] = at(-behind, (index - 0.5) * 34 * pixel);
        return (
          <g key={form} class={`handle form${aiming.form === form ? " chosen" : ""}`} role="button" tabindex={0} aria-label={facts.words[form]} aria-pressed={aiming.form === form} onClick={() => aiming.reform(form)} onKeyDown={(event) => event.key === "Enter" && aiming.reform(form)}>
            <Sign x={fx} y={fy}><title>{facts.words[form]}</title><circle class="grip" r="17" /><circle r="12" /><path d={SIGNS[form]} /></Sign>
          </g>
        );
      })}
    </g>
  );
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

// On the chosen piece arrows push it by a centimetre, with Shift by five; brackets turn it; L and C form it. True: it was such a key.
export function handleKey(event: KeyboardEvent, chosen: string | undefined, aiming: Aiming, turned: boolean): boolean {
  const thing = (event.target as Element).closest<SVGElement>("[data-thing], .handle");
  const { mover, walker, canAim } = aiming;
  if (!thing || (thing.dataset.thing !== undefined && thing.dataset.thing !== chosen) || !canAim || event.ctrlKey || event.altKey || event.metaKey) return false;
  const stands = mover ? mover.at.length > 0 : walker?.where === "table";
  const arrow = ARROWS[event.key];
  const far = (event.shiftKey ? 5 : 1) * (turned ? -1 : 1);
  if (!stands) return false;
  if (arrow) aiming.nudge(arrow[0] * far, arrow[1] * far);
  else if (mover && event.code === "BracketLeft") aiming.turn(-150);
  else if (mover && event.code === "BracketRight") aiming.turn(150);
  else if (mover && event.code === "KeyL") aiming.reform("line");
  else if (mover && event.code === "KeyC") aiming.reform("column");
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
