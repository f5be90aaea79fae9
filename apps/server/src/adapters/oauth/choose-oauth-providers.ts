import type { FastifyInstance } from 'fastify';
import type { OAuthProvider } from '../../modules/account/index.ts';
import { consentPage } from './consent-page/consent-page.ts';
import { qqLogin } from './qq.ts';
import { wechatLogin } from './wechat.ts';
import { weiboLogin } from './weibo.ts';

interface App {
  appId: string;
  secret: string;
  pageServer: string;
  apiServer: string;
}

interface OAuthChoice {
  /** True when the server's own page replaces all three. */
  isLocal: boolean;
  wechat: App | undefined;
  qq: App | undefined;
  weibo: App | undefined;
}

interface ChosenProviders {
  readonly providers: readonly OAuthProvider[];
  /** Registers the pages of the local stand-in; nothing for real providers. */
  routes(app: FastifyInstance): Promise<void>;
}

export function chooseOAuthProviders({ isLocal, wechat, qq, weibo }: OAuthChoice): ChosenProviders {
  if (isLocal) return consentPage();
  const send = fetch;
  const providers = [
    wechat && wechatLogin({ ...wechat, send }),
    qq && qqLogin({ ...qq, send }),
    weibo && weiboLogin({ ...weibo, send }),
  ];
  return { providers: providers.filter((provider) => provider !== undefined), routes: () => Promise.resolve() };
}
