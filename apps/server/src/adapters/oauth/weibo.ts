import { z } from 'zod';
import type { OAuthProvider } from '../../modules/account/index.ts';
import { askProvider, codeRefused, type ProviderApp, providerFailed, readJson, withQuery } from './ask-provider.ts';

interface WeiboOptions extends ProviderApp {
  /** Servers for the consent page and for API requests: both https://api.weibo.com. */
  pageServer: string;
  apiServer: string;
}

const title = '微博';
const Failure = z.object({ error: z.string(), error_code: z.number().optional() });
const Token = z.object({ access_token: z.string().min(1), uid: z.string().min(1) });
const User = z.object({ idstr: z.string(), screen_name: z.string().default('') });

/** Weibo: `oauth2/access_token` by POST, then `2/users/show.json`. The only id is the app-specific one. */
export function weiboLogin({ appId, secret, pageServer, apiServer, send }: WeiboOptions): OAuthProvider {
  async function ask<Answer extends z.ZodType>(method: 'GET' | 'POST', url: string, answer: Answer) {
    const body = readJson(await askProvider(title, send, url, method));
    const failure = Failure.safeParse(body);
    if (failure.success) {
      const refused = failure.data.error === 'invalid_grant';
      throw refused ? codeRefused(title, failure.data) : providerFailed(title, '登录出错', failure.data);
    }
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw providerFailed(title, '的回应无法识别', parsed.error);
    return parsed.data;
  }

  return {
    provider: 'weibo',
    appId,
    authorizeUrl({ state, redirectUri }) {
      const query = { client_id: appId, response_type: 'code', redirect_uri: redirectUri, state };
      return withQuery(`${pageServer}/oauth2/authorize`, query);
    },
    async identify({ code, redirectUri }) {
      const grant = { client_id: appId, client_secret: secret, grant_type: 'authorization_code' };
      const tokenUrl = withQuery(`${apiServer}/oauth2/access_token`, { ...grant, redirect_uri: redirectUri, code });
      const { access_token, uid } = await ask('POST', tokenUrl, Token);
      const user = await ask('GET', withQuery(`${apiServer}/2/users/show.json`, { access_token, uid }), User);
      if (user.idstr !== uid) throw providerFailed(title, '的回应前后不一致');
      return { openId: uid, subject: uid, nickName: user.screen_name };
    },
  };
}
