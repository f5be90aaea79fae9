import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { currentWaiter } from '../waiter.ts';
import { rememberWaiter } from './remember-waiter.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ HEADERS_TIMEOUT_MS: '400', REQUEST_TIMEOUT_MS: '800' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = z.object({ port: z.number() }).parse(server.app.server.address()).port;
});
afterAll(() => server.stop());

const Failure = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string().regex(/\p{Script=Han}/u) }),
  __abp: z.literal(true),
});
const login = '/api/Account/Login';

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function raw(bytes: string | Buffer): Promise<{ status: number; code: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  return { status: Number(answer.slice(9, 12)), code: Failure.parse(body).error.code };
}

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: login,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const credentials = (more: string) => `{"userName":"nobody-here","password":"x"${more}}`;

describe('a client that sends no request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'Request.Invalid'],
    ['an address of 20 KB', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'Request.HeaderTooLarge'],
    [
      'two lengths',
      `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
      'Request.Invalid',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'Request.TooSlow'],
    [
      'a body that never comes',
      `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      408,
      'Request.TooSlow',
    ],
  ])('is cut with the usual envelope: %s', async (_what, bytes, status, code) => {
    expect(await raw(bytes)).toEqual({ status, code });
  });

  it('does not keep others waiting', async () => {
    const hangers = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    for (const hanger of hangers) hanger.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    for (const hanger of hangers) hanger.destroy();
  });
});

describe('a JSON body', () => {
  it.each([
    ['names a field twice', credentials(',"password":"y"')],
    ['names a field twice, once escaped', credentials(',"p\\u0061ssword":"y"')],
    ['names a field twice further in', credentials(',"more":[{"a":1,"a":2}]')],
    ['is nested 65 levels deep', credentials(`,"more":${'['.repeat(64)}${']'.repeat(64)}`)],
    ['is nested hundreds of thousands deep', '['.repeat(400_000)],
    ['reaches for a prototype', credentials(',"__proto__":{"isAdmin":true}')],
    ['reaches for a constructor', credentials(',"constructor":{"prototype":{"isAdmin":true}}')],
    ['is no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['ends within a text', '{"userName":"'],
    ['ends with a backslash', '{"userName":"\\'],
  ])('is refused when it %s', async (_what, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(Failure.parse(answer.json()).error.code).toBe('Request.Invalid');
  });

  it('may name the same field in different objects, be nested, and hold braces in its texts', async () => {
    const answer = await post(
      credentials(`,"a":{"x":"}{\\"","y":[{"x":1},{"x":2}]},"b":${'['.repeat(60)}${']'.repeat(60)}`),
    );
    expect(answer.json().error.code).toBe('Session.WrongCredentials');
  });

  it('of ten thousand faulty items is answered with a few of the faults', async () => {
    const admin = await server.logInAs('admin', ['admin']);
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/services/app/image/UpdateImages',
      headers: admin,
      payload: { ids: Array.from({ length: 10_000 }, () => 'x'), addLabels: Array.from({ length: 10_000 }, () => 1) },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.validationErrors.length).toBeLessThanOrEqual(50);
  });
});

describe('the method', () => {
  it.each([
    ['GET', login, 405, 'POST'],
    ['DELETE', login, 405, 'POST'],
    ['OPTIONS', login, 405, 'POST'],
    ['PATCH', '/api/services/app/image/UpdateImages', 405, 'PUT'],
    ['POST', '/api/services/app/image/NoSuchAction', 404, undefined],
    ['DELETE', '/api/Resource/Image/1/320/x', 404, undefined],
  ] as const)('%s %s answers %i', async (method, url, status, allow) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.allow).toBe(allow);
    expect(Failure.parse(answer.json()).error.code).toBe(
      status === 405 ? 'Request.MethodNotAllowed' : 'Request.NotFound',
    );
  });

  it('HEAD answers as GET does, without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/services/app/indexData/GetWebSettings' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('is what the request line says, whatever a header claims', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: login,
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST', 'x-http-method': 'POST' },
    });
    expect(answer.statusCode).toBe(405);
  });
});

describe('forwarded headers', () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
  const addressOf = async (tested: TestServer, userName: string) => {
    await tested.app.inject({
      method: 'POST',
      url: login,
      headers: forged,
      remoteAddress: '192.0.2.1',
      payload: { userName, password: 'x' },
    });
    const { rows } = await tested.db.execute(sql`SELECT client_ip FROM login_attempt WHERE user_name = ${userName}`);
    return rows[0]?.client_ip;
  };

  it('change nothing while no proxy is trusted', async () => {
    expect(await addressOf(server, 'forged')).toBe('192.0.2.1');
  });

  it('count from a trusted proxy, and from it only', async () => {
    const behind = await startTestServer({ TRUST_PROXY: '192.0.2.1' });
    expect(await addressOf(behind, 'proxied')).toBe('203.0.113.9');
    await behind.stop();
    const elsewhere = await startTestServer({ TRUST_PROXY: '192.0.2.77' });
    expect(await addressOf(elsewhere, 'direct')).toBe('192.0.2.1');
    await elsewhere.stop();
  });
});

it('keeps an audit record whatever texts the input holds', async () => {
  const texts = ['\\u0000', '\\\\u0000', '"\\', '😀'.repeat(600), `x${'😀'.repeat(600)}`, '\u0000', '\ud800'];
  for (const userName of texts) await post(JSON.stringify({ userName, password: 'x', 'k\u0000': 1 }));
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS count FROM audit_log WHERE action = 'Login' AND parameters ? 'k'`,
  );
  expect(rows).toEqual([{ count: texts.length }]);
});

it('answers that it lives without knowing a site', async () => {
  expect((await server.app.inject({ url: '/livez', headers: { host: '' } })).statusCode).toBe(200);
});

it.each(['http://a/livez', 'HTTP://a:80/livez?x', '/livez'])(
  'answers an address as proxies write it: %s',
  async (path) => {
    const [answer]: IncomingMessage[] = await once(get({ port, path }), 'response');
    expect(answer?.resume().statusCode).toBe(200);
  },
);

it('answers everything under a policy that also forbids another base and foreign forms', async () => {
  for (const url of ['/api/docs', '/api/openapi.json', '/livez', '/api/nowhere']) {
    const policy = String((await server.app.inject({ url })).headers['content-security-policy']);
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", 'frame-ancestors'])
      expect([url, policy]).toEqual([url, expect.stringContaining(directive)]);
  }
});

it('says by which scheme one logs in where it asks for that', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/Account/Logout', payload: {} });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});

it('knows who waits for an answer, and when they hang up', async () => {
  const heard: string[] = [];
  const app = Fastify();
  rememberWaiter(app);
  app.get('/slow', async () => {
    const waiter = currentWaiter();
    if (!waiter) return {};
    heard.push(waiter.person);
    await once(waiter.signal, 'abort');
    heard.push('hung up');
    return {};
  });
  app.get('/quick', async () => ({ isLeft: currentWaiter()?.signal.aborted }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = new AbortController();
  const call = fetch(`${address}/slow`, { signal: caller.signal }).catch(() => 'gone');
  await expect.poll(() => heard).toEqual(['127.0.0.1']);
  caller.abort();
  expect(await call).toBe('gone');
  await expect.poll(() => heard).toEqual(['127.0.0.1', 'hung up']);
  expect(await (await fetch(`${address}/quick`)).json()).toEqual({ isLeft: false });
  await app.close();
});
