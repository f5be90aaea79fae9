import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { wechatJs } from './wechat-js.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const Asked = z.object({ appid: z.string(), secret: z.string(), grant_type: z.string(), force_refresh: z.boolean() });

/** Starts a server that speaks WeChat's protocol for one official account, and counts what it is asked. */
async function wechat() {
  const seen: string[] = [];
  const state = { token: 'token-1', ticket: 'ticket-1', isDown: false };
  const server = createServer((request, response) => {
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json; encoding=utf-8').end(JSON.stringify(body));
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://host');
      seen.push(`${request.method} ${url.pathname}`);
      if (state.isDown) return response.writeHead(502).end('<html>bad gateway</html>');
      if (url.pathname === '/cgi-bin/stable_token') {
        const asked = Asked.parse(JSON.parse(await text(request)));
        if (asked.secret !== 's3cret') return answer({ errcode: 40_125, errmsg: 'invalid appsecret' });
        if (asked.force_refresh) state.token = 'token-2';
        return answer({ access_token: state.token, expires_in: 7200 });
      }
      if (url.searchParams.get('access_token') !== 'token-2' && state.ticket === 'needs token-2')
        return answer({ errcode: 42_001, errmsg: 'access_token expired' });
      return answer({ errcode: 0, errmsg: 'ok', ticket: state.ticket, expires_in: 7200 });
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const clock = { now: 1_000_000 };
  const source = (secret = 's3cret') =>
    wechatJs({
      secrets: new Map([['wx1', secret]]),
      apiServer: `http://127.0.0.1:${address.port}`,
      now: () => clock.now,
    });
  return { seen, state, clock, source };
}

it('asks for token and ticket once, however many pages are signed, and again shortly before the ticket ends', async () => {
  const { seen, clock, source } = await wechat();
  const js = source();
  expect(await Promise.all([js.ticketOf('wx1'), js.ticketOf('wx1'), js.ticketOf('wx1')])).toEqual(
    Array(3).fill('ticket-1'),
  );
  expect(seen).toEqual(['POST /cgi-bin/stable_token', 'GET /cgi-bin/ticket/getticket']);
  clock.now += 6800 * 1000;
  await js.ticketOf('wx1');
  expect(seen).toHaveLength(2);
  clock.now += 200 * 1000;
  await js.ticketOf('wx1');
  expect(seen).toHaveLength(4);
});

it('takes a new token once where WeChat calls the one it gave stale', async () => {
  const { seen, state, source } = await wechat();
  state.ticket = 'needs token-2';
  expect(await source().ticketOf('wx1')).toBe('needs token-2');
  expect(seen).toHaveLength(4);
});

it('knows no ticket of an account without a secret, and asks nobody', async () => {
  const { seen, source } = await wechat();
  expect(await source().ticketOf('wx2')).toBeNull();
  expect(seen).toEqual([]);
});

it('says that WeChat is unavailable when it refuses or is down, and leaves it in peace for a while', async () => {
  const { seen, state, clock, source } = await wechat();
  await expect(source('wrong').ticketOf('wx1')).rejects.toMatchObject({ code: 'Wechat.Unavailable' });
  state.isDown = true;
  const js = source();
  for (let each = 0; each < 3; each += 1)
    await expect(js.ticketOf('wx1')).rejects.toMatchObject({ code: 'Wechat.Unavailable' });
  expect(seen).toHaveLength(2);
  state.isDown = false;
  clock.now += 31_000;
  expect(await js.ticketOf('wx1')).toBe('ticket-1');
});
