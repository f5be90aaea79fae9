import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import {
  admitApplicant,
  endRegistration,
  publishAttendeeChanged,
  reissueTicket,
  resendTicket,
  revokeTicket,
  standingStates,
  wakeAttendeeWork,
} from '../registration/index.ts';
import { bulkRows } from './bulk-rows.ts';
import { findManagedAttendee } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';

interface Asked {
  ids: readonly number[];
  reason: string;
}

async function each(
  { jobs }: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  ids: readonly number[],
  change: (transaction: Database, id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const result = await bulkRows(db, ids, async (transaction, id) => {
    await change(transaction, id);
    await publishAttendeeChanged(transaction, id);
  });
  wakeAttendeeWork(jobs, db, tenant.schema);
  return result;
}

/** Applications become tickets while there are places, then they wait in the list. */
export function approveAttendees(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  ids: readonly number[],
): Promise<BulkResult> {
  return each(deps, context, ids, (transaction, id) => admitApplicant(transaction, deps.box, id));
}

/** Rejects attendees who applied or are on the waitlist. */
export function rejectAttendees(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { ids, reason }: Asked,
): Promise<BulkResult> {
  return each(deps, context, ids, (transaction, id) =>
    endRegistration(transaction, deps.box, { id, state: 'rejected', reason, from: ['applied', 'waitlisted'] }),
  );
}

/** Cancels attendees whose registration has not ended. */
export function cancelAttendees(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { ids, reason }: Asked,
): Promise<BulkResult> {
  return each(deps, context, ids, (transaction, id) =>
    endRegistration(transaction, deps.box, {
      id,
      state: 'cancelled',
      reason,
      from: standingStates,
    }),
  );
}

export function resendTickets(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  ids: readonly number[],
): Promise<BulkResult> {
  return each(deps, context, ids, async (transaction, id) => {
    const attendee = await findManagedAttendee(transaction, id);
    if (!attendee) throw new AppError('Attendee.NotFound');
    if (!attendee.has_ticket) throw new AppError('Ticket.NotFound');
    if (attendee.phone === '') throw new AppError('Attendee.NoPhone');
    await resendTicket(transaction, id);
  });
}

export function revokeTickets(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { ids, reason }: Asked,
): Promise<BulkResult> {
  return each(deps, context, ids, (transaction, id) => revokeTicket(transaction, { attendeeId: id, reason }));
}

export function reissueTickets(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { ids, reason }: Asked,
): Promise<BulkResult> {
  return each(deps, context, ids, (transaction, id) =>
    reissueTicket(transaction, deps.box, { attendeeId: id, reason }),
  );
}
