import { expect, test } from 'vitest';
import { projectTickets } from './project-tickets.ts';

const daily = (counts: number[]) =>
  counts.map((ticketed, index) => ({ day: `2026-10-${String(index + 1).padStart(2, '0')}`, ticketed }));
const closing = '2026-10-15T18:00:00';

test('goes on at the pace of late to the closing day', () => {
  expect(projectTickets(daily([2, 4, 6, 8, 10]), closing, null)).toEqual({
    day: '2026-10-15',
    ticketed: 30,
    isFull: false,
  });
});

test('stops where the places are gone', () => {
  expect(projectTickets(daily([2, 4, 6, 8, 10]), closing, 15)).toEqual({
    day: '2026-10-08',
    ticketed: 15,
    isFull: true,
  });
});

test('says nothing of too little, of a standstill, and after the closing', () => {
  expect(projectTickets([], closing, null)).toBeUndefined();
  expect(projectTickets(daily([5, 6, 7]), closing, null)).toBeUndefined();
  expect(projectTickets(daily([1, 2, 3, 4]), closing, null)).toBeUndefined();
  expect(projectTickets(daily([9, 9, 9, 9]), closing, null)).toBeUndefined();
  expect(projectTickets(daily([6, 7, 8, 9]), '2026-10-04T18:00:00', null)).toBeUndefined();
});
