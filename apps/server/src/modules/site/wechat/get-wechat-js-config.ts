import { randomBytes } from 'node:crypto';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getWechatJsConfig as endpoint } from '@tuyuan/contract/site/third-party-api.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { textSetting } from '../settings/index.ts';
import { signPage } from './sign-page.ts';
import type { WechatJs } from './wechat-js.ts';

interface Deps {
  wechat: WechatJs;
  siteAddress: string | undefined;
}

/** Signs a page of this site. Throws `Wechat.UrlRefused` for one of another host, and `Wechat.Unavailable`. */
export async function getWechatJsConfig(
  { wechat, siteAddress }: Deps,
  { db, origin }: Pick<RequestContext, 'db' | 'origin'>,
  { url }: { url: string },
): Promise<OutputOf<typeof endpoint>> {
  const hosts = [origin, siteAddress].filter((each) => each !== undefined).map((each) => new URL(each).host);
  if (!hosts.includes(new URL(url).host)) throw new AppError('Wechat.UrlRefused');
  const appId = await textSetting(db, 'wxAppId');
  const ticket = appId === '' ? null : await wechat.ticketOf(appId);
  if (ticket === null) return { config: null };
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(Date.now() / 1000);
  const [signed = ''] = url.split('#');
  return { config: { appId, timestamp, nonceStr, signature: signPage({ ticket, nonceStr, timestamp, url: signed }) } };
}
