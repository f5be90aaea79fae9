import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import { ConferenceList } from '../features/conference/conference/conference-list.tsx';
import {
  conferencesArgument,
  conferencesPath,
  monthText,
  readConferenceFilter,
} from '../features/conference/conference/conference-list-rules.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: ConferenceList,
  prefetch: (store, { url }) =>
    store.load(
      conferenceDataApi.endpoints.getConferences.initiate(conferencesArgument(readConferenceFilter(url.searchParams))),
    ),
  meta(_, { url }) {
    const filter = readConferenceFilter(url.searchParams);
    const narrowed = [filter.city, filter.month && monthText(filter.month)].filter(Boolean).join(' ');
    return {
      title: narrowed === '' ? '会议' : `${narrowed}的会议`,
      description: '摄影会议、论坛与采风：时间、地点与报名。',
      canonical: conferencesPath(filter),
    };
  },
});
