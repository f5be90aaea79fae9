import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const AuthorView = browserPart(
  async () => (await import('../../../features/library/application/author-view.tsx')).AuthorView,
  PanelsSkeleton,
);

function ApplyPage() {
  return (
    <UserFrame
      title="申请成为摄影师"
      note="通过后就能上传、定价、出售授权。一般 2 个工作日有结果，写到一半会自动保存。"
    >
      <AuthorView wantsForm />
    </UserFrame>
  );
}

export const page = definePage({
  component: ApplyPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '申请成为摄影师' }),
});
