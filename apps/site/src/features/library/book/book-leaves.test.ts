import { expect, it } from 'vitest';
import { flipPath, leafLabel, leavesOf, readLeafNumber, spokenLabel, spreadAt, stepFrom } from './book-leaves.ts';

const pagesOf = (count: number) =>
  leavesOf({ pages: Array.from({ length: count }, () => ({ caption: '', picture: null })) });
const numbers = (count: number, number: number) => {
  const { left, right } = spreadAt(pagesOf(count), number);
  return [left?.number, right?.number];
};

it('the cover lies alone on the right; then two sides lie open at a time, up to the back', () => {
  expect([numbers(4, 1), numbers(4, 2), numbers(4, 3), numbers(4, 6)]).toEqual([
    [undefined, 1],
    [2, 3],
    [2, 3],
    [6, undefined],
  ]);
  expect(numbers(3, 5)).toEqual([4, 5]);
});

it('turning goes by spreads in a wide window, by sides in a narrow one, and stops at either end', () => {
  const steps = (isDouble: boolean, by: 1 | -1) => [1, 3, 6].map((number) => stepFrom(6, number, by, isDouble));
  expect(steps(true, 1)).toEqual([2, 4, 6]);
  expect(steps(true, -1)).toEqual([1, 1, 4]);
  expect(steps(false, 1)).toEqual([2, 4, 6]);
  expect(steps(false, -1)).toEqual([1, 2, 5]);
});

it('an address carries the page; what is no page opens the cover, one beyond the end the end', () => {
  const read = (query: string) => readLeafNumber(new URLSearchParams(query), 6);
  expect([read('page=4'), read(''), read('page=0'), read('page=x'), read('page=99')]).toEqual([4, 1, 1, 1, 6]);
  expect([flipPath(3), flipPath(3, 4)]).toEqual(['/flip?id=3', '/flip?id=3&page=4']);
});

it('thumbnails are called by what is on them', () => {
  const leaves = pagesOf(3);
  expect([leafLabel(leaves, 0, 1), leafLabel(leaves, 2, 3), leafLabel(leaves, 4, 5)]).toEqual([
    '封面',
    '2–3',
    '4–封底',
  ]);
});

it('a cover is read out as what it is, not as a page', () => {
  const leaves = pagesOf(3);
  const places = [
    spokenLabel(leaves, 0, 1),
    spokenLabel(leaves, 2, 3),
    spokenLabel(leaves, 4, 5),
    spokenLabel(leaves, 5, 5),
  ];
  expect(places).toEqual(['封面', '第 2–3 页', '第 4 页和封底', '封底']);
});
