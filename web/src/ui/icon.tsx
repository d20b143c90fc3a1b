// An icon on a field of 512 x 512, drawn in the current colour.
import { paths } from "../icons.generated";

export function Icon({ name, x = 0, y = 0, size = 24 }: { name: string; x?: number; y?: number; size?: number }) {
  return (
    <path
      class="icon"
      d={paths[name] ?? ""}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
      fill="currentColor"
      aria-hidden="true"
    />
  );
}

export function InlineIcon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg class="inline-icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={paths[name] ?? ""} fill="currentColor" />
    </svg>
  );
}

// Crossed swords in a corner: this can be attacked, and who it is stays in sight.
export function StrikeMark({ x, y }: { x: number; y: number }) {
  return (
    <g class="strike-mark" transform={`translate(${x} ${y})`}>
      <circle r="17" />
      <Icon name="swords" x={-11} y={-11} size={22} />
    </g>
  );
}
