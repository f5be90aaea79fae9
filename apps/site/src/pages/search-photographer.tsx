import { advanceImageSearchApi } from '@tuyuan/api-client/library/advance-image-search.ts';
import { counting, photographersArgument, readSearch } from '../features/library/search/search-state.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';

const SearchPhotographers = deferred(
  async () => (await import('../features/library/search/search-photographers.tsx')).SearchPhotographers,
);

export const page = definePage({
  component: SearchPhotographers,
  async prefetch(store, { url }) {
    const state = readSearch(url.searchParams);
    const { getHotWords, searchAlbums, searchImages, searchPhotographers } = advanceImageSearchApi.endpoints;
    const [list] = await Promise.all([
      store.tryLoad(searchPhotographers.initiate(photographersArgument(state))),
      store.tryLoad(searchImages.initiate(counting.images(state))),
      store.tryLoad(searchAlbums.initiate(counting.albums(state))),
    ]);
    if (list?.totalCount === 0) await store.tryLoad(getHotWords.initiate());
    return state;
  },
  meta: ({ keyword }) => ({ title: keyword === '' ? '搜索摄影师' : `「${keyword}」的摄影师` }),
});
