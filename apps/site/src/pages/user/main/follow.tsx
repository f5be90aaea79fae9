import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const FollowView = browserPart(
  async () => (await import('../../../features/community/follow/follow-view.tsx')).FollowView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的关注">
      <FollowView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的关注' }),
});
