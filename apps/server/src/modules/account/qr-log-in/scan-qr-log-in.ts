import type { scanQrLogIn as scanQrLogInEndpoint } from '@tuyuan/contract/account/qr-log-in.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { hashOneTimeKey } from '../oauth/index.ts';
import { describeDevice } from '../safety/index.ts';
import { claimQrLogIn, settleQrLogIn } from './qr-log-in.repository.ts';

const perMinute = 20;

/** Opens a code on the caller's phone. Throws `QrLogIn.Refused`, `Request.TooMany`. */
export async function scanQrLogIn(
  { db, actor, tokenHash, clientIp }: SignedInContext,
  { code }: { code: string },
): Promise<AnswerTo<typeof scanQrLogInEndpoint>> {
  const retryAfter = await takeQuota(db, { key: `qr-scan:${actor.id}`, limit: perMinute, seconds: 60 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const claimed = claimQrLogIn(db, { codeHash: hashOneTimeKey(code), userId: actor.id, tokenHash });
  const { userAgent, ...shown } = await orThrow(claimed, 'QrLogIn.Refused');
  return {
    ...shown,
    deviceName: describeDevice(userAgent).deviceName,
    isSameNetwork: addressKey(shown.clientIp) === addressKey(clientIp),
  };
}

/** Throws `QrLogIn.Refused`. */
export async function confirmQrLogIn(
  { db, actor }: SignedInContext,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<Record<string, never>> {
  const settled = { codeHash: hashOneTimeKey(code), userId: actor.id, isConfirmed };
  if (!(await settleQrLogIn(db, settled))) throw new AppError('QrLogIn.Refused');
  return {};
}
