import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const ApplyView = browserPart(
  async () => (await import('../../../../features/commerce/invoice/apply-view.tsx')).ApplyView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="申请开票" tools={<ButtonLink href="/user/main/invoice/info">我的发票</ButtonLink>}>
      <ApplyView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '申请开票' }),
});
