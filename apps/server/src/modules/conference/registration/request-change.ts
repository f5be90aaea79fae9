import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { AttendeeRecord } from '@tuyuan/contract/conference/user-mobile.ts';
import { shownNameField } from '@tuyuan/contract/fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { getMyRecord, ownRecordRow } from './get-my-record.ts';
import { isRecordOver } from './record.presenter.ts';
import { deleteChangeRequest, insertChangeRequest } from './record.repository.ts';
import { fieldChangeNow, ownFields } from './record-fields.policy.ts';
import { checkAnswers } from './registration-answers.policy.ts';

const maxNameLength = 30;

/**
 * Requests a change of an answer that requires the office's approval. Throws `Conference.Over`, `Attendee.FieldLocked`,
 * and `Request.Invalid` at `value`.
 */
export async function requestChange(
  deps: ConferenceDeps,
  context: TicketContext,
  { key, value }: { key: string; value: RegistrationAnswer },
): Promise<AttendeeRecord> {
  const row = await ownRecordRow(deps, context);
  if (isRecordOver(row)) throw new AppError('Conference.Over');
  const field = [...ownFields, ...row.form].find((one) => one.key === key);
  if (!field || fieldChangeNow(field, { now: row.now, isOver: false }) !== 'approval')
    throw new AppError('Attendee.FieldLocked');
  const { answers, faults } = checkAnswers([field], { [key]: value }, { isWhole: true });
  const message = faults[0]?.message ?? (key === 'name' ? nameFault(value) : undefined);
  if (message !== undefined)
    throw new AppError('Request.Invalid', { validationErrors: [{ message, members: ['value'] }] });
  const before = key === 'name' ? row.name : key === 'phone' ? row.phone : row.answers[key];
  await insertChangeRequest(context.db, {
    attendeeId: row.id,
    field: key,
    oldValue: before,
    newValue: answers[key],
  });
  return getMyRecord(deps, context);
}

/** Returns why a text is not a valid name, with the same rules as at registration. */
function nameFault(value: RegistrationAnswer): string | undefined {
  return shownNameField(maxNameLength).safeParse(value).error?.issues[0]?.message;
}

/** Throws `AttendeeChange.NotFound` where none waits. */
export async function withdrawChange(
  deps: ConferenceDeps,
  context: TicketContext,
  key: string,
): Promise<AttendeeRecord> {
  if (!(await deleteChangeRequest(context.db, context.ticket.attendeeId, key)))
    throw new AppError('AttendeeChange.NotFound');
  return getMyRecord(deps, context);
}
