import { type Direction, moveDirection, wrapDegrees } from '@tuyuan/format/sphere.ts';

/** What of the whole picture the stage shows: its middle, and how many degrees from left to right. */
export interface StageView extends Direction {
  readonly span: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const widestSpan = 300;
export const nearestSpan = 60;

/** Keeps the picture filling the stage, so far as it is high enough. */
export function clampView(view: StageView, { width, height }: Size): StageView {
  const span = Math.max(nearestSpan, Math.min(widestSpan, view.span));
  const room = Math.max(0, 90 - ((height / Math.max(1, width)) * span) / 2);
  return { yaw: wrapDegrees(view.yaw), pitch: Math.max(-room, Math.min(room, view.pitch)), span };
}

/** Returns where a direction is on the stage, in pixels; the shorter way round counts. */
export function toStage(view: StageView, { width, height }: Size, direction: Direction): { x: number; y: number } {
  const perDegree = width / view.span;
  return {
    x: width / 2 + wrapDegrees(direction.yaw - view.yaw) * perDegree,
    y: height / 2 - (direction.pitch - view.pitch) * perDegree,
  };
}

/** Returns the direction at a point of the stage. */
export function fromStage(view: StageView, { width, height }: Size, x: number, y: number): Direction {
  const perDegree = width / view.span;
  return moveDirection(view, (x - width / 2) / perDegree, (height / 2 - y) / perDegree);
}
