import type { ValidationError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { NO_RESPONSE_TEXT } from '@tuyuan/errors/no-response-text.ts';

/** A call that failed, as pages and forms see it. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Of the catalogue, `Network.Broken` when no answer came, `Answer.Unreadable` for one that is not the server's. */
  readonly code: ErrorCode | 'Network.Broken' | 'Answer.Unreadable';
  /** Chinese, fit to show. */
  readonly message: string;
  readonly validationErrors: readonly ValidationError[];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Tells an `ApiFailure` from whatever else an RTK Query hook's `error` may hold. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return isObject(error) && 'status' in error && typeof error.status === 'number' && 'validationErrors' in error;
}

/** No answer came. Its words are here and not with the others: nothing can be fetched when they are needed. */
export const networkBroken: ApiFailure = {
  status: 0,
  code: 'Network.Broken',
  message: NO_RESPONSE_TEXT,
  validationErrors: [],
};
