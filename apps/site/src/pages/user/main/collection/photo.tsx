import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const CollectedImages = browserPart(
  async () => (await import('../../../../features/community/collection/collected-images.tsx')).CollectedImages,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="我的收藏">
      <CollectedImages />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的收藏' }),
});
