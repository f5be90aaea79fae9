import type { FastifyInstance } from 'fastify';

/** Presses 同意 on the local consent page at `url` as that person. Returns the redirect's result. */
export async function agreeToOAuth(
  app: FastifyInstance,
  url: string,
  nickName: string,
): Promise<{ code: string; state: string }> {
  const page = new URL(url, 'http://localhost');
  const shown = await app.inject({ method: 'GET', url: `${page.pathname}${page.search}` });
  if (shown.statusCode !== 200) throw new Error(`The consent page answered ${shown.statusCode}: ${shown.body}`);
  const provider = page.pathname.split('/')[3] ?? '';
  const answer = await app.inject({
    method: 'POST',
    url: `/oauth/consent/${provider}/answer`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      redirect_uri: page.searchParams.get('redirect_uri') ?? '',
      state: page.searchParams.get('state') ?? '',
      person: '',
      nickName,
      decision: 'agree',
    }).toString(),
  });
  const back = new URL(String(answer.headers.location));
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}
