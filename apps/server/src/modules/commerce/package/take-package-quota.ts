import type { Database } from '../../../platform/database/database.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { packageWorth } from './package.repository.ts';

/** Takes one licence for each line of an order out of a package; returns what each is worth in cents. Throws `Package.Insufficient`. */
export async function takePackageQuota(
  transaction: Database,
  packageId: number,
  orderId: number,
  lines: number,
): Promise<number> {
  const source = `order:${orderId}`;
  await bookTransfers(
    transaction,
    [{ from: accounts.quota(packageId), to: accounts.quotaUsed, amount: lines, source, kind: 'quota' }],
    'Package.Insufficient',
  );
  return packageWorth(transaction, packageId);
}
