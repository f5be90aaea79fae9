import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { rankArgument, rankPath, readRankState } from '../features/library/photographer-rank/rank-state.ts';
import { RankView } from '../features/library/photographer-rank/rank-view.tsx';
import { definePage } from '../shared/page.ts';
import { nameOf } from '../shared/photographer-paths.ts';

export const page = definePage({
  component: RankView,
  async prefetch(store, { url }) {
    const state = readRankState(url.searchParams);
    const rank = await store.load(photographerDataApi.endpoints.getPhotographerRank.initiate(rankArgument(state)));
    return { state, names: rank.items.slice(0, 3).map(({ author }) => nameOf(author)) };
  },
  meta: ({ state, names }) => ({
    title: state.period === 'month' ? '摄影师排行榜' : '摄影师年度排行榜',
    description: `${state.period === 'month' ? '近 30 天' : '近一年'}的摄影师排行${names.length > 0 ? `：${names.join('、')}` : ''}。公开的计分办法。`,
    canonical: rankPath(state),
  }),
});
