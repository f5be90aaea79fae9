import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { PageRequest, PageStore } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';

export interface LoadedConference {
  readonly conference: ConferenceDetail;
  /** Empty where the schedule could not be read. */
  readonly sessions: readonly ScheduleSession[];
}

/** Loads the data common to all pages of a conference; undefined if the address names none. */
export async function loadConference(store: PageStore, { url }: PageRequest): Promise<LoadedConference | undefined> {
  const id = readPageId(url.searchParams);
  if (id === undefined) return undefined;
  const conference = await store.load(conferenceDataApi.endpoints.getConference.initiate({ id }));
  const calendar = await store.tryLoad(conferenceDataApi.endpoints.getCalendar.initiate({ id }));
  return { conference, sessions: calendar?.items ?? [] };
}
