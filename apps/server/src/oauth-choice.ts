import type { Config } from './config.ts';

/** Returns the third-party log-ins `config` enables: the local stand-in outside production, else those with an id and a secret. */
export function oauthChoice(config: Config) {
  const app = (appId: string | undefined, secret: string | undefined, pageServer: string, apiServer: string) =>
    appId === undefined || secret === undefined ? undefined : { appId, secret, pageServer, apiServer };
  const wanted = config.OAUTH_PROVIDER ?? (config.NODE_ENV === 'production' ? 'real' : 'consent-page');
  return {
    isLocal: wanted === 'consent-page',
    wechat: app(config.WECHAT_APP_ID, config.WECHAT_APP_SECRET, config.WECHAT_OPEN_SERVER, config.WECHAT_API_SERVER),
    qq: app(config.QQ_APP_ID, config.QQ_APP_SECRET, config.QQ_SERVER, config.QQ_SERVER),
    weibo: app(config.WEIBO_APP_ID, config.WEIBO_APP_SECRET, config.WEIBO_SERVER, config.WEIBO_SERVER),
  };
}
