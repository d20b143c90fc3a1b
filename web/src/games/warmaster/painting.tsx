// painting.tsx - the painted ground below the pieces. While the camera moves the painting moves along; when it rests, what is seen is
// painted anew, as sharp as the screen can show it.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { paint, type Landscape, type Point, type Window } from "../../art/landscape";
import { seenOf, type Look } from "./look";
import { memo } from "./memo";
import type { Scene } from "./scene";

const MILLIMETRE = 16;
const SPARE = 0.15; // painted round what is seen, so that a moving camera finds ground
const REST = 90; // ms
const SHARPEST = 1.5; // pixels of the painting in one of the screen, at the most

interface Props {
  ground: Scene["ground"];
  width: number;
  depth: number;
  turned: boolean;
  view: Look["view"];
  size: Look["size"];
  tilt: number;
}

export function landscapeOf(ground: Scene["ground"], width: number, depth: number, turned: boolean): Landscape {
  const at = ([x, y]: Point): Point => (turned ? [(width - x) / MILLIMETRE, y / MILLIMETRE] : [x / MILLIMETRE, (depth - y) / MILLIMETRE]);
  return { width: width / MILLIMETRE, depth: depth / MILLIMETRE, features: ground.map(({ key, level, corners }) => ({ kind: key, level, corners: corners.map(at) })) };
}

export const Painting = memo(function Painting({ ground, width, depth, turned, view, size, tilt }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(ground);
  const land = useMemo(() => landscapeOf(ground, width, depth, turned), [key, width, depth, turned]);
  const painted = useRef<{ window: Window; land: Landscape } | null>(null);
  const resting = useRef(0);
  useLayoutEffect(() => {
    const sheet = canvas.current!;
    const seen = seenOf({ view, size, tilt });
    const paintNow = () => {
      const sharp = Math.min(SHARPEST, devicePixelRatio || 1);
      const scale = (MILLIMETRE / view.pixel) * sharp;
      const window: Window = {
        left: (seen.left - SPARE * seen.wide) / MILLIMETRE, top: (seen.top - SPARE * seen.high) / MILLIMETRE, scale, tilt,
        wide: Math.round(size[0] * (1 + 2 * SPARE) * sharp), high: Math.round(size[1] * (1 + 2 * SPARE) * sharp),
      };
      if (sheet.width !== window.wide || sheet.height !== window.high) Object.assign(sheet, { width: window.wide, height: window.high });
      paint(sheet.getContext("2d")!, land, window);
      painted.current = { window, land };
      place();
    };
    // Where the painting lies now that the camera has moved on.
    const place = () => {
      const { window } = painted.current!;
      const factor = MILLIMETRE / view.pixel / window.scale;
      const [x, y] = [((window.left * MILLIMETRE - seen.left) / view.pixel), ((window.top * MILLIMETRE - seen.top) * tilt) / view.pixel];
      sheet.style.transform = `translate(${x}px, ${y}px) scale(${factor}, ${(factor * tilt) / window.tilt})`;
    };
    clearTimeout(resting.current);
    if (!painted.current || painted.current.land !== land || painted.current.window.tilt !== tilt) return paintNow();
    place();
    resting.current = window.setTimeout(paintNow, REST);
    return () => clearTimeout(resting.current);
  }, [land, view, size, tilt]);
  return <canvas class="painting" ref={canvas} aria-hidden="true" />;
});
