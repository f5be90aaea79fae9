import { expect, it } from 'vitest';
import { calibrate } from './calibrate.policy.ts';

const given = (jurorId: number, values: readonly number[], firstWork = 1) =>
  values.map((value, index) => ({ jurorId, entryId: firstWork + index, value }));

it('tells how strict each juror is, and whether the others see it so', () => {
  const { jurors } = calibrate([
    ...given(1, [9, 8, 7]),
    ...given(2, [5, 4, 3]),
    ...given(3, [1, 2, 3]),
    ...given(4, [8, 7, 6]),
  ]);
  expect(jurors.get(1)).toMatchObject({ count: 3, mean: 8 });
  expect(jurors.get(2)).toMatchObject({ count: 3, mean: 4 });
  expect(jurors.get(1)?.agreement).toBeGreaterThan(0);
  expect(jurors.get(3)?.agreement).toBeCloseTo(-1);
});

it('frees works of how strict their jurors are', () => {
  const { works } = calibrate([...given(1, [10, 8, 6], 1), ...given(2, [5, 3, 1], 4)]);
  const of = (entryId: number) => works.find((work) => work.entryId === entryId);
  expect(of(1)?.normalised).toBeCloseTo(of(4)?.normalised ?? 0);
  expect(of(1)?.rank).toBe(1);
  expect(of(4)?.rank).toBe(1);
  expect(of(6)?.rank).toBe(5);
});

it('takes values as they are where a juror gave too few, or always the same', () => {
  expect(calibrate([...given(1, [7]), ...given(2, [4, 4, 4], 2)]).works[0]).toMatchObject({
    entryId: 1,
    normalised: 7,
  });
  expect(calibrate([])).toEqual({ jurors: new Map(), works: [] });
});
