import { createHash } from 'node:crypto';

interface Page {
  ticket: string;
  nonceStr: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** Without its fragment. */
  url: string;
}

/** Returns the signature of a page as WeChat's script wants it: SHA-1 of the four in alphabetical order, hexadecimal. */
export function signPage({ ticket, nonceStr, timestamp, url }: Page): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
