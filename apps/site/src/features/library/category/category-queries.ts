import { albumCategoryDataApi } from '@tuyuan/api-client/library/album-category-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import type { PageStore } from '../../../shared/page.ts';

/** Enough for four rows, however narrow the pictures. */
export function topImagesArgument(categoryId: number) {
  return { categoryIds: [categoryId], sort: 'hottest' as const, maxResultCount: 28 };
}

export async function loadCategory(store: PageStore, id: number) {
  const [category] = await Promise.all([
    store.load(albumCategoryDataApi.endpoints.getCategory.initiate({ id })),
    store.tryLoad(imageDataApi.endpoints.getImages.initiate(topImagesArgument(id))),
  ]);
  return category;
}
