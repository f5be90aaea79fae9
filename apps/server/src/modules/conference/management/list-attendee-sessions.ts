import type { getAttendeeSessions } from '@tuyuan/contract/conference/attendees.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { describeDevice } from '../../account/index.ts';
import { findAttendeeSessions } from './attendee-session.repository.ts';

/** Returns the phones logged in with an attendee's ticket. Throws `Attendee.NotFound`. */
export async function listAttendeeSessions(
  db: Database,
  id: number,
  timeZone: string,
): Promise<OutputOf<typeof getAttendeeSessions>> {
  const rows = await findAttendeeSessions(db, id);
  if (!rows) throw new AppError('Attendee.NotFound');
  return {
    items: rows.map((row) => ({
      id: row.id,
      ...describeDevice(row.user_agent),
      createdAt: toWireDate(row.created_at, timeZone),
      lastSeenAt: toWireDate(row.last_seen_at, timeZone),
    })),
  };
}
