import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findIds } from '../../../platform/database/values.ts';
import { isUnderWay } from './conference-state.repository.ts';

/** Returns attendees with a valid ticket and this phone number at conferences that are not over; of one conference, if given. */
export function findTicketedByPhone(db: Database, phone: string, conferenceId: number | null): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM attendee a JOIN conference c ON c.id = a.conference_id JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL
      WHERE a.phone = ${phone} AND a.state = 'ticketed' AND ${isUnderWay} AND (${conferenceId}::int IS NULL OR c.id = ${conferenceId})`,
  );
}
