import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countOpenOrders } from './order.repository.ts';

const maxOpenOrders = 20;

/** Throws `Order.TooManyOpen` for somebody with too many orders that wait for their payment. */
export async function assertMayOpen(transaction: Database, userId: number): Promise<void> {
  if ((await countOpenOrders(transaction, userId)) >= maxOpenOrders) throw new AppError('Order.TooManyOpen');
}
