import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getWechatJsConfig } from '@tuyuan/contract/site/third-party-api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { signPage } from './sign-page.ts';

let wechat: Server;
let server: TestServer;
beforeAll(async () => {
  wechat = createServer((request, response) => {
    const isToken = request.url?.startsWith('/cgi-bin/stable_token');
    response.end(
      JSON.stringify(isToken ? { access_token: 't', expires_in: 7200 } : { errcode: 0, ticket: 'T', expires_in: 7200 }),
    );
  }).listen(0, '127.0.0.1');
  await once(wechat, 'listening');
  const address = wechat.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server = await startTestServer({
    WECHAT_JS_APPS: 'wx1234567890abcdef:s3cret',
    WECHAT_API_SERVER: `http://127.0.0.1:${address.port}`,
  });
});
afterAll(async () => {
  await server.stop();
  wechat.close();
});

const host = 'localhost:80';
const ask = (url: string) => callEndpoint(server.app, getWechatJsConfig, { url }, { host });
const setAppId = (appId: string) =>
  server.db.execute(
    sql`INSERT INTO setting (name, value) VALUES ('wxAppId', ${appId}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );

it('signs as WeChat’s own example does', () => {
  // The figures of the appendix of WeChat's JS-SDK documentation.
  const signature = signPage({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value',
  });
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

it('signs a page of this site without its fragment, where the site has an account', async () => {
  await setAppId('wx1234567890abcdef');
  const { config } = await resultOf(server.app, getWechatJsConfig, { url: `http://${host}/photo?id=3#top` }, { host });
  expect(config?.appId).toBe('wx1234567890abcdef');
  const text = `jsapi_ticket=T&noncestr=${config?.nonceStr}&timestamp=${config?.timestamp}&url=http://${host}/photo?id=3`;
  expect(config?.signature).toBe(createHash('sha1').update(text).digest('hex'));
});

it('signs no page of another host, and none where there is no account or no secret', async () => {
  expect((await ask('https://evil.example/photo')).code).toBe('Wechat.UrlRefused');
  for (const appId of ['', 'wxother']) {
    await setAppId(appId);
    expect((await ask(`http://${host}/`)).result).toEqual({ config: null });
  }
});
