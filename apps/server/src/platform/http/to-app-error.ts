import { AppError, type ValidationError } from '@tuyuan/errors/app-error.ts';
import pg from 'pg';
import { z } from 'zod';

const FastifyFault = z.object({ statusCode: z.int(), code: z.string().optional() });
const unavailable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** 57014 statement timeout, 57P0x shutting down or starting, 53xxx out of connections, memory or disk, 08xxx connection lost. */
const unavailableStates = /^(57014|57P0.|53...|08...)$/;
/** 22021 NUL or bad encoding, 22P02 and 22003 a value the column can't hold. */
const badInputStates = new Set(['22021', '22P02', '22003', '22P05']);

/** Whatever was thrown, as a failure of the catalogue; `isDefect` tells that it has to be looked into. */
export function toAppError(thrown: unknown): { error: AppError; isDefect: boolean } {
  if (thrown instanceof AppError) return { error: thrown, isDefect: false };
  const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
  if (cause instanceof pg.DatabaseError) {
    const state = cause.code ?? '';
    if (unavailableStates.test(state)) return outage(thrown);
    if (badInputStates.has(state))
      return { error: new AppError('Request.Invalid', { cause: thrown }), isDefect: false };
    return { error: new AppError('Server.Failed', { cause: thrown }), isDefect: true };
  }
  if (isConnectionFault(cause)) return outage(thrown);
  const fault = FastifyFault.safeParse(thrown);
  if (fault.success && fault.data.statusCode < 500)
    return { error: fromFastify(fault.data.statusCode, thrown), isDefect: false };
  return { error: new AppError('Server.Failed', { cause: thrown }), isDefect: true };
}

function outage(cause: unknown) {
  return { error: new AppError('Server.Unavailable', { cause, retryAfter: 5 }), isDefect: true };
}

function isConnectionFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && typeof thrown.code === 'string' && 'syscall' in thrown) return unavailable.has(thrown.code);
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(thrown.message);
}

function fromFastify(status: number, cause: unknown): AppError {
  if (status === 413) return new AppError('Request.TooLarge', { cause });
  if (status === 415) return new AppError('Request.MediaNotAllowed', { cause });
  if (status === 429) return new AppError('Request.TooMany', { cause });
  if (status === 404) return new AppError('Request.NotFound', { cause });
  return new AppError('Request.Invalid', { cause });
}

/** The fields zod refused, with their Chinese texts. */
export function invalidInput(error: z.ZodError): AppError {
  const validationErrors: ValidationError[] = error.issues.map((issue) => ({
    message: issue.message,
    members: [issue.path.join('.')],
  }));
  return new AppError('Request.Invalid', { validationErrors });
}
