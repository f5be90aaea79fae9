import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import { NO_RESPONSE_TEXT } from '@tuyuan/errors/no-response-text.ts';

export type ApiFailure = CallFailure;

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
