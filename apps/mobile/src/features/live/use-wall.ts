import {
  conferenceLiveApi,
  useGetLivePhotoPagesInfiniteQuery,
  useGetLiveWallQuery,
} from '@tuyuan/api-client/conference-live.ts';
import type { LivePhoto } from '@tuyuan/contract/conference-live.ts';
import { useState } from 'react';
import { useLiveEvents } from '../../shared/meeting/use-live-events.ts';
import { useApiDispatch } from '../../shared/use-api-dispatch.ts';
import { dropPhoto, isWanted, placePhotos } from './hear-photo.ts';
import { type WallQuery, wallFilter } from './wall-query.ts';

const { updateQueryData } = conferenceLiveApi.util;
const anew = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const;

/** The wall as it stands: what is loaded stays where it is, and what came since waits until it is asked for. */
export function useWall(conferenceId: number, query: WallQuery) {
  const filter = wallFilter(conferenceId, query);
  const survey = useGetLiveWallQuery(filter, anew);
  const pages = useGetLivePhotoPagesInfiniteQuery(filter, anew);
  const dispatch = useApiDispatch();
  const [waiting, setWaiting] = useState<readonly LivePhoto[]>([]);
  const fresh = waiting.filter((photo) => isWanted(photo, query));

  useLiveEvents({
    on: {
      photoPublished({ id, photo }) {
        setWaiting((now) => [...(photo ? [photo] : []), ...now.filter((one) => one.id !== id)]);
        if (!photo) dispatch(updateQueryData('getLivePhotoPages', filter, (draft) => dropPhoto(draft.pages, id)));
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
    photos: pages.data?.pages.flatMap(({ items }) => items) ?? [],
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
