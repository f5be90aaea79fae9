import { createHash } from 'node:crypto';

/** Other hosts that a page may use. */
export interface PageHosts {
  /** Address that serves the pictures; "" for the site's own. */
  readonly resourceServer: string;
  /** Source of a third-party captcha; its script is allowed through the script that loads it. */
  readonly captcha?: string | undefined;
}

/**
 * Returns the Content-Security-Policy of a rendered page. Scripts run only with the nonce or when such a script loads
 * them. The grid's positions are style attributes. Style elements need the nonce: the tenant's look, and what antd
 * writes on the account's pages. A page may frame others of this site.
 */
export function pagePolicy(nonce: string, { resourceServer, captcha }: PageHosts): string {
  const pictures = resourceServer === '' ? '' : ` ${new URL(resourceServer).origin}`;
  const puzzle = captcha === undefined ? '' : ` ${captcha}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'${puzzle}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}${puzzle}`,
    `media-src 'self' blob:${pictures}`,
    `font-src 'self'${puzzle}`,
    `connect-src 'self'${puzzle}`,
    // The one that shows notifications.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The back office: built files only, and a third-party captcha's parts; its components write style elements at run time. */
export function adminPolicy(captcha?: string): string {
  const puzzle = captcha === undefined ? '' : ` ${captcha}`;
  return [
    "default-src 'none'",
    `script-src 'self'${puzzle}`,
    `style-src 'self' 'unsafe-inline'${puzzle}`,
    `img-src 'self' data: blob:${puzzle}`,
    "media-src 'self' blob:",
    `font-src 'self' data:${puzzle}`,
    `connect-src 'self'${puzzle}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // The home page's preview.
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The phone app: built files and the small inline scripts of its page. Its components write style elements; the
 * camera's scanner runs in a worker. WeChat's script is for its own web view.
 */
export function mobilePolicy(page: string, { usesWechat = false } = {}): string {
  const inline = [...page.matchAll(/<script>(.*?)<[/]script>/gs)].map(([, program = '']) => ` '${sha256Of(program)}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${usesWechat ? ' https://res.wx.qq.com' : ''}${inline.join('')}`,
    "worker-src 'self' blob:",
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
}

const sha256Of = (program: string) => `sha256-${createHash('sha256').update(program).digest('base64')}`;
