import type { createQrLogIn as createQrLogInEndpoint } from '@tuyuan/contract/account/qr-log-in.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { markBrowser, newOneTimeKey } from '../oauth/index.ts';
import { insertQrLogIn } from './qr-log-in.repository.ts';

const lifeSeconds = 120;
const perMinute = 20;

/** Begins a log-in by QR code in this browser. Throws `Request.TooMany`. */
export async function createQrLogIn(
  { db, cookies, clientIp, userAgent }: RequestContext,
  { rememberMe }: { rememberMe: boolean },
): Promise<OutputOf<typeof createQrLogInEndpoint>> {
  const quota = { key: `qr-log-in:${addressKey(clientIp)}`, limit: perMinute, seconds: 60 };
  const retryAfter = await takeQuota(db, quota);
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const { key, hash: codeHash } = newOneTimeKey();
  const browserHash = markBrowser(cookies);
  await insertQrLogIn(db, { codeHash, browserHash, isRemembered: rememberMe, clientIp, userAgent, lifeSeconds });
  return { code: key, expiresInSeconds: lifeSeconds };
}
