import { expect, it } from 'vitest';
import { framePath } from './frame-path.ts';

const video = { id: 4, version: 'abc', durationMs: 60_000, frames: 30 };

it('names the picture of a moment, the last before it or the next', () => {
  expect(framePath(video, 0)).toMatch(/\/4\/abc\/frame-0\.webp$/);
  expect(framePath(video, 3999)).toMatch(/frame-1\.webp$/);
  expect(framePath(video, 3999, 'next')).toMatch(/frame-2\.webp$/);
  expect(framePath(video, 4000, 'next')).toMatch(/frame-2\.webp$/);
  expect(framePath(video, 59_999, 'next')).toMatch(/frame-29\.webp$/);
});

it('there is none of a video that was made without', () => {
  expect(framePath({ ...video, frames: 0 }, 1000)).toBeNull();
});
