import { expect, it } from 'vitest';
import { applyQueue, asCall, withoutTold, withStar } from './star-queue.ts';

it('keeps the last word on each session and shows it before the server knows', () => {
  const queue = withStar(withStar(withStar({}, 1, true), 2, false), 1, false);
  expect(asCall(queue)).toEqual([
    { sessionId: 1, isStarred: false },
    { sessionId: 2, isStarred: false },
  ]);
  expect(applyQueue([1, 2, 3], queue)).toEqual(new Set([3]));
});

it('forgets what was told, but not what was changed while it was on its way', () => {
  const sent = { 1: true, 2: true };
  expect(withoutTold({ 1: true, 2: false, 3: true }, sent)).toEqual({ 2: false, 3: true });
});
