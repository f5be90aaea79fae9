import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Whether a search failed for a word that the site does not allow. */
export function isRefused(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'Text.Blocked';
}
