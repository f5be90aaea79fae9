/** For what phones and the site write to without the desk being told: asked for when it is opened, and every minute it is looked at. */
export const everyMinute = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;
