import type { Order, OrderDetail } from '@tuyuan/contract/commerce/order.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { orderAbilities } from './order-abilities.policy.ts';
import {
  findShownOrder,
  listChanges,
  listRefundsOf,
  listShownLines,
  type ShownOrder,
} from './order-view.repository.ts';

/** Adds their lines to orders, and what the buyer may do with them. */
export async function presentOrders(db: Database, orders: readonly ShownOrder[]): Promise<Unencoded<Order>[]> {
  const lines = await listShownLines(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return { ...order, lines: own, abilities: orderAbilities(order, own) };
  });
}

/** The order with its history and refunds; `userId` null: whoever's it is. Throws `Order.NotFound`. */
export async function presentOrder(db: Database, id: number, userId: number | null): Promise<Unencoded<OrderDetail>> {
  const found = await findShownOrder(db, id, userId);
  const [order] = found ? await presentOrders(db, [found]) : [];
  if (!order) throw new AppError('Order.NotFound');
  return { ...order, history: await listChanges(db, id), refunds: await listRefundsOf(db, id) };
}
