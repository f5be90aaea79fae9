import { useGetAlbumPagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import { useGetImagePagesInfiniteQuery } from '@tuyuan/api-client/library/image-data.ts';
import { writeImageFilter } from '../../../shared/image-filter.ts';
import { type ListTotal, listCount } from '../../../shared/list-count.ts';
import { albumsArgument, type GalleryState, imagesArgument } from './gallery-state.ts';

/** Returns the result count as text and, for images, as a number once known. */
export function useGalleryCount(state: GalleryState) {
  const isImages = state.kind === 'image';
  const images = useGetImagePagesInfiniteQuery(imagesArgument(state), { skip: !isImages }).currentData?.pages[0];
  const albums = useGetAlbumPagesInfiniteQuery(albumsArgument(state), { skip: isImages }).currentData?.pages[0];
  const isNarrowed = writeImageFilter(state.filter).size > 0;
  const textOf = (total: ListTotal, unit: string) =>
    isNarrowed ? `${listCount(total)} ${unit}符合条件` : `共 ${listCount(total)} ${unit}`;
  if (isImages) return { images, text: images ? textOf(images, '张') : '' };
  return { images: undefined, text: albums ? textOf(albums, '个') : '' };
}
