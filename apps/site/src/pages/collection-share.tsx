import { browserPart } from '../shared/browser-part.tsx';
import { ImageListSkeleton } from '../shared/image-list-skeleton.tsx';
import { definePage } from '../shared/page.ts';
import { PageFrame } from '../shared/page-frame.tsx';

const SharedFolderView = browserPart(
  async () => (await import('../features/community/collection/shared-folder-view.tsx')).SharedFolderView,
  () => (
    <PageFrame>
      <ImageListSkeleton />
    </PageFrame>
  ),
);

export const page = definePage({
  component: SharedFolderView,
  prefetch: async () => null,
  // Only for those who have the link: without an address for search engines.
  meta: () => ({ title: '分享的收藏夹' }),
});
