import { readCursor, writeCursor } from './page-cursor.ts';

interface PageRequest {
  cursor?: string | undefined;
  skipCount: number;
  maxResultCount: number;
}

/** Returns a page by place: what is found by nearness is few. Throws `Request.Invalid` for a cursor of another list. */
export function cutPage<Item>(
  items: readonly Item[],
  isLowerBound: boolean,
  { cursor, skipCount, maxResultCount }: PageRequest,
) {
  const position = cursor === undefined ? null : readCursor(cursor);
  const offset = position?.by === 'rank' ? position.offset : skipCount;
  const page = items.slice(offset, offset + maxResultCount);
  const reached = offset + page.length;
  const total = items.length;
  const nextCursor = page.length > 0 && reached < total ? writeCursor({ by: 'rank', offset: reached, total }) : null;
  return { page, totalCount: total, totalCountIsLowerBound: isLowerBound, nextCursor };
}
