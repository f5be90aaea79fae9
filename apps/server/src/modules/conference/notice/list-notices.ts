import type { getNotices } from '@tuyuan/contract/conference/inbox.ts';
import type { getManagedNotices } from '@tuyuan/contract/conference/notice.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conferenceExists } from '../registration/index.ts';
import { presentItem, presentManaged } from './notice.presenter.ts';
import { listManaged } from './notice.repository.ts';
import { countInbox, findInbox, insertMissedReceipts } from './receipt.repository.ts';

/** Throws `Conference.NotFound`. */
export async function listManagedNotices(
  db: Database,
  query: InputOf<typeof getManagedNotices>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedNotices>> {
  if (!(await conferenceExists(db, query.conferenceId))) throw new AppError('Conference.NotFound');
  const { totalCount, rows } = await listManaged(db, query);
  return { totalCount, items: rows.map((row) => presentManaged(row, timeZone)) };
}

/** Returns an attendee's inbox, including what was sent to their groups before they joined. */
export async function listInbox(
  db: Database,
  attendeeId: number,
  query: InputOf<typeof getNotices>,
  timeZone: string,
): Promise<OutputOf<typeof getNotices>> {
  await insertMissedReceipts(db, attendeeId);
  const rows = await findInbox(db, attendeeId, query);
  const counts = await countInbox(db, attendeeId, query.show);
  return {
    totalCount: counts.total,
    unreadCount: counts.unread,
    urgentCount: counts.urgent,
    items: rows.map((row) => presentItem(row, timeZone)),
  };
}
