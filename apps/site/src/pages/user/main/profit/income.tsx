import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const IncomeView = browserPart(
  async () => (await import('../../../../features/commerce/profit/income-view.tsx')).IncomeView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="收益明细">
      <IncomeView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '收益明细' }),
});
