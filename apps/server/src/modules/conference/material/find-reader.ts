import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Reader } from './material.policy.ts';
import { type AttendeeRow, findAttendeeOfUser } from './reader.repository.ts';

/** Identifies the reader of a conference's materials by ticket, by an account with a ticket, or by back office permission. */
export async function findReader(
  { db, actor, ticket }: Pick<RequestContext, 'db' | 'actor' | 'ticket'>,
  conferenceId: number,
): Promise<Reader> {
  const isOffice = actor?.permissions.has('Pages.Conferences') ?? false;
  if (ticket?.conferenceId === conferenceId)
    return { isOffice, attendee: { id: ticket.attendeeId, name: ticket.name, userType: ticket.userType } };
  return { isOffice, attendee: actor ? asReader(await findAttendeeOfUser(db, conferenceId, actor.id)) : null };
}

export function asReader(row: AttendeeRow | null): Reader['attendee'] {
  return row && { id: row.id, name: row.name, userType: row.user_type };
}
