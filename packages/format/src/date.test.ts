import { expect, test } from 'vitest';
import { formatDate, formatDateTime, parseDate, toWireDate } from './date.ts';

const iso = (date: Date | undefined) => date?.toISOString();

test('reads wire time as Shanghai wall time', () => {
  expect(iso(parseDate('2026-11-20T13:42:05'))).toBe('2026-11-20T05:42:05.000Z');
  expect(iso(parseDate('2026-01-01'))).toBe('2025-12-31T16:00:00.000Z');
  expect(iso(parseDate('2026-11-20 13:42'))).toBe('2026-11-20T05:42:00.000Z');
});

test('reads wire time in the zone it is told', () => {
  expect(iso(parseDate('2026-11-20T13:42:05', 'UTC'))).toBe('2026-11-20T13:42:05.000Z');
  expect(iso(parseDate('2026-07-01T00:00:00', 'America/New_York'))).toBe('2026-07-01T04:00:00.000Z');
});

test('an explicit offset wins over the zone', () => {
  expect(iso(parseDate('2026-11-20T05:42:05Z'))).toBe('2026-11-20T05:42:05.000Z');
  expect(iso(parseDate('2026-11-20T05:42:05.25-03:30'))).toBe('2026-11-20T09:12:05.250Z');
});

test('reads /Date(ms)/', () => {
  expect(iso(parseDate('/Date(1479609725000)/'))).toBe('2016-11-20T02:42:05.000Z');
  expect(iso(parseDate('/Date(-1000+0800)/'))).toBe('1969-12-31T23:59:59.000Z');
});

test('both sides of a summer-time change keep their own offset', () => {
  expect(iso(parseDate('2026-03-08T01:59:59', 'America/New_York'))).toBe('2026-03-08T06:59:59.000Z');
  expect(iso(parseDate('2026-03-08T03:00:00', 'America/New_York'))).toBe('2026-03-08T07:00:00.000Z');
});

test('formats in Shanghai by default and in another zone when told', () => {
  const instant = new Date('2026-12-31T16:00:00Z');
  expect(formatDateTime(instant)).toBe('2027-01-01 00:00:00');
  expect(formatDate(instant)).toBe('2027-01-01');
  expect(formatDateTime(instant, 'UTC')).toBe('2026-12-31 16:00:00');
});

test('what is sent reads back as the same second', () => {
  for (const zone of ['Asia/Shanghai', 'UTC', 'America/New_York']) {
    for (const instant of ['2026-02-28T15:59:59Z', '2026-02-28T16:00:00Z', '2024-02-29T01:02:03Z']) {
      const date = new Date(instant);
      expect(parseDate(toWireDate(date, zone), zone)).toEqual(date);
    }
  }
  expect(toWireDate(new Date('2026-11-20T05:42:05.999Z'))).toBe('2026-11-20T13:42:05');
});

test('shows 不可用日期 for what is not a date', () => {
  const wrong = [
    '',
    'abc',
    '2026-02-29',
    '2026-13-01',
    '2026-11-20T24:00:00',
    '2026-11-20T12:60:00',
    '/Date(x)/',
    null,
    undefined,
    Number.NaN,
    new Date('x'),
  ];
  for (const input of wrong) {
    expect(formatDateTime(input)).toBe('不可用日期');
    expect(formatDate(input)).toBe('不可用日期');
  }
});

test('refuses to send an invalid date', () => {
  expect(() => toWireDate(new Date('x'))).toThrow(RangeError);
});
