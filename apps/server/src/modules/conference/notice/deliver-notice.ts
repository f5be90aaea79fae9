import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { retractEvents } from '../../../platform/realtime/retract-events.ts';
import { isForSome } from './notice.presenter.ts';
import type { NoticeRow } from './notice.repository.ts';
import { findReceiverTickets, insertReceipts } from './receipt.repository.ts';

/** Gives a sent notice to everybody it is for and tells their phones; answers how many they are. */
export async function deliverNotice(transaction: Database, notice: NoticeRow): Promise<number> {
  const receiverCount = await insertReceipts(transaction, notice);
  await publishNotice(transaction, notice);
  return receiverCount;
}

/** Tells the receivers' phones what there is to show of a notice, so that thousands of them need not ask at once. */
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
