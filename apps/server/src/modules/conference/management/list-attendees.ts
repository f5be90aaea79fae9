import type { getManagedAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { codeMarkOf, conferenceExists } from '../registration/index.ts';
import { findManagedAttendees } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { presentAttendee } from './present-attendees.ts';

/** Throws `Conference.NotFound`. */
export async function listAttendees(
  { box, timeZone }: ConferenceManagementDeps,
  context: SignedInContext,
  query: InputOf<typeof getManagedAttendees>,
): Promise<OutputOf<typeof getManagedAttendees>> {
  if (!(await conferenceExists(context.db, query.conferenceId))) throw new AppError('Conference.NotFound');
  const rows = await findManagedAttendees(context.db, query, codeMarkOf(box, query.keyword));
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => presentAttendee(context, row, timeZone)),
  };
}
