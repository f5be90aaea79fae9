import { advanceImageSearchApi } from '@tuyuan/api-client/library/advance-image-search.ts';
import { albumCategoryDataApi } from '@tuyuan/api-client/library/album-category-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { SearchPhotos } from '../features/library/search/search-photos.tsx';
import {
  counting,
  imagesArgument,
  readSearch,
  relaxedArgument,
  relaxedSearch,
} from '../features/library/search/search-state.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: SearchPhotos,
  async prefetch(store, { url }) {
    const state = readSearch(url.searchParams);
    const { getHotWords, searchAlbums, searchImagePages, searchImages, searchPhotographers } =
      advanceImageSearchApi.endpoints;
    const { getImage } = imageDataApi.endpoints;
    const { getCategoryTree, getRegionTree } = albumCategoryDataApi.endpoints;
    const { picture } = state;
    const [list] = await Promise.all([
      store.tryLoad(searchImagePages.initiate(imagesArgument(state))),
      store.tryLoad(searchAlbums.initiate(counting.albums(state))),
      picture
        ? 'similarTo' in picture.source && store.tryLoad(getImage.initiate({ id: picture.source.similarTo }))
        : store.tryLoad(searchPhotographers.initiate(counting.photographers(state))),
      store.tryLoad(getCategoryTree.initiate()),
      store.tryLoad(getRegionTree.initiate()),
    ]);
    const first = list?.pages[0];
    const [best] = first?.relaxations ?? [];
    if (first && best) {
      await store.tryLoad(searchImages.initiate(relaxedArgument(relaxedSearch(state, best, first.words))));
    }
    if (!picture && (state.keyword === '' || first?.totalCount === 0)) await store.tryLoad(getHotWords.initiate());
    return state;
  },
  meta: ({ keyword, picture }) => ({
    title: picture ? '以图搜图' : keyword === '' ? '搜索图片' : `「${keyword}」的图片`,
  }),
});
