import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import { moveOrder, type OrderRow } from '../order/index.ts';
import { activatePackage, deleteUnpaid } from './sold-package.repository.ts';

/** Lets a package count that was just paid: its licences are there to be used, and its price waits to be shared with them. */
export async function openPaidPackage({ transaction }: Occurrence, order: OrderRow): Promise<void> {
  if (order.kind !== 'package' || order.subjectId === null) return;
  const opened = await activatePackage(transaction, order.subjectId);
  if (!opened) throw new Error(`order ${order.no} is paid and its package counts already`);
  const source = `package:${opened.id}`;
  const { sales, packageValue, quotaIssuer, quota } = accounts;
  await bookTransfers(transaction, [
    { from: sales, to: packageValue(opened.id), amount: order.totalCents, source, kind: 'package' },
    { from: quotaIssuer, to: quota(opened.id), amount: opened.quota, source, kind: 'quota.granted' },
  ]);
  await moveOrder(transaction, { id: order.id, from: ['paid'], to: 'completed', actorId: null });
}

/** Forgets a package whose order was closed before it was paid. */
export async function dropUnpaidPackage({ transaction }: Occurrence, order: OrderRow): Promise<void> {
  if (order.kind === 'package' && order.subjectId !== null) await deleteUnpaid(transaction, order.subjectId);
}
