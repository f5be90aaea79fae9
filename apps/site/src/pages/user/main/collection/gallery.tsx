import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const CollectedAlbums = browserPart(
  async () => (await import('../../../../features/community/collection/collected-albums.tsx')).CollectedAlbums,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的收藏">
      <CollectedAlbums />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的收藏' }),
});
