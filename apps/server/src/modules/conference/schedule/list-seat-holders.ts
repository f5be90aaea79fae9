import type { getSeatHolders } from '@tuyuan/contract/conference/schedule.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPublishedSession } from './published-session.repository.ts';
import { readSeatHolders } from './seat.repository.ts';

/** Throws `ConferenceSession.NotFound`. */
export async function listSeatHolders(
  db: Database,
  query: InputOf<typeof getSeatHolders>,
  timeZone: string,
): Promise<OutputOf<typeof getSeatHolders>> {
  if (!(await findPublishedSession(db, query.sessionId))) throw new AppError('ConferenceSession.NotFound');
  const rows = await readSeatHolders(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => ({
      id: row.attendee_id,
      name: row.name,
      company: row.company,
      phone: maskPhone(row.phone),
      state: row.state,
      waitlistPlace: row.waitlist_place,
      since: toWireDate(row.updated_at, timeZone),
    })),
  };
}
