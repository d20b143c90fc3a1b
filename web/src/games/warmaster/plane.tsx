// plane.tsx - the table lies flat and is seen at an angle: everything inside the plane is drawn in lengths of the rules and lies on
// the table. What stands upright on it, or keeps its size on the screen, says so with one of these.
import type { ComponentChildren } from "preact";

interface Props {
  x: number; // on the plane
  y: number;
  class?: string;
  children: ComponentChildren;
}

const at = (x: number, y: number, scale: string) => ({ style: { transform: `translate(${x}px, ${y}px) scale(${scale})` } });

// Stands upright; lengths are those of the rules.
export const Upright = ({ x, y, children, ...rest }: Props) => <g {...rest} {...at(x, y, "1, var(--upright)")}>{children}</g>;

// Stands upright and is as large on the screen however near one looks; lengths are pixels.
export const Sign = ({ x, y, children, ...rest }: Props) => <g {...rest} {...at(x, y, "var(--pixel), var(--pixel-up)")}>{children}</g>;

// The same, but somewhat smaller from afar: banners, marks and names of pieces.
export const Flag = ({ x, y, children, ...rest }: Props) => <g {...rest} {...at(x, y, "var(--flag), var(--flag-up)")}>{children}</g>;
