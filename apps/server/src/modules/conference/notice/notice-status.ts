import type { getNoticeStatus } from '@tuyuan/contract/conference/inbox.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentItem } from './notice.presenter.ts';
import { countInbox, findUnconfirmed, insertMissedReceipts, markConfirmed, markRead } from './receipt.repository.ts';

/** Returns the notice status that phones show on every page. */
export async function readNoticeStatus(
  db: Database,
  attendeeId: number,
  timeZone: string,
): Promise<OutputOf<typeof getNoticeStatus>> {
  await insertMissedReceipts(db, attendeeId);
  const unreadCount = await countUnread(db, attendeeId);
  const urgent = await findUnconfirmed(db, attendeeId);
  return { unreadCount, urgent: urgent.map((row) => presentItem(row, timeZone)) };
}

/** Returns how many notices remain unread. */
export async function readNotices(db: Database, attendeeId: number, ids: readonly number[]): Promise<number> {
  await markRead(db, attendeeId, ids);
  return countUnread(db, attendeeId);
}

/** Returns how many notices remain unread. Throws `Notice.NotFound` for a notice the attendee did not receive. */
export async function confirmNotice(db: Database, attendeeId: number, noticeId: number): Promise<number> {
  if (!(await markConfirmed(db, attendeeId, noticeId))) throw new AppError('Notice.NotFound');
  return countUnread(db, attendeeId);
}

async function countUnread(db: Database, attendeeId: number): Promise<number> {
  return (await countInbox(db, attendeeId, 'unread')).unread;
}
