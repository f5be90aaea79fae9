import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';

/** Position where a page ended: the sort value of its last row and the row's id, which breaks ties. */
export const PagePosition = z.object({ value: z.int(), id: z.int().min(1).max(2_147_483_647) });
export type PagePosition = z.infer<typeof PagePosition>;

const Stored = z.tuple([PagePosition.shape.value, PagePosition.shape.id]);

interface PageInput {
  cursor?: string | undefined;
  skipCount: number;
  maxResultCount: number;
}

/** Returns what to read for a page: one row more than it shows. Throws `Request.Invalid` for a cursor that no page answered. */
export function toPlace({ cursor, skipCount, maxResultCount }: PageInput): {
  after: PagePosition | null;
  offset: number;
  limit: number;
} {
  const after = cursor === undefined ? null : readCursor(cursor);
  return { after, offset: after ? 0 : skipCount, limit: maxResultCount + 1 };
}

/** Returns the ids of a page of `size` rows, and the cursor of the next one where a row more was found. */
export function cutPage(found: readonly PagePosition[], size: number): { ids: number[]; nextCursor: string | null } {
  const last = found[size - 1];
  return {
    ids: found.slice(0, size).map(({ id }) => id),
    nextCursor: last && found.length > size ? writeCursor(last) : null,
  };
}

function writeCursor({ value, id }: PagePosition): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function readCursor(cursor: string): PagePosition {
  try {
    const [value, id] = Stored.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { value, id };
  } catch (cause) {
    throw new AppError('Request.Invalid', {
      cause,
      validationErrors: [{ message: '翻页位置不正确，请从第一页开始', members: ['cursor'] }],
    });
  }
}
