import type { ManagedNotice } from '@tuyuan/contract/conference-notice.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { deliverNotice } from './deliver-notice.ts';
import { markSent } from './notice.repository.ts';
import { oneNotice, refuseState } from './one-notice.ts';

/** Throws `Notice.NotFound`, `Notice.StateMismatch`, and `Notice.NobodyThere` where the target holds nobody. */
export function sendDraft(db: Database, id: number, timeZone: string): Promise<ManagedNotice> {
  return inTransaction(db, async (transaction) => {
    const notice = await markSent(transaction, id, ['draft', 'scheduled']);
    if (!notice) return refuseState(transaction, id);
    if ((await deliverNotice(transaction, notice)) === 0) throw new AppError('Notice.NobodyThere');
    return oneNotice(transaction, id, timeZone);
  });
}
