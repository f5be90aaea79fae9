import type { NoticePriority, NoticeTarget, NoticeTopic } from '@tuyuan/contract/conference/notice.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { deliverNotice } from './deliver-notice.ts';
import { insertDraft, markSent } from './notice.repository.ts';

interface NewNotice {
  conferenceId: number;
  target: NoticeTarget;
  title: string;
  body?: string;
  /** `/meeting/…`: the page that says more. */
  link?: string;
  topic?: NoticeTopic;
  priority?: NoticePriority;
  /** Minutes after which an urgent notice goes as a text message to those who have not read it; never if omitted. */
  smsAfterMinutes?: number;
  /** User who sends it; null for the system. */
  createdBy?: number | null;
}

/**
 * Sends a notice within the transaction that causes it: receivers get it, and their phones are informed, only if that
 * commits. Returns the notice and the number of receivers; it is sent even if there are none. Throws
 * `Conference.NotFound`.
 */
export function sendNotice(
  transaction: Database,
  { conferenceId, title, target, createdBy = null, ...optional }: NewNotice,
): Promise<{ id: number; receiverCount: number }> {
  return inTransaction(transaction, async (within) => {
    const fields = {
      title,
      target,
      body: optional.body ?? '',
      link: optional.link ?? '',
      topic: optional.topic ?? 'general',
      priority: optional.priority ?? 'normal',
      smsAfterMinutes: optional.smsAfterMinutes ?? null,
    };
    const id = await insertDraft(within, conferenceId, fields, createdBy);
    const notice = id === null ? null : await markSent(within, id, ['draft']);
    if (!notice) throw new AppError('Conference.NotFound');
    return { id: notice.id, receiverCount: await deliverNotice(within, notice) };
  });
}
