import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { readPageId } from '../../shared/page-id.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../shared/user-centre/user-frame.tsx';

const MallPayView = browserPart(
  async () => (await import('../../features/commerce/mall/mall-pay-view.tsx')).MallPayView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="支付">
      <MallPayView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  isValid: (_data, { url }) => readPageId(url.searchParams) !== undefined,
  meta: () => ({ title: '支付' }),
});
