import { once } from 'node:events';
import { createServer } from 'node:http';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { OAuthProvider } from '../../modules/account/index.ts';
import type { Send } from './ask-provider.ts';
import { type ConsentDesk, consentDesk, localPerson } from './consent-page/consent-desk.ts';
import { answerAsQq } from './consent-page/qq-protocol.ts';
import { answerAsWechat } from './consent-page/wechat-protocol.ts';
import { answerAsWeibo } from './consent-page/weibo-protocol.ts';
import { qqLogin } from './qq.ts';
import { wechatLogin } from './wechat.ts';
import { weiboLogin } from './weibo.ts';

const app = { appId: 'app-7', secret: 's3cret' };
const redirectUri = 'https://site.example/account/oauth';
const kinds = {
  wechat: { login: wechatLogin, answer: answerAsWechat, title: '微信' },
  qq: { login: qqLogin, answer: answerAsQq, title: 'QQ' },
  weibo: { login: weiboLogin, answer: answerAsWeibo, title: '微博' },
} as const;
type Kind = keyof typeof kinds;
const names: Kind[] = ['wechat', 'qq', 'weibo'];

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a server on its own port that answers by `send`. */
async function serve(send: Send): Promise<string> {
  const server = createServer((request, response) => {
    const url = `http://${request.headers.host}${request.url}`;
    void send(new Request(url, { method: request.method ?? 'GET' })).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Starts an imitation of the provider's server, which knows our app, and an adapter that calls it over the network. */
async function provider(
  kind: Kind,
  ours: Partial<typeof app> = {},
): Promise<{ login: OAuthProvider; desk: ConsentDesk; seen: string[] }> {
  const { login, answer } = kinds[kind];
  const desk = consentDesk();
  const seen: string[] = [];
  const address = await serve(async (request) => {
    seen.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer(request, app, desk);
  });
  return {
    login: login({ ...app, ...ours, pageServer: 'https://page.example', apiServer: address, send: fetch }),
    desk,
    seen,
  };
}

const grant = (kind: Kind) => ({ appId: app.appId, redirectUri, person: localPerson(kind, '梅里') });

async function refusalOf(attempt: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw new Error(`Not refused: ${String(thrown)}`);
  return thrown;
}

describe.each(names)('%s', (kind) => {
  const { title } = kinds[kind];

  it('learns by a code who somebody is', async () => {
    const { login, desk } = await provider(kind);
    const { openId, unionId } = localPerson(kind, '梅里');
    expect(await login.identify({ code: desk.issueCode(grant(kind)), redirectUri })).toEqual({
      openId,
      subject: kind === 'weibo' ? openId : unionId,
      nickName: '梅里',
    });
  });

  it('redeems a code once, also when it is tried twice at once', async () => {
    const { login, desk } = await provider(kind);
    const code = desk.issueCode(grant(kind));
    const outcomes = await Promise.allSettled([1, 2].map(() => login.identify({ code, redirectUri })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = await refusalOf(login.identify({ code, redirectUri }));
    expect(refusal.code).toBe('OAuth.CodeRefused');
    expect(refusal.message).toContain(title);
  });

  it('is refused with a wrong secret, a wrong app, and a code of another app', async () => {
    for (const ours of [{ secret: 'wrong' }, { appId: 'other' }]) {
      const { login, desk } = await provider(kind, ours);
      const refusal = await refusalOf(login.identify({ code: desk.issueCode(grant(kind)), redirectUri }));
      expect(refusal.code).toBe('OAuth.ProviderFailed');
      expect(JSON.stringify([refusal.message, refusal.details])).not.toContain(app.secret);
    }
    const { login, desk } = await provider(kind);
    const foreign = desk.issueCode({ ...grant(kind), appId: 'other' });
    expect((await refusalOf(login.identify({ code: foreign, redirectUri }))).code).toBe('OAuth.CodeRefused');
  });

  it('leads to the provider’s page with app, state and way back', () => {
    const { login } = kinds[kind];
    const options = { ...app, pageServer: 'https://page.example', apiServer: 'https://api.example', send: fetch };
    const url = new URL(login(options).authorizeUrl({ state: 'a&b', redirectUri }));
    expect(url.origin).toBe('https://page.example');
    expect(url.searchParams.get(kind === 'wechat' ? 'appid' : 'client_id')).toBe(app.appId);
    expect(url.searchParams.get('redirect_uri')).toBe(redirectUri);
    expect(url.searchParams.get('state')).toBe('a&b');
    expect(url.searchParams.get('response_type')).toBe('code');
    expect(url.href).not.toContain(app.secret);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a page of some proxy', async () => new Response('<html>502</html>', { status: 200 })],
    ['a fault of its server', async () => new Response('', { status: 503 })],
    ['an answer that never ends well', async () => new Response(`{"a":"${'x'.repeat(70_000)}"}`)],
    [
      'an answer that leads elsewhere',
      async () => new Response('', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }),
    ],
  ])('says in Chinese that there is no sense to be had of %s', async (_name, answer) => {
    const address = await serve(answer);
    const login = kinds[kind].login({ ...app, pageServer: '', apiServer: address, send: fetch });
    const refusal = await refusalOf(login.identify({ code: 'x', redirectUri }));
    expect(refusal.code).toBe('OAuth.ProviderFailed');
    expect(refusal.message).toMatch(new RegExp(`^${title}.*请稍后重试`));
  });

  it('says so when the provider can’t be reached or does not answer in time', async () => {
    const closed = kinds[kind].login({ ...app, pageServer: '', apiServer: 'http://127.0.0.1:9', send: fetch });
    expect((await refusalOf(closed.identify({ code: 'x', redirectUri }))).message).toContain('暂时连接不上');
    const slow: Send = () => Promise.reject(new DOMException('too slow', 'TimeoutError'));
    const hanging = kinds[kind].login({ ...app, pageServer: '', apiServer: 'http://127.0.0.1:9', send: slow });
    expect((await refusalOf(hanging.identify({ code: 'x', redirectUri }))).message).toContain('响应超时');
  });
});

it.each(['qq', 'weibo'] as const)('%s compares the address the code was sent to', async (kind) => {
  const { login, desk } = await provider(kind);
  const code = desk.issueCode(grant(kind));
  const refusal = await refusalOf(login.identify({ code, redirectUri: 'https://evil.example/account/oauth' }));
  expect(refusal.code).toBe('OAuth.CodeRefused');
});

it('asks Weibo for its token by POST only, as Weibo demands', async () => {
  const { login, desk, seen } = await provider('weibo');
  await login.identify({ code: desk.issueCode(grant('weibo')), redirectUri });
  expect(seen).toEqual(['POST /oauth2/access_token', 'GET /2/users/show.json']);
});

it('refuses a QQ token that was made for another app', async () => {
  const desk = consentDesk();
  const address = await serve(async (request) => {
    const answer = answerAsQq(request, app, desk);
    const text = await answer.text();
    return new Response(text.replace('"client_id":"app-7"', '"client_id":"somebody-else"'));
  });
  const login = qqLogin({ ...app, pageServer: '', apiServer: address, send: fetch });
  const refusal = await refusalOf(login.identify({ code: desk.issueCode(grant('qq')), redirectUri }));
  expect(refusal.code).toBe('OAuth.ProviderFailed');
});

it('forgets codes and tokens after five minutes', () => {
  let now = 0;
  const desk = consentDesk(() => now);
  const code = desk.issueCode(grant('qq'));
  const redeemed = desk.redeemCode(desk.issueCode(grant('qq')), app.appId, redirectUri);
  now = 5 * 60_000;
  expect(desk.redeemCode(code, app.appId, redirectUri)).toBeNull();
  expect(desk.tokenOf(redeemed?.accessToken ?? '')).toBeNull();
});
