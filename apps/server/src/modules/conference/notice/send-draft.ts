import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { deliverNotice } from './deliver-notice.ts';
import { markSent } from './notice.repository.ts';
import { oneNotice, refuseState } from './one-notice.ts';
import { takeSmsNotice } from './take-sms-notice.ts';

/**
 * Throws `Notice.NotFound`, `Notice.StateMismatch`, `Notice.NobodyThere` if the target is empty, and `Request.TooMany`
 * at `smsAfterMinutes` when the conference has used up its daily notices as text messages.
 */
export function sendDraft(db: Database, id: number, timeZone: string): Promise<ManagedNotice> {
  return inTransaction(db, async (transaction) => {
    const notice = await markSent(transaction, id, ['draft', 'scheduled']);
    if (!notice) return refuseState(transaction, id);
    const retryAfter = await takeSmsNotice(transaction, notice);
    if (retryAfter !== null) throw tooManyTexts(retryAfter);
    if ((await deliverNotice(transaction, notice)) === 0) throw new AppError('Notice.NobodyThere');
    return oneNotice(transaction, id, timeZone);
  });
}

function tooManyTexts(retryAfter: number): AppError {
  const message = '今天转短信的通知已到上限，不转短信仍可发送。';
  return new AppError('Request.TooMany', {
    message,
    retryAfter,
    validationErrors: [{ message, members: ['smsAfterMinutes'] }],
  });
}
