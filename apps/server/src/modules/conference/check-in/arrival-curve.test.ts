import { describe, expect, it } from 'vitest';
import { arrivalCurve, arrivalSpan, expectedShare, pastShares } from './arrival-curve.ts';
import { forecastMeal, runsOutAt } from './forecast-meal.ts';

const minute = 60_000;
const eight = Date.UTC(2026, 10, 20, 0, 0);
const doors = {
  opensAt: eight - 30 * minute,
  closesAt: eight + 10 * 60 * minute,
  lateAfter: null,
  startsAt: eight + 60 * minute,
};

describe('the expected curve', () => {
  const span = arrivalSpan(doors);

  it('goes from nobody at the opening to nearly all when it begins, and never down', () => {
    expect(expectedShare(span, span.from)).toBe(0);
    expect(expectedShare(span, span.due)).toBeGreaterThan(0.85);
    expect(expectedShare(span, span.until)).toBeGreaterThan(0.95);
    let before = 0;
    for (let at = span.from; at <= span.until; at += minute) {
      const share = expectedShare(span, at);
      expect(share).toBeGreaterThanOrEqual(before);
      expect(share).toBeLessThanOrEqual(1);
      before = share;
    }
  });

  it('shows five hours at most, and finds a middle where the beginning lies outside', () => {
    expect(span.until - span.from).toBe(5 * 60 * minute);
    const odd = arrivalSpan({ ...doors, startsAt: eight - 9 * 60 * minute });
    expect(odd.due).toBe(odd.from + (odd.until - odd.from) / 2);
  });
});

it('counts arrivals until each moment, and nothing for what is to come', () => {
  const span = { from: eight, due: eight + 30 * minute, until: eight + 30 * minute };
  const arrivals = [
    { at: new Date(eight - 5 * minute), arrived: 2 },
    { at: new Date(eight), arrived: 3 },
    { at: new Date(eight + 10 * minute), arrived: 4 },
  ];
  const curve = arrivalCurve({ span, now: eight + 12 * minute, expected: 100, arrivals, past: [] });
  expect(curve.map(({ arrived }) => arrived)).toEqual([2, 5, 5, 9, null, null, null]);
  expect(curve[0]).toMatchObject({ low: null, high: null });
});

it('lies between what earlier conferences did, scaled to this one', () => {
  const past = pastShares([
    { conference_id: 1, minute: -30, arrived: 30 },
    { conference_id: 1, minute: -5, arrived: 10 },
    { conference_id: 2, minute: -60, arrived: 80 },
    { conference_id: 2, minute: 5, arrived: 20 },
  ]);
  const span = { from: eight, due: eight + 60 * minute, until: eight + 60 * minute };
  const curve = arrivalCurve({ span, now: eight, expected: 200, arrivals: [], past });
  expect(curve.at(-1)).toMatchObject({ low: 160, high: 200 });
  expect(curve[5]).toMatchObject({ low: 0, high: 160 });
});

describe('a meal’s forecast', () => {
  const course = {
    issued: 100,
    redeemed: 30,
    recent: 15,
    windowMinutes: 15,
    opensAt: new Date(eight - 60 * minute),
    closesAt: new Date(eight + 60 * minute),
    now: new Date(eight),
  };

  it('is all before it opens, what came when it is over, and the pace in between', () => {
    expect(forecastMeal({ ...course, now: new Date(eight - 61 * minute) })).toBe(100);
    expect(forecastMeal({ ...course, now: new Date(eight + 60 * minute) })).toBe(30);
    expect(forecastMeal(course)).toBe(90);
    expect(forecastMeal({ ...course, recent: 0 })).toBe(30);
    expect(forecastMeal({ ...course, recent: 60 })).toBe(100);
  });

  it('says when the last portion goes, if it goes before the end', () => {
    expect(runsOutAt(course, 20)).toEqual(new Date(eight + 20 * minute));
    expect(runsOutAt(course, 60)).toBeNull();
    expect(runsOutAt({ ...course, recent: 0 }, 1)).toBeNull();
  });
});
