import { expect, test } from 'vitest';
import { clampView, fromStage, toStage } from './stage-view.ts';

const size = { width: 720, height: 400 };

test('a point of the stage and its direction belong together, over the seam, too', () => {
  const view = { yaw: 170, pitch: 10, span: 180 };
  expect(toStage(view, size, { yaw: 170, pitch: 10 })).toEqual({ x: 360, y: 200 });
  expect(toStage(view, size, { yaw: -170, pitch: 0 })).toEqual({ x: 440, y: 240 });
  expect(fromStage(view, size, 440, 240)).toEqual({ yaw: -170, pitch: 0 });
});

test('the stage never shows more than there is of the picture', () => {
  expect(clampView({ yaw: 200, pitch: 80, span: 200 }, size)).toMatchObject({ yaw: -160, span: 200 });
  expect(clampView({ yaw: 0, pitch: 80, span: 180 }, size).pitch).toBe(40);
  expect(clampView({ yaw: 0, pitch: 0, span: 10 }, size).span).toBe(60);
});
