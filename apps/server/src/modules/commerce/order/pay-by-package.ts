import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertPackagePays, type OrderParts } from './create-order.ts';
import { lockOwnOrder, releaseFirstPurchase } from './order.repository.ts';
import { lockLines } from './purchase-line.repository.ts';
import { settleOrder } from './settle-order.ts';
import { turnToPackage } from './turn-to-package.repository.ts';

/** Throws `Order.NotFound`, `Order.StateMismatch`, `Order.NotForPackage`, `Package.NotFound`, `Package.Insufficient`. */
export function payByPackage(
  parts: OrderParts,
  { db, actor, tenant }: SignedInContext,
  { id, packageId }: { id: number; packageId: number },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const order = await orThrow(lockOwnOrder(transaction, actor.id, id), 'Order.NotFound');
    if (order.state !== 'pendingPayment' || order.isOverdue || order.kind !== 'images')
      throw new AppError('Order.StateMismatch');
    await assertPackagePays(transaction, actor.id, packageId, await lockLines(transaction, id));
    await releaseFirstPurchase(transaction, id);
    await turnToPackage(transaction, id, packageId);
    const turned = { ...order, payBy: 'package' as const, packageId, totalCents: 0 };
    await settleOrder(parts, { transaction, schema: tenant.schema, order: turned });
    return id;
  });
}
