import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import {
  findOverdue,
  lockOrder,
  lockOwnOrder,
  moveOrder,
  type OrderRow,
  releaseFirstPurchase,
} from './order.repository.ts';
import { orderClosed, type SettleParts } from './settle-order.ts';

const batch = 100;

/** Throws `Order.NotFound`, `Order.StateMismatch`. */
export function cancelOrder(parts: SettleParts, { db, actor, tenant }: ActingContext, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await orThrow(lockOwnOrder(transaction, actor.id, id), 'Order.NotFound');
    if (!(await close(parts, { transaction, schema: tenant.schema }, order, 'cancelled', actor.id)))
      throw new AppError('Order.StateMismatch');
  });
}

/** Closes the orders that were not paid in time, each in its own transaction. */
export async function expireOrders(parts: SettleParts, db: Database, schema: string): Promise<void> {
  for (const id of await findOverdue(db, batch))
    await inTransaction(db, async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (order?.isOverdue) await close(parts, { transaction, schema }, order, 'expired', null);
    });
}

/** Closes a locked order that is not paid; false when it is not open. `actorId` is null for the program itself. */
export function closeOpenOrder(
  parts: SettleParts,
  occurrence: { transaction: Database; schema: string },
  order: OrderRow,
  actorId: number | null,
): Promise<boolean> {
  return close(parts, occurrence, order, 'cancelled', actorId);
}

async function close(
  { events }: SettleParts,
  { transaction, schema }: { transaction: Database; schema: string },
  order: OrderRow,
  to: 'cancelled' | 'expired',
  actorId: number | null,
): Promise<boolean> {
  if (!(await moveOrder(transaction, { id: order.id, from: ['pendingPayment'], to, actorId }))) return false;
  await releaseFirstPurchase(transaction, order.id);
  await events.publish({ transaction, schema }, orderClosed, order);
  return true;
}
