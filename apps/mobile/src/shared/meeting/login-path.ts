import { paths } from '../paths.ts';

/** To the log-in of a conference, and back from there. */
export function loginPath(conferenceId: number, returnUrl: string): string {
  return `${paths.login}?${new URLSearchParams({ id: String(conferenceId), returnUrl })}`;
}
