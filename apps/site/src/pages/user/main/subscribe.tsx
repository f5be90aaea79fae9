import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const SavedSearchView = browserPart(
  async () => (await import('../../../features/community/saved-search/saved-search-view.tsx')).SavedSearchView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="保存的搜索">
      <SavedSearchView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '保存的搜索' }),
});
