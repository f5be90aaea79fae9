import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { AttendeeRecord } from '@tuyuan/contract/conference/user-mobile.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeAnswers } from './change-answers.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { getMyRecord, ownRecordRow } from './get-my-record.ts';
import { isRecordOver } from './record.presenter.ts';
import { fieldChangeNow } from './record-fields.policy.ts';
import { checkAnswers } from './registration-answers.policy.ts';
import { wrongAnswers } from './wrong-answers.ts';

/**
 * Changes the attendee's own fields; omitted ones are kept. Throws `Conference.Over`, `Attendee.FieldLocked` at the
 * field, and `Request.Invalid` at `answers.<key>`.
 */
export async function updateMyRecord(
  deps: ConferenceDeps,
  context: TicketContext,
  given: Readonly<Record<string, RegistrationAnswer>>,
): Promise<AttendeeRecord> {
  const row = await ownRecordRow(deps, context);
  if (isRecordOver(row)) throw new AppError('Conference.Over');
  const asked = new Set(Object.keys(given));
  const changed = row.form.filter(({ key }) => asked.has(key));
  for (const field of changed) {
    if (fieldChangeNow(field, { now: row.now, isOver: false }) === 'editable') continue;
    const { message } = new AppError('Attendee.FieldLocked');
    throw new AppError('Attendee.FieldLocked', {
      validationErrors: [{ message, members: [`answers.${field.key}`] }],
    });
  }
  const { answers, faults } = checkAnswers(changed, given, { isWhole: false });
  if (faults.length > 0) throw wrongAnswers(faults);
  await inTransaction(context.db, (transaction) => changeAnswers(transaction, row.id, answers));
  return getMyRecord(deps, context);
}
