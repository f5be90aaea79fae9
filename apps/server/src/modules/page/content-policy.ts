/**
 * Content-Security-Policy of a rendered page. Scripts run only with the nonce, or when such a script loads them; the grid's
 * positions are style attributes, style elements are refused.
 */
export function pagePolicy(nonce: string, resourceServer: string): string {
  const pictures = resourceServer === '' ? '' : ` ${new URL(resourceServer).origin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    `media-src 'self' blob:${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The back office: built files only; its components write style elements while they run. */
export const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
