import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Whether a call failed for a temporary reason: no network, a busy or faulty server, or an ended login. Anything else would fail again. */
export function passes(error: unknown): boolean {
  if (error === undefined) return false;
  if (!isApiFailure(error)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
