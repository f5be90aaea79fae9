import type { Database } from '../../../platform/database/database.ts';
import { screenWork } from '../lifecycle/index.ts';
import { assertWithinPriceLimits } from '../pricing/index.ts';
import type { GivenDetails } from './upload-details.ts';

/** Returns the details with their texts as they may be stored; what isn't given stays out. Throws `Text.Blocked` and `Image.PriceOutOfRange`. */
export async function screenDetails<Details extends GivenDetails>(db: Database, details: Details): Promise<Details> {
  const { title, description, labels, prices } = details;
  if (prices) await assertWithinPriceLimits(db, prices);
  if (title === undefined && description === undefined && labels === undefined) return details;
  const screened = await screenWork(db, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(labels !== undefined && { labels }),
  });
  return {
    ...details,
    ...(title !== undefined && { title: screened.title }),
    ...(description !== undefined && { description: screened.description }),
    ...(labels !== undefined && { labels: screened.labels }),
  };
}
