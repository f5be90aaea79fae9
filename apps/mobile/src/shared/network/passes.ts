import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Whether a call failed for what passes: no network, a busy or faulty server, a log-in that ended. Anything else would be refused again. */
export function passes(error: unknown): boolean {
  if (error === undefined) return false;
  if (!isApiFailure(error)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
