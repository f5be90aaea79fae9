import { setTimeout as pause } from 'node:timers/promises';
import type { SmsPurpose, sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { returnQuota, takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { redeemForSms } from '../captcha/index.ts';
import { codeSeconds, issueSmsCode } from './sms-code.ts';
import type { SmsSender } from './sms-sender.ts';
import { smsText } from './sms-text.ts';

export interface SmsLimits {
  /** Seconds between two messages to one number. */
  pauseSeconds: number;
  /** Messages in 24 hours: per phone number, per requesting address, per site. */
  perPhone: number;
  perAddress: number;
  perSite: number;
}

export interface SmsDeps {
  sender: SmsSender;
  limits: SmsLimits;
  isRegistered(db: Database, phone: string): Promise<boolean>;
}

interface Wanted {
  phone: string;
  purpose: SmsPurpose;
  /** Null for the owner of a session, who needs none. */
  captchaTicket: string | null;
}

const daySeconds = 86_400;

/**
 * Sends a code; a number it is no use to gets a notice or nothing, with the same response and timing. Throws
 * `Captcha.TicketRefused`, `Sms.TooSoon`, `Sms.TooManyToday`, `Sms.Unavailable`.
 */
export async function sendCode(
  { sender, limits, isRegistered }: SmsDeps,
  { db, clientIp }: RequestContext,
  { phone, purpose, captchaTicket }: Wanted,
): Promise<OutputOf<typeof sendValidationSms>> {
  const pace = pause(sender.paceMs);
  const message = messageFor(purpose, await isRegistered(db, phone));
  const code = await inTransaction(db, async (transaction) => {
    if (captchaTicket !== null)
      await redeemForSms(transaction, captchaTicket, { phone, isRegistering: purpose === 'register' });
    await count(transaction, limits, phone, addressKey(clientIp));
    return message === 'code' ? issueSmsCode(transaction, { phone, purpose }) : null;
  });
  if (message !== 'none') {
    await sender.send(db, { phone, purpose, code, text: smsText(purpose, code) }).catch(async (error: unknown) => {
      await returnQuota(db, pauseKey(phone));
      throw error;
    });
  }
  await pace;
  return { expiresIn: codeSeconds, resendAfter: limits.pauseSeconds };
}

function messageFor(purpose: SmsPurpose, isRegistered: boolean): 'code' | 'notice' | 'none' {
  switch (purpose) {
    case 'register':
    case 'changePhone':
      return isRegistered ? 'notice' : 'code';
    case 'login':
    case 'resetPassword':
      return isRegistered ? 'code' : 'none';
    case 'bindPhone':
    case 'safety':
      return 'code';
  }
}

function pauseKey(phone: string): string {
  return `sms-pause:${phone}`;
}

async function count(transaction: Database, limits: SmsLimits, phone: string, address: string): Promise<void> {
  const tooSoon = await takeQuota(transaction, { key: pauseKey(phone), limit: 1, seconds: limits.pauseSeconds });
  if (tooSoon !== null) throw new AppError('Sms.TooSoon', { retryAfter: tooSoon });
  // Always in this order, so that two of them never wait for each other.
  for (const [key, limit] of [
    [`sms-phone:${phone}`, limits.perPhone],
    [`sms-address:${address}`, limits.perAddress],
    ['sms-site', limits.perSite],
  ] as const) {
    const retryAfter = await takeQuota(transaction, { key, limit, seconds: daySeconds });
    if (retryAfter !== null) throw new AppError('Sms.TooManyToday', { retryAfter });
  }
}
