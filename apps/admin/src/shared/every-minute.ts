/** For data that phones and the site change without an event to the desk: refetched on opening and every minute while visible. */
export const everyMinute = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;
