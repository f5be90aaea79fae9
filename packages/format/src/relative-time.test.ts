import { expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 10, 20, 6, 0, 0);
const ago = (seconds: number) => formatRelativeTime(now - seconds * 1000, now);

test.each([
  [0, '刚刚'],
  [59, '刚刚'],
  [59.999, '刚刚'],
  [60, '1 分钟前'],
  [119, '1 分钟前'],
  [120, '2 分钟前'],
  [3599, '59 分钟前'],
  [3600, '1 小时前'],
  [86_399, '23 小时前'],
  [86_400, '1 天前'],
  [604_799, '6 天前'],
  [604_800, '7 天前'],
  [604_801, '1 周前'],
  [2_592_000, '4 周前'],
  [2_592_001, '1 个月前'],
  [31_536_000, '12 个月前'],
  [31_536_001, '1 年前'],
  [63_072_000, '2 年前'],
])('%d seconds ago is %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

test('a moment slightly ahead, from a clock that runs fast, is 刚刚', () => {
  expect(ago(-30)).toBe('刚刚');
});

test('reads wire dates in the given zone', () => {
  expect(formatRelativeTime('2026-11-20T13:00:00', now)).toBe('1 小时前');
  expect(formatRelativeTime('2026-11-20T05:00:00', now, 'UTC')).toBe('1 小时前');
});

test('shows "invalid distance" for what is not a date', () => {
  for (const wrong of ['', 'soon', null, undefined, new Date('x')]) {
    expect(formatRelativeTime(wrong, now)).toBe('invalid distance');
  }
  expect(formatRelativeTime(now, Number.NaN)).toBe('invalid distance');
});
