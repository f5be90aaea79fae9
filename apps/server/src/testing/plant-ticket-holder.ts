import {
  insertAttendee,
  insertConference,
  insertTicket,
  insertTicketSession,
  ticketTypeOf,
} from '../fixtures/conference.ts';
import type { Database } from '../platform/database/database.ts';

/** Logs in the phone of an attendee of that kind and returns its header. In a conference of its own unless one is named. */
export async function plantTicketHolder(
  db: Database,
  { userType, name = '林砚秋', ...of }: { userType: number; conferenceId?: number; name?: string },
): Promise<Record<'x-conference-session', string>> {
  const conferenceId = of.conferenceId ?? (await insertConference(db));
  const ticketTypeId = await ticketTypeOf(db, conferenceId, userType);
  const attendeeId = await insertAttendee(db, { conferenceId, ticketTypeId, userType, name });
  const ticketId = await insertTicket(db, { conferenceId, attendeeId });
  return { 'x-conference-session': await insertTicketSession(db, ticketId) };
}
