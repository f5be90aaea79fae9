import { activityDataApi } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import type { PageContext, PageMeta, PageRequest, PageStore } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';
import { publisherData, structuredPicture, structuredTime } from '../../../shared/structured-data.ts';

/** Loads the activity that the address names; undefined if it names none. */
export async function loadActivity(store: PageStore, { url }: PageRequest): Promise<ActivityInfo | undefined> {
  const id = readPageId(url.searchParams);
  return id === undefined ? undefined : store.load(activityDataApi.endpoints.getActivity.initiate({ id }));
}

/** Meta for search engines and share cards; an activity's other pages pass `path` as theirs. */
export function activityMeta(activity: ActivityInfo | undefined, context: PageContext, path?: string): PageMeta {
  if (!activity) return { title: '' };
  const { origin } = context;
  const { id, name, description, cover, startTime, endTime, place, address, organiser, progressState } = activity;
  return {
    title: name,
    description,
    canonical: path ?? activityPaths.brief(id),
    image: cover === '' ? undefined : cover,
    jsonLd: [
      {
        '@type': 'Event',
        name,
        description: description || name,
        url: `${origin}${activityPaths.brief(id)}`,
        startDate: structuredTime(startTime),
        endDate: structuredTime(endTime),
        eventStatus: `https://schema.org/${progressState === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${place === '' ? 'Online' : 'Offline'}EventAttendanceMode`,
        location:
          place === ''
            ? { '@type': 'VirtualLocation', url: `${origin}${activityPaths.brief(id)}` }
            : { '@type': 'Place', name: place, address: address || place },
        image: structuredPicture(cover, origin),
        organizer: organiser ? { '@type': 'Organization', name: organiser } : publisherData(context),
      },
    ],
  };
}
