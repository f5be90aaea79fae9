import type { ConsentApp, ConsentDesk } from './consent-desk.ts';

function refuse(errcode: number, errmsg: string): Response {
  return Response.json({ errcode, errmsg });
}

/** Emulates WeChat's server as `api.weixin.qq.com` answers; errors have status 200 as there. */
export function answerAsWechat(request: Request, app: ConsentApp, desk: ConsentDesk): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  if (pathname.endsWith('/sns/oauth2/access_token')) {
    if (query.get('appid') !== app.appId) return refuse(40013, 'invalid appid');
    if (query.get('secret') !== app.secret) return refuse(40125, 'invalid appsecret');
    if (query.get('grant_type') !== 'authorization_code') return refuse(40002, 'invalid grant_type');
    const redeemed = desk.redeemCode(query.get('code') ?? '', app.appId, null);
    if (!redeemed) return refuse(40029, 'invalid code');
    const { accessToken, person } = redeemed;
    return Response.json({
      access_token: accessToken,
      expires_in: 7200,
      refresh_token: '',
      openid: person.openId,
      scope: 'snsapi_login',
      unionid: person.unionId,
    });
  }
  if (pathname.endsWith('/sns/userinfo')) {
    const token = desk.tokenOf(query.get('access_token') ?? '');
    if (!token) return refuse(40001, 'invalid credential, access_token is invalid or not latest');
    if (query.get('openid') !== token.person.openId) return refuse(40003, 'invalid openid');
    const { openId, unionId, nickName } = token.person;
    return Response.json({
      openid: openId,
      nickname: nickName,
      sex: 0,
      headimgurl: '',
      privilege: [],
      unionid: unionId,
    });
  }
  return refuse(-1, 'system error');
}
