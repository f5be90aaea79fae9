import { useGetCartListQuery, useGetGuestCartQuery } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import type { CartItem } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useSessionState } from '../site-session.tsx';
import { cartStore, lineKey, type StoredCart, takeLines } from './cart-store.ts';

export function useStoredCart(): StoredCart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getServer);
}

export interface CartRow extends CartItem {
  readonly key: string;
  readonly isChecked: boolean;
}

/** The cart's lines as they are today: the account's, or for a visitor those of this browser. */
export function useCart() {
  const { user } = useSessionState();
  const stored = useStoredCart();
  const choices = stored.list.map(lineKey);
  const own = useGetCartListQuery({}, { skip: !user, refetchOnMountOrArgChange: true });
  const guest = useGetGuestCartQuery({ choices }, { skip: Boolean(user) || choices.length === 0 });
  const { data } = own;
  useEffect(() => {
    if (user && data) cartStore.change((cart) => takeLines(cart, data));
  }, [user, data]);
  const query = user ? own : guest;
  const items = user ? own.data : choices.length === 0 ? [] : guest.data;
  const checked = new Set(stored.list.filter((line) => line.checked).map(lineKey));
  const known = new Set(choices);
  const rows = items?.map((item): CartRow => {
    const key = lineKey(item);
    return { ...item, key, isChecked: item.fault === null && (checked.has(key) || !known.has(key)) };
  });
  return { rows, isGuest: !user, isError: query.isError, refetch: () => void query.refetch() };
}
