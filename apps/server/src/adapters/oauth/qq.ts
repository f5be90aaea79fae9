import { z } from 'zod';
import type { OAuthProvider } from '../../modules/account/index.ts';
import { askProvider, codeRefused, type ProviderApp, providerFailed, readJson, withQuery } from './ask-provider.ts';

interface QqOptions extends ProviderApp {
  /** Servers for the consent page and for API requests: both https://graph.qq.com. */
  pageServer: string;
  apiServer: string;
}

const title = 'QQ';
const Failure = z.object({ error: z.coerce.number(), error_description: z.string().optional() });
const Me = z.object({ client_id: z.string(), openid: z.string().min(1), unionid: z.string().optional() });
const UserInfo = z.object({ ret: z.literal(0), nickname: z.string().default('') });

/** QQ Connect: `oauth2.0/token` returns a query string, `oauth2.0/me` a script that calls `callback`. */
export function qqLogin({ appId, secret, pageServer, apiServer, send }: QqOptions): OAuthProvider {
  async function ask(path: string, query: Readonly<Record<string, string>>): Promise<string> {
    const text = await askProvider(title, send, withQuery(`${apiServer}${path}`, query));
    const failure = Failure.safeParse(readJson(text));
    if (!failure.success) return text;
    // 100019: code to access token error; 100020: code is reused.
    const refused = [100019, 100020].includes(failure.data.error);
    throw refused ? codeRefused(title, failure.data) : providerFailed(title, '登录出错', failure.data);
  }

  return {
    provider: 'qq',
    appId,
    authorizeUrl({ state, redirectUri }) {
      const query = {
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
      };
      return withQuery(`${pageServer}/oauth2.0/authorize`, query);
    },
    async identify({ code, redirectUri }) {
      const grant = { grant_type: 'authorization_code', client_id: appId, client_secret: secret };
      const answer = await ask('/oauth2.0/token', { ...grant, code, redirect_uri: redirectUri });
      const accessToken = new URLSearchParams(answer).get('access_token');
      if (!accessToken) throw providerFailed(title, '的回应无法识别');
      const me = Me.safeParse(readJson(await ask('/oauth2.0/me', { access_token: accessToken, unionid: '1' })));
      // A token issued for another app must not log anyone in here.
      if (!me.success || me.data.client_id !== appId) throw providerFailed(title, '的回应无法识别', me.error);
      const { openid, unionid } = me.data;
      const infoQuery = { access_token: accessToken, oauth_consumer_key: appId, openid };
      const info = UserInfo.safeParse(readJson(await ask('/user/get_user_info', infoQuery)));
      if (!info.success) throw providerFailed(title, '的回应无法识别', info.error);
      return { openId: openid, subject: unionid ?? openid, nickName: info.data.nickname };
    },
  };
}
