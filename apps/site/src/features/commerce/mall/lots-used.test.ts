import { expect, it } from 'vitest';
import { lotsUsed } from './lots-used.ts';

it('takes the lots one after the other, and of the last no more than it needs', () => {
  const lots = [
    { id: 1, remaining: 80, expiresAt: '2026-12-18T23:59:59' },
    { id: 2, remaining: 356, expiresAt: '2027-01-31T23:59:59' },
    { id: 3, remaining: 375, expiresAt: '2027-06-30T23:59:59' },
  ];
  expect(lotsUsed(lots, 100)).toEqual([
    { amount: 80, day: '2026-12-18' },
    { amount: 20, day: '2027-01-31' },
  ]);
  expect(lotsUsed([], 5)).toEqual([]);
});
