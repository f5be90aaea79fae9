import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';

/** Where a page ended. It carries the total found on the first page, so that following pages need no counting. */
const PageCursor = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('key'),
    sort: z.enum(['newest', 'hottest', 'downloads']),
    value: z.string().max(40),
    imageId: z.int(),
    total: z.int(),
    /** Whether hits lie close together: decides how the next page is read, not what it contains. */
    dense: z.boolean(),
  }),
  z.object({ by: z.literal('rank'), offset: z.int().min(0).max(10_000), total: z.int() }),
]);
export type PageCursor = z.infer<typeof PageCursor>;

const timestamp = /^\d{4,6}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?[+-]\d{2}(:\d{2})?$/;

export function writeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws `Request.Invalid` for anything `writeCursor` did not write. */
export function readCursor(text: string): PageCursor {
  try {
    const cursor = PageCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (cursor.by === 'key' && !(cursor.sort === 'newest' ? timestamp : /^-?\d{1,9}$/).test(cursor.value))
      throw new Error('not a position');
    return cursor;
  } catch (cause) {
    throw new AppError('Request.Invalid', {
      cause,
      validationErrors: [{ message: '翻页位置无效', members: ['cursor'] }],
    });
  }
}
