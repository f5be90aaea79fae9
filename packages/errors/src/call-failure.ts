import type { ValidationError } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';
import { isLogInTimedOut } from './is-log-in-timed-out.ts';
import { messageForFailure } from './status-message-for-failure.ts';

/** A call that failed, as pages and forms see it. */
export interface CallFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Of the catalogue, `Network.Broken` when no answer came, `LogIn.TimedOut` for the old bodies' error 1, `Answer.Unreadable` for one that is not the server's. */
  readonly code: ErrorCode | 'Network.Broken' | 'LogIn.TimedOut' | 'Answer.Unreadable';
  /** Chinese, fit to show. */
  readonly message: string;
  readonly validationErrors: readonly ValidationError[];
  /** Seconds after which trying again makes sense, where the server said so. */
  readonly retryAfter?: number | undefined;
  /** Of a fault of the server's own, to be quoted to it: what the call's number in its log begins with. */
  readonly number?: string | undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isValidationError(value: unknown): value is ValidationError {
  return isObject(value) && 'message' in value && 'members' in value && Array.isArray(value.members);
}

// The server's word is taken for its code: a client older than the server may not know it and still shows the message.
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== '';
}

/**
 * Reads the answer of a call that failed, whatever it is; `status` 0 means that none came, `retryAfter` are seconds, `requestId` is the
 * call's number in the server's log.
 */
export function callFailure(status: number, body: unknown, retryAfter?: number, requestId?: string): CallFailure {
  const error = isObject(body) && 'error' in body && isObject(body.error) ? body.error : {};
  const code = 'code' in error && isCode(error.code) ? error.code : codeWithoutOne(status, body);
  const listed = 'validationErrors' in error && Array.isArray(error.validationErrors) ? error.validationErrors : [];
  return {
    status,
    code,
    message: messageForFailure(body, status),
    validationErrors: listed.filter(isValidationError),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status >= 500 && requestId !== undefined && { number: requestId.slice(0, 8).toUpperCase() }),
  };
}

function codeWithoutOne(status: number, body: unknown): CallFailure['code'] {
  if (status === 0) return 'Network.Broken';
  return isLogInTimedOut(body) ? 'LogIn.TimedOut' : 'Answer.Unreadable';
}
