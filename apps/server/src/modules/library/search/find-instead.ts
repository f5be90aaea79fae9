import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { didYouMean } from './did-you-mean.ts';
import { type ImageCriteria, readCriteria } from './image-criteria.ts';
import { countImages } from './image-survey.repository.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { relaxQuery } from './relax-query.ts';
import { resolveCriteria } from './resolve-criteria.ts';

export interface Instead {
  criteria: ImageCriteria;
  /** The wording that was searched in place of the typed one. */
  corrected: string | null;
  /** Words that were left out. */
  dropped: string[];
}

export interface Asked {
  filter: ImageFilter;
  criteria: ImageCriteria;
  timeZone: string;
  parse: (keyword: string) => SearchQuery;
}

/**
 * Returns what to search when all words as typed find nothing: a wording near to them, else fewer words; null when that
 * finds nothing either.
 */
export async function findInstead(db: Database, { filter, criteria, timeZone, parse }: Asked): Promise<Instead | null> {
  const finds = async (tried: ImageCriteria) => !tried.findsNothing && (await countImages(db, tried, timeZone, 1)) > 0;
  const wording = await didYouMean(db, 'photo', filter.keyword);
  if (wording !== null) {
    const meant = await resolveCriteria(db, filter, parse(wording));
    if (await finds(meant)) return { criteria: meant, corrected: wording, dropped: [] };
  }
  for (const keyword of relaxQuery(criteria.keyword)) {
    const relaxed = readCriteria(criteria.filter, keyword, criteria.authorIds);
    if (!(await finds(relaxed))) continue;
    const left = new Set(keyword.words.map((word) => word.text));
    const dropped = criteria.keyword.words.map((word) => word.text).filter((text) => !left.has(text));
    return { criteria: relaxed, corrected: null, dropped };
  }
  return null;
}

/** Another wording, only when it finds more than `total` under the same filters. */
export async function betterWording(
  db: Database,
  { filter, timeZone, parse }: Asked,
  total: number,
): Promise<string | null> {
  const keyword = await didYouMean(db, 'photo', filter.keyword);
  if (keyword === null) return null;
  const criteria = await resolveCriteria(db, filter, parse(keyword));
  return (await countImages(db, criteria, timeZone, total + 1)) > total ? keyword : null;
}
