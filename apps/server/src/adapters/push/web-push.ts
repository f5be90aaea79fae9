import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { PushOutcome, SendPush } from '../../modules/community/index.ts';
import { encryptPush, vapidAuthorization } from './encrypt-push.ts';

const daySeconds = 86_400;

/** Sends one message to a browser's push service, at the address its name was resolved to; follows no redirect. */
export const sendWebPush: SendPush = async ({ endpoint, address, receiver, vapid, subject, text, timeoutMs }) => {
  const url = new URL(endpoint);
  let body: Buffer;
  try {
    body = encryptPush(text, receiver);
  } catch {
    return 'gone';
  }
  const status = await post(url, address, timeoutMs, body, {
    host: url.host,
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': body.length,
    ttl: daySeconds,
    authorization: vapidAuthorization(vapid, url.origin, subject),
  });
  return outcomeOf(status);
};

/** Resolves to the status, 0 for none. */
function post(
  url: URL,
  address: string,
  timeoutMs: number,
  body: Buffer,
  headers: Record<string, string | number>,
): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = request(
      {
        method: 'POST',
        host: address,
        // A name for the certificate; an address has none.
        ...(isIP(url.hostname) === 0 && !url.hostname.startsWith('[') && { servername: url.hostname }),
        ...(url.port !== '' && { port: url.port }),
        path: `${url.pathname}${url.search}`,
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 0 || status === 429 || status >= 500 ? 'unavailable' : 'refused';
}
