import { useGetScreenQuery } from '@tuyuan/api-client/conference/interaction-management.ts';
import type { LinkState } from '@tuyuan/realtime/client/hub-link.ts';
import type { StreamListener } from '@tuyuan/realtime/client/open-hub.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useConferenceLive } from '../../../shared/realtime/use-conference-hub.ts';
import { type Screen, withInteraction, withLine, withPhoto, withQuestion, withTally } from './screen-changes.ts';

/** A screen runs for days: whatever it may have missed, it is correct again after a minute. */
const readEveryMs = 60_000;

interface ShownScreen {
  readonly screen: Screen | undefined;
  readonly error: unknown;
  readonly link: LinkState;
  retry(): void;
}

/** A hall's screen, kept up to date by hub events. */
export function useScreen(conferenceId: number, roomId: number): ShownScreen {
  const {
    data,
    error,
    refetch,
    startedTimeStamp = 0,
    fulfilledTimeStamp,
  } = useGetScreenQuery({ roomId }, { pollingInterval: readEveryMs, refetchOnMountOrArgChange: true });
  const [screen, setScreen] = useState<Screen>();
  const stagedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer once more puts right what was heard wrongly
  useEffect(() => {
    if (!data) return;
    // Asked before the stage changed, it may have been read before, too: it must not put back what was there.
    if (startedTimeStamp <= stagedAt.current) void refetch();
    else setScreen(data);
  }, [data, fulfilledTimeStamp]);
  const listener = useMemo((): StreamListener<'conferenceLive'> => {
    const change = (after: (screen: Screen) => Screen) => setScreen((now) => now && after(now));
    return {
      on: {
        interactionState(told) {
          stagedAt.current = Date.now();
          change((now) => withInteraction(now, told));
        },
        tally: (told) => change((now) => withTally(now, told)),
        danmaku: (told) => change((now) => withLine(now, told)),
        questionChanged: (told) => change((now) => withQuestion(now, told)),
        photoPublished: (told) => change((now) => withPhoto(now, told)),
      },
      lostTrack: () => void refetch(),
    };
  }, [refetch]);
  const link = useConferenceLive(conferenceId, listener);
  return { screen, error, link, retry: () => void refetch() };
}
