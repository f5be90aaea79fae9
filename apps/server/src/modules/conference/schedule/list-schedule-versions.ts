import type { getScheduleVersions } from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { requireConference } from './require-conference.ts';
import { readScheduleVersions } from './schedule-version.repository.ts';

/** Throws `Conference.NotFound`. */
export async function listScheduleVersions(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getScheduleVersions>> {
  await requireConference(db, conferenceId);
  const rows = await readScheduleVersions(db, conferenceId);
  return {
    items: rows.map((row) => ({
      version: row.number,
      note: row.note,
      publishedAt: toWireDate(row.published_at, timeZone),
      publishedBy: row.published_by,
      sessionCount: row.session_count,
    })),
  };
}
