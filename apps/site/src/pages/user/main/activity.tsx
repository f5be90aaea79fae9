import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const MyActivities = browserPart(
  async () => (await import('../../../features/contest/entry/my-activities.tsx')).MyActivities,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的活动" tools={<ButtonLink href="/activity">看看活动</ButtonLink>}>
      <MyActivities />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的活动' }),
});
