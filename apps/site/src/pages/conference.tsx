import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { ConferenceList } from '../features/conference/conference/conference-list.tsx';
import {
  conferencesArgument,
  conferencesPath,
  divideConferences,
  monthText,
  readConferenceFilter,
} from '../features/conference/conference/conference-list-rules.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: ConferenceList,
  async prefetch(store, { url }) {
    const { getConferences } = conferenceDataApi.endpoints;
    const list = await store.load(getConferences.initiate(conferencesArgument(readConferenceFilter(url.searchParams))));
    const { featured } = divideConferences(list.items);
    // What is on now is told of the one that runs.
    if (featured?.conferenceState === states.running)
      await store.tryLoad(conferenceDataApi.endpoints.getCalendar.initiate({ id: featured.id }));
    return list;
  },
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
