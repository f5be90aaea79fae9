import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { retractEvents } from '../../../platform/realtime/retract-events.ts';
import { isForSome } from './notice.presenter.ts';
import type { NoticeRow } from './notice.repository.ts';
import { findReceiverTickets, insertReceipts } from './receipt.repository.ts';

/** Delivers a sent notice to all its receivers and publishes it to their phones; returns how many. */
export async function deliverNotice(transaction: Database, notice: NoticeRow): Promise<number> {
  const receiverCount = await insertReceipts(transaction, notice);
  await publishNotice(transaction, notice);
  return receiverCount;
}

/** Publishes a notice's content to the receivers' phones, so that thousands of them need not fetch it at once. */
export async function publishNotice(transaction: Database, notice: NoticeRow): Promise<void> {
  const isRecalled = notice.state === 'recalled';
  const tickets = notice.target.kind === 'all' ? [] : await findReceiverTickets(transaction, notice.id);
  const event = {
    hub: 'conferenceLive',
    stream: `conference:${notice.conference_id}`,
    target: notice.target.kind === 'all' ? 'all' : tickets.map((ticketId) => `ticket:${ticketId}` as const),
    name: 'notice',
  } as const;
  const words = isRecalled
    ? { isRecalled, recalledAt: notice.recalled_at?.toISOString() ?? null, title: '', body: '', link: '' }
    : { isRecalled, recalledAt: null, title: notice.title, body: notice.body, link: notice.link };
  if (isRecalled) await retractEvents(transaction, { ...event, id: notice.id, blank: words });
  await publishEvent(transaction, {
    ...event,
    payload: {
      id: notice.id,
      ...words,
      priority: notice.priority,
      topic: notice.topic,
      isPersonal: isForSome(notice.target),
      sentAt: (notice.sent_at ?? new Date()).toISOString(),
    },
  });
}
