import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';

/** Where a page ended: the sort value of its last row and the row's number, which settles equal values. */
export interface PagePosition {
  value: number;
  id: number;
}

const Position = z.tuple([z.int(), z.int().min(1).max(2_147_483_647)]);

export function writeCursor({ value, id }: PagePosition): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Throws `Request.Invalid` for text that no page answered. */
export function readCursor(cursor: string): PagePosition {
  try {
    const [value, id] = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { value, id };
  } catch (cause) {
    throw new AppError('Request.Invalid', {
      cause,
      validationErrors: [{ message: '翻页位置不正确，请从第一页开始', members: ['cursor'] }],
    });
  }
}
