import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  PriceTerms,
  setCategoryPrices as setCategoryPricesEndpoint,
} from '@tuyuan/contract/library/image-price.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { deleteCategoryPrices, putCategoryPrices } from './category-price.repository.ts';
import { getPriceTerms } from './get-price-terms.ts';
import { assertWithinPriceLimits } from './price-limits.ts';

/** Throws `Category.NotFound` and `Image.PriceOutOfRange`. */
export async function setCategoryPrices(
  db: Database,
  { categoryId, prices }: InputOf<typeof setCategoryPricesEndpoint>,
): Promise<PriceTerms> {
  if (prices) await assertWithinPriceLimits(db, prices);
  const isThere = await (prices ? putCategoryPrices(db, categoryId, prices) : deleteCategoryPrices(db, categoryId));
  if (!isThere) throw new AppError('Category.NotFound');
  return getPriceTerms(db);
}
