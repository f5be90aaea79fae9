import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { assertMayOpen, insertOrder, newOrderNumber, readOrderTerms } from '../order/index.ts';
import { lockOfferOnSale } from './package-offer.repository.ts';
import { insertOrdered } from './sold-package.repository.ts';

/**
 * Orders a package at the price the caller saw; its terms are frozen now, and it counts from the payment on. Returns the
 * order's id. Throws `PackageOffer.NotFound`, `Order.PriceChanged`, `Order.TooManyOpen`.
 */
export function buyPackage(
  { db, actor }: ActingContext,
  { offerId, priceCents }: { offerId: number; priceCents: number },
  timeZone: string,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await assertMayOpen(transaction, actor.id);
    const offer = await orThrow(lockOfferOnSale(transaction, offerId), 'PackageOffer.NotFound');
    if (offer.priceCents !== priceCents) throw new AppError('Order.PriceChanged');
    const { payMinutes } = await readOrderTerms(transaction);
    return insertOrder(transaction, {
      no: newOrderNumber(new Date(), timeZone),
      userId: actor.id,
      kind: 'package',
      subjectId: await insertOrdered(transaction, offerId, actor.id),
      title: `${offer.name}（${offer.quota} 次）`,
      listCents: priceCents,
      payMinutes,
    });
  });
}
