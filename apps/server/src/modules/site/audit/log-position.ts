import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { z } from 'zod';

/** Where a page of a log ended: the time, to the microsecond, and the number of its last row. */
export interface LogPosition {
  at: string;
  id: number;
}

const Position = z.tuple([z.iso.datetime({ precision: 6 }), z.int().min(1)]);

export function writePosition({ at, id }: LogPosition): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Null for the first page. Throws `Request.Invalid` for text that no page answered. */
export function readPosition(cursor: string | undefined): LogPosition | null {
  if (cursor === undefined) return null;
  try {
    const [at, id] = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, id };
  } catch (cause) {
    throw new AppError('Request.Invalid', {
      cause,
      validationErrors: [{ message: '翻页位置不正确，请从第一页开始', members: ['cursor'] }],
    });
  }
}

/** Parses a time span from the wire; open ends are null. Throws `Request.Invalid` for a time that does not exist. */
export function readSpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from: Date | null; to: Date | null } {
  const read = (text: string | undefined, member: string): Date | null => {
    if (text === undefined) return null;
    const moment = parseDate(text, timeZone);
    if (!moment)
      throw new AppError('Request.Invalid', { validationErrors: [{ message: '没有这个时间', members: [member] }] });
    return moment;
  };
  return { from: read(from, 'from'), to: read(to, 'to') };
}
