import { expect, test } from 'vitest';
import { fullMoment, momentSpan, shortMoment } from './wire-moment.ts';

test('a wire time reads as day and clock, with the year where it matters', () => {
  expect(shortMoment('2026-11-18T18:52:07')).toBe('11-18 18:52');
  expect(fullMoment('2026-11-18T18:52:07')).toBe('2026-11-18 18:52');
});

test('a span names its day once, and the second only where it is another', () => {
  expect(momentSpan('2026-11-18T18:52:00', '2026-11-18T20:00:00')).toBe('11-18 18:52–20:00');
  expect(momentSpan('2026-11-18T18:52:00', '2026-11-19T08:00:00')).toBe('11-18 18:52–11-19 08:00');
});
