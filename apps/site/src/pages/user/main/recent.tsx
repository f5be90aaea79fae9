import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const RecentView = browserPart(
  async () => (await import('../../../features/community/recent/recent-view.tsx')).RecentView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="最近看过">
      <RecentView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '最近看过' }),
});
