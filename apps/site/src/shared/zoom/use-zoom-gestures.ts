import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { movedBy, type Point, unzoomed, type Zoom, type ZoomBounds, zoomedAt } from './zoom.ts';

const SWIPE = 56;
const PULL = 96;
/** Factor of one wheel notch or key press. */
export const ZOOM_STEP = 1.25;

interface GestureOptions {
  readonly stage: RefObject<HTMLElement | null>;
  readonly bounds: ZoomBounds | undefined;
  readonly zoom: Zoom;
  /** Scale of one preview pixel to one of the page. */
  readonly actual: number;
  setZoom(zoom: Zoom): void;
  onStep(by: 1 | -1): void;
  onPullDown(): void;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Handles wheel and pinch zoom and dragging; an unzoomed picture is swiped to its neighbours or pulled down to close.
 * Returns the stage's handlers and how far an unzoomed picture is dragged.
 */
export function useZoomGestures(options: GestureOptions) {
  const { stage, bounds, zoom, actual, setZoom, onStep, onPullDown } = options;
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | undefined>(undefined);
  const [drag, setDrag] = useState<Point>();

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (!bounds || event.deltaY === 0) return;
    const factor = Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) * 0.0025);
    setZoom(zoomedAt(zoom, zoom.scale * factor, pointOf(event), bounds));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own wheel listener is passive and could not prevent the browser from zooming the page.
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [stage]);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    start.current = pointers.current.size === 1 ? pointOf(event) : undefined;
    if (pointers.current.size > 1) setDrag(undefined);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before || !bounds) return;
    const now = pointOf(event);
    const [first, second] = [...pointers.current.values()];
    pointers.current.set(event.pointerId, now);
    const [firstNow, secondNow] = [...pointers.current.values()];
    if (first && second && firstNow && secondNow) {
      const scale = zoom.scale * (distance(firstNow, secondNow) / Math.max(1, distance(first, second)));
      const moved = middle(firstNow, secondNow);
      const from = middle(first, second);
      const zoomed = zoomedAt(zoom, scale, from, bounds);
      setZoom(movedBy(zoomed, { x: moved.x - from.x, y: moved.y - from.y }, bounds));
      return;
    }
    if (zoom.scale > 1) {
      setZoom(movedBy(zoom, { x: now.x - before.x, y: now.y - before.y }, bounds));
      return;
    }
    if (!start.current || event.pointerType === 'mouse') return;
    const by = { x: now.x - start.current.x, y: now.y - start.current.y };
    setDrag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    setDrag(undefined);
    start.current = undefined;
    if (!drag || event.type === 'pointercancel') return;
    if (drag.x <= -SWIPE) onStep(1);
    else if (drag.x >= SWIPE) onStep(-1);
    else if (drag.y >= PULL) onPullDown();
  }

  function onDoubleClick(event: { clientX: number; clientY: number }): void {
    if (!bounds) return;
    setZoom(zoom.scale > 1 ? unzoomed : zoomedAt(zoom, Math.max(actual, 2), pointOf(event), bounds));
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick };
  return { handlers, drag };
}
