import type { Database } from '../../platform/database/database.ts';
import { publishEvent } from '../../platform/realtime/publish-event.ts';
import { isForSome } from './notice.presenter.ts';
import type { NoticeRow } from './notice.repository.ts';
import { findReceiverTickets, insertReceipts } from './receipt.repository.ts';

/** Gives a sent notice to everybody it is for and tells their phones; answers how many they are. */
export async function deliverNotice(transaction: Database, notice: NoticeRow): Promise<number> {
  const receiverCount = await insertReceipts(transaction, notice);
  await tellNotice(transaction, notice);
  return receiverCount;
}

/** Tells the receivers' phones what there is to show of a notice, so that thousands of them need not ask at once. */
export async function tellNotice(transaction: Database, notice: NoticeRow): Promise<void> {
  const isPersonal = isForSome(notice.target);
  const tickets = notice.target.kind === 'all' ? [] : await findReceiverTickets(transaction, notice.id);
  await publishEvent(transaction, {
    hub: 'conferenceLive',
    stream: `conference:${notice.conference_id}`,
    target: notice.target.kind === 'all' ? 'all' : tickets.map((ticketId) => `ticket:${ticketId}` as const),
    name: 'notice',
    payload: {
      id: notice.id,
      isRecalled: notice.state === 'recalled',
      recalledAt: notice.recalled_at?.toISOString() ?? null,
      priority: notice.priority,
      topic: notice.topic,
      title: notice.state === 'recalled' ? '' : notice.title,
      body: notice.state === 'recalled' ? '' : notice.body,
      link: notice.state === 'recalled' ? '' : notice.link,
      isPersonal,
      sentAt: (notice.sent_at ?? new Date()).toISOString(),
    },
  });
}
