import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import type { sendOfficeNotice } from '@tuyuan/contract/conference/notice-office.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { findManaged, insertDraft } from './notice.repository.ts';
import { recallNotice } from './recall-notice.ts';
import { scheduleNotice } from './schedule-notice.ts';
import { sendDraft } from './send-draft.ts';

/**
 * Writes and sends a notice in one step, because a phone keeps no drafts. Throws `Notice.NobodyThere` if it would have
 * no receivers now.
 */
export function sendFromPhone(
  { db, ticket }: TicketContext,
  { at, ...fields }: InputOf<typeof sendOfficeNotice>,
  timeZone: string,
): Promise<ManagedNotice> {
  return inTransaction(db, async (transaction) => {
    const id = await insertDraft(transaction, ticket.conferenceId, fields, ticket.userId);
    if (id === null) throw new AppError('Conference.NotFound');
    return at === null ? sendDraft(transaction, id, timeZone) : scheduleNotice(transaction, { id, at }, timeZone);
  });
}

/** Throws `Notice.NotFound` for another conference's, and as `recallNotice`. */
export async function recallFromPhone(
  { db, ticket }: TicketContext,
  id: number,
  timeZone: string,
): Promise<ManagedNotice> {
  const notice = await findManaged(db, id);
  if (notice?.conference_id !== ticket.conferenceId) throw new AppError('Notice.NotFound');
  return recallNotice(db, id, timeZone);
}
