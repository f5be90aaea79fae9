// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import type { RankedPhotographer } from './rank-row.tsx';
import { rankPath, readRankState } from './rank-state.ts';
import { RankView } from './rank-view.tsx';

const ranked = (place: number): RankedPhotographer => ({
  author: { id: place, userName: `u${place}`, nickName: `摄影师${place}`, avatar: '' },
  personalSign: '',
  regionName: '大理市',
  imageCount: 3,
  albumCount: 1,
  followerCount: 12_480,
  viewCount: 1,
  rank: place,
  works: [],
  score: 5000 - place,
});

test('period and page are in the address, the month and the first page unsaid', () => {
  expect(readRankState(new URLSearchParams('period=year&page=3'))).toEqual({ period: 'year', page: 3 });
  expect(readRankState(new URLSearchParams('period=week&page=-1'))).toEqual({ period: 'month', page: 1 });
  expect(rankPath({ period: 'month', page: 1 })).toBe('/photographer/rank');
  expect(rankPath({ period: 'year', page: 2 })).toBe('/photographer/rank?period=year&page=2');
});

test('the first three stand on the podium, the list goes on with the fourth', async () => {
  const answers = { GetRank: { totalCount: 5, items: [1, 2, 3, 4, 5].map(ranked) } };
  const { box, calls } = await renderSite(<RankView />, { answers, path: '/photographer/rank' });
  const [podium, list] = [...box.querySelectorAll('ol')];
  expect(podium?.children).toHaveLength(3);
  expect(list?.getAttribute('start')).toBe('4');
  expect(list?.textContent).toMatch(/^4.*摄影师4大理市/);
  expect(calls[0]?.input).toEqual({ period: 'month', skipCount: 0, maxResultCount: 20 });
});

test('the second page has no podium and counts on from the first', async () => {
  const answers = { GetRank: { totalCount: 22, items: [21, 22].map(ranked) } };
  const { box } = await renderSite(<RankView />, { answers, path: '/photographer/rank?period=year&page=2' });
  expect(box.querySelectorAll('ol')).toHaveLength(1);
  expect(find('ol', box).getAttribute('start')).toBe('21');
  expect(find('nav[aria-label="排行的时间范围"] [aria-current="page"]', box).textContent).toBe('年榜');
});

test('an empty ranking explains itself and so does a failed one', async () => {
  const empty = await renderSite(<RankView />, { answers: { GetRank: { totalCount: 0, items: [] } } });
  expect(empty.box.textContent).toContain('这段时间还没有人上榜');
  const failed = await renderSite(<RankView />, { answers: { GetRank: 500 } });
  expect(failed.box.textContent).toContain('排行榜没有加载出来');
  expect(failed.box.textContent).toContain('怎么算分');
});
