import type { ReviewFrame } from '@tuyuan/contract/library/review-case.ts';

/** Where a frame begins that is drawn by keyboard. */
export const firstFrame: ReviewFrame = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };
const step = 0.02;
const smallest = 0.02;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the frame between two corners, in shares of the picture; null where it is too small to be meant. */
export function frameBetween(from: Point, to: Point): ReviewFrame | null {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => within(x, 0, 1));
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => within(y, 0, 1));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
  if (right - left < smallest || bottom - top < smallest) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Returns the frame moved by an arrow key, or resized where `isResize`; null for another key. */
export function frameByKey(frame: ReviewFrame, key: string, isResize: boolean): ReviewFrame | null {
  const by = directions[key];
  if (!by) return null;
  if (isResize)
    return {
      ...frame,
      width: within(frame.width + by.x, smallest, 1 - frame.x),
      height: within(frame.height + by.y, smallest, 1 - frame.y),
    };
  return { ...frame, x: within(frame.x + by.x, 0, 1 - frame.width), y: within(frame.y + by.y, 0, 1 - frame.height) };
}

/** Returns the place moved by an arrow key; null for another key. */
export function placeByKey(place: Point, key: string): Point | null {
  const by = directions[key];
  return by ? { x: within(place.x + by.x, 0, 1), y: within(place.y + by.y, 0, 1) } : null;
}
