import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { sendNotice } from '../notice/index.ts';
import type { TripRow } from './trip.repository.ts';

/** Publishes to staff phones and screens that a ride has changed. */
export function publishTrip(
  transaction: Database,
  { id, conference_id }: Pick<TripRow, 'id' | 'conference_id'>,
): Promise<void> {
  return publishEvent(transaction, {
    hub: 'conferenceStaff',
    stream: `conference:${conference_id}`,
    target: 'all',
    name: 'trip',
    payload: { id },
  });
}

/** Notifies those passengers, urgently if the ride departs within two hours. */
export async function publishToPassengers(
  transaction: Database,
  trip: TripRow,
  attendeeIds: readonly number[],
  { title, body }: { title: string; body: string },
): Promise<void> {
  if (attendeeIds.length === 0) return;
  await sendNotice(transaction, {
    conferenceId: trip.conference_id,
    target: { kind: 'list', attendeeIds: [...attendeeIds] },
    title,
    body,
    link: '/meeting/trafficplan',
    topic: 'traffic',
    priority: trip.departs_at.getTime() - Date.now() < 2 * 3_600_000 ? 'urgent' : 'normal',
  });
}

/** 11 月 20 日 10:30 */
export function spokenTime(at: Date, timeZone: string): string {
  const wire = toWireDate(at, timeZone);
  return `${wireDay(wire)} ${wireClock(wire)}`;
}
