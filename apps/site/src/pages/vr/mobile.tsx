import { useGetPanoramaQuery } from '@tuyuan/api-client/library/panorama-data.ts';
import { useSearchParams } from 'react-router-dom';
import { loadPanorama, panoramaMeta } from '../../features/library/panorama/panorama-page.ts';
import { PhonePanoramaView } from '../../features/library/panorama/panorama-view.tsx';
import { definePage } from '../../shared/page.ts';
import { usePageId } from '../../shared/page-id.ts';
import { useCountVisit } from '../../shared/use-count-visit.ts';

function VrMobilePage() {
  const [query] = useSearchParams();
  const { currentData: panorama } = useGetPanoramaQuery({ id: usePageId() });
  useCountVisit('panorama', query.has('preview') ? undefined : panorama?.id);
  return panorama ? <PhonePanoramaView panorama={panorama} /> : null;
}

export const page = definePage({
  component: VrMobilePage,
  prefetch: loadPanorama,
  isValid: (panorama) => panorama !== undefined,
  meta: panoramaMeta,
});
