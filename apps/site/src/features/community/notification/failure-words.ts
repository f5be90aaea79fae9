import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** What is said of a call that failed. */
export function failureWords(thrown: unknown): string {
  return isApiFailure(thrown) ? thrown.message : '没有成功，请重试。';
}
