import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { isUniqueViolation } from './database.ts';

interface Refusal {
  readonly code: ErrorCode;
  /** The input's field where it is shown. */
  readonly field: string;
}

/** Awaits a change; a value that a unique index has already is refused as the index's name in `refusals` says. */
export async function refuseDuplicate<Result>(
  change: Promise<Result>,
  refusals: Readonly<Record<string, Refusal>>,
): Promise<Result> {
  try {
    return await change;
  } catch (cause) {
    const refusal = Object.entries(refusals).find(([index]) => isUniqueViolation(cause, index))?.[1];
    if (!refusal) throw cause;
    const { message } = new AppError(refusal.code);
    throw new AppError(refusal.code, { cause, validationErrors: [{ message, members: [refusal.field] }] });
  }
}
