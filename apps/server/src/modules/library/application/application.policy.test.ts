import { expect, it } from 'vitest';
import { expectedDecisionDay, findGaps } from './application.policy.ts';

const zone = 'Asia/Shanghai';
const complete = {
  realName: '和志远',
  phone: '13812341234',
  idCards: { front: true, back: true },
  samples: [{ isRefused: false }, { isRefused: false }, { isRefused: false }],
};

it('names what is missing in the form’s order', () => {
  expect(findGaps(complete)).toEqual([]);
  expect(findGaps({ realName: '和', phone: '', idCards: { front: false, back: false }, samples: [] })).toEqual([
    'realName',
    'phone',
    'idFront',
    'idBack',
    'samples',
  ]);
});

it('a refused sample doesn’t count, and has to go', () => {
  expect(findGaps({ ...complete, samples: [...complete.samples, { isRefused: true }] })).toEqual(['refusedSamples']);
  expect(findGaps({ ...complete, samples: [{ isRefused: true }, ...complete.samples.slice(1)] })).toEqual([
    'samples',
    'refusedSamples',
  ]);
});

it('a decision is expected after two working days, in the site’s time zone', () => {
  // Thursday 23:30 in Shanghai.
  expect(expectedDecisionDay(new Date('2026-11-26T15:30:00Z'), zone)).toBe('2026-11-30');
  expect(expectedDecisionDay(new Date('2026-11-28T04:00:00Z'), zone)).toBe('2026-12-01');
});
