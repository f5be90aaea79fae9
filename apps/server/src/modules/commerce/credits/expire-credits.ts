import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findUsersDue } from './credit-lot.repository.ts';
import { settleBalance } from './move-credits.ts';

const batch = 200;

/** Books the credits whose time is over, user by user. */
export async function expireCredits(db: Database, timeZone: string): Promise<void> {
  for (const userId of await findUsersDue(db, batch))
    await inTransaction(db, async (transaction) => {
      await settleBalance(transaction, userId, timeZone);
    });
}
