import type { Database } from '../../../platform/database/database.ts';
import { type DomainEvents, defineDomainEvent } from '../../../platform/events/domain-events.ts';
import { countSales } from '../../library/index.ts';
import { deleteOrderedLines } from '../cart/index.ts';
import { accounts, bookTransfers, type Transfer } from '../ledger/index.ts';
import { issueLicences } from '../licence/index.ts';
import { takePackageQuota } from '../package/index.ts';
import { moveOrder, type OrderRow } from './order.repository.ts';
import { readOrderTerms } from './order-terms.ts';
import { lockLines, type PurchaseLine, setShares } from './purchase-line.repository.ts';

/** An order is paid, in the transaction that settles it: what else it buys is handed over here. */
export const orderSettled = defineDomainEvent<OrderRow>('orderSettled');
/** An order was cancelled or not paid in time: what it holds is released here. */
export const orderClosed = defineDomainEvent<OrderRow>('orderClosed');

export interface SettleParts {
  events: DomainEvents;
  timeZone: string;
}

interface Settling {
  transaction: Database;
  schema: string;
  order: OrderRow;
}

/**
 * Hands over what an order buys, now that it is paid: the one way, whoever learned of the payment. The caller holds the
 * order's lock and has booked the money to `accounts.sales`. False when the order is not waiting for a payment.
 */
export async function settleOrder(
  { events, timeZone }: SettleParts,
  { transaction, schema, order }: Settling,
): Promise<boolean> {
  if (!(await moveOrder(transaction, { id: order.id, from: ['pendingPayment'], to: 'paid', actorId: null })))
    return false;
  if (order.kind === 'images') {
    const terms = await readOrderTerms(transaction);
    const lines = await lockLines(transaction, order.id);
    const worth =
      order.packageId === null ? null : await takePackageQuota(transaction, order.packageId, order.id, lines.length);
    await shareOut(transaction, order, lines, { sharePercent: terms.sharePercent, holdDays: terms.holdDays, worth });
    await issueLicences(
      transaction,
      lines.map(({ id }) => id),
    );
    await countSales(
      transaction,
      lines.flatMap(({ imageId }) => imageId ?? []),
      1,
      timeZone,
    );
    await deleteOrderedLines(transaction, order.id);
  }
  await events.publish({ transaction, schema }, orderSettled, order);
  return true;
}

interface Sharing {
  sharePercent: number;
  holdDays: number;
  /** Cents that each licence of a package is worth; null for cash. */
  worth: number | null;
}

/** Books each line's part of the money to its author, frozen, and the rest to the site. */
async function shareOut(
  transaction: Database,
  order: OrderRow,
  lines: readonly PurchaseLine[],
  { sharePercent, holdDays, worth }: Sharing,
): Promise<void> {
  const from = order.packageId === null ? accounts.sales : accounts.packageValue(order.packageId);
  const shares = lines.map((line) => {
    const amount = worth ?? line.paidCents;
    const share = Math.floor((amount * sharePercent) / 100);
    return { line, share, fee: amount - share };
  });
  const transfers = shares.flatMap(({ line, share, fee }): Transfer[] => {
    const source = `line:${line.id}`;
    return [
      { from, to: accounts.profitFrozen(line.authorId), amount: share, source, kind: 'share' },
      { from, to: accounts.platform, amount: fee, source, kind: 'fee' },
    ];
  });
  await bookTransfers(
    transaction,
    transfers.filter(({ amount }) => amount > 0),
  );
  await setShares(
    transaction,
    shares.map(({ line, share }) => ({ lineId: line.id, shareCents: share })),
    holdDays,
  );
}
