import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { accounts, bookTransfers, readBalance, type Transfer } from '../ledger/index.ts';
import { readOrderTerms } from '../order/index.ts';
import { takeForfeited } from './sold-package.repository.ts';

const batch = 50;

/**
 * Forfeits what is left of packages that ended: their licences, and with them their part of the price, which is the site's
 * then. Only once nothing that was paid with them can be given back.
 */
export async function forfeitPackages(db: Database): Promise<void> {
  const { holdDays } = await readOrderTerms(db);
  await inTransaction(db, async (transaction) => {
    for (const id of await takeForfeited(transaction, holdDays + 1, batch)) {
      const { quota, quotaExpired, packageValue, platform } = accounts;
      const source = `package:${id}`;
      const licences = await readBalance(transaction, quota(id));
      const value = await readBalance(transaction, packageValue(id));
      const rest: Transfer[] = [
        { from: quota(id), to: quotaExpired, amount: licences, source, kind: 'quota.expired' },
        { from: packageValue(id), to: platform, amount: value, source, kind: 'value.expired' },
      ];
      await bookTransfers(
        transaction,
        rest.filter(({ amount }) => amount > 0),
      );
    }
  });
}
