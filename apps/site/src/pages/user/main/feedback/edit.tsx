import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const FeedbackForm = browserPart(
  async () => (await import('../../../../features/community/feedback/feedback-form.tsx')).FeedbackForm,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="写反馈" tools={<ButtonLink href="/user/main/feedback">我的反馈</ButtonLink>}>
      <FeedbackForm />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '写反馈' }),
});
