/** The part of the log-in list's address that keeps what failed. */
export const failedLogInsQuery = ['wrong', 'captcha', 'locked', 'inactive']
  .map((result) => `result=${result}`)
  .join('&');
