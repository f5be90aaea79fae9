import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findLongShipped, findMallOrder, findOwnMallOrder, moveMallOrder } from './mall-order.repository.ts';
import { receiveDays } from './mall-parts.ts';

/** Throws `Mall.OrderNotFound`, `Mall.StateMismatch`. */
export async function shipMallOrder(
  db: Database,
  { id, carrier, trackingNo }: { id: number; carrier: string; trackingNo: string },
): Promise<void> {
  const { kind } = await orThrow(findMallOrder(db, id), 'Mall.OrderNotFound');
  if (kind !== 'physical' || !(await moveMallOrder(db, id, { from: ['paid'], to: 'shipped', carrier, trackingNo })))
    throw new AppError('Mall.StateMismatch');
}

/** Throws `Mall.OrderNotFound`, `Mall.StateMismatch`. */
export async function confirmMallReceipt(db: Database, userId: number, id: number): Promise<void> {
  await orThrow(findOwnMallOrder(db, userId, id), 'Mall.OrderNotFound');
  if (!(await moveMallOrder(db, id, { from: ['shipped'], to: 'received' }))) throw new AppError('Mall.StateMismatch');
}

const batch = 200;

/** Takes as received what was sent long ago. */
export async function receiveLongShipped(db: Database): Promise<void> {
  for (const id of await findLongShipped(db, receiveDays, batch))
    await moveMallOrder(db, id, { from: ['shipped'], to: 'received' });
}
