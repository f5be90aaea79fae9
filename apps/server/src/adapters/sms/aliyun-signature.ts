import { createHash, createHmac } from 'node:crypto';

const algorithm = 'ACS3-HMAC-SHA256';

interface SignedRequest {
  /** Request headers without `authorization`, names in lower case. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: string;
}

/**
 * The `authorization` header of a POST to `/`, by Alibaba Cloud's signature version 3
 * (help.aliyun.com, “V3 版本请求体 & 签名机制”).
 */
export function aliyunAuthorization(
  { headers, query, body }: SignedRequest,
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): string {
  const names = Object.keys(headers)
    .filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
    .toSorted();
  const signedHeaders = names.join(';');
  const canonical = [
    'POST',
    '/',
    aliyunQuery(query),
    names.map((name) => `${name}:${headers[name]?.trim()}\n`).join(''),
    signedHeaders,
    sha256(body),
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  return `${algorithm} Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

/** Sorted, and encoded by RFC 3986. */
export function aliyunQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
