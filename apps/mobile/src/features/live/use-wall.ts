import {
  conferenceLiveApi,
  useGetLivePhotoPagesInfiniteQuery,
  useGetLiveWallQuery,
} from '@tuyuan/api-client/conference-live.ts';
import type { LivePhoto } from '@tuyuan/contract/conference-live.ts';
import { useState } from 'react';
import { useLiveEvents } from '../../shared/meeting/use-live-events.ts';
import { useApiDispatch } from '../../shared/use-api-dispatch.ts';
import { dropPhoto, isWanted, newsOf, placePhotos } from './hear-photo.ts';
import { usePolledPhotos } from './use-polled-photos.ts';
import { type WallQuery, wallFilter } from './wall-query.ts';

const { updateQueryData } = conferenceLiveApi.util;
const anew = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const;

/**
 * The wall as it stands: what is loaded stays where it is, and what came since waits until it is asked for. A guest, who has no
 * ticket of the conference, is not told by the hub.
 */
export function useWall(conferenceId: number, query: WallQuery, isGuest: boolean) {
  const filter = wallFilter(conferenceId, query);
  const survey = useGetLiveWallQuery(filter, anew);
  const pages = useGetLivePhotoPagesInfiniteQuery(filter, anew);
  const dispatch = useApiDispatch();
  const [waiting, setWaiting] = useState<readonly LivePhoto[]>([]);
  const photos = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const fresh = waiting.filter((photo) => isWanted(photo, query));

  const drop = (id: number) =>
    dispatch(updateQueryData('getLivePhotoPages', filter, (draft) => dropPhoto(draft.pages, id)));

  usePolledPhotos({
    filter,
    isNeeded: isGuest && pages.data !== undefined && survey.data?.isOver === false,
    read(newest) {
      const { came, gone } = newsOf(photos, newest);
      setWaiting(came);
      for (const id of gone) drop(id);
    },
    failed: () => void survey.refetch(),
  });
  useLiveEvents({
    conferenceId,
    on: {
      photoPublished({ id, photo }) {
        setWaiting((now) => [...(photo ? [photo] : []), ...now.filter((one) => one.id !== id)]);
        if (!photo) drop(id);
      },
    },
    lostTrack() {
      setWaiting([]);
      void survey.refetch();
      void pages.refetch();
    },
  });

  return {
    survey,
    pages,
    photos,
    /** Came since, and not shown yet. */
    freshCount: fresh.length,
    showFresh() {
      dispatch(updateQueryData('getLivePhotoPages', filter, (draft) => placePhotos(draft.pages, fresh)));
      setWaiting([]);
      void survey.refetch();
    },
    /** Counts a like at once. */
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
