/** Whether the job of a post, as the office wrote it, is to check tickets. */
export function isCheckingWork(work: string): boolean {
  return /核验|检票|验票|签到|入场|门禁/.test(work);
}
