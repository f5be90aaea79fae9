import type { sendEmailCode as endpoint } from '@tuyuan/contract/community/user-channel.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { returnQuota, takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { textSetting } from '../../site/index.ts';
import type { ChannelDeps, EmailLimits } from './channel-deps.ts';
import { emailCodeSeconds, issueEmailCode } from './email-code.ts';
import { codeMail } from './mail-text.ts';

const daySeconds = 86_400;

/** Sends a code to the address. Throws `Email.TooSoon`, `Email.TooManyToday`, `Email.Unavailable`, `Email.Refused`. */
export async function sendEmailCode(
  { mail, box, limits }: Pick<ChannelDeps, 'mail' | 'box' | 'limits'>,
  { db, actor, clientIp }: Pick<SignedInContext, 'db' | 'actor' | 'clientIp'>,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  const code = await inTransaction(db, async (transaction) => {
    await count(transaction, limits, { userId: actor.id, address, clientIp });
    return issueEmailCode(transaction, box, { userId: actor.id, address });
  });
  const [outcome] = await mail.send(db, [codeMail(address, code, await textSetting(db, 'siteName'))]);
  if (outcome !== 'sent') await returnQuota(db, pauseKey(actor.id));
  if (outcome === 'refused') {
    const message = '这个邮箱收不到邮件，请检查地址';
    throw new AppError('Email.Refused', { validationErrors: [{ message, members: ['address'] }] });
  }
  if (outcome !== 'sent') throw new AppError('Email.Unavailable');
  return { expiresIn: emailCodeSeconds, resendAfter: limits.pauseSeconds };
}

const pauseKey = (userId: number) => `email-pause:${userId}`;

async function count(
  transaction: Database,
  limits: EmailLimits,
  { userId, address, clientIp }: { userId: number; address: string; clientIp: string },
): Promise<void> {
  const tooSoon = await takeQuota(transaction, { key: pauseKey(userId), limit: 1, seconds: limits.pauseSeconds });
  if (tooSoon !== null) throw new AppError('Email.TooSoon', { retryAfter: tooSoon });
  // Always in this order, so that two of them never wait for each other.
  for (const [key, limit] of [
    [`email-person:${userId}`, limits.perPerson],
    [`email-to:${address.toLowerCase()}`, limits.perEmail],
    [`email-address:${addressKey(clientIp)}`, limits.perAddress],
    ['email-site', limits.perSite],
  ] as const) {
    const retryAfter = await takeQuota(transaction, { key, limit, seconds: daySeconds });
    if (retryAfter !== null) throw new AppError('Email.TooManyToday', { retryAfter });
  }
}
