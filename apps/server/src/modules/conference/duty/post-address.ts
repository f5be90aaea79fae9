/** What a post's poster says. The secret stands behind the `#`: browsers keep that to themselves, so it is in no log. */
export function postAddress(origin: string, code: string): string {
  return `${origin}/meeting/duty#post=${code}`;
}

/** The code of a poster as it was scanned: alone, or in its address. */
export function postCode(scanned: string): string {
  return URL.canParse(scanned) ? (/^#post=(.+)$/.exec(new URL(scanned).hash)?.[1] ?? '') : scanned;
}
