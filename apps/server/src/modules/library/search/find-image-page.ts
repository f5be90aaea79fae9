import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { firstWorks } from './first-works.repository.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { type ImagePageOptions, newestImages, topImages } from './image-page.repository.ts';
import { countCap, type ImageSurvey, rankWindow } from './image-survey.repository.ts';
import type { KeysetPosition } from './matching-rows.repository.ts';
import { type PageCursor, readCursor, writeCursor } from './page-cursor.ts';
import { surveyOnce } from './survey-once.ts';

export interface ImagePageRequest {
  sort: ImageSort;
  cursor: string | undefined;
  skipCount: number;
  maxResultCount: number;
  withFacets: boolean;
}

export interface ImagePage {
  ids: number[];
  totalCount: number;
  totalCountIsLowerBound: boolean;
  nextCursor: string | null;
  /** Null on following pages and when facets were not requested. */
  survey: ImageSurvey | null;
}

type KeySort = Exclude<ImageSort, 'relevance'>;

function keyedRows(db: Database, criteria: ImageCriteria, sort: KeySort, options: ImagePageOptions) {
  if (sort === 'newest') return newestImages(db, criteria, options);
  return topImages(db, criteria, { ...options, column: sort === 'hottest' ? 'popularity' : 'downloads' });
}

function pageOf(total: number, ids: number[], next: PageCursor | null, survey: ImageSurvey | null): ImagePage {
  return {
    ids,
    totalCount: Math.min(total, countCap),
    totalCountIsLowerBound: total > countCap,
    nextCursor: next === null ? null : writeCursor(next),
    survey,
  };
}

const nothing: ImageSurvey = { total: 0, isDense: false, ranked: [], facets: [], facetsAreLowerBounds: false };

/**
 * Returns the ids of one page. Relevance scores the newest `rankWindow` hits and can be paged that far; the other sorts
 * page by key, so rows published meanwhile cause no repeats or gaps.
 */
export async function findImagePage(
  db: Database,
  criteria: ImageCriteria,
  request: ImagePageRequest,
  timeZone: string,
): Promise<ImagePage> {
  const { maxResultCount: limit, skipCount } = request;
  if (criteria.findsNothing) return pageOf(0, [], null, request.withFacets ? nothing : null);
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor);
  // Without words every hit is equally relevant, so the newest come first.
  const sort = request.sort === 'relevance' && criteria.keyword.words.length === 0 ? 'newest' : request.sort;
  if (cursor !== null && (cursor.by === 'rank' ? sort !== 'relevance' : sort !== cursor.sort))
    throw new AppError('Request.Invalid');

  const offset = cursor?.by === 'rank' ? cursor.offset : skipCount;
  const isRanked = sort === 'relevance';
  const needsSurvey = cursor === null || isRanked;
  const survey = needsSurvey
    ? await surveyOnce(db, criteria, {
        timeZone,
        facets: request.withFacets,
        ranked: isRanked ? { offset, limit } : null,
      })
    : null;
  const total = survey?.total ?? cursor?.total ?? 0;

  if (isRanked) {
    const ids = survey?.ranked ?? [];
    const reached = offset + ids.length;
    const goesOn = ids.length === limit && limit > 0 && reached < Math.min(total, rankWindow);
    return pageOf(total, ids, goesOn ? { by: 'rank', offset: reached, total } : null, survey);
  }
  if (limit === 0 || total === 0) return pageOf(total, [], null, survey);
  const after = cursor?.by === 'key' ? { value: cursor.value, imageId: cursor.imageId } : null;
  const isDense = survey?.isDense ?? (cursor?.by === 'key' && cursor.dense);
  const rows = await keyedRows(db, criteria, sort, {
    timeZone,
    after,
    limit: limit + 1,
    offset: after === null ? skipCount : 0,
    isDense,
  });
  return keyedPage(rows, { sort, limit, total, isDense, survey });
}

/** Returns the first page of a photographer's images, newest first, as `findImagePage` would. */
export async function findFirstWorks(
  db: Database,
  photographerId: number,
  { maxResultCount: limit, skipCount: offset }: ImagePageRequest,
): Promise<ImagePage> {
  const { total, page } = await firstWorks(db, photographerId, { limit: limit + 1, offset });
  return keyedPage(page, { sort: 'newest', limit, total, isDense: false, survey: null });
}

interface KeyedPage {
  sort: KeySort;
  limit: number;
  total: number;
  isDense: boolean;
  survey: ImageSurvey | null;
}

/** Returns a page of rows read with one more than its limit. */
function keyedPage(rows: readonly KeysetPosition[], { sort, limit, total, isDense, survey }: KeyedPage): ImagePage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next: PageCursor | null =
    rows.length > limit && last !== undefined
      ? { by: 'key', sort, value: last.value, imageId: last.imageId, total, dense: isDense }
      : null;
  return pageOf(
    total,
    page.map((row) => row.imageId),
    next,
    survey,
  );
}
