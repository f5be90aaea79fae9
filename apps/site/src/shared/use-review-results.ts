import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import type { PayloadOf } from '@tuyuan/realtime/hubs.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from './site-session.tsx';

export type ReviewResult = PayloadOf<'galleryCommon', 'reviewResult'>;

/** Calls `onResult` when a reviewer decided on something of this user; without a result when news may have been missed. */
export function useReviewResults(onResult: (result?: ReviewResult) => void): void {
  const session = useSession();
  const notify = useEffectEvent(onResult);
  useEffect(() => {
    if (session.authorization === undefined) return;
    const hub = openHub({
      hub: 'galleryCommon',
      credentials() {
        const token = session.authorization?.slice('Bearer '.length);
        return token === undefined ? null : { as: 'user', token };
      },
      watchReturn,
    });
    const stop = hub.listen('site', { on: { reviewResult: (result) => notify(result) }, lostTrack: () => notify() });
    return () => {
      stop();
      hub.close();
    };
  }, [session]);
}
