import type { Quote } from '@tuyuan/contract/commerce/order.ts';
import type { SeenChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { listUsablePackages } from '../package/index.ts';
import { hasFirstPurchase } from './order.repository.ts';
import { readOrderTerms } from './order-terms.ts';
import { packagePays } from './package-pays.policy.ts';
import { personKeys } from './person-keys.ts';
import { priceChoices } from './price-choices.ts';

/** Throws `Order.NotBuyable`, `Order.PriceChanged`. */
export function quoteOrder(
  { db, actor }: SignedInContext,
  box: SecretBox,
  choices: readonly SeenChoice[],
): Promise<Unencoded<Quote>> {
  return inTransaction(db, async (transaction) => {
    const priced = await priceChoices(transaction, actor.id, choices, { isOrdered: false });
    const { firstPurchaseOff } = await readOrderTerms(transaction);
    const keys = await personKeys(transaction, box, actor.id);
    const isFirstPurchase = firstPurchaseOff > 0 && (await hasFirstPurchase(transaction, keys, { ofPaid: false }));
    const listCents = priced.reduce((sum, { price }) => sum + price, 0);
    const discountCents = isFirstPurchase ? Math.floor((listCents * firstPurchaseOff) / 100) : 0;
    const packages = await listUsablePackages(transaction, actor.id);
    return {
      listCents,
      discountCents,
      totalCents: listCents - discountCents,
      isFirstPurchase,
      firstPurchaseTenths: (100 - firstPurchaseOff) / 10,
      packages: packages.filter(({ tier, left }) => left >= priced.length && packagePays(tier, priced)),
    };
  });
}
