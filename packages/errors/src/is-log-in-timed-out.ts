/** Whether a failure's body is of the old kind `{ Success, ExceptionType, ErrorMsg }` with the exception called 1: the log-in is over. */
export function isLogInTimedOut(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('ExceptionType' in body)) return false;
  return body.ExceptionType === 1 || body.ExceptionType === '1';
}
