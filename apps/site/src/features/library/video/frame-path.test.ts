import { expect, it } from 'vitest';
import { firstFramePath, framePath } from './frame-path.ts';

// One picture every two seconds.
const video = { id: 4, version: 'abc', durationMs: 60_000, frames: 30 };

it('names the last picture before a moment', () => {
  expect(framePath(video, 0)).toMatch(/\/4\/abc\/frame-0\.webp$/);
  expect(framePath(video, 3999)).toMatch(/frame-1\.webp$/);
  expect(framePath(video, 4000)).toMatch(/frame-2\.webp$/);
  expect(framePath(video, 60_000)).toMatch(/frame-29\.webp$/);
});

it('names the first picture of a chapter, and none of another one', () => {
  expect(firstFramePath(video, 0, 1000)).toMatch(/frame-0\.webp$/);
  expect(firstFramePath(video, 3000, 9000)).toMatch(/frame-2\.webp$/);
  expect(firstFramePath(video, 4000, 9000)).toMatch(/frame-2\.webp$/);
  expect(firstFramePath(video, 3000, 4000)).toBeNull();
  expect(firstFramePath(video, 58_500, 60_000)).toBeNull();
});

it('there is none of a video that was made without', () => {
  expect(framePath({ ...video, frames: 0 }, 1000)).toBeNull();
  expect(firstFramePath({ ...video, frames: 0 }, 0, 60_000)).toBeNull();
});
