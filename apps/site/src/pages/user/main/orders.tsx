import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const OrdersView = browserPart(
  async () => (await import('../../../features/commerce/orders/orders-view.tsx')).OrdersView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的订单">
      <OrdersView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的订单' }),
});
