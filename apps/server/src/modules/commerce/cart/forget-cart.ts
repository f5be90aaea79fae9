import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteWholeCart } from './cart.repository.ts';

/** Forgets the cart of an account that is deleted; its orders stay. */
export function forgetCart({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteWholeCart(transaction, userId);
}
