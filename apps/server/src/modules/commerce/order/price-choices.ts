import type { SeenChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPriced, type PricedChoice } from '../cart/index.ts';

export type BuyableChoice = PricedChoice & { price: number };

/**
 * Returns the choices at today's prices, in their order; `isOrdered` locks what they are of. Throws `Order.NotBuyable` and
 * `Order.PriceChanged` at those that the caller saw otherwise.
 */
export async function priceChoices(
  transaction: Database,
  userId: number,
  choices: readonly SeenChoice[],
  how: { isOrdered: boolean },
): Promise<BuyableChoice[]> {
  const found = await findPriced(transaction, choices, how);
  const keyOf = ({ imageId, videoId, tier }: Omit<SeenChoice, 'unitPrice'>) => `${imageId}:${videoId}:${tier}`;
  const byKey = new Map(found.map((priced) => [keyOf(priced), priced]));
  if (new Set(choices.map(keyOf)).size !== choices.length) throw new AppError('Order.NotBuyable');
  const priced = choices.map((choice) => ({ choice, offer: byKey.get(keyOf(choice)) }));
  const buyable = priced.flatMap(({ offer }): BuyableChoice[] =>
    offer && offer.price !== null && offer.authorId !== userId ? [{ ...offer, price: offer.price }] : [],
  );
  if (buyable.length !== choices.length)
    throw refusal(
      'Order.NotBuyable',
      priced.flatMap(({ offer }, index) => (offer?.price == null || offer.authorId === userId ? [index] : [])),
    );
  const changed = buyable.flatMap(({ price }, index) => (price === choices[index]?.unitPrice ? [] : [index]));
  if (changed.length > 0) throw refusal('Order.PriceChanged', changed);
  return buyable;
}

function refusal(code: 'Order.NotBuyable' | 'Order.PriceChanged', places: readonly number[]): AppError {
  const { message } = new AppError(code);
  return new AppError(code, {
    validationErrors: [{ message, members: places.map((place) => `choices.${place}`) }],
  });
}
