import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { useConferenceCrumbs } from '../shared/use-conference-crumbs.ts';

// Read before it is filled in.
const AttendForm = deferred(async () => (await import('../features/conference/conference/attend-form.tsx')).AttendForm);

function AttendPage() {
  const id = usePageId();
  const crumbs = useConferenceCrumbs();
  return (
    <PageFrame crumbs={[...crumbs, { label: '报名' }]}>
      <AttendForm key={id} id={id} />
    </PageFrame>
  );
}

export const page = definePage({
  component: AttendPage,
  requiresLogin: true,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(conferenceDataApi.endpoints.getConference.initiate({ id }));
  },
  isValid: (conference) => conference !== undefined,
  meta: (conference) => ({ title: conference ? `报名 ${conference.title}` : '' }),
});
