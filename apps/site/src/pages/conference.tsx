import { conferenceDataApi } from '@tuyuan/api-client/conference-data.ts';
import { ConferenceList } from '../features/conference/conference-list.tsx';
import { conferencesArgument } from '../features/conference/conference-list-rules.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: ConferenceList,
  prefetch: (store, { url }) =>
    store.load(
      conferenceDataApi.endpoints.getConferences.initiate(conferencesArgument(url.searchParams.get('city') ?? '')),
    ),
  meta: () => ({ title: '会议', description: '摄影会议、论坛与采风：时间、地点与报名。', canonical: '/conference' }),
});
