import { useCreateCartItemMutation } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useSessionState } from '../site-session.tsx';
import { addLine, cartStore, type StoredLine } from './cart-store.ts';
import { flyToCart } from './fly-to-cart.ts';

type Wanted = Omit<StoredLine, 'id' | 'checked'>;

/** Puts a tier of an image or a video into the cart, and shows that it goes there from `from`. */
export function useAddToCart(): (wanted: Wanted, from: Element | null) => Promise<void> {
  const { user } = useSessionState();
  const [create] = useCreateCartItemMutation();
  return async (wanted, from) => {
    if (user) {
      const { imageId, videoId, tier } = wanted;
      const outcome = await create({ imageId, videoId, tier });
      // The alert has said why.
      if (outcome.error) return;
      cartStore.change((cart) => addLine(cart, { ...wanted, id: outcome.data.id }));
    } else cartStore.change((cart) => addLine(cart, { ...wanted, id: null }));
    flyToCart(from);
    showToast({ text: '已加入购物车', tone: 'success' });
  };
}
