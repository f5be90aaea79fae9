import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import { AttendForm } from '../features/conference/conference/attend-form.tsx';
import { definePage } from '../shared/page.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { readPageId, usePageId } from '../shared/page-id.ts';

function AttendPage() {
  const id = usePageId();
  return (
    <PageFrame crumbs={[{ label: '首页', href: '/' }, { label: '会议', href: '/conference' }, { label: '报名' }]}>
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
