import { expect, it } from 'vitest';
import { signInOutlook } from './sign-in-outlook.policy.ts';

const bonuses = [
  { days: 7, amount: 10 },
  { days: 15, amount: 20 },
];
const outlook = (today: string, last: { day: string; streak: number; amount: number } | null) =>
  signInOutlook({ today, last, amount: 5, bonuses });

it('begins anew after a missed day, and goes on over the end of a month', () => {
  expect(outlook('2026-11-03', { day: '2026-11-01', streak: 9, amount: 5 })).toMatchObject({
    streak: 0,
    todayAmount: 5,
    nextBonus: { days: 7, amount: 10, on: '2026-11-09' },
  });
  expect(outlook('2026-12-01', { day: '2026-11-30', streak: 6, amount: 5 })).toMatchObject({
    isSignedToday: false,
    streak: 6,
    todayAmount: 15,
    nextBonus: { days: 7, on: '2026-12-01' },
  });
});

it('promises the next bonus from a day that is signed, and none after the last', () => {
  expect(outlook('2026-11-23', { day: '2026-11-23', streak: 12, amount: 5 })).toEqual({
    isSignedToday: true,
    streak: 12,
    todayAmount: 5,
    nextBonus: { days: 15, amount: 20, on: '2026-11-26' },
  });
  expect(outlook('2026-11-23', { day: '2026-11-23', streak: 15, amount: 25 }).nextBonus).toBeNull();
});
