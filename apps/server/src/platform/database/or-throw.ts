import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';

/** Awaits a row that is looked for. Throws `code` where there is none. */
export async function orThrow<Row extends object>(
  looking: Promise<Row | null | undefined>,
  code: ErrorCode,
): Promise<Row> {
  const row = await looking;
  if (!row) throw new AppError(code);
  return row;
}
