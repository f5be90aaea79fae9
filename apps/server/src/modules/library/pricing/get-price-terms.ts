import type { PriceTerms } from '@tuyuan/contract/library/image-price.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findCategoryPrices } from './category-price.repository.ts';
import { readPriceLimits } from './price-limits.ts';

export async function getPriceTerms(db: Database): Promise<PriceTerms> {
  return { ...(await readPriceLimits(db)), defaults: await findCategoryPrices(db) };
}
