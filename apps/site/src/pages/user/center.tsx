import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../shared/user-centre/user-frame.tsx';

const CenterView = browserPart(
  async () => (await import('../../features/account/center/center-view.tsx')).CenterView,
  PanelsSkeleton,
);

function CenterPage() {
  return (
    <UserFrame title="个人中心">
      <CenterView />
    </UserFrame>
  );
}

export const page = definePage({
  component: CenterPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '个人中心' }),
});
