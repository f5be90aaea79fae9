/**
 * Returns the path, query and fragment of a `returnUrl` that stays on this site; undefined for anything else: other
 * hosts, `//host`, backslashes (browsers read them as slashes), other schemes, control characters. The only place that
 * decides this.
 */
export function safeReturnUrl(raw: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would turn "/\t/host" into "//host".
  if (!raw || raw.length > 2000 || !raw.startsWith('/') || /^\/[/\\]|[\u0000-\u0020\u007f\\]/.test(raw))
    return undefined;
  const origin = 'https://site.invalid';
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `/account?returnUrl=…` for somewhere on this site. */
export function withReturnUrl(path: string, returnUrl: string): string {
  const safe = safeReturnUrl(returnUrl);
  return safe === undefined || safe === '/' ? path : `${path}?returnUrl=${encodeURIComponent(safe)}`;
}
