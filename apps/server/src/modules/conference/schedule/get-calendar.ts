import type { getCalendar as getCalendarEndpoint } from '@tuyuan/contract/conference/conference-data.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countMaterials } from './material-count.repository.ts';
import { readPublishedSessions } from './published-session.repository.ts';
import { requireVisibleConference } from './require-conference.ts';
import { presentSession } from './schedule.presenter.ts';

/** Returns the published schedule in chronological order. Throws `Conference.NotFound`. */
export async function getCalendar(
  context: RequestContext,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getCalendarEndpoint>> {
  const conference = await requireVisibleConference(context, conferenceId);
  const sessions = await readPublishedSessions(context.db, conferenceId);
  const materials = await countMaterials(context.db, conferenceId);
  const now = new Date();
  return {
    items: sessions
      .filter(({ state }) => state !== 'removed')
      .map((row) => presentSession(row, { timeZone, now, materialCount: materials.get(row.session_id) ?? 0 })),
    version: conference.version,
    publishedAt: conference.published_at && toWireDate(conference.published_at, timeZone),
  };
}
