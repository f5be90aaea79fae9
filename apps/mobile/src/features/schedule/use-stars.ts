import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSetStarsMutation } from '@tuyuan/api-client/conference-calendar.ts';
import { useCallback, useEffect, useState } from 'react';
import { prepareToSay, say } from '../../shared/feedback/say.ts';
import { readKept, writeKept } from '../../shared/kept/kept-store.ts';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { isOnline } from '../../shared/network/network-state.ts';
import { useOnline } from '../../shared/network/use-online.ts';
import { applyQueue, asCall, type StarQueue, withoutTold, withStar } from './star-queue.ts';

export interface Stars {
  readonly stars: ReadonlySet<number>;
  /** How many the server does not know of yet. */
  readonly waiting: number;
  setStar(sessionId: number, isStarred: boolean): void;
}

/** The stars as they are shown at once; what the server could not be told waits on the phone until there is a network. */
export function useStars(known: readonly number[]): Stars {
  const { userId, conferenceId } = useMeeting().user;
  const key = `${conferenceId} ${userId} star-queue`;
  const [queue, setQueue] = useState<StarQueue>({});
  const [tell, { isLoading: isTelling }] = useSetStarsMutation();
  const online = useOnline();
  useEffect(prepareToSay, []);

  useEffect(() => {
    let isWanted = true;
    void readKept<StarQueue>(key).then((kept) => isWanted && kept && setQueue((now) => ({ ...kept.data, ...now })));
    return () => {
      isWanted = false;
    };
  }, [key]);

  const change = useCallback(
    (next: (queue: StarQueue) => StarQueue) =>
      setQueue((now) => {
        const changed = next(now);
        void writeKept(key, { data: changed, at: Date.now() });
        return changed;
      }),
    [key],
  );

  const isWaiting = Object.keys(queue).length > 0;
  useEffect(() => {
    // One after the other: two words on one session could arrive in the wrong order.
    if (!isWaiting || !online || isTelling) return;
    tell({ stars: asCall(queue) })
      .unwrap()
      .then(
        () => change((now) => withoutTold(now, queue)),
        (thrown: unknown) => {
          // Without an answer it waits; a refusal would come again and again.
          if (isApiFailure(thrown) && thrown.status !== 0) change((now) => withoutTold(now, queue));
        },
      );
  }, [queue, isWaiting, online, isTelling, tell, change]);

  return {
    stars: applyQueue(known, queue),
    waiting: Object.keys(queue).length,
    setStar(sessionId, isStarred) {
      change((now) => withStar(now, sessionId, isStarred));
      if (!isOnline()) void say(isStarred ? '已记下，连上网络后收藏' : '已记下，连上网络后取消收藏');
    },
  };
}
