import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const InvoicesView = browserPart(
  async () => (await import('../../../../features/commerce/invoice/invoices-view.tsx')).InvoicesView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的发票" tools={<ButtonLink href="/user/main/invoice/apply">申请开票</ButtonLink>}>
      <InvoicesView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的发票' }),
});
