import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { sendNotice } from '../notice/index.ts';
import { readTicketsOf } from './attendee-ticket.repository.ts';
import { findPublishedSession } from './published-session.repository.ts';

/** Notifies waitlisted attendees that a seat is held for them, and for how long. */
export async function publishSeatHeld(
  transaction: Database,
  { conferenceId, sessionId, attendeeIds }: { conferenceId: number; sessionId: number; attendeeIds: number[] },
): Promise<void> {
  const session = attendeeIds.length === 0 ? null : await findPublishedSession(transaction, sessionId);
  if (!session) return;
  await sendNotice(transaction, {
    conferenceId,
    target: { kind: 'list', attendeeIds },
    topic: 'schedule',
    priority: 'pinned',
    title: `候补到了「${session.facts.title.slice(0, 30)}」的座位`,
    body: '座位为你保留 60 分钟（最晚到开场），请到日程里点「确认座位」，过时会让给下一位。',
    link: `/meeting/schedule?session=${sessionId}`,
  });
  const tickets = await readTicketsOf(transaction, attendeeIds);
  await publishEvent(transaction, {
    hub: 'conferenceLive',
    stream: `conference:${conferenceId}`,
    target: tickets.map((ticketId) => `ticket:${ticketId}` as const),
    name: 'seatChanged',
    payload: { sessionId, state: 'held' },
  });
}
