import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const AuthorView = browserPart(
  async () => (await import('../../../features/library/application/author-view.tsx')).AuthorView,
  PanelsSkeleton,
);

function AuthorPage() {
  return (
    <UserFrame title="摄影师身份">
      <AuthorView />
    </UserFrame>
  );
}

export const page = definePage({
  component: AuthorPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '摄影师身份' }),
});
