import type { ConsentApp, ConsentDesk } from './consent-desk.ts';

function refuse(error: string, code: number, request: string): Response {
  return Response.json({ error, error_code: code, request, error_uri: request }, { status: 400 });
}

/** Weibo's server side: the token only by POST, errors with status 400. */
export function answerAsWeibo(request: Request, app: ConsentApp, desk: ConsentDesk): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  if (pathname.endsWith('/oauth2/access_token')) {
    if (request.method !== 'POST') return refuse('http_method_error', 10021, pathname);
    const isApp = query.get('client_id') === app.appId && query.get('client_secret') === app.secret;
    if (!isApp) return refuse('invalid_client', 21324, pathname);
    if (query.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type', 21328, pathname);
    const redirectUri = query.get('redirect_uri');
    if (!redirectUri) return refuse('redirect_uri_mismatch', 21322, pathname);
    const redeemed = desk.redeemCode(query.get('code') ?? '', app.appId, redirectUri);
    if (!redeemed) return refuse('invalid_grant', 21325, pathname);
    const { accessToken, person } = redeemed;
    return Response.json({
      access_token: accessToken,
      remind_in: '157679999',
      expires_in: 157679999,
      uid: person.openId,
    });
  }
  if (pathname.endsWith('/2/users/show.json')) {
    const token = desk.tokenOf(query.get('access_token') ?? '');
    if (!token) return refuse('invalid_access_token', 21332, pathname);
    if (query.get('uid') !== token.person.openId) return refuse('User does not exists!', 20003, pathname);
    return Response.json({ id: 0, idstr: token.person.openId, screen_name: token.person.nickName });
  }
  return refuse('api_not_found', 10020, pathname);
}
