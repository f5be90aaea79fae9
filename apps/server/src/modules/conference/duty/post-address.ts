/** Returns the address on a post's poster. The secret follows the `#`: browsers do not send that part, so it appears in no log. */
export function postAddress(origin: string, code: string): string {
  return `${origin}/meeting/duty#post=${code}`;
}

/** Returns the code of a scanned poster, whether scanned alone or within its address. */
export function postCode(scanned: string): string {
  return URL.canParse(scanned) ? (/^#post=(.+)$/.exec(new URL(scanned).hash)?.[1] ?? '') : scanned;
}
