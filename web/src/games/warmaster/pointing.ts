// pointing.ts - presses on the bare ground of the field, by mouse and by fingers.
import { useRef } from "preact/hooks";
import type { Look } from "./look";
import { CENTIMETRE, type Pose } from "./scene";

// Presses on the bare ground: with a piece chosen they set a place and, drawn out, its facing; else they
// move the window. Two fingers zoom, and two presses.
interface GroundProps {
  plane: { current: SVGGraphicsElement | null };
  look: Look;
  canAim: boolean;
  fromPointer: (event: { clientX: number; clientY: number }) => [number, number];
  facingNow: () => number;
  consider: (pose: Pose, commit: boolean) => Promise<void>;
  box: ((from: [number, number], to: [number, number], isDone: boolean) => void) | null; // a drag draws it instead of moving the window
}

export function useGround({ plane, look, canAim, fromPointer, facingNow, consider, box }: GroundProps) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const press = useRef<{ x: number; y: number; at: [number, number]; moved: boolean } | null>(null);
  const onBare = (event: Event) => !(event.target as Element).closest("[data-thing]");
  const onScreenPoint = (event: { clientX: number; clientY: number }): [number, number] => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(plane.current!.getScreenCTM()!.inverse());
    return [at.x, at.y];
  };
  const moveBy = (x: number, y: number) => look.moveBy(x * look.view.pixel, (y * look.view.pixel) / look.tilt);
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
    onDblClick: (event: MouseEvent) => {
      if (onBare(event) && !canAim) look.nearOrFit(...onScreenPoint(event));
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary) fingers.current.clear(); // one that was lifted elsewhere is forgotten
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
        const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
        Object.assign(finger, { x: event.clientX, y: event.clientY });
        const middle = { clientX: (finger.x + other.x) / 2, clientY: (finger.y + other.y) / 2 };
        look.zoomAt(...onScreenPoint(middle), Math.hypot(finger.x - other.x, finger.y - other.y) / Math.max(1, old));
        moveBy(x / 2, y / 2);
        return;
      }
      if (!press.current) return;
      const { x, y, at } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) < 5 && !press.current.moved) return;
      press.current.moved = true;
      if (canAim) return void consider(poseFrom(at, fromPointer(event)), false);
      if (box) return box(at, fromPointer(event), false);
      moveBy(event.clientX - x, event.clientY - y);
      Object.assign(press.current, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      if (press.current && canAim) void consider(poseFrom(press.current.at, fromPointer(event)), true);
      else if (press.current?.moved && box) box(press.current.at, fromPointer(event), true);
      press.current = null;
    },
    onPointerCancel: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      press.current = null;
    },
  };
}
