interface LoginWays {
  hasPassword: boolean;
  hasPhone: boolean;
  /** Bound third-party accounts by which one can log in today. */
  usable: number;
}

/** Whether the user could still log in without one of the usable third-party accounts. */
export function canDoWithout({ hasPassword, hasPhone, usable }: LoginWays, isUsable: boolean): boolean {
  return hasPassword || hasPhone || usable - (isUsable ? 1 : 0) > 0;
}
