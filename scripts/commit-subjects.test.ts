import { expect, it } from 'vitest';
import { findWrongSubjects } from './check/commit-subjects.ts';

it('accepts an area and an imperative subject', () => {
  expect(
    findWrongSubjects(['duty: release shifts when a volunteer loses the staff role', 'photo-wall: show captions']),
  ).toEqual([]);
});

it.each([
  ['Free the shifts of who is no longer staff', 'begins with'],
  ['duty: Release shifts', 'begins with'],
  ['duty: release shifts.', 'full stop'],
  [`duty: ${'release '.repeat(10)}shifts`, 'at most 72'],
])('refuses “%s”', (subject, fault) => {
  expect(findWrongSubjects([subject])).toEqual([expect.stringContaining(fault)]);
});
