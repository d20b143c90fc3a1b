// plane.tsx - the table lies flat and is seen at an angle: everything inside the plane is drawn in lengths of the rules and lies on
// the table. What stands upright on it, or keeps its size on the screen, says so with one of these.
import type { ComponentChildren } from "preact";

interface Props {
  x: number; // on the plane
  y: number;
  class?: string;
  children: ComponentChildren;
}

// Stands upright; lengths are those of the rules.
export const Upright = ({ x, y, children, ...rest }: Props) => (
  <g {...rest} style={{ transform: `translate(${x}px, ${y}px) scale(1, var(--upright))` }}>{children}</g>
);

// Stands upright and is as large on the screen however near one looks; lengths are pixels.
export const Sign = ({ x, y, children, ...rest }: Props) => (
  <g {...rest} style={{ transform: `translate(${x}px, ${y}px) scale(var(--pixel), var(--pixel-up))` }}>{children}</g>
);
