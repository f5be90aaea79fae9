import { type LicencePrices, licenceTiers } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { settingNumber } from '../../site/index.ts';

/** Returns the least and the most a tier may cost that isn't free, in cents. */
export async function readPriceLimits(db: Database): Promise<{ minimum: number; maximum: number }> {
  return {
    minimum: (await settingNumber(db, 'priceMinimumYuan')) * 100,
    maximum: (await settingNumber(db, 'priceMaximumYuan')) * 100,
  };
}

/** Throws `Image.PriceOutOfRange` for a tier outside the site's limits; what it costs already, and free, is always allowed. */
export async function assertWithinPriceLimits(
  db: Database,
  prices: LicencePrices,
  before?: LicencePrices,
): Promise<void> {
  const { minimum, maximum } = await readPriceLimits(db);
  const outside = licenceTiers.filter((tier) => {
    const price = prices[tier];
    if (price === null || price === 0 || price === before?.[tier]) return false;
    return price < minimum || price > maximum;
  });
  if (outside.length === 0) return;
  const message = `价格要在 ${formatPrice(minimum)} 到 ${formatPrice(maximum)} 之间；免费请填 0`;
  throw new AppError('Image.PriceOutOfRange', {
    validationErrors: outside.map((tier) => ({ message, members: [`prices.${tier}`] })),
  });
}
