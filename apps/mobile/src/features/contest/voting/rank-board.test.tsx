// @vitest-environment happy-dom
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { activityInfo } from '../../../shared/testing/contest-samples.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { RankBoard } from './rank-board.tsx';

const kept = vi.hoisted(() => new Map<string, unknown>());
// happy-dom has no IndexedDB; a map replaces it.
vi.mock('../../../shared/kept/kept-store.ts', () => ({
  readKept: async (key: string) => kept.get(key),
  writeKept: async (key: string, answer: unknown) => void kept.set(key, answer),
}));

beforeEach(() => kept.clear());

const work = (rank: number, given: object = {}) => ({
  id: rank,
  number: rank,
  title: `作品${rank}`,
  category: '',
  path: '/picture',
  width: 3,
  height: 2,
  rank,
  rankFrom: rank,
  rankTo: rank + 1,
  votes: 100 - rank,
  removed: 0,
  days: [],
  change: 1,
  isOwn: false,
  juryScore: null,
  crowdScore: null,
  total: null,
  objections: { made: 0, open: 0 },
  ...given,
});
const board: Board = {
  state: 'live',
  countedTo: '2026-11-20T10:00:00',
  opensAt: '2026-11-01T00:00:00',
  frozenFrom: '2026-11-25T12:00:00',
  closesAt: '2026-11-25T20:00:00',
  showsVotes: true,
  hasVote: true,
  shares: { jury: 0, crowd: 100 },
  objectionsTo: null,
  takesObjections: false,
  openObjections: 0,
  isJuryCounted: false,
  totalCount: 4,
  items: [1, 2, 3, 4].map((rank) => work(rank)),
  own: [work(4, { isOwn: true })],
  sums: null,
  onBoard: null,
  excluded: [],
  gini: null,
};

const shown = (GetRank: unknown, path = '/mobile/activity/rankings?id=3') =>
  renderPage(<RankBoard activity={activityInfo()} />, { answers: { GetRank }, path });

it('shows the first three, the others, and one’s own place', async () => {
  const { box } = await shown(board);
  await until(() => expect(box.textContent).toContain('作品4'));
  expect(box.querySelectorAll('ol')[0]?.children).toHaveLength(3);
  expect(box.querySelector('[aria-label=其余的作品]')?.textContent).toContain('升 1');
  expect(box.querySelector('[aria-label=我的名次]')?.textContent).toContain('第 4–5 名');
  expect(box.textContent).toContain('延迟 60 秒，数到 10:00:00');
});

it('tells places where votes are withheld', async () => {
  const withheld = {
    ...board,
    state: 'frozen',
    showsVotes: false,
    items: board.items.map((one) => ({ ...one, votes: null })),
  };
  const { box } = await shown(withheld);
  await until(() => expect(box.textContent).toContain('已封榜'));
  expect(box.textContent).not.toMatch(/\d 票/);
  expect(box.querySelector('[aria-label=其余的作品]')?.textContent).toContain('第 4–5 名');
  expect(box.textContent).toContain('只公布名次');
});

it('says that it did not load', async () => {
  const { box } = await shown(500);
  await until(() => expect(box.textContent).toContain('排行没有打开'));
});

it('shows the last board with its time where the server fails', async () => {
  await shown(board);
  await until(() => expect(kept.size).toBe(1));
  const { box } = await shown(503);
  await until(() => expect(box.textContent).toContain('作品4'));
  expect(box.textContent).toMatch(/正在看 .*\d\d:\d\d 的榜单/);
});

const jury = { state: 'provisional', isJuryCounted: true, shares: { jury: 60, crowd: 40 } } as const;
const scored = board.items.map((one) => ({ ...one, change: null, juryScore: 88.25, crowdScore: 70, total: 80.957 }));

it('tells scores in place of votes once the jury counts, and how they come about', async () => {
  const { box } = await shown({ ...board, ...jury, items: scored });
  await until(() => expect(box.textContent).toContain('综合分 = 评审分 × 60% + 大众分 × 40%'));
  expect(box.querySelectorAll('ol')[0]?.textContent).toContain('综合 80.96');
  expect(box.querySelector('[aria-label=其余的作品]')?.textContent).toContain('80.96综合');
  expect(box.textContent).not.toMatch(/\d 票|新上榜/);
});

it('tells the jury’s score where there is no vote', async () => {
  const alone = { ...board, ...jury, hasVote: false, shares: { jury: 100, crowd: 0 }, items: scored };
  const { box } = await shown(alone);
  await until(() => expect(box.querySelectorAll('ol')[0]?.textContent).toContain('评审 88.3'));
  expect(box.textContent).toContain('评审结束');
  expect(box.textContent).not.toContain('任何人都能重算');
});

it('says that the jury’s scores are not public yet', async () => {
  const { box } = await shown({ ...board, state: 'provisional', shares: jury.shares });
  await until(() => expect(box.textContent).toContain('评审分还没有公布'));
  expect(box.textContent).not.toContain('公示中');
  expect(box.textContent).not.toContain('提出异议');
});

it('leads to the objections while they are taken', async () => {
  const { box } = await shown({ ...board, ...jury, objectionsTo: '2026-11-30T12:00:00', takesObjections: true });
  await until(() => expect(box.textContent).toContain('公示中，到 '));
  const link = [...box.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('提出异议'));
  expect(link?.getAttribute('href')).toBe('/activity/detail/rank?id=3');
});

it('shows the places after the first fifty when asked', async () => {
  const { box, calls } = await shown({ ...board, totalCount: 60 });
  const more = () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === '更多');
  await until(() => expect(more()).toBeDefined());
  await act(async () => more()?.click());
  await until(() => expect(calls.some(({ input }) => JSON.stringify(input).includes('"skipCount":50'))).toBe(true));
  await until(() => expect(box.querySelectorAll('[aria-label=其余的作品]')).toHaveLength(2));
  expect(more()).toBeUndefined();
});
