import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { getChangeRequests } from '@tuyuan/contract/conference/attendee-actions.ts';
import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import {
  changeAnswers,
  conferenceExists,
  insertMessages,
  publishAttendeeChanged,
  wakeAttendeeWork,
} from '../registration/index.ts';
import { changeExists, decideChange, findChangeRequests, storeNameOrPhone } from './attendee-change.repository.ts';
import { bulkRows } from './bulk-rows.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { maskedAnswer } from './masked-answer.ts';
import { seesPersonalData } from './present-attendees.ts';

const ownLabels = new Map([
  ['name', '姓名'],
  ['phone', '手机号'],
]);

/** Old and new values are masked for callers without access to personal data. Throws `Conference.NotFound`. */
export async function listChangeRequests(
  context: SignedInContext,
  query: InputOf<typeof getChangeRequests>,
  timeZone: string,
): Promise<OutputOf<typeof getChangeRequests>> {
  if (!(await conferenceExists(context.db, query.conferenceId))) throw new AppError('Conference.NotFound');
  const rows = await findChangeRequests(context.db, query);
  const isOpen = seesPersonalData(context);
  const shown = (key: string, value: RegistrationAnswer) => (isOpen ? value : maskedAnswer(key, value));
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      id: row.id,
      attendeeId: row.attendee_id,
      attendeeName: row.attendee_name,
      ticketTypeName: row.ticket_type_name,
      key: row.field,
      label: row.label ?? ownLabels.get(row.field) ?? row.field,
      oldValue: row.old_value === null ? null : shown(row.field, row.old_value),
      newValue: shown(row.field, row.new_value),
      state: row.state,
      reason: row.reason,
      askedAt: toWireDate(row.created_at, timeZone),
      decidedAt: row.decided_at && toWireDate(row.decided_at, timeZone),
      decidedBy: row.decided_by,
    })),
  };
}

/** Applies requested changes and notifies the attendees. */
export function approveChanges(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  ids: readonly number[],
): Promise<BulkResult> {
  return decide(deps, context, ids, async (transaction, id) => {
    const change = await decideOne(transaction, id, { state: 'approved', reason: '', decidedBy: context.actor.id });
    const { field, attendee_id: attendeeId, new_value: value } = change;
    if (field === 'name' || field === 'phone') await changeNameOrPhone(transaction, attendeeId, field, String(value));
    else await changeAnswers(transaction, attendeeId, { [field]: value });
    await insertMessages(transaction, [attendeeId], 'changeApproved', ownLabels.get(field) ?? '资料');
    await publishAttendeeChanged(transaction, attendeeId);
  });
}

/** Rejects requested changes and notifies the attendees with the reason. */
export function rejectChanges(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<BulkResult> {
  return decide(deps, context, ids, async (transaction, id) => {
    const change = await decideOne(transaction, id, { state: 'rejected', reason, decidedBy: context.actor.id });
    await insertMessages(transaction, [change.attendee_id], 'changeRejected', reason);
  });
}

async function decide(
  { jobs }: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  ids: readonly number[],
  change: (transaction: Database, id: number) => Promise<void>,
): Promise<BulkResult> {
  const result = await bulkRows(db, ids, change);
  wakeAttendeeWork(jobs, db, tenant.schema);
  return result;
}

async function decideOne(...[transaction, id, decision]: Parameters<typeof decideChange>) {
  const change = await decideChange(transaction, id, decision);
  if (change) return change;
  throw new AppError(
    (await changeExists(transaction, id)) ? 'AttendeeChange.StateMismatch' : 'AttendeeChange.NotFound',
  );
}

async function changeNameOrPhone(
  transaction: Database,
  attendeeId: number,
  field: 'name' | 'phone',
  value: string,
): Promise<void> {
  try {
    await storeNameOrPhone(transaction, attendeeId, field, value);
  } catch (error) {
    if (isUniqueViolation(error, 'attendee_phone')) throw new AppError('Attendee.PhoneTaken');
    throw error;
  }
}
