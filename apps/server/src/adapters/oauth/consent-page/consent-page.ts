import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OAuthProvider, OAuthProviderName } from '../../../modules/account/index.ts';
import { requestOrigin } from '../../../platform/http/request-origin.ts';
import { type Send, withQuery } from '../ask-provider.ts';
import { qqLogin } from '../qq.ts';
import { wechatLogin } from '../wechat.ts';
import { weiboLogin } from '../weibo.ts';
import { type ConsentApp, type ConsentDesk, consentDesk, localPerson } from './consent-desk.ts';
import { consentHtml, consentStyle } from './consent-html.ts';
import { answerAsQq } from './qq-protocol.ts';
import { answerAsWechat } from './wechat-protocol.ts';
import { answerAsWeibo } from './weibo-protocol.ts';

interface LocalProvider {
  readonly name: OAuthProviderName;
  readonly title: string;
  /** Path of the provider's consent page, below the provider's address. */
  readonly page: string;
  readonly login: typeof qqLogin;
  readonly answer: (request: Request, app: ConsentApp, desk: ConsentDesk) => Response;
  /** Query parameters added to the redirect when the visitor refuses. */
  readonly refusal: Readonly<Record<string, string>>;
}

const localProviders: readonly LocalProvider[] = [
  {
    name: 'wechat',
    title: '微信',
    page: '/connect/qrconnect',
    login: wechatLogin,
    answer: answerAsWechat,
    refusal: {},
  },
  {
    name: 'qq',
    title: ' QQ ',
    page: '/oauth2.0/authorize',
    login: qqLogin,
    answer: answerAsQq,
    refusal: { usercancel: '1' },
  },
  {
    name: 'weibo',
    title: '微博',
    page: '/oauth2/authorize',
    login: weiboLogin,
    answer: answerAsWeibo,
    refusal: { error: 'access_denied', error_code: '21330' },
  },
];

const AuthorizeQuery = z.object({
  appid: z.string().optional(),
  client_id: z.string().optional(),
  redirect_uri: z.string().max(500),
  state: z.string().max(200),
});
const Answer = z.object({
  redirect_uri: z.string().max(500),
  state: z.string().max(200),
  person: z.string().max(20).default(''),
  nickName: z.string().trim().max(20).default(''),
  decision: z.enum(['agree', 'refuse']),
});

interface ConsentPage {
  /** All three, by the same adapters as the real ones, over a wire that stays in this process. */
  readonly providers: readonly OAuthProvider[];
  routes(app: FastifyInstance): Promise<void>;
}

/** Third-party log-in without a third party: a page of this server on which one agrees as WeChat, QQ or Weibo. */
export function consentPage(): ConsentPage {
  const desk = consentDesk();
  const entries = localProviders.map((local) => {
    const app = { appId: `local-${local.name}`, secret: randomBytes(16).toString('hex') };
    const send: Send = async (request) => local.answer(request, app, desk);
    const pageServer = `/oauth/consent/${local.name}`;
    const provider = local.login({ ...app, send, pageServer, apiServer: `http://consent.invalid/${local.name}` });
    return { local, app, provider, pageServer };
  });

  async function show(request: FastifyRequest, reply: FastifyReply, local: LocalProvider, fault?: string) {
    const { redirect_uri: redirectUri, state } = AuthorizeQuery.parse(
      fault === undefined ? request.query : request.body,
    );
    const siteName = request.tenant?.name ?? '图苑';
    const html = consentHtml({
      provider: local.name,
      title: local.title,
      siteName,
      redirectUri,
      state,
      ...(fault && { fault }),
    });
    const style = createHash('sha256').update(consentStyle(local.name)).digest('base64');
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Only back to this site: the page must not become a way to anywhere. */
  function isOwnAddress(request: FastifyRequest, redirectUri: string): boolean {
    return redirectUri === `${requestOrigin(request)}/account/oauth`;
  }

  return {
    providers: entries.map(({ provider }) => provider),
    routes: async (app) =>
      void (await app.register(async (scope) => {
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: 8192 },
          (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        for (const { local, app: client, pageServer } of entries) {
          scope.get(`${pageServer}${local.page}`, async (request, reply) => {
            const query = AuthorizeQuery.safeParse(request.query);
            const isAsked = query.success && (query.data.appid ?? query.data.client_id) === client.appId;
            if (!isAsked || !isOwnAddress(request, query.data.redirect_uri)) return refuse(reply);
            return show(request, reply, local);
          });
          scope.post(`${pageServer}/answer`, async (request, reply) => {
            const answer = Answer.safeParse(request.body);
            if (!answer.success || !isOwnAddress(request, answer.data.redirect_uri)) return refuse(reply);
            const { decision, person, nickName, state, redirect_uri: redirectUri } = answer.data;
            if (decision === 'refuse') return reply.redirect(withQuery(redirectUri, { ...local.refusal, state }), 303);
            const name = person || nickName;
            if (name === '') return show(request, reply, local, '请填写昵称。');
            const grant = { appId: client.appId, redirectUri, person: localPerson(local.name, name) };
            return reply.redirect(withQuery(redirectUri, { code: desk.issueCode(grant), state }), 303);
          });
        }
      })),
  };
}

function refuse(reply: FastifyReply) {
  return reply.code(400).type('text/plain; charset=utf-8').send('授权请求有误：应用编号或回调地址不正确。');
}
