import {
  conferenceLiveApi,
  useGetLivePhotoPagesInfiniteQuery,
  useGetLiveWallQuery,
} from '@tuyuan/api-client/conference/photo-wall.ts';
import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { useState } from 'react';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts';
import { dropPhoto, isWanted, newsOf, noNews, placePhotos } from './hear-photo.ts';
import { usePolledPhotos } from './use-polled-photos.ts';
import { type WallQuery, wallFilter } from './wall-query.ts';

const { updateQueryData } = conferenceLiveApi.util;
const anew = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const;

/**
 * Returns the wall: loaded photos stay in place, and new ones wait until requested. A guest, who has no ticket of the
 * conference, gets no hub events.
 */
export function useWall(conferenceId: number, query: WallQuery, isGuest: boolean) {
  const filter = wallFilter(conferenceId, query);
  const filterKey = JSON.stringify(filter);
  const survey = useGetLiveWallQuery(filter, anew);
  const pages = useGetLivePhotoPagesInfiniteQuery(filter, anew);
  const dispatch = useApiDispatch();
  const [told, setTold] = useState<readonly LivePhoto[]>([]);
  const [polled, setPolled] = useState({ filterKey, news: noNews });
  const photos = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (polled.filterKey !== filterKey) setPolled({ filterKey, news: noNews });
  // Polled photos already match the filter.
  const fresh = isGuest ? polled.news : { came: told.filter((photo) => isWanted(photo, query)), isCut: false };

  const drop = (id: number) =>
    dispatch(updateQueryData('getLivePhotoPages', filter, (draft) => dropPhoto(draft.pages, id)));

  usePolledPhotos({
    filter,
    filterKey,
    isNeeded: isGuest && pages.data !== undefined,
    isOver: survey.data?.isOver ?? false,
    read(newest) {
      // It was closed, or not to be had.
      if (survey.isError) void survey.refetch();
      // Photos about to be loaded are not new.
      if (pages.isFetching) return;
      const { gone, ...news } = newsOf(photos, newest);
      setPolled({ filterKey, news });
      for (const id of gone) drop(id);
    },
    failed: () => void survey.refetch(),
  });
  useLiveEvents({
    conferenceId,
    on: {
      photoPublished({ id, photo }) {
        setTold((now) => [...(photo ? [photo] : []), ...now.filter((one) => one.id !== id)]);
        if (!photo) drop(id);
      },
    },
    lostTrack() {
      setTold([]);
      void survey.refetch();
      void pages.refetch();
    },
  });

  return {
    survey,
    pages,
    photos,
    /** Came since, and not shown yet. */
    freshCount: fresh.came.length,
    /** There may be more of them. */
    isFreshCut: fresh.isCut,
    showFresh() {
      if (fresh.isCut) void pages.refetch();
      else dispatch(updateQueryData('getLivePhotoPages', filter, (draft) => placePhotos(draft.pages, fresh.came)));
      setTold([]);
      setPolled({ filterKey, news: noNews });
      void survey.refetch();
    },
    /** Shows a like at once. */
    setLikes(id: number, likes: number) {
      dispatch(
        updateQueryData('getLivePhotoPages', filter, (draft) => {
          for (const { items } of draft.pages) for (const item of items) if (item.id === id) item.likes = likes;
        }),
      );
    },
    refetch: () => Promise.all([survey.refetch(), pages.refetch()]),
  };
}
