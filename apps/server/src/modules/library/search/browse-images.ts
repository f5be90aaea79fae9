import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { getImages } from '@tuyuan/contract/library/image-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SearchParts } from './card-loaders.ts';
import { findFirstWorks, findImagePage } from './find-image-page.ts';
import { parseExactQuery } from './parse-search-query.ts';
import { resolveCriteria } from './resolve-criteria.ts';

/** Published images by filters alone, newest (or hottest) first. Throws `Request.Invalid` for a cursor of another list. */
export async function browseImages(
  db: Database,
  input: InputOf<typeof getImages>,
  { cards, timeZone }: SearchParts,
): Promise<OutputOf<typeof getImages>> {
  const { sort, cursor, skipCount, maxResultCount, ...filter } = input;
  const request = { sort, cursor, skipCount, maxResultCount, withFacets: false };
  const photographerId = onlyPhotographer(filter);
  const page =
    photographerId !== undefined && sort === 'newest' && cursor === undefined
      ? await findFirstWorks(db, photographerId, request)
      : await findImagePage(
          db,
          await resolveCriteria(db, { ...filter, keyword: '' }, parseExactQuery('')),
          request,
          timeZone,
        );
  return {
    totalCount: page.totalCount,
    totalCountIsLowerBound: page.totalCountIsLowerBound,
    nextCursor: page.nextCursor,
    items: await cards.loadImageCards(db, page.ids),
  };
}

/** Returns the photographer if the filter says nothing else. */
function onlyPhotographer({ photographerId, ...others }: Omit<ImageFilter, 'keyword'>): number | undefined {
  const isUnset = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.values(others).every(isUnset) ? photographerId : undefined;
}
