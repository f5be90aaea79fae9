import type { OrderState } from '@tuyuan/contract/commerce/order-states.ts';
import type { Database } from '../../../platform/database/database.ts';
import { moveOrder } from '../order/index.ts';
import { countRest } from './refund.repository.ts';

/** Moves an order whose refund was decided on to what its lines say; while another refund waits it stays where it is. */
export async function settleOrderState(
  transaction: Database,
  orderId: number,
  actorId: number | null,
  note: string,
): Promise<void> {
  const rest = await countRest(transaction, orderId);
  if (rest.open > 0) return;
  await moveOrder(transaction, { id: orderId, from: ['refunding'], to: stateOf(rest), actorId, note });
}

function stateOf({ lines, refunded, downloaded }: Awaited<ReturnType<typeof countRest>>): OrderState {
  if (refunded === lines) return 'refunded';
  if (refunded > 0) return 'partRefunded';
  return downloaded === lines ? 'completed' : 'paid';
}
