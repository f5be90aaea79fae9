import { expect, it } from 'vitest';
import { type Engagement, findClashes } from './find-clashes.ts';

const from = (key: string, start: number, end: number, ...needs: string[]): Engagement => ({ key, start, end, needs });

it('finds whoever and whatever is needed twice at the same time', () => {
  const clashes = findClashes([
    from('lecture', 60, 120, 'room 1', 'He', 'Lu'),
    from('workshop', 90, 150, 'room 2', 'He'),
    from('talk', 100, 110, 'room 1'),
  ]);
  expect(clashes).toEqual([
    { keys: ['lecture', 'workshop'], shared: ['He'], start: 90, end: 120 },
    { keys: ['lecture', 'talk'], shared: ['room 1'], start: 100, end: 110 },
  ]);
});

it('lets what follows begin in the minute the other ends, and what needs nothing in common run beside it', () => {
  expect(
    findClashes([from('a', 0, 60, 'room'), from('b', 60, 90, 'room'), from('c', 0, 90, 'hall'), from('d', 10, 20)]),
  ).toEqual([]);
});

it('names each pair of three at once', () => {
  const three = ['a', 'b', 'c'].map((key) => from(key, 0, 10, 'me'));
  expect(findClashes(three).map(({ keys }) => keys.join())).toEqual(['a,b', 'a,c', 'b,c']);
});
