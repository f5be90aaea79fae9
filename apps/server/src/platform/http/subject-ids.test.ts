import { expect, it } from 'vitest';
import { subjectIds } from './subject-ids.ts';

it('takes the numbers a call names, as a query or a body writes them', () => {
  expect(subjectIds({ id: 3 }, null)).toEqual([3]);
  expect(subjectIds({ id: '7' }, null)).toEqual([7]);
  expect(subjectIds({ ids: ['1', 2, 2] }, null)).toEqual([1, 2]);
});

it('takes the number of what was made when none was named', () => {
  expect(subjectIds({ name: 'x' }, { id: 9 })).toEqual([9]);
  expect(subjectIds({ id: 3 }, { id: 9 })).toEqual([3]);
  expect(subjectIds({ name: 'x' }, { ids: [9, 8] })).toEqual([9, 8]);
});

it('takes nothing that is no number of a row', () => {
  for (const id of [0, -1, 1.5, 1e300, '1; DROP', null, {}, [[1]]]) expect(subjectIds({ id }, undefined)).toEqual([]);
});
