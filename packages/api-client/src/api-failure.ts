import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import { NO_RESPONSE_TEXT } from '@tuyuan/errors/no-response-text.ts';

export type ApiFailure = CallFailure;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns whether an RTK Query hook's `error` is an `ApiFailure`. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return isObject(error) && 'status' in error && typeof error.status === 'number' && 'validationErrors' in error;
}

/** No answer arrived. The message is defined here rather than with the others, because without a network nothing can be loaded. */
export const networkBroken: ApiFailure = {
  status: 0,
  code: 'Network.Broken',
  message: NO_RESPONSE_TEXT,
  validationErrors: [],
};
