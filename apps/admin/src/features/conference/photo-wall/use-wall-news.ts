import { api } from '@tuyuan/api-client/api.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { gatherNews } from '../../../shared/realtime/gather-news.ts';
import { useConferenceLive, useConferenceStaff } from '../../../shared/realtime/use-conference-hub.ts';

const pauseMs = 1000;

/** Refetches when photos are added, removed or reported. */
export function useWallNews(conferenceId: number): void {
  const dispatch = useDispatch();
  const [listeners] = useState(() => {
    const hear = gatherNews<'wall'>(pauseMs, () => dispatch(api.util.invalidateTags(['LiveWall'])));
    const lostTrack = () => hear('wall');
    return {
      live: { on: { photoPublished: lostTrack }, lostTrack },
      staff: {
        on: {
          waiting({ of }: { of: string }) {
            if (of === 'wall') hear('wall');
          },
        },
        lostTrack,
      },
    };
  });
  useConferenceLive(conferenceId, listeners.live);
  useConferenceStaff(conferenceId, listeners.staff);
}
