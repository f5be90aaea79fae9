import { useGetAlbumPagesInfiniteQuery } from '@tuyuan/api-client/album-data.ts';
import { useGetImagePagesInfiniteQuery } from '@tuyuan/api-client/image-data.ts';
import { listCount } from '../../shared/list-count.ts';
import { albumsArgument, type GalleryState, imagesArgument } from './gallery-state.ts';

/** How much the address finds: in words, and for images as a number once it is known. */
export function useGalleryCount(state: GalleryState) {
  const isImages = state.kind === 'image';
  const images = useGetImagePagesInfiniteQuery(imagesArgument(state), { skip: !isImages }).currentData?.pages[0];
  const albums = useGetAlbumPagesInfiniteQuery(albumsArgument(state), { skip: isImages }).currentData?.pages[0];
  if (isImages) return { images, text: images ? `${listCount(images)} 张符合条件` : '' };
  return { images: undefined, text: albums ? `${listCount(albums)} 个符合条件` : '' };
}
