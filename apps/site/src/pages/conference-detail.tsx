import { conferenceDataApi } from '@tuyuan/api-client/conference-data.ts';
import { conferenceMeta } from '../features/conference/conference-meta.ts';
import { ConferenceView } from '../features/conference/conference-view.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

function ConferencePage() {
  const id = usePageId();
  return <ConferenceView key={id} id={id} />;
}

export const page = definePage({
  component: ConferencePage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(conferenceDataApi.endpoints.getConference.initiate({ id }));
  },
  isValid: (conference) => conference !== undefined,
  meta: (conference, context) => (conference ? conferenceMeta(conference, context) : { title: '' }),
});
