import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { lockDueShares, markReleased } from './purchase-line.repository.ts';

const batch = 200;

/** Makes the authors' shares available whose time is over and that are in no refund. */
export async function releaseShares(db: Database): Promise<void> {
  for (;;) {
    const released = await inTransaction(db, async (transaction) => {
      const due = await lockDueShares(transaction, batch);
      const transfers = due
        .filter(({ shareCents }) => shareCents > 0)
        .map(({ id, authorId, shareCents }) => ({
          from: accounts.profitFrozen(authorId),
          to: accounts.profitAvailable(authorId),
          amount: shareCents,
          source: `line:${id}`,
          kind: 'release',
        }));
      await bookTransfers(transaction, transfers);
      await markReleased(
        transaction,
        due.map(({ id }) => id),
      );
      return due.length;
    });
    if (released < batch) return;
  }
}
