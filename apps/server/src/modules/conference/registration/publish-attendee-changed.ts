import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { findConferenceOfAttendee } from './staff-attendee.repository.ts';

/** Publishes to staff phones and screens that an attendee's placement, ticket or registration has changed. */
export async function publishAttendeeChanged(transaction: Database, attendeeId: number): Promise<void> {
  const conferenceId = await findConferenceOfAttendee(transaction, attendeeId);
  if (conferenceId !== null) await tell(transaction, conferenceId, { id: attendeeId });
}

/** Same as `publishAttendeeChanged`, once for many. */
export async function publishAttendeesChanged(transaction: Database, conferenceId: number): Promise<void> {
  await tell(transaction, conferenceId, {});
}

async function tell(transaction: Database, conferenceId: number, payload: { id?: number }): Promise<void> {
  await publishEvent(transaction, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'attendeeChanged',
    payload,
  });
}
