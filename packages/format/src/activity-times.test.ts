import { expect, it } from 'vitest';
import { deadlineText, isUrgent, remainingText } from './activity-times.ts';

const at = '2026-11-25T20:00:00';

it.each([
  ['2026-11-16T20:00:00', '还剩 9 天', false],
  ['2026-11-23T19:00:00', '还剩 2 天 1 小时', true],
  ['2026-11-25T02:30:00', '还剩 17 小时', true],
  ['2026-11-25T19:41:10', '还剩 19 分钟', true],
  ['2026-11-25T20:00:00', '', false],
])('tells at %s what is left', (now, text, urgent) => {
  expect(remainingText(at, now)).toBe(text);
  expect(isUrgent(at, now)).toBe(urgent);
});

it('names what ends', () => {
  expect(deadlineText({ progressState: 'submitting', deadline: at })).toBe('11 月 25 日 20:00 截稿');
  expect(deadlineText({ progressState: 'finished', deadline: null })).toBe('');
});
