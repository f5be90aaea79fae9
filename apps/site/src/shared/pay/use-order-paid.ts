import { openHub } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../site-session.tsx';

/** Calls `onPaid` when the hub tells that this order is paid. */
export function useOrderPaid(orderId: number, onPaid: () => void): void {
  const session = useSession();
  const notify = useEffectEvent((paidId: number) => {
    if (paidId === orderId) onPaid();
  });
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
    const stop = hub.listen('site', { on: { orderPaid: ({ orderId: paidId }) => notify(paidId) } });
    return () => {
      stop();
      hub.close();
    };
  }, [session]);
}
