import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { readOnDutyOnly, writeOnDutyOnly } from './check-in-rules.repository.ts';

/** Throws `Conference.NotFound`. */
export async function getCheckInRules(db: Database, conferenceId: number): Promise<{ onDutyOnly: boolean }> {
  const onDutyOnly = await readOnDutyOnly(db, conferenceId);
  if (onDutyOnly === undefined) throw new AppError('Conference.NotFound');
  return { onDutyOnly };
}

/** Throws `Conference.NotFound`. */
export async function setCheckInRules(
  db: Database,
  { conferenceId, onDutyOnly }: { conferenceId: number; onDutyOnly: boolean },
): Promise<{ onDutyOnly: boolean }> {
  const isSet = await inTransaction(db, (transaction) => writeOnDutyOnly(transaction, conferenceId, onDutyOnly));
  if (!isSet) throw new AppError('Conference.NotFound');
  return { onDutyOnly };
}
