import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const FeedbackView = browserPart(
  async () => (await import('../../../features/community/feedback/feedback-view.tsx')).FeedbackView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="意见反馈" tools={<ButtonLink href="/user/main/feedback/edit">写反馈</ButtonLink>}>
      <FeedbackView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '意见反馈' }),
});
