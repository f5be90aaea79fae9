import { api } from '@tuyuan/api-client/api.ts';
import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../site-session.tsx';

/** Loads what is shown of the user's credits again when the hub tells that they moved. */
export function useCreditChanges(): void {
  const session = useSession();
  const dispatch = useDispatch();
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
    const reload = () => void dispatch(api.util.invalidateTags(['Credit']));
    const stop = hub.listen('site', { on: { creditChanged: reload }, lostTrack: reload });
    return () => {
      stop();
      hub.close();
    };
  }, [session, dispatch]);
}
