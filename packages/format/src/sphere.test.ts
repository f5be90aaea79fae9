import { expect, test } from 'vitest';
import {
  angleBetween,
  bearingOnPlan,
  fromPicture,
  horizontalFov,
  moveDirection,
  onPicture,
  verticalFov,
  wrapDegrees,
} from './sphere.ts';

test('angles come round to −180 to 180', () => {
  expect([0, 180, -180, 181, -190, 540, 720.5].map(wrapDegrees)).toEqual([0, 180, 180, -179, 170, 180, 0.5]);
});

test('a nudge goes on round the back and stops at the poles', () => {
  expect(moveDirection({ yaw: 179.8, pitch: 89.9 }, 0.5, 0.5)).toEqual({ yaw: -179.7, pitch: 90 });
  expect(moveDirection({ yaw: -178, pitch: -88 }, -5, -5)).toEqual({ yaw: 177, pitch: -90 });
});

test('the angle between two directions goes over the pole and over the seam', () => {
  expect(angleBetween({ yaw: 179, pitch: 0 }, { yaw: -179, pitch: 0 })).toBeCloseTo(2);
  expect(angleBetween({ yaw: 0, pitch: 89 }, { yaw: 180, pitch: 89 })).toBeCloseTo(2);
  expect(angleBetween({ yaw: 0, pitch: 0 }, { yaw: 180, pitch: 0 })).toBeCloseTo(180);
});

test('a direction has its point on the picture, and back', () => {
  expect(onPicture({ yaw: 0, pitch: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(onPicture({ yaw: -90, pitch: 90 })).toEqual({ x: 0.25, y: 0 });
  for (const direction of [
    { yaw: 12.4, pitch: -3.1 },
    { yaw: -179.9, pitch: 45 },
  ]) {
    const { x, y } = onPicture(direction);
    expect(fromPicture(x, y)).toEqual(direction);
  }
});

test('angles of view fit the shape of the window', () => {
  expect(verticalFov(90, 1)).toBeCloseTo(90);
  expect(verticalFov(90, 2)).toBeCloseTo(53.13, 2);
  expect(horizontalFov(verticalFov(75, 1.6), 1.6)).toBeCloseTo(75);
});

test('the cone on the plan turns with the view', () => {
  expect(bearingOnPlan(90, 45)).toBe(135);
  expect(bearingOnPlan(170, 30)).toBe(-160);
});
