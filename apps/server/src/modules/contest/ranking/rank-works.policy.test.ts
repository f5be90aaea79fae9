import { expect, it } from 'vitest';
import { rankWorks } from './rank-works.policy.ts';

const work = (id: number, votes: number, before = votes) => ({ id, votes, before });
const ranksOf = (works: Parameters<typeof rankWorks>[0]) => rankWorks(works).map(({ id, rank }) => [id, rank]);

it('works with as many votes share a place, and the next counts on', () => {
  expect(ranksOf([work(1, 5), work(2, 9), work(3, 5), work(4, 1)])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
});

it('tells between which places chance may put a work', () => {
  const [first, second, third] = rankWorks([work(1, 10_000), work(2, 400), work(3, 390), work(4, 10)]);
  expect(first).toMatchObject({ rankFrom: 1, rankTo: 1 });
  expect(second).toMatchObject({ rank: 2, rankFrom: 2, rankTo: 3 });
  expect(third).toMatchObject({ rank: 3, rankFrom: 2, rankTo: 3 });
  expect(rankWorks([work(1, 0), work(2, 0)])).toMatchObject([
    { rank: 1, rankFrom: 1, rankTo: 2 },
    { rank: 1, rankFrom: 1, rankTo: 2 },
  ]);
});

it('counts the places won since the day before', () => {
  const changes = rankWorks([work(1, 50, 10), work(2, 40, 30), work(3, 5, 0)]).map(({ change }) => change);
  expect(changes).toEqual([1, -1, null]);
});

it('counts the jury by its share; of equal works the jury’s better one, then the earlier one, is first', () => {
  const rule = { juryShare: 50, maxVotes: 100 };
  const judged = (id: number, jury: number, votes: number) => ({ ...work(id, votes), number: id, jury });
  // 70, 75, 75, 75 and 20.
  const ranked = rankWorks(
    [judged(1, 80, 60), judged(5, 50, 100), judged(4, 90, 60), judged(3, 90, 60), judged(2, 0, 40)],
    rule,
  );
  expect(ranked.map(({ id, rank, score }) => [id, rank, score?.total])).toEqual([
    [3, 1, 75],
    [4, 2, 75],
    [5, 3, 75],
    [1, 4, 70],
    [2, 5, 20],
  ]);
  expect(ranked.every(({ change }) => change === null)).toBe(true);
});

it('knows chance in the crowd’s part only', () => {
  const rule = { juryShare: 100, maxVotes: 100 };
  const ranked = rankWorks(
    [
      { ...work(1, 100), jury: 50 },
      { ...work(2, 1), jury: 60 },
    ],
    rule,
  );
  expect(ranked.map(({ id, rankFrom, rankTo }) => [id, rankFrom, rankTo])).toEqual([
    [2, 1, 1],
    [1, 2, 2],
  ]);
});
