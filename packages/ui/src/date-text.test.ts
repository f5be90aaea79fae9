import { expect, test } from 'vitest';
import { dateTextOf, parseDateText } from './date-text.ts';

test.each([
  ['date', '2026-1-5', '2026-01-05'],
  ['date', ' 2026/01/05 ', '2026-01-05'],
  ['date', '2026年1月5日', '2026-01-05'],
  ['date', '20260105', '2026-01-05'],
  ['date', '', ''],
  ['date', '2026-02-30', undefined],
  ['date', '明天', undefined],
  ['dateTime', '2026-01-05 9:30', '2026-01-05T09:30'],
  ['dateTime', '2026-01-05T09:30', '2026-01-05T09:30'],
  ['dateTime', '2026-01-05T09:30:00', '2026-01-05T09:30'],
  ['dateTime', '2026年1月5日 9点30分', '2026-01-05T09:30'],
  ['dateTime', '2026-01-05', '2026-01-05T09:00'],
  ['dateTime', '2026-01-05 25:00', undefined],
  ['time', '9:05', '09:05'],
  ['time', '0905', '09:05'],
  ['time', '24:00', undefined],
] as const)('%s “%s” is %s', (kind, typed, value) => {
  expect(parseDateText(kind, typed)).toBe(value);
});

test('shows a value as one types it', () => {
  expect(['2026-01-05', '2026-01-05T09:30:00', '09:30', ''].map(dateTextOf)).toEqual([
    '2026-01-05',
    '2026-01-05 09:30',
    '09:30',
    '',
  ]);
});
