import { createHmac, randomInt } from 'node:crypto';
import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSmsKey, storeCode, tryCode } from './sms.repository.ts';

export const codeSeconds = 300;
const maxTries = 5;

interface Bound {
  phone: string;
  purpose: SmsPurpose;
}

/** Creates a code for the number and purpose; only its keyed hash is stored. */
export async function issueSmsCode(db: Database, bound: Bound): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeCode(db, { ...bound, codeHash: await hashOf(db, bound, code) }, codeSeconds);
  return code;
}

/** Uses a code up; false when it is wrong, was tried five times, used, or is older than five minutes. */
export async function takeSmsCode(db: Database, { code, ...bound }: Bound & { code: string }): Promise<boolean> {
  return tryCode(db, { ...bound, codeHash: await hashOf(db, bound, code) }, maxTries);
}

/**
 * Same as `takeSmsCode`, but throws `Sms.CodeWrong` at the input's field `member`. Must not run in a transaction,
 * because the try must count.
 */
export async function verifySmsCode(
  db: Database,
  { member = 'smsCode', ...given }: Bound & { code: string; member?: string },
): Promise<void> {
  if (!(await takeSmsCode(db, given))) throw wrongSmsCode(member);
}

export function wrongSmsCode(member = 'smsCode'): AppError {
  return new AppError('Sms.CodeWrong', {
    validationErrors: [{ message: '验证码不正确或已失效', members: [member] }],
  });
}

async function hashOf(db: Database, { phone, purpose }: Bound, code: string): Promise<Buffer> {
  const key = await readSmsKey(db);
  return createHmac('sha256', key).update(`${purpose} ${phone} ${code}`).digest();
}
