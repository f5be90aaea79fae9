import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishNotice } from './deliver-notice.ts';
import { markRecalled } from './notice.repository.ts';
import { oneNotice, refuseState } from './one-notice.ts';

/** Throws `Notice.NotFound`, and `Notice.StateMismatch` unless it is sent. */
export function recallNotice(db: Database, id: number, timeZone: string): Promise<ManagedNotice> {
  return inTransaction(db, async (transaction) => {
    const notice = await markRecalled(transaction, id);
    if (!notice) return refuseState(transaction, id);
    await publishNotice(transaction, notice);
    return oneNotice(transaction, id, timeZone);
  });
}
