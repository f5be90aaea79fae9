import { z } from 'zod';
import type { OAuthProvider } from '../../modules/account/index.ts';
import { askProvider, codeRefused, type ProviderApp, providerFailed, readJson, withQuery } from './ask-provider.ts';

interface WechatOptions extends ProviderApp {
  /** Server where the visitor scans the QR code: https://open.weixin.qq.com. */
  pageServer: string;
  /** Server for API requests: https://api.weixin.qq.com. */
  apiServer: string;
}

const title = '微信';
const Failure = z.object({ errcode: z.number(), errmsg: z.string().optional() });
const Token = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });
const UserInfo = z.object({ openid: z.string(), nickname: z.string().default(''), unionid: z.string().optional() });

/** WeChat's log-in of websites: a QR code on the open platform, `sns/oauth2/access_token`, `sns/userinfo`. */
export function wechatLogin({ appId, secret, pageServer, apiServer, send }: WechatOptions): OAuthProvider {
  async function ask<Answer extends z.ZodType>(url: string, answer: Answer): Promise<z.output<Answer>> {
    const body = readJson(await askProvider(title, send, url));
    const failure = Failure.safeParse(body);
    // 40029: invalid code; 40163: code been used; 41008: code missing; 42003: code expired. Others are ours or WeChat's fault.
    if (failure.success && failure.data.errcode !== 0) {
      const refused = [40029, 40163, 41008, 42003].includes(failure.data.errcode);
      throw refused ? codeRefused(title, failure.data) : providerFailed(title, '登录出错', failure.data);
    }
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw providerFailed(title, '的回应无法识别', parsed.error);
    return parsed.data;
  }

  return {
    provider: 'wechat',
    appId,
    authorizeUrl({ state, redirectUri }) {
      const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login', state };
      return `${withQuery(`${pageServer}/connect/qrconnect`, query)}#wechat_redirect`;
    },
    async identify({ code }) {
      const tokenQuery = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const token = await ask(withQuery(`${apiServer}/sns/oauth2/access_token`, tokenQuery), Token);
      const infoQuery = { access_token: token.access_token, openid: token.openid, lang: 'zh_CN' };
      const info = await ask(withQuery(`${apiServer}/sns/userinfo`, infoQuery), UserInfo);
      if (info.openid !== token.openid) throw providerFailed(title, '的回应前后不一致');
      return { openId: token.openid, subject: info.unionid ?? token.openid, nickName: info.nickname };
    },
  };
}
