import { AppError } from '@tuyuan/errors/app-error.ts';

/** Returns the rows meant, each once. Throws `Trash.CountMismatch` unless exactly so many were confirmed. */
export function assertCounted({ ids, count }: { ids: readonly number[]; count: number }): number[] {
  const wanted = [...new Set(ids)];
  if (wanted.length === count) return wanted;
  const { message } = new AppError('Trash.CountMismatch');
  throw new AppError('Trash.CountMismatch', { validationErrors: [{ message, members: ['count'] }] });
}
