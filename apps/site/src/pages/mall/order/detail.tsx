import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const MallOrderView = browserPart(
  async () => (await import('../../../features/commerce/mall/mall-order-view.tsx')).MallOrderView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="兑换详情">
      <MallOrderView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  isValid: (_data, { url }) => readPageId(url.searchParams) !== undefined,
  meta: () => ({ title: '兑换详情' }),
});
