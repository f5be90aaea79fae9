import type { LicenceTier } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { ownsCartLine, updateCartTier } from './cart.repository.ts';

/** Throws `Cart.LineNotFound`, `Cart.TierNotSold`, `Cart.TierTwice`. */
export async function updateCartLine(
  { db, actor }: SignedInContext,
  { id, tier }: { id: number; tier: LicenceTier },
): Promise<{ id: number }> {
  try {
    if (await updateCartTier(db, actor.id, id, tier)) return { id };
  } catch (cause) {
    if (isUniqueViolation(cause, 'cart_line_once')) throw new AppError('Cart.TierTwice', { cause });
    throw cause;
  }
  throw new AppError((await ownsCartLine(db, actor.id, id)) ? 'Cart.TierNotSold' : 'Cart.LineNotFound');
}
