import { AppError, type ValidationError } from '@tuyuan/errors/app-error.ts';
import { isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { z } from 'zod';
import { databaseErrorOf, databaseFault } from '../database/database-fault.ts';
import { HungUpError } from '../waiter.ts';

const FastifyFault = z.object({ statusCode: z.int() });

/** Converts any thrown value to an error of the catalogue; `isDefect` means that it must be investigated. */
export function toAppError(thrown: unknown): { error: AppError; isDefect: boolean } {
  if (thrown instanceof AppError) return { error: thrown, isDefect: false };
  if (thrown instanceof HungUpError)
    return { error: new AppError('Server.Unavailable', { cause: thrown }), isDefect: false };
  const refusal = refusalOf(thrown);
  if (refusal) return { error: refusal, isDefect: false };
  switch (databaseFault(thrown)) {
    case 'outage':
      return { error: new AppError('Server.Unavailable', { cause: thrown, retryAfter: 5 }), isDefect: true };
    case 'bad-input':
      return { error: new AppError('Request.Invalid', { cause: thrown }), isDefect: false };
    case 'defect':
      return { error: new AppError('Server.Failed', { cause: thrown }), isDefect: true };
    case null:
  }
  const fault = FastifyFault.safeParse(thrown);
  if (fault.success && fault.data.statusCode < 500)
    return { error: fromFastify(fault.data.statusCode, thrown), isDefect: false };
  return { error: new AppError('Server.Failed', { cause: thrown }), isDefect: true };
}

/** Returns the error raised by a trigger: SQLSTATE TY001, with a code of the catalogue as message. */
function refusalOf(thrown: unknown): AppError | null {
  const found = databaseErrorOf(thrown);
  return found?.code === 'TY001' && isErrorCode(found.message) ? new AppError(found.message, { cause: thrown }) : null;
}

function fromFastify(status: number, cause: unknown): AppError {
  if (status === 413) return new AppError('Request.TooLarge', { cause });
  if (status === 415) return new AppError('Request.MediaNotAllowed', { cause });
  if (status === 429) return new AppError('Request.TooMany', { cause });
  if (status === 404) return new AppError('Request.NotFound', { cause });
  return new AppError('Request.Invalid', { cause });
}

/** More would not help, and a hostile input can have an error in each of its thousands of items. */
const maxFaults = 50;

/** Returns an error with the invalid fields and their Chinese texts. */
export function invalidInput(error: z.ZodError): AppError {
  const validationErrors: ValidationError[] = error.issues.slice(0, maxFaults).map((issue) => ({
    message: issue.message,
    members: [issue.path.join('.')],
  }));
  return new AppError('Request.Invalid', { validationErrors });
}
