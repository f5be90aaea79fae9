import type { LinkState } from '@tuyuan/realtime/client/hub-link.ts';
import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/site-session.tsx';

/** Returns the state of a connection to the gallery's hub, open while mounted. */
export function useHubState(): LinkState {
  const session = useSession();
  const [state, setState] = useState<LinkState>('idle');
  useEffect(() => {
    const hub = openHub({
      hub: 'galleryCommon',
      credentials() {
        const token = session.authorization?.slice('Bearer '.length);
        return token === undefined ? null : { as: 'user', token };
      },
      watchReturn,
    });
    const unwatch = hub.watchState(setState);
    const stop = hub.listen('site', { on: {} });
    return () => {
      stop();
      unwatch();
      hub.close();
    };
  }, [session]);
  return state;
}
