import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import type { EventName, PayloadOf, StreamOf } from '@tuyuan/realtime/hubs.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from './site-session.tsx';

/** Calls `onEvent` when the site, or an activity, tells something of that name; without a payload when news may have been missed. */
export function useSiteEvent<Name extends EventName<'galleryCommon'>>(
  name: Name,
  onEvent: (payload?: PayloadOf<'galleryCommon', Name>) => void,
  stream: StreamOf<'galleryCommon'> = 'site',
): void {
  const session = useSession();
  const notify = useEffectEvent(onEvent);
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
    const stop = hub.listen(stream, {
      on: { [name]: (payload: PayloadOf<'galleryCommon', Name>) => notify(payload) },
      lostTrack: () => notify(),
    });
    return () => {
      stop();
      hub.close();
    };
  }, [session, name, stream]);
}
