import { activityDataApi } from '@tuyuan/api-client/contest/activity-data.ts';
import { useSearchParams } from 'react-router-dom';
import { ActivityPhone } from '../../features/contest/activity/activity-phone.tsx';
import { activityMeta } from '../../features/contest/activity/load-activity.ts';
import { activityPaths } from '../../shared/contest/activity-paths.ts';
import { definePage } from '../../shared/page.ts';
import { readPageId } from '../../shared/page-id.ts';

/** The activity whose gallery it is. */
const activityOf = (query: URLSearchParams) => readPageId(query, 'activityId') ?? readPageId(query);

function GalleryPhonePage() {
  const [query] = useSearchParams();
  const id = activityOf(query) ?? 0;
  return <ActivityPhone key={id} id={id} isOfGallery />;
}

export const page = definePage({
  component: GalleryPhonePage,
  prefetch: async (store, { url }) => {
    const id = activityOf(url.searchParams);
    return id === undefined ? undefined : store.load(activityDataApi.endpoints.getActivity.initiate({ id }));
  },
  isValid: (activity) => activity !== undefined,
  meta: (activity, context) => activityMeta(activity, context, activity && activityPaths.galleryPhone(activity.id)),
});
