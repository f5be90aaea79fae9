import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';

const ProfitView = browserPart(
  async () => (await import('../../../../features/commerce/profit/profit-view.tsx')).ProfitView,
  PanelsSkeleton,
);

export const page = definePage({
  component: ProfitView,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '收益余额' }),
});
