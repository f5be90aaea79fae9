/** Returns whether a failure has a legacy body `{ Success, ExceptionType, ErrorMsg }` with exception type 1: the log-in expired. */
export function isLogInTimedOut(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('ExceptionType' in body)) return false;
  return body.ExceptionType === 1 || body.ExceptionType === '1';
}
