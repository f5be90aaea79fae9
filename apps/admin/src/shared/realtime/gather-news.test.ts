import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherNews } from './gather-news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells the first at once and what came in the pause after it, each once', () => {
  const told: string[] = [];
  const hear = gatherNews<string>(1000, (topics) => told.push(topics.join('+')));
  hear('stage');
  hear('stage');
  hear('danmaku');
  hear('stage');
  expect(told).toEqual(['stage']);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['stage', 'stage+danmaku']);
  vi.advanceTimersByTime(1000);
  hear('questions');
  expect(told).toEqual(['stage', 'stage+danmaku', 'questions']);
});
