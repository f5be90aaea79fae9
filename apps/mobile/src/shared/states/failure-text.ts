import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** The words for whatever a failed call left behind. */
export function failureText(thrown: unknown): string {
  return isApiFailure(thrown) ? thrown.message : '出了点问题，请重试。';
}
