import { describe, expect, it } from 'vitest';
import { readinessProblems } from './readiness.policy.ts';

const ready = {
  is_draft: false,
  is_over: false,
  has_changes: false,
  has_office_phone: true,
  ticket_types: 2,
  unlimited_types: [],
  expected: 120,
  doors: 1,
  promises_meals: true,
  meals: 2,
  unstocked_meals: [],
  supervisors: 1,
  devices: 2,
  duty_posts: 3,
  open_shifts: [],
  sessions: 8,
  published_sessions: 8,
  crowded_sessions: [],
  crowded_halls: [],
  crowded_rooms: [],
};
const whole = { hasOwnKey: true, sendsSms: true };

describe('readiness', () => {
  it('finds nothing where all is arranged', () => {
    expect(readinessProblems(ready, whole)).toEqual([]);
  });

  it.each([
    [{ is_draft: true }, 'block', 'overview'],
    [{ doors: 0 }, 'block', 'checkIn'],
    [{ meals: 0 }, 'block', 'checkIn'],
    [{ open_shifts: ['东门 核验'] }, 'block', 'duty'],
    [{ crowded_rooms: ['湖滨酒店 301'] }, 'block', 'stay'],
    [{ crowded_sessions: ['开幕式'] }, 'block', 'schedule'],
    [{ has_changes: true }, 'warn', 'overview'],
    [{ has_office_phone: false }, 'warn', 'facts'],
    [{ unlimited_types: ['普通票'] }, 'warn', 'ticketTypes'],
    [{ unstocked_meals: ['午餐'] }, 'warn', 'vouchers'],
  ])('tells of %o and where to mend it', (change, level, tab) => {
    expect(readinessProblems({ ...ready, ...change }, whole)).toMatchObject([{ level, tab }]);
  });

  it('tells of an installation that keeps its key beside the data, after what keeps people out', () => {
    const found = readinessProblems({ ...ready, doors: 0 }, { hasOwnKey: false, sendsSms: true });
    expect(found.map(({ level, tab }) => [level, tab])).toEqual([
      ['block', 'checkIn'],
      ['warn', 'system'],
    ]);
  });
});
