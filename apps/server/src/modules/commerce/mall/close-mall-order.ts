import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { giveBackCredits } from '../credits/index.ts';
import { accounts } from '../ledger/index.ts';
import { closeOpenOrder, lockOrder, type OrderRow } from '../order/index.ts';
import { refundWhole } from '../refund/index.ts';
import { returnStock } from './goods.repository.ts';
import { findMallOrder, lockMallOrder, type MallOrderRow, moveMallOrder } from './mall-order.repository.ts';
import type { MallParts } from './mall-parts.ts';

const open = ['pendingPayment', 'paid'] as const;

/** Gives credits and stock back of an exchange that was just closed. */
async function release(transaction: Database, order: MallOrderRow, timeZone: string): Promise<void> {
  const { id, goodsId, pieces, title } = order;
  const source = `mallOrder:${id}`;
  await giveBackCredits(
    transaction,
    { source, kind: 'mall' },
    { source, kind: 'mallBack', note: title, subjectId: id },
    timeZone,
  );
  await returnStock(transaction, goodsId, pieces);
}

/** The cash part was not paid: what the exchange holds is released. */
export function releaseMallOrder(timeZone: string) {
  return async ({ transaction }: Occurrence, closed: OrderRow): Promise<void> => {
    if (closed.kind !== 'mall' || closed.subjectId === null) return;
    const order = await lockMallOrder(transaction, closed.subjectId);
    const to = closed.isOverdue ? 'expired' : 'cancelled';
    if (order && (await moveMallOrder(transaction, order.id, { from: open, to })))
      await release(transaction, order, timeZone);
  };
}

interface Cancelling {
  id: number;
  /** Null: anybody's, for the office. */
  ownerId: number | null;
  note: string;
}

/**
 * Cancels an exchange that is not sent or handed over: credits go back into their lots, cash by the way it came, and the
 * pieces into the stock. Throws `Mall.OrderNotFound`, `Mall.StateMismatch`.
 */
export function closeMallOrder(
  parts: MallParts,
  { db, actor, tenant }: SignedInContext,
  { id, ownerId, note }: Cancelling,
): Promise<void> {
  const { timeZone } = parts;
  return inTransaction(db, async (transaction) => {
    const known = await orThrow(findMallOrder(transaction, id), 'Mall.OrderNotFound');
    if (ownerId !== null && known.userId !== ownerId) throw new AppError('Mall.OrderNotFound');
    // The order of the cash first, as where it is paid.
    const purchase = known.purchaseOrderId === null ? null : await lockOrder(transaction, known.purchaseOrderId);
    const order = await orThrow(lockMallOrder(transaction, id), 'Mall.OrderNotFound');
    const occurrence = { transaction, schema: tenant.schema };
    if (order.state === 'pendingPayment' && purchase) {
      // What hears of it releases the exchange.
      const isClosed = await closeOpenOrder(parts, occurrence, purchase, actor.id);
      if (!isClosed) throw new AppError('Mall.StateMismatch');
      return;
    }
    if (!(await moveMallOrder(transaction, id, { from: open, to: 'cancelled', note })))
      throw new AppError('Mall.StateMismatch');
    // The site's accounts before the user's, as where an order is settled.
    if (purchase && purchase.totalCents > 0)
      await refundWhole(parts, occurrence, { order: purchase, from: accounts.platform, actorId: actor.id, note });
    await release(transaction, order, timeZone);
  });
}
