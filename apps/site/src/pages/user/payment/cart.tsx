import { CartSkeleton } from '../../../features/commerce/cart/cart-skeleton.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';

const CartView = browserPart(
  async () => (await import('../../../features/commerce/cart/cart-view.tsx')).CartView,
  CartSkeleton,
);

export const page = definePage({
  component: () => (
    <PageFrame>
      <CartView />
    </PageFrame>
  ),
  prefetch: async () => null,
  meta: () => ({ title: '购物车' }),
});
