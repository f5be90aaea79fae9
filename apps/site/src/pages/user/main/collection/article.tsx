import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const CollectedArticles = browserPart(
  async () => (await import('../../../../features/community/collection/collected-articles.tsx')).CollectedArticles,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的收藏">
      <CollectedArticles />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的收藏' }),
});
