import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage } from '../shared/page.ts';
import { useSetting } from '../shared/site-settings.ts';
import { PanelsSkeleton } from '../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../shared/user-centre/user-frame.tsx';

const CreditsView = browserPart(
  async () => (await import('../features/commerce/credits/credits-view.tsx')).CreditsView,
  PanelsSkeleton,
);

function CreditsPage() {
  return (
    <UserFrame title={useSetting('creditChar') || '积分'} tools={<ButtonLink href="/mall">去商城兑换</ButtonLink>}>
      <CreditsView />
    </UserFrame>
  );
}

export const page = definePage({
  component: CreditsPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '积分' }),
});
