import type { Database } from '../../../platform/database/database.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { accounts, bookTransfers } from '../ledger/index.ts';
import type { OrderRow } from '../order/index.ts';
import { assignCoupons } from './coupon.repository.ts';
import { lockMallOrder, type MallOrderRow, moveMallOrder, setPackage } from './mall-order.repository.ts';
import { insertPackage } from './quota-package.repository.ts';

/** Hands over what was paid: coupons and quota at once, anything else waits to be sent. */
export async function deliver(transaction: Database, order: MallOrderRow): Promise<void> {
  const { id, kind } = order;
  await moveMallOrder(transaction, id, { from: ['pendingPayment'], to: 'paid' });
  if (kind === 'physical') return;
  if (kind === 'coupon') {
    const given = await assignCoupons(transaction, order.goodsId, id, order.pieces);
    if (given !== order.pieces)
      throw new Error(`goods ${order.goodsId} have ${given} codes for ${order.pieces} pieces`);
  } else await fillPackage(transaction, order);
  await moveMallOrder(transaction, id, { from: ['paid'], to: 'received' });
}

/** A package of the user's own, worth what was paid for it in money. */
async function fillPackage(transaction: Database, order: MallOrderRow): Promise<void> {
  const { quota } = order;
  if (!quota) throw new Error(`exchange ${order.id} has no quota`);
  const { userId, title: name, cashCents: price } = order;
  const licences = quota.licences * order.pieces;
  const { tier, months } = quota;
  const packageId = await insertPackage(transaction, { name, userId, quota: licences, price, tier, months });
  const source = `package:${packageId}`;
  const { quotaIssuer: from } = accounts;
  await bookTransfers(transaction, [
    { from, to: accounts.quota(packageId), amount: licences, source, kind: 'quota.granted' },
  ]);
  if (price > 0)
    await bookTransfers(transaction, [
      { from: accounts.platform, to: accounts.packageValue(packageId), amount: price, source, kind: 'package.value' },
    ]);
  await setPackage(transaction, order.id, packageId);
}

/** The cash part of an exchange is paid: it belongs to the site, and the goods are handed over. */
export async function deliverPaidMallOrder({ transaction }: Occurrence, paid: OrderRow): Promise<void> {
  if (paid.kind !== 'mall' || paid.subjectId === null) return;
  const order = await lockMallOrder(transaction, paid.subjectId);
  if (!order) throw new Error(`no exchange of order ${paid.id}`);
  const { sales: from, platform: to } = accounts;
  await bookTransfers(transaction, [{ from, to, amount: paid.totalCents, source: `order:${paid.id}`, kind: 'mall' }]);
  await deliver(transaction, order);
}
