import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { decrypt } from 'http_ece';
import { z } from 'zod';

interface Browser {
  /** What it gives to the site. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What it was shown, decrypted. */
  shown: { title: string; body: string; link: string; tag: string }[];
}

export interface TestPushService {
  origin: string;
  /** Status that every message is answered with from now on; null for never answering. */
  answer: number | null;
  /** Messages that came, taken or not. */
  asked: number;
  /** Opens a browser that trusts only the holder of this key. */
  browser(siteKey: string): Browser;
  stop(): Promise<void>;
}

const Message = z.object({ title: z.string(), body: z.string(), link: z.string(), tag: z.string() });
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Starts a push service that verifies who sends and decrypts as the browser behind it would; what fails is answered with 400. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser & { key: ECDH; siteKey: string }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      service.asked += 1;
      if (service.answer === null) return;
      const browser = browsers.get(request.url ?? '');
      const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
      const isSigned = browser && isSignedBy(browser.siteKey, authorization, service.origin);
      if (!browser || !isSigned || encoding !== 'aes128gcm' || !(Number(ttl) > 0)) {
        response.writeHead(400).end();
        return;
      }
      if (service.answer === 201) {
        const keys = { version: 'aes128gcm', privateKey: browser.key, authSecret: browser.subscription.auth } as const;
        const text = decrypt(Buffer.concat(chunks), keys).toString('utf8');
        browser.shown.push(Message.parse(JSON.parse(text)));
      }
      response.writeHead(service.answer).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');

  const service: TestPushService = {
    origin: `http://127.0.0.1:${address.port}`,
    answer: 201,
    asked: 0,
    browser(siteKey) {
      const key = createECDH('prime256v1');
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const subscription = {
        endpoint: `${service.origin}${path}`,
        p256dh: key.generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      const browser = { subscription, shown: [], key, siteKey };
      browsers.set(path, browser);
      return browser;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return service;
}

/** RFC 8292: a token for this service, not expired, valid for no more than a day, signed with the key the browser knows. */
function isSignedBy(siteKey: string, authorization: string, origin: string): boolean {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)[.]([\w-]+)[.]([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== siteKey) return false;
  const point = Buffer.from(siteKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const data = Buffer.from(`${head}.${claims}`);
  const sealed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', data, sealed, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp, sub } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')));
  const now = Date.now() / 1000;
  return aud === origin && exp > now && exp < now + 86_400 && /^(https?|mailto):/.test(sub);
}
