import { expect, it } from 'vitest';
import { admissionCycle } from './admission-cycle.ts';

it('is one for good, or one a day of the conference’s clock', () => {
  const evening = new Date('2026-11-20T15:59:59Z');
  const midnight = new Date('2026-11-20T16:00:00Z');
  expect([admissionCycle('once', evening), admissionCycle('once', midnight)]).toEqual([0, 0]);
  expect([admissionCycle('daily', evening), admissionCycle('daily', midnight)]).toEqual([20_261_120, 20_261_121]);
  expect(admissionCycle('daily', midnight, 'UTC')).toBe(20_261_120);
});

it('follows from the leavings where one may come again', () => {
  expect(admissionCycle('reentry', new Date())).toBeNull();
});
