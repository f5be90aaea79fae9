import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import type { PageStore } from '../../../shared/page.ts';
import { similarArgument } from '../../../shared/similar-argument.ts';

/** Returns the argument for one row without the image itself. */
export function moreArgument({ author }: Pick<ImageDetail, 'author'>) {
  return { photographerId: author.id, sort: 'newest' as const, maxResultCount: 10 };
}

/** Loads the image, and optional data beside it. */
export async function loadPhoto(store: PageStore, id: number): Promise<ImageDetail> {
  const similar = store.tryLoad(imageDataApi.endpoints.getSimilarImages.initiate(similarArgument(id)));
  const image = await store.load(imageDataApi.endpoints.getImage.initiate({ id }));
  await Promise.all([
    similar,
    store.tryLoad(imageDataApi.endpoints.getImages.initiate(moreArgument(image))),
    store.tryLoad(photographerDataApi.endpoints.getPhotographerInfo.initiate({ userId: image.author.id })),
    image.album && store.tryLoad(albumDataApi.endpoints.getAlbum.initiate({ id: image.album.id })),
  ]);
  return image;
}
