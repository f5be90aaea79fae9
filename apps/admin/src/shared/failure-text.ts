import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Returns the text for whatever a failed call threw. */
export function failureText(thrown: unknown): string {
  return isApiFailure(thrown) ? thrown.message : '出了点问题，请重试。';
}
