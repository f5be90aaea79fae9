import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getImages } from '@tuyuan/contract/library/image-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SearchParts } from './card-loaders.ts';
import { findImagePage } from './find-image-page.ts';
import { parseExactQuery } from './parse-search-query.ts';
import { resolveCriteria } from './resolve-criteria.ts';

/** Published images by filters alone, newest (or hottest) first. Throws `Request.Invalid` for a cursor of another list. */
export async function browseImages(
  db: Database,
  input: InputOf<typeof getImages>,
  { cards, timeZone }: SearchParts,
): Promise<OutputOf<typeof getImages>> {
  const { sort, cursor, skipCount, maxResultCount, ...filter } = input;
  const criteria = await resolveCriteria(db, { ...filter, keyword: '' }, parseExactQuery(''));
  const page = await findImagePage(
    db,
    criteria,
    { sort, cursor, skipCount, maxResultCount, withFacets: false },
    timeZone,
  );
  return {
    totalCount: page.totalCount,
    totalCountIsLowerBound: page.totalCountIsLowerBound,
    nextCursor: page.nextCursor,
    items: await cards.loadImageCards(db, page.ids),
  };
}
