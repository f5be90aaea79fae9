import { albumCategoryDataApi } from '@tuyuan/api-client/library/album-category-data.ts';
import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import {
  albumsArgument,
  galleryPath,
  imagesArgument,
  readGalleryState,
} from '../features/library/gallery/gallery-state.ts';
import { GalleryView } from '../features/library/gallery/gallery-view.tsx';
import { emptyImageFilter } from '../shared/image-filter.ts';
import { libraryTree, namesOfChosen } from '../shared/library-tree.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: GalleryView,
  async prefetch(store, { url }) {
    const state = readGalleryState(url.searchParams);
    const { getAlbumPages } = albumDataApi.endpoints;
    const { getImagePages } = imageDataApi.endpoints;
    const { getCategoryTree, getRegionTree } = albumCategoryDataApi.endpoints;
    const [categories, , first] = await Promise.all([
      store.tryLoad(getCategoryTree.initiate()),
      store.tryLoad(getRegionTree.initiate()),
      state.kind === 'image'
        ? store.tryLoad(getImagePages.initiate(imagesArgument(state))).then((list) => list?.pages[0]?.items[0])
        : store
            .tryLoad(getAlbumPages.initiate(albumsArgument(state)))
            .then((list) => list?.pages[0]?.items[0]?.covers[0]),
    ]);
    return { state, category: namesOfChosen(libraryTree(categories?.items), state.filter.categoryIds)[0], first };
  },
  meta({ state, category, first }) {
    const what = state.kind === 'album' ? '图集' : '图片';
    return {
      title: category ? `${category}${what}` : state.kind === 'album' ? '图集' : '图库',
      description: `${category ? `${category}题材的` : ''}${what}，按地区、拍摄时间、方向、颜色、授权与价格筛选。`,
      // Categories are landings of their own; what a person narrows further is not another page.
      canonical: galleryPath({
        kind: state.kind,
        sort: 'newest',
        filter: { ...emptyImageFilter, categoryIds: state.filter.categoryIds.slice(0, 1) },
      }),
      image: first && imageUrl(first, 1280),
    };
  },
});
