import { useGetCartListQuery, useMergeCartMutation } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import { useEffect, useEffectEvent } from 'react';
import { cartStore, emptyCart, takeLines } from '../shared/cart/cart-store.ts';
import { useSessionState } from '../shared/site-session.tsx';

/** Moves a visitor's cart into the account at the log-in, follows the account's, and leaves nothing of it behind. */
export function CartKeeper() {
  const { user } = useSessionState();
  const [merge] = useMergeCartMutation();
  const { data } = useGetCartListQuery({}, { skip: !user });
  const userId = user?.id;

  const moveIn = useEffectEvent(async () => {
    const { mode, list } = cartStore.get();
    if (mode === 'account' || list.length === 0) return;
    const { error } = await merge({
      choices: list.map(({ imageId, videoId, tier }) => ({ imageId, videoId, tier })).reverse(),
    });
    // Tried again with the next page; until then the lines stay.
    if (error) console.warn('the cart could not be merged');
    else cartStore.change((cart) => ({ ...cart, mode: 'account' }));
  });
  useEffect(() => {
    if (userId !== undefined) void moveIn();
    else if (cartStore.get().mode === 'account') cartStore.change(() => emptyCart('guest'));
  }, [userId]);
  useEffect(() => {
    if (data && cartStore.get().mode === 'account') cartStore.change((cart) => takeLines(cart, data));
    else if (data && cartStore.get().list.length === 0) cartStore.change((cart) => takeLines(cart, data));
  }, [data]);
  return null;
}
