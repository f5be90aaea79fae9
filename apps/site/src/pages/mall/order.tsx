import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../shared/user-centre/user-frame.tsx';

const MallOrdersView = browserPart(
  async () => (await import('../../features/commerce/mall/mall-orders-view.tsx')).MallOrdersView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="兑换订单">
      <MallOrdersView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '兑换订单' }),
});
