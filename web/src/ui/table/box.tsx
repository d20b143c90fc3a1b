// box.tsx - the box that a board fills. On a small window it can be looked at twice as large: fingers need room.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boxOf } from "./overlay";

interface Props {
  isZoomed: boolean;
  focus: string | null; // the thing that zooming brings to the middle
  children: ComponentChildren;
}

export function BoardBox({ isZoomed, focus, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = box.current;
    if (!frame || !isZoomed) return;
    const around = frame.getBoundingClientRect();
    const thing = boxOf(frame, focus);
    const [x, y] = thing ? [thing.x + thing.width / 2 - around.x + frame.scrollLeft, thing.y + thing.height / 2 - around.y + frame.scrollTop] : [frame.scrollWidth / 2, frame.scrollHeight / 2];
    frame.scrollTo(x - around.width / 2, y - around.height / 2);
  }, [isZoomed]);
  return <div class={`board-box board-frame${isZoomed ? " zoomed" : ""}`} ref={box}>{children}</div>;
}
