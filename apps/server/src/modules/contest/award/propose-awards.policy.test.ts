import { expect, it } from 'vitest';
import { proposeAwards } from './propose-awards.policy.ts';

const prizes = [
  { name: '一等奖', places: 1 },
  { name: '二等奖', places: 2 },
];
const board = (...ranks: number[]) => ranks.map((rank, index) => ({ id: index + 1, rank }));

it('gives the prizes in the order of the board, and leaves places that nobody is there for', () => {
  expect(proposeAwards(prizes, board(1, 2, 3, 4))).toEqual([
    { name: '一等奖', works: [1], tied: [] },
    { name: '二等奖', works: [2, 3], tied: [] },
  ]);
  expect(proposeAwards(prizes, board(1, 2))).toMatchObject([{ works: [1] }, { works: [2] }]);
  expect(proposeAwards(prizes, [])).toMatchObject([{ works: [] }, { works: [] }]);
});

it('works that share a place win together where a prize has room, and else are left to the office', () => {
  expect(proposeAwards(prizes, board(1, 2, 2, 4))).toMatchObject([{ works: [1] }, { works: [2, 3], tied: [] }]);
  expect(proposeAwards(prizes, board(1, 1, 3))).toEqual([
    { name: '一等奖', works: [], tied: [1, 2] },
    { name: '二等奖', works: [3], tied: [1, 2] },
  ]);
  expect(proposeAwards(prizes, board(1, 2, 3, 3))).toMatchObject([{ works: [1] }, { works: [2], tied: [3, 4] }]);
  expect(proposeAwards(prizes, board(2, 3))).toMatchObject([{ works: [] }, { works: [1, 2] }]);
});
