import { api } from '@tuyuan/api-client/api.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { gatherNews } from '../../../shared/realtime/gather-news.ts';
import { useConferenceLive, useConferenceStaff } from '../../../shared/realtime/use-conference-hub.ts';

const pauseMs = 1000;
const topics = ['rooms', 'stage', 'danmaku', 'questions'] as const;
type Topic = (typeof topics)[number];

/** Refetches on events of the conference's halls. Returns whether the connection is up. */
export function useHallNews(conferenceId: number): boolean {
  const dispatch = useDispatch();
  const [listeners] = useState(() => {
    const hear = gatherNews<Topic>(pauseMs, (changed) =>
      dispatch(api.util.invalidateTags(changed.map((id) => ({ type: 'Interaction' as const, id })))),
    );
    const lostTrack = () => {
      for (const topic of topics) hear(topic);
    };
    return {
      live: {
        on: {
          interactionState() {
            hear('stage');
            hear('rooms');
          },
          tally: ({ of }: { of: string }) => {
            if (of === 'interaction') hear('stage');
            if (of === 'questions') hear('questions');
          },
          danmaku: () => hear('danmaku'),
          questionChanged: () => hear('questions'),
        },
        lostTrack,
      },
      staff: {
        on: {
          waiting({ of }: { of: string }) {
            if (of !== 'room') return;
            hear('rooms');
            hear('danmaku');
            hear('questions');
          },
        },
        lostTrack,
      },
    };
  });
  const live = useConferenceLive(conferenceId, listeners.live);
  const staff = useConferenceStaff(conferenceId, listeners.staff);
  return live !== 'away' && staff !== 'away';
}
