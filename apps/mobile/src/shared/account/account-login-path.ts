/** To the site's log-in, and back from there. */
export function accountLoginPath(returnUrl: string): string {
  return `/account?${new URLSearchParams({ returnUrl })}`;
}
