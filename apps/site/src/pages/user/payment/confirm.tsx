import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';

const ConfirmView = browserPart(
  async () => (await import('../../../features/commerce/confirm/confirm-view.tsx')).ConfirmView,
  () => <Skeleton height="400px" />,
);

export const page = definePage({
  component: () => (
    <PageFrame>
      <ConfirmView />
    </PageFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '确认订单' }),
});
