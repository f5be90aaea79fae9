import { randomInt } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { confirmAddress, storeEmailCode, tryEmailCode } from './channel.repository.ts';

export const emailCodeSeconds = 600;
const maxTries = 5;

interface Bound {
  userId: number;
  address: string;
}

/** Creates a code for the person and the address; only its keyed hash is stored. */
export async function issueEmailCode(db: Database, box: SecretBox, bound: Bound): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeEmailCode(db, { ...bound, codeHash: hashOf(box, bound, code) }, emailCodeSeconds);
  return code;
}

/** Confirms the address with the code that came to it. Throws `Email.CodeWrong`; not in a transaction, for a try must count. */
export async function confirmEmail(
  db: Database,
  box: SecretBox,
  { emailCode, ...bound }: Bound & { emailCode: string },
): Promise<void> {
  const isRight = await tryEmailCode(db, { ...bound, codeHash: hashOf(box, bound, emailCode) }, maxTries);
  if (!isRight)
    throw new AppError('Email.CodeWrong', {
      validationErrors: [{ message: '验证码不正确或已失效', members: ['emailCode'] }],
    });
  await confirmAddress(db, bound.userId, bound.address);
}

function hashOf(box: SecretBox, { userId, address }: Bound, code: string): Buffer {
  return box.mark(`code ${userId} ${address} ${code}`);
}
