import { maxCartLines } from '@tuyuan/contract/commerce/cart-limit.ts';
import type { CartChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countCartLines, findCartLine, insertCartLines, lockCart } from './cart.repository.ts';
import { findOffers } from './offer.repository.ts';

/** Throws `Image.NotFound`, `Video.NotFound`, `Cart.IsOwn`, `Cart.TierNotSold`, `Cart.Full`. */
export function addToCart({ db, actor }: SignedInContext, choice: CartChoice): Promise<{ id: number }> {
  return inTransaction(db, async (transaction) => {
    await lockCart(transaction, actor.id);
    const [offer] = await findOffers(transaction, actor.id, [choice]);
    if (!offer || offer.fault === 'gone')
      throw new AppError(choice.videoId === null ? 'Image.NotFound' : 'Video.NotFound');
    if (offer.fault === 'isOwn') throw new AppError('Cart.IsOwn');
    if (offer.fault === 'tierNotSold') throw new AppError('Cart.TierNotSold');
    const known = await findCartLine(transaction, actor.id, choice);
    if (known !== null) return { id: known };
    if ((await countCartLines(transaction, actor.id)) >= maxCartLines) throw new AppError('Cart.Full');
    const [id] = await insertCartLines(transaction, actor.id, [choice]);
    if (id === undefined) throw new AppError('Cart.TierNotSold');
    return { id };
  });
}

/** Adds what can be bought of a visitor's choices; what doesn't fit or isn't sold is left out. */
export function mergeCart({ db, actor }: SignedInContext, choices: readonly CartChoice[]): Promise<{ added: number }> {
  return inTransaction(db, async (transaction) => {
    await lockCart(transaction, actor.id);
    const added = await insertCartLines(transaction, actor.id, choices);
    return { added: added.length };
  });
}
