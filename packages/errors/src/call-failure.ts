import type { ValidationError } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';
import { isLogInTimedOut } from './is-log-in-timed-out.ts';
import { messageForFailure } from './status-message-for-failure.ts';

/** A failed call as pages and forms see it. */
export interface CallFailure {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /**
   * A code of the catalogue; `Network.Broken` when no answer arrived, `LogIn.TimedOut` for error 1 of a legacy body,
   * `Answer.Unreadable` for a body that is not the server's.
   */
  readonly code: ErrorCode | 'Network.Broken' | 'LogIn.TimedOut' | 'Answer.Unreadable';
  /** Chinese, fit to show. */
  readonly message: string;
  readonly validationErrors: readonly ValidationError[];
  /** Seconds after which a retry makes sense, if the server sent them. */
  readonly retryAfter?: number | undefined;
  /** For an internal server error: the first characters of the call's number in the server's log, for the user to quote. */
  readonly number?: string | undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isValidationError(value: unknown): value is ValidationError {
  return isObject(value) && 'message' in value && 'members' in value && Array.isArray(value.members);
}

// Accepts any code from the server: a client older than the server may not know it but still shows the message.
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== '';
}

/**
 * Converts the answer of a failed call, whatever its body. `status` 0 means that none arrived, `retryAfter` is in
 * seconds, `requestId` is the call's number in the server's log.
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
