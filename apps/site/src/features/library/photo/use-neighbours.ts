import { useGetAlbumImagePagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import type { ImageCard, ImageDetail } from '@tuyuan/contract/library/image.ts';
import { useEffect, useState } from 'react';
import { albumImagesArgument } from '../../../shared/album-images.ts';
import { moreArgument } from './photo-queries.ts';

interface Neighbours {
  readonly previous: ImageCard | undefined;
  readonly next: ImageCard | undefined;
}

const startAfterMs = 400;

/** Returns the pictures beside this one: in its album, or else among the photographer's newest. Asked for when the page has come to rest. */
export function useNeighbours(image: ImageDetail): Neighbours {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), startAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { album } = image;
  const pages = useGetAlbumImagePagesInfiniteQuery(albumImagesArgument(album?.id ?? 0), {
    skip: !isAtRest || album === null,
  });
  const newest = useGetImagesQuery(moreArgument(image), { skip: album !== null });
  const images = album
    ? (pages.currentData?.pages.flatMap(({ items }) => items) ?? [])
    : (newest.currentData?.items ?? []);
  const position = images.findIndex(({ id }) => id === image.id);
  const isWanting = position < 0 || position === images.length - 1;
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (isWanting && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWanting, hasNextPage, isFetching, isError, fetchNextPage]);
  // Outside the photographer's newest, → leads to the first of them.
  if (position < 0) return { previous: undefined, next: album ? undefined : images[0] };
  return { previous: images[position - 1], next: images[position + 1] };
}
