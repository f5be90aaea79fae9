import { AppError } from '@tuyuan/errors/app-error.ts';
import { hashPin } from '@tuyuan/format/check-in/pin-hash.ts';
import type { Database } from '../../../platform/database/database.ts';
import { returnQuota, takeQuota } from '../../../platform/database/quota.repository.ts';
import { readSupervisors, type SupervisorRow } from './supervisor.repository.ts';

const maxTries = 5;
const spanSeconds = 600;

/**
 * Returns the supervisor of a PIN. Throws `CheckIn.PinWrong` and, after five wrong PINs in ten minutes from one staff
 * member, `CheckIn.TooManyPins`.
 */
export async function checkPin(
  db: Database,
  { conferenceId, attendeeId }: { conferenceId: number; attendeeId: number },
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<SupervisorRow> {
  const key = `check-in-pin:${attendeeId}`;
  const retryAfter = await takeQuota(db, { key, limit: maxTries, seconds: spanSeconds });
  if (retryAfter !== null) throw new AppError('CheckIn.TooManyPins', { retryAfter });
  const hash = Buffer.from(await hashPin(pin, salt), 'base64url');
  const supervisor = (await readSupervisors(db, conferenceId)).find(({ pin_hash }) => pin_hash.equals(hash));
  if (!supervisor)
    throw new AppError('CheckIn.PinWrong', { validationErrors: [{ message: '授权码不正确', members: ['pin'] }] });
  await returnQuota(db, key);
  return supervisor;
}
