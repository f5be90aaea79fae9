import type { getManagedOrder } from '@tuyuan/contract/commerce/order-management.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { listPaymentsOf, readBuyer } from './managed-order.repository.ts';
import { presentOrder } from './present-orders.ts';

/** Providers' numbers are for those who refund. Throws `Order.NotFound`. */
export async function presentManagedOrder(
  { db, actor }: SignedInContext,
  id: number,
): Promise<AnswerTo<typeof getManagedOrder>> {
  const order = await presentOrder(db, id, null);
  const seesNumbers = actor.permissions.has('Pages.Orders.Refund');
  const payments = await listPaymentsOf(db, id);
  return {
    ...order,
    buyer: await readBuyer(db, id),
    payments: payments.map((payment) => (seesNumbers ? payment : { ...payment, providerNo: '' })),
  };
}
