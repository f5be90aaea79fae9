import { useGetPanoramaQuery } from '@tuyuan/api-client/library/panorama-data.ts';
import { useSearchParams } from 'react-router-dom';
import { loadPanorama, panoramaMeta } from '../../features/library/panorama/panorama-page.ts';
import { PanoramaView } from '../../features/library/panorama/panorama-view.tsx';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { usePageId } from '../../shared/page-id.ts';
import { useCountVisit } from '../../shared/use-count-visit.ts';

// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

function VrDetailPage() {
  const [query] = useSearchParams();
  const isPreview = query.has('preview');
  const { currentData: panorama } = useGetPanoramaQuery({ id: usePageId() });
  useCountVisit('panorama', isPreview ? undefined : panorama?.id);
  if (!panorama) return null;
  return (
    <PanoramaView key={panorama.id} panorama={panorama} isPreview={isPreview}>
      {!isPreview && <CommentSection kind="panorama" id={panorama.id} path={`/vr/detail?id=${panorama.id}`} />}
    </PanoramaView>
  );
}

export const page = definePage({
  component: VrDetailPage,
  prefetch: loadPanorama,
  isValid: (panorama) => panorama !== undefined,
  meta: panoramaMeta,
});
