import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { screenText } from '../../site/index.ts';
import { recordRegistration } from '../agreement/index.ts';
import { fieldRefusal } from './field-refusal.ts';
import { assignRole, insertUser } from './user.repository.ts';

interface PhoneUser {
  /** Verified by a code, and not used by another account. */
  phone: string;
  /** "" for the user name in its place; so is one with a word of level block. */
  nickName: string;
  agreementVersion: number;
  privacyVersion?: number | undefined;
  clientIp: string;
}

const attempts = 5;

/**
 * Creates an account after a third-party login, without a password and with a random user name. Must run in a
 * transaction. Errors: `Agreement.Outdated`, `User.PhoneTaken`.
 */
export async function createPhoneUser(
  transaction: Database,
  { phone, nickName, ...consent }: PhoneUser,
): Promise<{ id: number; user_name: string; is_active: boolean }> {
  const screened = await screenText(transaction, nickName);
  const shown = screened.verdict === 'block' ? '' : screened.text;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const userName = `user_${randomInt(10 ** 9)}`;
    const id = await insertUser(transaction, { userName, nickName: shown || userName, passwordHash: null, phone });
    if (id === null) continue;
    await assignRole(transaction, id, 'user');
    await recordRegistration(transaction, { userId: id, ...consent });
    return { id, user_name: userName, is_active: true };
  }
  throw fieldRefusal('User.PhoneTaken', 'phone');
}
