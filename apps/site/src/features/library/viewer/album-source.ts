import { useGetAlbumImagePagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { albumImagesArgument } from '../../../shared/album-images.ts';
import type { ViewerSource } from './viewer-source.ts';

/** Returns an album's images, page by page; `shown` comes first until its page is loaded. */
export function useAlbumSource(album: { readonly id: number; readonly name: string }, shown?: ImageCard): ViewerSource {
  const { currentData, hasNextPage, isFetching, fetchNextPage } = useGetAlbumImagePagesInfiniteQuery(
    albumImagesArgument(album.id),
  );
  const loaded = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const isThere = !shown || loaded.some(({ id }) => id === shown.id);
  return {
    name: `图集「${album.name}」`,
    albumId: album.id,
    images: isThere ? loaded : [shown, ...loaded],
    totalCount: Math.max(currentData?.pages[0]?.totalCount ?? 0, loaded.length, 1),
    loadMore: hasNextPage && !isFetching ? () => void fetchNextPage() : undefined,
  };
}
