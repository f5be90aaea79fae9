import type { checkIfPhoneNumberExist as endpoint } from '@tuyuan/contract/account/registration.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { redeemForPhoneCheck } from '../captcha/index.ts';
import { findUserByPhone } from './registration.repository.ts';

const perMinute = 10;

/** Returns whether a number has an account. A captcha per request and ten requests a minute prevent enumeration. */
export async function checkIfPhoneNumberExist(
  { db, clientIp }: RequestContext,
  { phone, captchaTicket }: InputOf<typeof endpoint>,
): Promise<boolean> {
  const key = `phone-check:${addressKey(clientIp)}`;
  const retryAfter = await takeQuota(db, { key, limit: perMinute, seconds: 60 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  await redeemForPhoneCheck(db, captchaTicket, phone);
  return (await findUserByPhone(db, phone)) !== null;
}
