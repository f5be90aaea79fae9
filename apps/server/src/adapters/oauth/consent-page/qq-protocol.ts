import type { ConsentApp, ConsentDesk } from './consent-desk.ts';

function callback(value: object): Response {
  return new Response(`callback( ${JSON.stringify(value)} );\n`, { headers: { 'content-type': 'text/html' } });
}

function refuse(error: number, description: string): Response {
  return callback({ error, error_description: description });
}

/** Emulates QQ's server: a query string for the token, a script for the identity, JSON for the rest. */
export function answerAsQq(request: Request, app: ConsentApp, desk: ConsentDesk): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  if (pathname.endsWith('/oauth2.0/token')) {
    if (query.get('client_id') !== app.appId) return refuse(100008, 'client id is illegal');
    if (query.get('client_secret') !== app.secret) return refuse(100009, 'client secret is illegal');
    if (query.get('grant_type') !== 'authorization_code') return refuse(100004, 'param grant_type is wrong');
    const redirectUri = query.get('redirect_uri');
    const redeemed = redirectUri ? desk.redeemCode(query.get('code') ?? '', app.appId, redirectUri) : null;
    if (!redeemed) return refuse(100020, 'code is reused error');
    const token = { access_token: redeemed.accessToken, expires_in: '7776000', refresh_token: '' };
    return new Response(`${new URLSearchParams(token)}`, { headers: { 'content-type': 'text/html' } });
  }
  const token = desk.tokenOf(query.get('access_token') ?? '');
  if (pathname.endsWith('/oauth2.0/me')) {
    if (!token) return refuse(100016, 'access token check failed');
    const { openId, unionId } = token.person;
    const wantsUnion = query.get('unionid') === '1';
    return callback({ client_id: token.appId, openid: openId, ...(wantsUnion && { unionid: unionId }) });
  }
  if (pathname.endsWith('/user/get_user_info')) {
    const isOwn = token?.appId === query.get('oauth_consumer_key') && token?.person.openId === query.get('openid');
    if (!token || !isOwn) return Response.json({ ret: -23, msg: 'token is invalid' });
    return Response.json({ ret: 0, msg: '', nickname: token.person.nickName });
  }
  return new Response('', { status: 404 });
}
