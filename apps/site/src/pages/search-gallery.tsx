import { advanceImageSearchApi } from '@tuyuan/api-client/library/advance-image-search.ts';
import { albumsArgument, counting, readSearch } from '../features/library/search/search-state.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';

const SearchAlbums = deferred(async () => (await import('../features/library/search/search-albums.tsx')).SearchAlbums);

export const page = definePage({
  component: SearchAlbums,
  async prefetch(store, { url }) {
    const state = readSearch(url.searchParams);
    const { getHotWords, searchAlbumPages, searchImages, searchPhotographers } = advanceImageSearchApi.endpoints;
    const [list] = await Promise.all([
      store.tryLoad(searchAlbumPages.initiate(albumsArgument(state))),
      store.tryLoad(searchImages.initiate(counting.images(state))),
      !state.picture && store.tryLoad(searchPhotographers.initiate(counting.photographers(state))),
    ]);
    if (!state.picture && list?.pages[0]?.totalCount === 0) await store.tryLoad(getHotWords.initiate());
    return state;
  },
  meta: ({ keyword, picture }) => ({
    title: picture ? '以图搜图' : keyword === '' ? '搜索图集' : `「${keyword}」的图集`,
  }),
});
